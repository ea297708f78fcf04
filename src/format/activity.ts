import { dayOf } from './dates';
import { readInstant } from './instant';

/** SPEC 9: how long a user is active after the last connection. */
const ACTIVITY_MINUTES = 5;

/** Whether the last connection is 5 minutes old or less (SPEC 1, 4). */
export const isActive = (ultimaConexion: string, now: Date): boolean => {
  const last = readInstant(ultimaConexion);

  return last !== undefined && now.getTime() - last.getTime() <= ACTIVITY_MINUTES * 60_000;
};

/** Hours and minutes of a 24-hour day, as Ecuador writes them (SPEC 9). */
const time = new Intl.DateTimeFormat('es-EC', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'America/Guayaquil',
});

/** The day and time of an instant in Guayaquil; a dash for none (SPEC 1). */
export const dayAndTime = (text: string): string => {
  const instant = readInstant(text);

  return instant ? `${dayOf(instant)} ${time.format(instant)}` : '—';
};
