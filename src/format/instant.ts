const WRITTEN =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?))?\s*(Z|[+-]\d{2}(?::?\d{2})?)?$/i;
const GUAYAQUIL = '-05:00';

/** Guayaquil's time without an offset; undefined for any other text. */
export const readInstant = (text: string): Date | undefined => {
  const [, day, time = '00:00', offset = GUAYAQUIL] = WRITTEN.exec(text.trim()) ?? [];
  const instant = new Date(`${day}T${time.padStart(5, '0')}${withMinutes(offset)}`);

  return Number.isNaN(instant.getTime()) ? undefined : instant;
};

/** Browsers read "-05:00", but neither "-05" nor "-0500". */
const withMinutes = (offset: string): string =>
  offset.toUpperCase() === 'Z' ? 'Z' : `${offset.slice(0, 3)}:${offset.slice(3).replace(':', '') || '00'}`;
