const WRITTEN =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?))?\s*(Z|[+-]\d{2}(?::?\d{2})?)?$/i;
const GUAYAQUIL = '-05:00';

/** The instant that a text names: without an offset it is Guayaquil's time; undefined where it names none. */
export const readInstant = (text: string): Date | undefined => {
  const [, day, time = '00:00', offset = GUAYAQUIL] = WRITTEN.exec(text.trim()) ?? [];
  const instant = new Date(`${day}T${time.padStart(5, '0')}${withMinutes(offset)}`);

  return Number.isNaN(instant.getTime()) ? undefined : instant;
};

/** "-05", "-0500" and "-05:00" are the same; browsers read only the last. */
const withMinutes = (offset: string): string =>
  offset.toUpperCase() === 'Z' ? 'Z' : `${offset.slice(0, 3)}:${offset.slice(3).replace(':', '') || '00'}`;
