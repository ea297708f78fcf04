import * as z from 'zod/mini';
import { defineCall } from './call';
import { Conteo, Dinero, dineros, Fecha, FechaLeida, Id, Texto } from './common';
import { administradores } from './roles';

export const reportesAccess = administradores;

/** Both inclusive. */
const Rango = { fecha_gte: Fecha, fecha_lte: Fecha };

/** An administrador always gets the own rows; a superadministrador must name one. */
const DeUsuario = z.object({ fk_usuario: z.optional(Id), ...Rango });

/** One row of the cash ledger; money in cents, one of ingreso and egreso is 0. */
const FilaMovimientos = z.object({
  fecha: FechaLeida,
  /** VENTA, COMISION, PREMIO, GASTO, INGRESO_APORTE …, as the ledger spells it. */
  concepto: Texto,
  /** The section and the record behind the row. */
  recurso: Texto,
  fk_registro: Id,
  detalle: Texto,
  /** `saldo` is the running balance. */
  ...dineros('ingreso', 'egreso', 'saldo'),
});
export type FilaMovimientos = z.infer<typeof FilaMovimientos>;

const FilaDepositos = z.object({
  fk_usuario: Id,
  administrador: Texto,
  /** P, D, R or X. */
  estado: Texto,
  conteo: Conteo,
  valor: Dinero,
  /** Mean days from request to deposit, with one decimal; '' where none was deposited. */
  dias: Texto,
});

/** utilidad = ventas − comision − premios − gastos + ingresos − nomina. Only ingresos of tipo otros count. */
export const DINERO_HISTORICO = [
  'ventas',
  'comision',
  'premios',
  'gastos',
  'ingresos',
  'nomina',
  'utilidad',
] as const;

/** A week or a month. */
const FilaHistorico = z.object({
  /** The Monday, or the first of the month. */
  fecha: FechaLeida,
  /** `saldo` is that at the end of the week or month. */
  ...dineros(...DINERO_HISTORICO, 'saldo'),
  /** Change of ventas against the previous row in percent with one decimal: '-12.5'; '' without one. */
  variacion: Texto,
});
export type FilaHistorico = z.infer<typeof FilaHistorico>;

export const reportesCalls = {
  /** At most 92 days. */
  movimientos: defineCall('GET', '/api/reportes/movimientos', {
    access: reportesAccess,
    query: DeUsuario,
    answer: z.object({ saldo_anterior: Dinero, filas: z.array(FilaMovimientos), saldo: Dinero }),
  }),
  depositos: defineCall('GET', '/api/reportes/depositos', {
    access: reportesAccess,
    query: DeUsuario,
    answer: z.object({ filas: z.array(FilaDepositos) }),
  }),
  historico: defineCall('GET', '/api/reportes/historico', {
    access: reportesAccess,
    query: DeUsuario,
    answer: z.object({ filas: z.array(FilaHistorico) }),
  }),
  historico_global: defineCall('GET', '/api/reportes/historico_global', {
    access: reportesAccess,
    /** The sum over all administrators that the session may see. */
    query: z.object({ por: z.enum(['semana', 'mes']), ...Rango }),
    answer: z.object({ filas: z.array(FilaHistorico) }),
  }),
};
