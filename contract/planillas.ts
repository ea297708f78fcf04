import * as z from 'zod/mini';
import { defineCall } from './call';
import { Conteo, Dinero, Fecha, FechaLeida, Id, OptionalId, Texto } from './common';
import type { Rol } from './roles';

export const planillasAccess = [
  'administrador',
  'superadministrador',
  'premiacion',
  'revisor',
  'sumador',
] as const satisfies readonly Rol[];

/** The sheets over every promotor and administrator are read by those who answer for the money. */
export const planillasTotalesAccess = [
  'administrador',
  'superadministrador',
] as const satisfies readonly Rol[];

/** Any day of the week that is asked for, and whose rows; an administrador's are their own, whatever it says. */
const Semana = { fecha: Fecha, fk_usuario: z.optional(Id) };

/** The Monday and the Sunday of the week. */
const Cabecera = { fecha: FechaLeida, fecha_final: FechaLeida };

/** What a promotor sold: a sum a day, Monday first; all money in cents. */
export const FilaVentas = z.object({
  fk_vendedor: Id,
  promotor: Texto,
  dias: z.array(Dinero),
  total: Dinero,
  comision: Dinero,
  neto: Dinero,
});
export type FilaVentas = z.infer<typeof FilaVentas>;

/** A premio of the week by draw date; `id` is the secuencia. */
export const FilaPremios = z.object({
  id: Id,
  fk_vendedor: Id,
  promotor: Texto,
  fecha: FechaLeida,
  sorteo: Texto,
  colilla: Texto,
  valor: Dinero,
  estado: Texto,
  revisor: Texto,
  fecha_pago: FechaLeida,
});
export type FilaPremios = z.infer<typeof FilaPremios>;

/** premios: those paid in the week, by fecha_pago. */
export const FilaGlobal = z.object({
  fk_usuario: Id,
  administrador: Texto,
  fk_vendedor: Id,
  promotor: Texto,
  ventas: Dinero,
  comision: Dinero,
  premios: Dinero,
  /** ventas − comision − premios */
  neto: Dinero,
});
export type FilaGlobal = z.infer<typeof FilaGlobal>;

/**
 * The week of an administrator. Amounts are as the columns name them, so COMISIÓN, PREMIOS, GASTOS, DEP. ENTREGADOS,
 * PRÉSTAMOS and NÓMINA are positive where money left; transf_neta is signed.
 * saldo = saldo_anterior + ventas − comision − premios − gastos + ingresos + dep_recibidos − dep_entregados
 *   + transf_neta − prestamos + abonos − nomina
 */
export const FilaConsolidado = z.object({
  fk_usuario: Id,
  administrador: Texto,
  saldo_anterior: Dinero,
  ventas: Dinero,
  comision: Dinero,
  premios: Dinero,
  gastos: Dinero,
  ingresos: Dinero,
  dep_recibidos: Dinero,
  dep_entregados: Dinero,
  transf_neta: Dinero,
  prestamos: Dinero,
  abonos: Dinero,
  nomina: Dinero,
  saldo: Dinero,
});
export type FilaConsolidado = z.infer<typeof FilaConsolidado>;

/** How many, and Σ valor in cents. */
export const Grupo = z.object({ conteo: Conteo, valor: Dinero });
export type Grupo = z.infer<typeof Grupo>;

export const planillasCalls = {
  ventas: defineCall('GET', '/api/planillas/ventas', {
    access: planillasAccess,
    query: z.object({ ...Semana, fk_sorteo: z.optional(Id) }),
    answer: z.object({
      ...Cabecera,
      /** The seven days; feriado: the name of the holiday, '' for none. */
      dias: z.array(z.object({ fecha: FechaLeida, feriado: Texto })),
      filas: z.array(FilaVentas),
    }),
  }),
  premios: defineCall('GET', '/api/planillas/premios', {
    access: planillasAccess,
    query: z.object(Semana),
    answer: z.object({ ...Cabecera, filas: z.array(FilaPremios), pagado_en_la_semana: Grupo }),
  }),
  global: defineCall('GET', '/api/planillas/global', {
    access: planillasTotalesAccess,
    query: z.object(Semana),
    answer: z.object({ ...Cabecera, filas: z.array(FilaGlobal) }),
  }),
  consolidado: defineCall('GET', '/api/planillas/consolidado', {
    access: planillasTotalesAccess,
    query: z.object(Semana),
    answer: z.object({ ...Cabecera, filas: z.array(FilaConsolidado) }),
  }),
};

/** A week of an administrator as the week lock sees it. */
export const SemanaAdministrador = z.object({
  /** The Monday. */
  fecha: FechaLeida,
  fk_usuario: Id,
  /** Nothing that enters the ledger in it is written any more. */
  cerrada: z.boolean(),
  /** The reopening in force, if there is one. */
  reapertura: z.nullish(
    z.object({ motivo: Texto, fecha_creacion: Texto, fk_usuario_creacion: z.catch(OptionalId, null) }),
  ),
  /** What the nomina was made from and what ventas say now, where they differ. */
  diferencias: z.array(z.object({ usuario: Texto, suma: Dinero, ahora: Dinero })),
});
export type SemanaAdministrador = z.infer<typeof SemanaAdministrador>;

const Motivo = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Escriba el motivo'),
    z.maxLength(500, 'Escriba 500 caracteres como máximo'),
  );

const superadministrador = ['superadministrador'] as const satisfies readonly Rol[];

/** The week of a nomina, by the nomina's id. */
export const semanaCalls = {
  one: defineCall('GET', '/api/nomina/{id}/semana', {
    access: planillasTotalesAccess,
    answer: SemanaAdministrador,
  }),
  reopen: defineCall('POST', '/api/nomina/{id}/reabrir', {
    access: superadministrador,
    body: z.object({ motivo: Motivo }),
    answer: SemanaAdministrador,
  }),
  close: defineCall('POST', '/api/nomina/{id}/cerrar', {
    access: superadministrador,
    body: z.object({}),
    answer: SemanaAdministrador,
  }),
};
