import { type ErrorDePagina, erroresCalls } from '../../contract/errores';
import { errorReport } from './errorReport';
import { isOwn } from './isOwn';
import type { Session } from './session';

/** What goes wrong thereafter is mostly its consequence. */
const MOST = 5;

export type Report = (origen: ErrorDePagina['origen'], failure: unknown) => void;

interface Options {
  session: Session;
  /** Where the API is; another host than the app's own is told nothing. */
  host: string;
}

/** Tells our own API what failed in this page: each thing once, a few in all, and nothing more once that fails too. */
export const createErrorReporter = ({ session, host }: Options): Report => {
  const told = new Set<string>();
  let isMute = !isOwn(host);

  return (origen, failure) => {
    // After Salir nothing leaves any more.
    if (isMute || told.size >= MOST || session.isOver()) return;
    const report = errorReport(origen, failure, location);
    const key = report && `${report.mensaje} ${report.pila}`;
    if (key === undefined || told.has(key)) return;

    told.add(key);
    void send(report).then((isSent) => {
      isMute ||= !isSent;
    });
  };
};

/** Without a cookie or a token, and even as the page goes away. */
const send = (report: ErrorDePagina | undefined): Promise<boolean> =>
  fetch(erroresCalls.create.path, {
    method: erroresCalls.create.method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(report),
    credentials: 'omit',
    keepalive: true,
  }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Hears what nobody catches. */
export const watchErrors = (report: Report): void => {
  addEventListener('error', ({ error }) => report('error', error));
  addEventListener('unhandledrejection', ({ reason }) => report('promesa', reason));
};
