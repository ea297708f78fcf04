import type { RaRecord } from 'ra-core';
import { dollarsToCents } from '../../contract/common';
import type { Sorteo } from '../../contract/sorteos';
import type { Usuario } from '../../contract/usuarios';
import type { Vendedor } from '../../contract/vendedores';
import { formatMoney } from '../format/money';
import { fullName } from '../format/text';
import { EstadoChip, type EstadoLook } from './EstadoChip';
import { NombreSorteo, NombreUsuario, NombreVendedor, sorteoText } from './nombres';
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

/** The full name of the promotor whose id the field holds. */
export const vendedorColumn = <T extends Row>(source: Source<T>, extra: Extra<T> = {}): RestColumn<T> => ({
  source,
  cell: (row) => <NombreVendedor record={row} source={source} />,
  references: [vendedorReference(source)],
  ...extra,
});

/** The draw whose id the field holds. */
export const sorteoColumn = <T extends Row>(source: Source<T>, extra: Extra<T> = {}): RestColumn<T> => ({
  source,
  cell: (row) => <NombreSorteo record={row} source={source} />,
  references: [{ source, resource: 'sorteos', text: (sorteo: Sorteo) => sorteoText(sorteo) }],
  ...extra,
});

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
