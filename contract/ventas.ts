import * as z from 'zod/mini';
import { diaPasado, estados, inputOf, recordOf, texto } from './columns';
import { Conteo, DineroConSigno, DineroTexto, Id, RangoFechas, Texto } from './common';
import { referencesTo } from './references';
import { annulledWithMotivo, Busqueda, defineRest } from './rest';
import { administradores, type Rol } from './roles';

export const ventasAccess = [...administradores, 'sumador'] as const satisfies readonly Rol[];

/** Who annuls a venta. */
export const ventasAnnullers: readonly Rol[] = administradores;

/** One to four digits, zeros kept; in parentheses: void, counts 0. */
export const COLILLA = /^(\d{1,4}|\(\d{1,4}\))$/;

export const isVoid = (colilla: string): boolean => colilla.startsWith('(');

export const digitsOf = (colilla: string): string => colilla.replaceAll(/[()]/g, '');

/** Σ valor of the lines that are not void, in cents. */
export const sumOf = (lines: readonly { colilla: string; valor: number }[]): number =>
  lines.reduce((sum, { colilla, valor }) => (isVoid(colilla) ? sum : sum + valor), 0);

export const DetalleVenta = z.object({ colilla: Texto, valor: DineroTexto });

/** The longest cell of a row to correct; no right one is as long. */
export const LONGEST_CELL = 40;

const Cell = z.string().check(z.maxLength(LONGEST_CELL));

/** A row of a draft as it was typed, which is no line yet; its place among all rows, from 1. */
export const FilaPorCorregir = z.object({ fila: Id, colilla: Cell, valor: Cell });
export type FilaPorCorregir = z.infer<typeof FilaPorCorregir>;

const AS_MANY = z.maxLength(2000, 'Una venta tiene 2000 colillas como máximo');
const Filas = z.array(FilaPorCorregir).check(AS_MANY);

const columns = {
  fecha: diaPasado,
  estado: estados({ B: 'Borrador', C: 'Cerrada', X: 'Anulada' }),
  motivo_anulacion: texto,
};

/** The colillas that a promotor sold of one draw. */
export const Venta = recordOf(columns, {
  /** `usuario` and `porcentaje` are the promotor's administrador and percentage at creation. */
  ...referencesTo('sorteo', 'vendedor', 'usuario', 'usuario_sumador'),
  porcentaje: Texto,
  total: DineroTexto,
  comision: DineroTexto,
  /** How many lines are not void. */
  colillas: z.catch(Conteo, 0),
  /** How many rows of a draft are no lines yet. */
  por_corregir: z.catch(Conteo, 0),
  /** With one record, not with a list. */
  detalle_ventas: z.catch(z.array(DetalleVenta), []),
  filas_por_corregir: z.catch(Filas, []),
});
export type Venta = z.infer<typeof Venta>;

const Colilla = z
  .string()
  .check(z.trim(), z.regex(COLILLA, 'La colilla tiene de 1 a 4 cifras; entre paréntesis si es nula'));

/** Promotor, draw and day can change until it is closed. */
export const VentaInput = z
  .extend(inputOf(columns), {
    fk_sorteo: Id,
    fk_vendedor: Id,
    detalle_ventas: z.array(z.object({ colilla: Colilla, valor: DineroConSigno })).check(AS_MANY),
    /** Kept as they are where nothing is said of them. */
    filas_por_corregir: z.optional(Filas),
  })
  .check(annulledWithMotivo());

export const ventasRest = defineRest({
  name: 'ventas',
  access: ventasAccess,
  columns,
  record: Venta,
  input: VentaInput,
  filters: {
    q: Busqueda,
    estado: columns.estado.filter,
    fk_usuario: Id,
    fk_vendedor: Id,
    fk_sorteo: Id,
    fk_usuario_sumador: Id,
    ...RangoFechas,
  },
  sort: ['fecha', 'fk_sorteo', 'fk_vendedor', 'colillas', 'total', 'fk_usuario_sumador', 'estado'],
  sums: ['total', 'comision'],
});
