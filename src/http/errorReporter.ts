import { type ErrorDePagina, erroresCalls } from '../../contract/errores';
import { HttpError } from './httpError';
import { isOwn } from './sender';
import type { Session } from './session';

/** Later errors mostly follow from the first ones. */
const MOST = 5;

export type Report = (origen: ErrorDePagina['origen'], failure: unknown) => void;

interface Options {
  session: Session;
  host: string;
}

/** Each error once, five per page, none after a failed report. */
export const createErrorReporter = ({ session, host }: Options): Report => {
  const told = new Set<string>();
  let isMute = !isOwn(host);

  return (origen, failure) => {
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

export const watchErrors = (report: Report): void => {
  addEventListener('error', ({ error }) => report('error', error));
  addEventListener('unhandledrejection', ({ reason }) => report('promesa', reason));
};

/** Holds no personal data. Undefined if the app is not at fault. */
export const errorReport = (
  origen: ErrorDePagina['origen'],
  failure: unknown,
  { origin, pathname }: Pick<Location, 'origin' | 'pathname'>,
): ErrorDePagina | undefined => {
  // Errors in scripts of another origin are empty. Leaving a screen aborts its calls.
  if (failure == null || Object(failure).name === 'AbortError') return undefined;
  // Users can type any path.
  const pagina = `/${plain(pathname.slice(1))}`.slice(0, 200);
  if (!(failure instanceof Error))
    return { origen, mensaje: `No Error: ${typeof failure}`, pila: '', pagina };

  const { name, stack = '' } = failure;
  // An extension's error is not ours.
  if (/-extension:\/\//.test(stack)) return undefined;

  return {
    origen,
    mensaje: `${plain(name)}: ${messageOf(failure, origin)}`.slice(0, 300),
    pila: framesOf(failure, origin).join(' | '),
    pagina,
  };
};

/** The text of an answer may name people, so only the status is reported. */
const messageOf = (failure: Error, origin: string): string =>
  failure instanceof HttpError
    ? String(failure.status)
    : plain(String(failure.message).replaceAll(origin, ''));

/** JSON.parse quotes its input, which may hold data. */
const plain = (text: string): string =>
  text
    .slice(0, 2000)
    .replace(/["“`].*/s, '"…"')
    .replace(/'([^']*)'/g, (quoted, inner: string) => (/^[\w.$]{1,40}$/.test(inner) ? quoted : "'…'"))
    .replace(/[?#]\S*=\S*/g, '')
    .replace(/\S+@\S+/g, '…')
    .replace(/[\w-]{8,}\.[\w-]{8,}\.[\w-]+|(?=[\w-]*\d)[\w-]{32,}/g, '…')
    .replace(/\d{5,}/g, '…');

/** The first eight frames in our own files. Chrome repeats the message above them. */
const framesOf = ({ name, message, stack = '' }: Error, origin: string): string[] =>
  stack
    .replace(`${name}: ${message}`, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.includes(origin) && /:\d+:\d+\)?$/.test(line))
    .slice(0, 8)
    .map((line) =>
      line
        .replaceAll(origin, '')
        .replace(/\?[^:]*/g, '')
        .slice(0, 150),
    );
