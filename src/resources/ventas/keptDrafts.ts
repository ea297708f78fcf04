import * as z from 'zod/mini';
import { Sorteo } from '../../../contract/sorteos';
import { Venta } from '../../../contract/ventas';
import { type Key, readKept } from './keptRows';

const Draft = z.object({ venta: Venta, sorteo: Sorteo });
type Draft = z.infer<typeof Draft>;

const prefixOf = (usuario: number) => `borrador.${usuario}.`;
const keyOf = ({ usuario, venta }: Key) => `${prefixOf(usuario)}${venta}`;

/** Keeps a draft as the server holds it, with its draw, so that it opens without a connection; undefined: it is none any more. */
export const keepDraft = (key: Key, draft: Draft | undefined): void => {
  try {
    if (draft) localStorage.setItem(keyOf(key), JSON.stringify(draft));
    else localStorage.removeItem(keyOf(key));
  } catch {
    // A full or forbidden storage: the draft opens with a connection alone.
  }
};

/** The drafts of this user that are kept in this browser, the newest first; of each whether rows of it were never sent. */
export const keptDrafts = (usuario: number) =>
  draftsOf(usuario)
    .map(({ venta }) => ({ venta, isUnsent: readKept({ usuario, venta: venta.id }) !== undefined }))
    .sort((one, other) => other.venta.id - one.venta.id);

/** A kept draft, or the draw of one. */
export const keptRecord = (usuario: number, resource: string, id: number): Venta | Sorteo | undefined =>
  draftsOf(usuario)
    .flatMap(({ venta, sorteo }) => [['ventas', venta] as const, ['sorteos', sorteo] as const])
    .find(([name, record]) => name === resource && record.id === id)?.[1];

const draftsOf = (usuario: number): Draft[] => {
  try {
    const texts = Object.entries(localStorage).filter(([key]) => key.startsWith(prefixOf(usuario)));

    return texts.map(([, text]) => Draft.parse(JSON.parse(text)));
  } catch {
    return [];
  }
};
