import * as z from 'zod/mini';
import { defineCall } from './call';
import {
  Comprobante,
  Conteo,
  Dinero,
  DineroEscrito,
  dineros,
  Fecha,
  FechaLeida,
  Id,
  Mensaje,
  OptionalId,
  obligatorio,
  Texto,
} from './common';
import { historyCall } from './historial';
import { administradores } from './roles';

export const nominaAccess = administradores;

/** Some hosts omit it, or its id. */
const Persona = z.pipe(
  z.nullish(
    z.object({
      id: z.optional(z.catch(OptionalId, null)),
      nombre: Texto,
      apellido: Texto,
      cuenta_bancaria: Texto,
    }),
  ),
  z.transform((persona) => persona ?? { nombre: '', apellido: '', cuenta_bancaria: '' }),
);

/** The pay of one person for that week (SPEC 2.26). */
export const DetalleNomina = z.object({
  id: Id,
  usuario: Persona,
  ...dineros('total', 'suma', 'descuentos', 'otros_ingresos'),
  comprobante: Comprobante,
  /** The mean of the last weeks of this person; 0 if it is not told. Only our own API. */
  media: z.catch(Dinero, 0),
  /** What differences of earlier weeks added to or took from the pay, signed. Only our own API. */
  ajustes: z.catch(z.optional(z.array(z.object({ valor: Dinero, motivo: Texto }))), undefined),
});
export type DetalleNomina = z.infer<typeof DetalleNomina>;

const Cuenta = z.catch(z.optional(Conteo), undefined);

/** `fecha` is the Monday (SPEC 5.5). */
export const Nomina = z.object({
  id: Id,
  fecha: FechaLeida,
  fecha_final: FechaLeida,
  usuario: Persona,
  cuenta_bancaria: Texto,
  total: Dinero,
  comprobante: Comprobante,
  /** Number of lines, and of lines with a proof. Only in lists of hosts that count them. */
  lineas: Cuenta,
  pagados: Cuenta,
  detalle_nominas: z.pipe(
    z.nullish(z.array(DetalleNomina)),
    z.transform((lines) => lines ?? []),
  ),
});
export type Nomina = z.infer<typeof Nomina>;

const Rango = { fecha_inicio: z.optional(Fecha), fecha_final: z.optional(Fecha) };

/** Only our own API filters by administrator. */
const DeAdministrador = z.object({ fk_usuario: z.optional(Id) });

export const Files = z.array(z.file()).check(z.minLength(1, 'Elija al menos un archivo'));

export const nominaCalls = {
  history: historyCall('nomina', nominaAccess),
  one: defineCall('GET', '/api/nomina/{id}', {
    access: nominaAccess,
    answer: z.object({ nomina: Nomina }),
  }),
  list: defineCall('POST', '/api/nomina', {
    access: nominaAccess,
    asks: true,
    body: z.object({
      ...Rango,
      limit: z.int().check(z.positive(), z.maximum(1000)),
      offset: z.int().check(z.nonnegative()),
    }),
    query: DeAdministrador,
    answer: z.object({ nominas: z.array(Nomina) }),
  }),
  count: defineCall('POST', '/api/nomina/conteo', {
    access: nominaAccess,
    asks: true,
    body: z.object(Rango),
    query: DeAdministrador,
    // A host may add the sum of all totals.
    answer: z.object({ conteo: Conteo, total: z.optional(Dinero) }),
  }),
  create: defineCall('POST', '/api/nomina/crear', {
    access: nominaAccess,
    body: z.object({
      fk_usuario: Id,
      fecha: Fecha,
      fecha_final: Fecha,
      fk_usuario_creacion: OptionalId,
      cuenta_bancaria: obligatorio(500, 'Escriba la cuenta bancaria'),
    }),
    // A host may add the id of the new nomina.
    answer: z.extend(Mensaje, { id: z.catch(z.optional(Id), undefined) }),
    creates: true,
  }),
  upload: defineCall('POST', '/api/nomina/actualizar', {
    access: nominaAccess,
    multipart: true,
    body: z.object({ id: Id, files: Files, fk_usuario_actualizacion: OptionalId }),
    answer: Mensaje,
  }),
  uploadLine: defineCall('POST', '/api/nomina/cargar-detalle', {
    access: nominaAccess,
    multipart: true,
    body: z.object({
      id: Id,
      files: Files,
      fk_usuario_actualizacion: OptionalId,
      descuentos: DineroEscrito,
      otros_ingresos: DineroEscrito,
    }),
    answer: Mensaje,
  }),
};
