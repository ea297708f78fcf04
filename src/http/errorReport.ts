import type { ErrorDePagina } from '../../contract/errores';
import { HttpError } from './httpError';

/** What may be told of a failure; nothing of one that is no fault of the program. */
export const errorReport = (
  origen: ErrorDePagina['origen'],
  failure: unknown,
  { origin, pathname }: Pick<Location, 'origin' | 'pathname'>,
): ErrorDePagina | undefined => {
  if (failure instanceof HttpError && failure.sessionLost) return undefined;
  // A script of another origin tells nothing; who leaves a screen gives up its calls.
  if (failure == null || Object(failure).name === 'AbortError') return undefined;
  if (!(failure instanceof Error)) {
    return { origen, mensaje: `No Error: ${typeof failure}`, pila: '', pagina: pageOf(pathname) };
  }
  const { name, stack = '' } = failure;
  // What an extension does is its own affair.
  if (/-extension:\/\//.test(stack)) return undefined;

  return {
    origen,
    mensaje: `${plain(name)}: ${messageOf(failure, origin)}`.slice(0, 300),
    pila: framesOf(failure, origin).join(' | '),
    pagina: pageOf(pathname),
  };
};

/** A path may be typed by hand, or hold what the router could not read. */
const pageOf = (pathname: string) => `/${plain(pathname.slice(1))}`.slice(0, 200);

/** An answer's text may name people: its status says enough. */
const messageOf = (failure: Error, origin: string): string =>
  failure instanceof HttpError
    ? String(failure.status)
    : plain(String(failure.message).replaceAll(origin, ''));

/** Without what may come from data: engines quote it, as JSON.parse does the text that it could not read. */
const plain = (text: string): string =>
  text
    .slice(0, 2000)
    .replace(/["“`].*/s, '"…"')
    .replace(/'([^']*)'/g, (quoted, inner: string) => (/^[\w.$]{1,40}$/.test(inner) ? quoted : "'…'"))
    .replace(/[?#]\S*=\S*/g, '')
    .replace(/\S+@\S+/g, '…')
    .replace(/[\w-]{8,}\.[\w-]{8,}\.[\w-]+|(?=[\w-]*\d)[\w-]{32,}/g, '…')
    .replace(/\d{5,}/g, '…');

/** Enough to find the place; only of our own files, and without the message, which Chrome repeats above them. */
const framesOf = ({ name, message, stack = '' }: Error, origin: string): string[] =>
  stack
    .replace(`${name}: ${message}`, '')
    .split('\n')
    .filter((line) => line.includes(origin) && /:\d+:\d+\)?$/.test(line.trim()))
    .slice(0, 8)
    .map((line) =>
      line
        .trim()
        .replaceAll(origin, '')
        .replace(/\?[^:]*/g, '')
        .slice(0, 150),
    );
