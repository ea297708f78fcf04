import * as z from 'zod/mini';
import { Sorteo } from '../../../../contract/sorteos';
import { Venta } from '../../../../contract/ventas';
import { sorteoText, vendedorText } from '../../../domain/names';
import { keptKeys, readKept, writeKept } from '../../../http/storage';
import type { Kept } from '../../../ui/section/Section';
import { sectionPath } from '../../../ui/section/sectionPath';
import { type Key, readRows } from './keptRows';

const Draft = z.object({ venta: Venta, sorteo: Sorteo });
type Draft = z.infer<typeof Draft>;

const prefixOf = (usuario: number) => `borrador.${usuario}.`;
const keyOf = ({ usuario, venta }: Key) => `${prefixOf(usuario)}${venta}`;

/** Keeps a draft as the server holds it, with its draw, so that it opens without a connection; undefined: it is none any more. */
export const keepDraft = (key: Key, draft: Draft | undefined): void =>
  writeKept('localStorage', keyOf(key), draft);

/** The drafts that are kept in this browser, and their draws. */
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
  keptKeys('localStorage', prefixOf(usuario)).flatMap((key) => readKept('localStorage', key, Draft) ?? []);
