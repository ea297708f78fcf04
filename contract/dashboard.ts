import * as z from 'zod/mini';
import { defineCall } from './call';
import { Conteo, Dinero, dineros, FechaLeida, Id, Texto } from './common';
import { Grupo } from './planillas';
import { administradores } from './roles';

export const dashboardAccess = administradores;

/** This week against the last; all money in cents. */
export const Tablero = z.object({
  /** Monday and Sunday of this week. */
  fecha: FechaLeida,
  fecha_final: FechaLeida,
  hoy: FechaLeida,
  ...dineros('ventas', 'gastos', 'utilidad', 'saldo'),
  /** Last week up to the same weekday. */
  ...dineros('ventas_anterior', 'comision_anterior', 'premios_anterior', 'gastos_anterior'),
  premios_pagados: Grupo,
  premios_por_revisar: Grupo,
  premios_por_pagar: Grupo,
  /** `valor` adds both directions; screens show `recibir` and `entregar` apart. */
  depositos_pendientes: z.extend(Grupo, dineros('recibir', 'entregar')),
  ventas_en_borrador: Grupo,
  /** Administradores, enabled or with ventas, without a nomina of the last finished week, and of this week. */
  nominas_atrasadas: Conteo,
  nominas_faltantes: Conteo,
  prestamos_por_cobrar: Grupo,
  promotores_con_venta: Conteo,
  promotores_activos: Conteo,
  /** The seven days of this week; ventas_anterior: the same day of last week. */
  por_dia: z.array(z.object({ fecha: FechaLeida, ...dineros('ventas', 'ventas_anterior') })),
  /** Twelve weeks by their Monday, oldest first; the last one is this week. */
  por_semana: z.array(
    z.object({
      fecha: FechaLeida,
      ...dineros('ventas', 'comision', 'premios', 'gastos', 'nomina', 'utilidad', 'saldo'),
    }),
  ),
  /** The ten with most ventas this week. */
  promotores: z.array(z.object({ id: Id, nombre: Texto, valor: Dinero })),
  /** Active ones without a venta of today, not even a draft. */
  sin_venta_hoy: z.array(z.object({ id: Id, nombre: Texto })),
  /** PENDIENTE, with a draw more than two days ago. Oldest first, at most 100. */
  premios_atrasados: z.array(
    z.object({ id: Id, fecha: FechaLeida, promotor: Texto, colilla: Texto, valor: Dinero }),
  ),
});
export type Tablero = z.infer<typeof Tablero>;

export const dashboardCalls = {
  one: defineCall('GET', '/api/dashboard', {
    access: dashboardAccess,
    /** An administrador always gets their own; a superadministrador gets this one, or all. */
    query: z.object({ fk_usuario: z.optional(Id) }),
    answer: Tablero,
  }),
};
