import type { RaRecord } from 'ra-core';
import { dollarsToCents } from '../../contract/common';
import type { Usuario } from '../../contract/usuarios';
import type { Vendedor } from '../../contract/vendedores';
import { formatMoney } from '../format/money';
import { fullName } from '../format/text';
import { ComprobanteLink } from './ComprobanteLink';
import { EstadoChip, type EstadoLook } from './EstadoChip';
import { NombreUsuario } from './nombres';
import type { RestColumn } from './RestRows';

type Row = RaRecord<number>;
type Source<T> = keyof T & string;
type Extra<T> = Partial<RestColumn<T>>;

/** Decimal dollars as integer cents; 0 where it is no money. */
export const centsOf = (dollars: unknown): number => dollarsToCents(String(dollars ?? '')) ?? 0;

/** Money in whole dollars; the export keeps the cents. */
export const dineroColumn = <T extends Row>(source: Source<T>, extra: Extra<T> = {}): RestColumn<T> => ({
  source,
  isNumeric: true,
  cell: (row) => formatMoney(centsOf(row[source])),
  text: (row) => ({ cents: centsOf(row[source]) }),
  ...extra,
});

/** For exports: the user whose id the field holds. */
export const usuarioReference = (source: string) => ({
  source,
  resource: 'usuarios',
  text: (usuario: Usuario) => fullName(usuario),
});

/** For exports: the promotor whose id the field holds. */
export const vendedorReference = (source: string) => ({
  source,
  resource: 'vendedores',
  text: (vendedor: Vendedor) => fullName(vendedor),
});

/** The full name of the user whose id the field holds. */
export const usuarioColumn = <T extends Row>(source: Source<T>, extra: Extra<T> = {}): RestColumn<T> => ({
  source,
  cell: (row) => <NombreUsuario record={row} source={source} />,
  references: [usuarioReference(source)],
  ...extra,
});

/** Ver, for the pictures whose paths the field joins by commas. */
export const comprobanteColumn = <T extends Row>(source: Source<T>, extra: Extra<T> = {}): RestColumn<T> => ({
  source,
  sort: false,
  card: 'action',
  cell: (row) => <ComprobanteLink paths={String(row[source] ?? '')} />,
  ...extra,
});

/** A known value by the word that people use for it. */
export const wordColumn = <T extends Row>(
  source: Source<T>,
  words: Readonly<Record<string, string>>,
  extra: Extra<T> = {},
): RestColumn<T> => {
  const wordOf = (row: T) => words[String(row[source])] ?? String(row[source] ?? '');

  return { source, cell: wordOf, text: wordOf, ...extra };
};

/** A state by its word, on a chip. */
export const estadoColumn = <T extends Row>(
  source: Source<T>,
  estados: Readonly<Record<string, EstadoLook>>,
  extra: Extra<T> = {},
): RestColumn<T> => {
  const lookOf = (row: T) => estados[String(row[source])] ?? { label: String(row[source] ?? '') };

  return {
    source,
    isWhole: true,
    cell: (row) => <EstadoChip {...lookOf(row)} />,
    text: (row) => lookOf(row).label,
    ...extra,
  };
};
