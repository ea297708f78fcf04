import * as z from 'zod/mini';
import { readKept, writeKept } from '../http/storage';

const KEY = 'interrupcion';

const Interruption = z.object({
  /** The address of the interrupted or requested page. */
  path: z.string().check(z.startsWith('/auth/')),
  /** The title of that page: 'Nuevo gasto'. */
  title: z.string(),
  /** The user of that page; none for a link opened without a session. */
  usuario: z.optional(z.number()),
  isEnded: z.boolean(),
});
/** The interrupted page, stored in this tab. */
export type Interruption = z.infer<typeof Interruption>;

let usuario: number | undefined;

/** Sets the user of later interruptions. */
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
