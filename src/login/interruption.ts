import * as z from 'zod/mini';
import { readKept, writeKept } from '../http/storage';

const KEY = 'interrupcion';

const Interruption = z.object({
  path: z.string().check(z.startsWith('/auth/')),
  /** Without the name of the program: 'Nuevo gasto'. */
  title: z.string(),
  /** Missing for a link that was opened without a session. */
  usuario: z.optional(z.number()),
  isEnded: z.boolean(),
});
export type Interruption = z.infer<typeof Interruption>;

let usuario: number | undefined;

export const workAs = (id: number): void => {
  usuario = id;
};

export const noteInterruption = (isEnded: boolean): void => {
  const path = location.pathname + location.search;
  const title = document.title.split(' · ').slice(0, -1).join(' · ');
  writeKept('sessionStorage', KEY, { path, title, usuario, isEnded });
};

export const readInterruption = () => readKept('sessionStorage', KEY, Interruption);

export const forgetInterruption = () => writeKept('sessionStorage', KEY, undefined);
