import { dayOf, hourOf } from './dates';
import { readInstant } from './instant';

const ACTIVITY_MINUTES = 5;

/** SPEC 1.6. */
export const isActive = (ultimaConexion: string, now: Date): boolean => {
  const last = readInstant(ultimaConexion);

  return last !== undefined && now.getTime() - last.getTime() <= ACTIVITY_MINUTES * 60_000;
};

/** In Guayaquil; a dash for none (SPEC 1.5). */
export const dayAndTime = (text: string): string => {
  const instant = readInstant(text);

  return instant ? `${dayOf(instant)} ${hourOf(instant)}` : '—';
};
