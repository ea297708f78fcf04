import * as z from 'zod/mini';
import { defineCall } from './call';
import { Conteo, Dinero, dineros, Fecha, FechaLeida, Id, OptionalId, obligatorio, Texto } from './common';
import { administradores, type Rol, superadministradores, todos } from './roles';

export const planillasAccess = todos;

export const planillasTotalesAccess: readonly Rol[] = administradores;

/** fecha is any day of the week. An administrador always gets their own rows. */
const Semana = { fecha: Fecha, fk_usuario: z.optional(Id) };

/** Seven days, Monday first. */
const FilaVentas = z.object({
  fk_vendedor: Id,
  promotor: Texto,
  dias: z.array(Dinero),
  ...dineros('total', 'comision', 'neto'),
});

/** By draw date; `id` is the secuencia. */
const FilaPremios = z.object({
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

/** premios are those paid in the week (fecha_pago); neto = ventas − comision − premios. */
const FilaGlobal = z.object({
  fk_usuario: Id,
  administrador: Texto,
  fk_vendedor: Id,
  promotor: Texto,
  ...dineros('ventas', 'comision', 'premios', 'neto'),
});

/**
 * Columns of money that left, such as COMISIÓN, are positive; transf_neta is signed.
 * saldo = saldo_anterior + ventas − comision − premios − gastos + ingresos + dep_recibidos − dep_entregados
 *   + transf_neta − prestamos + abonos − nomina
 */
export const DINERO_CONSOLIDADO = [
  'saldo_anterior',
  'ventas',
  'comision',
  'premios',
  'gastos',
  'ingresos',
  'dep_recibidos',
  'dep_entregados',
  'transf_neta',
  'prestamos',
  'abonos',
  'nomina',
  'saldo',
] as const;

const FilaConsolidado = z.object({
  fk_usuario: Id,
  administrador: Texto,
  ...dineros(...DINERO_CONSOLIDADO),
});

export const Grupo = z.object({ conteo: Conteo, valor: Dinero });
export type Grupo = z.infer<typeof Grupo>;

/** A venta that was begun after its draw. */
const VentaTardia = z.object({
  id: Id,
  fecha: FechaLeida,
  promotor: Texto,
  sorteo: z.object({ nombre: Texto, hora_sorteo: Texto }),
  fecha_creacion: Texto,
});
export type VentaTardia = z.infer<typeof VentaTardia>;

/** A sheet names so many. */
export const MOST_TARDIAS = 5;

const weekOf = <Fila extends z.ZodMiniType>(fila: Fila) => ({
  fecha: FechaLeida,
  fecha_final: FechaLeida,
  filas: z.array(fila),
});

export const planillasCalls = {
  ventas: defineCall('GET', '/api/planillas/ventas', {
    access: planillasAccess,
    query: z.object({ ...Semana, fk_sorteo: z.optional(Id) }),
    answer: z.object({
      ...weekOf(FilaVentas),
      /** feriado: the name of the holiday, or ''. */
      dias: z.array(z.object({ fecha: FechaLeida, feriado: Texto })),
      /** Drafts of the week, which no figure counts. */
      borradores: z.catch(z.optional(Grupo), undefined),
      /** How many of the ventas were begun after their draw, and the first MOST_TARDIAS of them. */
      tardias: z.catch(z.optional(z.object({ conteo: Conteo, ventas: z.array(VentaTardia) })), undefined),
    }),
  }),
  premios: defineCall('GET', '/api/planillas/premios', {
    access: planillasAccess,
    query: z.object(Semana),
    answer: z.object({ ...weekOf(FilaPremios), pagado_en_la_semana: Grupo }),
  }),
  global: defineCall('GET', '/api/planillas/global', {
    access: planillasTotalesAccess,
    query: z.object(Semana),
    answer: z.object(weekOf(FilaGlobal)),
  }),
  consolidado: defineCall('GET', '/api/planillas/consolidado', {
    access: planillasTotalesAccess,
    query: z.object(Semana),
    answer: z.object(weekOf(FilaConsolidado)),
  }),
};

/** A nomina by its week; null: the next one of the administrador, which is not created yet. */
const NominaDeAjuste = z.nullable(z.object({ id: Id, fecha: FechaLeida, fecha_final: FechaLeida }));

/** Pays a difference: ventas of it, by a change of the pay; both signed. */
const AjusteDeNomina = z.object({
  id: Id,
  ...dineros('ventas', 'valor'),
  motivo: Texto,
  /** Who made it, and when. */
  autor: Texto,
  fecha_creacion: Texto,
  /** The nomina whose line carries it. */
  nomina: NominaDeAjuste,
  /** Its line has a proof. */
  pagado: z.boolean(),
});
export type AjusteDeNomina = z.infer<typeof AjusteDeNomina>;

/** How a difference is paid. */
const AjustePropuesto = z.object({
  fk_usuario: Id,
  /** Percent of the ventas; '' for a fixed salary. */
  porcentaje: Texto,
  /** The part of the difference that its ajustes pay, and what the rest changes the pay by; both signed. */
  ...dineros('ajustado', 'valor'),
  /** The nomina whose line would carry it. */
  nomina: NominaDeAjuste,
  ajustes: z.array(AjusteDeNomina),
});
export type AjustePropuesto = z.infer<typeof AjustePropuesto>;

export const SemanaAdministrador = z.object({
  fecha: FechaLeida,
  fk_usuario: Id,
  /** A closed week accepts no more ledger entries. */
  cerrada: z.boolean(),
  reapertura: z.nullish(
    z.object({ motivo: Texto, fecha_creacion: Texto, fk_usuario_creacion: z.catch(OptionalId, null) }),
  ),
  /** The ventas when the nomina was created, and now. */
  diferencias: z.array(
    z.object({
      usuario: Texto,
      suma: Dinero,
      ahora: Dinero,
      /** Sold without a line in the nomina. */
      sin_linea: z.optional(z.boolean()),
      /** Only our own API. */
      ajuste: z.catch(z.optional(AjustePropuesto), undefined),
    }),
  ),
});
export type SemanaAdministrador = z.infer<typeof SemanaAdministrador>;

export const semanaCalls = {
  one: defineCall('GET', '/api/nomina/{id}/semana', {
    access: planillasTotalesAccess,
    answer: SemanaAdministrador,
  }),
  reopen: defineCall('POST', '/api/nomina/{id}/reabrir', {
    access: superadministradores,
    body: z.object({ motivo: obligatorio(500, 'Escriba el motivo') }),
    answer: SemanaAdministrador,
  }),
  close: defineCall('POST', '/api/nomina/{id}/cerrar', {
    access: superadministradores,
    body: z.object({}),
    answer: SemanaAdministrador,
  }),
};
