import * as z from 'zod/mini';
import { readKept, writeKept } from '../http/storage';

const KEY = 'interrupcion';

const Interruption = z.object({
  /** The address where the user was, or wanted to go. */
  path: z.string().check(z.startsWith('/auth/')),
  /** The title of that page: 'Nuevo gasto'. */
  title: z.string(),
  /** The user who was there; none where a link was opened without a session. */
  usuario: z.optional(z.number()),
  isEnded: z.boolean(),
});
/** The page that the sign-in interrupts, kept in this tab. */
export type Interruption = z.infer<typeof Interruption>;

let usuario: number | undefined;

/** Names the user whom later interruptions concern. */
export const workAs = (id: number): void => {
  usuario = id;
};

export const noteInterruption = (isEnded: boolean): void => {
  const path = location.pathname + location.search;
  // Without the name of the program: 'Nuevo gasto'.
  const title = document.title.split(' · ').slice(0, -1).join(' · ');
  writeKept('sessionStorage', KEY, { path, title, usuario, isEnded });
};

export const readInterruption = () => readKept('sessionStorage', KEY, Interruption);

export const forgetInterruption = () => writeKept('sessionStorage', KEY, undefined);
