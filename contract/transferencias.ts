import * as z from 'zod/mini';
import { defineCall } from './call';
import {
  Archivos,
  DineroPositivo,
  DineroTexto,
  Fecha,
  FechaLeida,
  Id,
  OptionalId,
  RangoFechas,
  Texto,
  TextoObligatorio,
} from './common';
import { referencesTo } from './references';
import { Busqueda, defineRest, Registro } from './rest';
import type { Rol } from './roles';

export const transferenciasAccess = ['administrador', 'superadministrador'] as const satisfies readonly Rol[];

/** Cash from one administrador to another; never changed, undone by the opposite transfer. */
export const Transferencia = z.object({
  id: Id,
  fecha: FechaLeida,
  ...referencesTo('usuario_origen', 'usuario_destino'),
  valor: DineroTexto,
  concepto: Texto,
  /** Paths joined by commas. */
  comprobante: Texto,
  ...Registro,
});
export type Transferencia = z.infer<typeof Transferencia>;

/** What a person sets; an administrador is the origin, whatever fk_usuario_origen says. */
export const TransferenciaInput = z.object({
  fecha: Fecha,
  fk_usuario_origen: z.optional(OptionalId),
  fk_usuario_destino: Id,
  valor: DineroPositivo,
  concepto: TextoObligatorio,
  comprobante: Archivos,
});
export type TransferenciaInput = z.input<typeof TransferenciaInput>;

export const transferenciasRest = defineRest({
  name: 'transferencias',
  access: transferenciasAccess,
  record: Transferencia,
  input: TransferenciaInput,
  filters: {
    q: Busqueda,
    /** Either side. */
    fk_usuario: Id,
    ...RangoFechas,
  },
  sort: ['fecha', 'fk_usuario_origen', 'fk_usuario_destino', 'valor', 'concepto'],
  sums: ['valor'],
});

export const transferenciasCalls = {
  /** The enabled administradores by name: whom cash can be transferred to. */
  destinos: defineCall('GET', '/api/transferencias/destinos', {
    access: transferenciasAccess,
    answer: z.object({ usuarios: z.array(z.object({ id: Id, nombre: Texto, apellido: Texto })) }),
  }),
};
