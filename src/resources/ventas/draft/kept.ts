import * as z from 'zod/mini';
import { Sorteo } from '../../../../contract/sorteos';
import { Venta } from '../../../../contract/ventas';
import { sorteoText, vendedorText } from '../../../domain/names';
import { keptKeys, readKept, writeKept } from '../../../http/storage';
import type { Kept } from '../../../ui/section/Section';
import { sectionPath } from '../../../ui/section/sectionPath';

interface Key {
  usuario: number;
  venta: number;
}

/** Rows that the server does not hold yet, and the version of the venta that they were typed on. */
const UnsentRows = z.object({
  version: z.number(),
  texts: z.readonly(z.array(z.readonly(z.tuple([z.string(), z.string()])))),
});

type UnsentRows = z.infer<typeof UnsentRows>;

const rowsKey = ({ usuario, venta }: Key) => `venta.${usuario}.${venta}`;

/** sessionStorage first, then localStorage. */
export const readRows = (key: Key): UnsentRows | undefined =>
  readKept('sessionStorage', rowsKey(key), UnsentRows) ?? readKept('localStorage', rowsKey(key), UnsentRows);

/** Keeps rows over the end of the session and of the tab; undefined removes them. */
export const writeRows = (key: Key, rows: UnsentRows | undefined): void => {
  writeKept('sessionStorage', rowsKey(key), rows);
  writeKept('localStorage', rowsKey(key), rows);
};

const Draft = z.object({ venta: Venta, sorteo: Sorteo });
type Draft = z.infer<typeof Draft>;

const draftPrefix = (usuario: number) => `borrador.${usuario}.`;

/** Keeps a draft as the server holds it, so that it opens without a connection; undefined removes it. */
export const keepDraft = ({ usuario, venta }: Key, draft: Draft | undefined): void =>
  writeKept('localStorage', `${draftPrefix(usuario)}${venta}`, draft);

export const keptDrafts: Kept = {
  drafts: (usuario) =>
    draftsOf(usuario)
      .sort((one, other) => other.venta.id - one.venta.id)
      .map(({ venta }) => ({
        to: sectionPath('ventas', 'edit', venta.id),
        text: textOf(venta),
        isUnsent: readRows({ usuario, venta: venta.id }) !== undefined,
      })),

  record: (usuario, resource, id) =>
    draftsOf(usuario)
      .flatMap(({ venta, sorteo }) => [['ventas', venta] as const, ['sorteos', sorteo] as const])
      .find(([name, record]) => name === resource && record.id === id)?.[1],
};

const textOf = ({ id, fecha, sorteo, vendedor }: Venta) =>
  [`Venta ${id}`, fecha, sorteo && sorteoText(sorteo), vendedor && vendedorText(vendedor)]
    .filter(Boolean)
    .join(' · ');

const draftsOf = (usuario: number): Draft[] =>
  keptKeys('localStorage', draftPrefix(usuario)).flatMap((key) => readKept('localStorage', key, Draft) ?? []);
