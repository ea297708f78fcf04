import type { Feature } from '../../ui/section/Feature';
import { SinConexion } from './SinConexion';
import { withKept } from './withKept';

/** In milliseconds: the requests of the first screens go first. */
const QUIET = 10_000;

/** Keeps the built program in this browser; plain http has no service worker, but on localhost. */
const keepProgram = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  setTimeout(() => void navigator.serviceWorker.register('/sw.js').catch(() => undefined), QUIET);
};

export const offline: Feature = { slots: { banner: SinConexion }, wrap: withKept, start: keepProgram };
