import * as z from 'zod/mini';
import { countText, DineroConSigno, Id, opcional, Texto, withoutInvisible } from './common';
import { administrador, anulable, day, estados, money, number, percent, reference, text } from './field';
import { defineRest, type RecordOf } from './rest';
import { administradores, type Rol } from './roles';

export const ventasAccess = [...administradores, 'sumador'] as const satisfies readonly Rol[];

export const ventasAnnullers: readonly Rol[] = administradores;

/** In parentheses: void, counts 0. */
export const COLILLA = /^(\d{1,4}|\(\d{1,4}\))$/;

export const isVoid = (colilla: string): boolean => colilla.startsWith('(');

export const digitsOf = (colilla: string): string => colilla.replaceAll(/[()]/g, '');

/** In cents, without void lines. */
export const sumOf = (lines: readonly { colilla: string; valor: number }[]): number =>
  lines.reduce((sum, { colilla, valor }) => (isVoid(colilla) ? sum : sum + valor), 0);

const detalle = { colilla: text('Colilla'), valor: money('Valor') };

/** The identity of a row, made up by whoever types it. Hosts without it know a row by its place. */
const FilaId = z.catch(z.optional(Id), undefined);

const DetalleVenta = z.object({
  id: FilaId,
  colilla: detalle.colilla.read,
  valor: detalle.valor.read,
});

export const LONGEST_CELL = 40;

const Cell = z.string().check(z.maxLength(LONGEST_CELL));

/** As typed; `fila` is the place among all rows, from 1. */
export const FilaPorCorregir = z.object({ id: FilaId, fila: Id, colilla: Cell, valor: Cell });
export type FilaPorCorregir = z.infer<typeof FilaPorCorregir>;

export const MOST_COLILLAS = 2000;
export const TOO_MANY_COLILLAS = `Una venta tiene ${countText(MOST_COLILLAS)} colillas como máximo`;

const AS_MANY = z.maxLength(MOST_COLILLAS, TOO_MANY_COLILLAS);
const Filas = z.array(FilaPorCorregir).check(AS_MANY);

/** A corrected row of a closed venta; `campo` is colilla or valor. */
const Correccion = z.object({
  fila: Id,
  campo: Texto,
  antes: Texto,
  despues: Texto,
  motivo: Texto,
  usuario: Texto,
  fecha: Texto,
});

const Colilla = z
  .string()
  .check(
    z.overwrite(withoutInvisible),
    z.trim(),
    z.regex(COLILLA, 'La colilla tiene de 1 a 4 cifras; entre paréntesis si es nula'),
  );

const copied = { byApi: true } as const;

/** The colillas of one promotor and draw. All can change until it is closed. */
export const ventasRest = defineRest({
  name: 'ventas',
  singular: 'la venta',
  readers: ventasAccess,
  writers: ventasAccess,
  fields: {
    fecha: day('Fecha', { past: true, filter: true }),
    fk_sorteo: reference('sorteo', 'Sorteo', { filter: true }),
    fk_vendedor: reference('vendedor', 'Promotor', { filter: true, search: true }),
    colillas: number('Colillas', { ...copied, optional: true }),
    total: money('Total', { ...copied, sum: true }),
    fk_usuario_sumador: reference('usuario', 'Sumador', { ...copied, filter: true }),
    estado: estados({
      B: { label: 'Borrador', counts: false },
      C: { label: 'Cerrada' },
      // The API asks for the motivo, except of a draft without lines.
      X: { label: 'Anulada', reason: 'motivo_anulacion', refusal: false, counts: false },
    }),
    fk_usuario: administrador({ ...copied, sort: false }),
    porcentaje: percent('Porcentaje', { ...copied, sort: false }),
    comision: money('Comisión', { ...copied, sum: true, sort: false }),
    por_corregir: number('Filas por corregir', { ...copied, optional: true, sort: false }),
    motivo_anulacion: anulable.motivo_anulacion,
  },
  also: {
    /** Only with one record. */
    read: {
      detalle_ventas: z.catch(z.array(DetalleVenta), []),
      filas_por_corregir: z.catch(Filas, []),
      correcciones: z.catch(z.array(Correccion), []),
      /** In force. */
      premios: z.catch(z.array(z.object({ id: Id, colilla: Texto, estado: Texto })), []),
    },
    write: {
      detalle_ventas: z
        .array(z.object({ id: FilaId, colilla: Colilla, valor: DineroConSigno }))
        .check(AS_MANY),
      /** Kept if omitted. */
      filas_por_corregir: z.optional(Filas),
      /** Why rows of a closed venta change. */
      motivo_correccion: z.optional(opcional()),
    },
  },
  lines: { detalle_ventas: detalle },
  unique: {
    una_viva: { fields: ['fk_vendedor'], text: 'Ya existe una venta de ese promotor, sorteo y fecha' },
  },
});

export type Venta = RecordOf<typeof ventasRest>;
export const Venta = ventasRest.record;
export const VentaInput = ventasRest.input;
