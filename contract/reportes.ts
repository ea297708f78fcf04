import * as z from 'zod/mini';
import { defineCall } from './call';
import { Conteo, Dinero, dineros, Fecha, FechaLeida, Id, Texto } from './common';
import { administradores } from './roles';

export const reportesAccess = administradores;

const Rango = { fecha_gte: Fecha, fecha_lte: Fecha };

/** An administrador always gets their own rows; a superadministrador must name one. */
const DeUsuario = z.object({ fk_usuario: z.optional(Id), ...Rango });

/** Either ingreso or egreso is 0. */
const FilaMovimientos = z.object({
  fecha: FechaLeida,
  /** VENTA, COMISION, PREMIO, GASTO, INGRESO_APORTE …, as the ledger spells it. */
  concepto: Texto,
  /** The section and the record behind the row. */
  recurso: Texto,
  fk_registro: Id,
  detalle: Texto,
  /** The running balance is `saldo`. */
  ...dineros('ingreso', 'egreso', 'saldo'),
});
export type FilaMovimientos = z.infer<typeof FilaMovimientos>;

const FilaDepositos = z.object({
  fk_usuario: Id,
  administrador: Texto,
  estado: Texto,
  conteo: Conteo,
  /** `valor` adds both directions; screens show `recibir` and `entregar` apart. */
  ...dineros('valor', 'recibir', 'entregar'),
  /** Mean days from request to deposit, with one decimal; '' without any. */
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

const FilaHistorico = z.object({
  /** The Monday, or the first of the month. */
  fecha: FechaLeida,
  /** `saldo` at the end of the week or month. */
  ...dineros(...DINERO_HISTORICO, 'saldo'),
  /** Change of ventas from the previous row, in percent with one decimal: '-12.5'; '' without one, or while it runs. */
  variacion: Texto,
  /** The week or month is not over: it is compared with no whole one. */
  en_curso: z.optional(z.boolean()),
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
    query: z.object({ por: z.enum(['semana', 'mes']), ...Rango }),
    answer: z.object({ filas: z.array(FilaHistorico) }),
  }),
};
