import type { Feature } from '../../ui/section/Feature';
import { SinConexion } from './SinConexion';
import { withKept } from './withKept';

/** Milliseconds: the requests of the first screens have priority. */
const QUIET = 10_000;

/** Caches the app with a service worker, which needs https or localhost. */
const keepProgram = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  setTimeout(() => void navigator.serviceWorker.register('/sw.js').catch(() => undefined), QUIET);
};

export const offline: Feature = { slots: { banner: SinConexion }, wrap: withKept, start: keepProgram };
