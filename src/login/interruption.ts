import * as z from 'zod/mini';
import { pageTitle } from '../format/text';
import { readKept, writeKept } from '../http/storage';

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
  writeKept('sessionStorage', KEY, { path, title: pageTitle(), usuario, isEnded });
};

export const readInterruption = () => readKept('sessionStorage', KEY, Interruption);

export const forgetInterruption = () => writeKept('sessionStorage', KEY, undefined);
