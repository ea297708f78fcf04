import * as z from 'zod/mini';
import { defineCall } from './call';
import { Conteo, Dinero, Fecha, FechaLeida, Id, Texto } from './common';
import type { Rol } from './roles';

export const reportesAccess = ['administrador', 'superadministrador'] as const satisfies readonly Rol[];

/** Both inclusive. */
const Rango = { fecha_gte: Fecha, fecha_lte: Fecha };

/** One row of the cash ledger; money in cents, one of ingreso and egreso is 0. */
export const FilaMovimientos = z.object({
  fecha: FechaLeida,
  /** VENTA, COMISION, PREMIO, GASTO, INGRESO_APORTE …, as the ledger spells it. */
  concepto: Texto,
  /** The section and the record behind the row. */
  recurso: Texto,
  fk_registro: Id,
  detalle: Texto,
  ingreso: Dinero,
  egreso: Dinero,
  /** Running. */
  saldo: Dinero,
});
export type FilaMovimientos = z.infer<typeof FilaMovimientos>;

export const FilaDepositos = z.object({
  fk_usuario: Id,
  administrador: Texto,
  /** P, D, R or X. */
  estado: Texto,
  conteo: Conteo,
  valor: Dinero,
  /** Mean days from request to deposit, with one decimal; '' where none was deposited. */
  dias: Texto,
});
export type FilaDepositos = z.infer<typeof FilaDepositos>;

/** A week or a month. utilidad = ventas − comision − premios − gastos + ingresos − nomina. */
export const FilaHistorico = z.object({
  /** The Monday, or the first of the month. */
  fecha: FechaLeida,
  ventas: Dinero,
  comision: Dinero,
  premios: Dinero,
  gastos: Dinero,
  /** Of tipo otros alone. */
  ingresos: Dinero,
  nomina: Dinero,
  utilidad: Dinero,
  /** At the end of the week or month. */
  saldo: Dinero,
  /** Change of ventas against the row before in percent with one decimal: '-12.5'; '' where there is none. */
  variacion: Texto,
});
export type FilaHistorico = z.infer<typeof FilaHistorico>;

export const reportesCalls = {
  movimientos: defineCall('GET', '/api/reportes/movimientos', {
    access: reportesAccess,
    /** An administrador's own, whatever fk_usuario says; a superadministrador names one. At most 92 days. */
    query: z.object({ fk_usuario: z.optional(Id), ...Rango }),
    answer: z.object({ saldo_anterior: Dinero, filas: z.array(FilaMovimientos), saldo: Dinero }),
  }),
  depositos: defineCall('GET', '/api/reportes/depositos', {
    access: reportesAccess,
    query: z.object({ fk_usuario: z.optional(Id), ...Rango }),
    answer: z.object({ filas: z.array(FilaDepositos) }),
  }),
  historico: defineCall('GET', '/api/reportes/historico', {
    access: reportesAccess,
    query: z.object({ fk_usuario: z.optional(Id), ...Rango }),
    answer: z.object({ filas: z.array(FilaHistorico) }),
  }),
  historico_global: defineCall('GET', '/api/reportes/historico_global', {
    access: reportesAccess,
    /** Over all administrators that the session may see. */
    query: z.object({ por: z.enum(['semana', 'mes']), ...Rango }),
    answer: z.object({ filas: z.array(FilaHistorico) }),
  }),
};
