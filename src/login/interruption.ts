import * as z from 'zod/mini';
import { pageTitle } from '../format/text';

const KEY = 'interrupcion';

const Interruption = z.object({
  /** Where the user was, or wanted to go. */
  path: z.string().check(z.startsWith('/auth/')),
  /** What stood there: 'Nuevo gasto'; '' where nothing did yet. */
  title: z.string(),
  /** Whose it is; nobody's where a link was opened by somebody who had not signed in. */
  usuario: z.optional(z.number()),
  isEnded: z.boolean(),
});
/** What the sign-in came between, kept in this tab. */
export type Interruption = z.infer<typeof Interruption>;

let usuario: number | undefined;

/** From now on it is this user who is interrupted. */
export const workAs = (id: number): void => {
  usuario = id;
};

export const noteInterruption = (isEnded: boolean): void => {
  const path = location.pathname + location.search;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ path, title: pageTitle(), usuario, isEnded }));
  } catch {
    // Where storage is full or forbidden, the sign-in leads to the dashboard alone.
  }
};

export const readInterruption = (): Interruption | undefined => {
  try {
    return Interruption.parse(JSON.parse(sessionStorage.getItem(KEY) ?? ''));
  } catch {
    return undefined;
  }
};

export const forgetInterruption = (): void => {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Where storage is forbidden nothing is kept either.
  }
};
