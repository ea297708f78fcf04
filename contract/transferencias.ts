import * as z from 'zod/mini';
import { defineCall } from './call';
import { Id, Texto } from './common';
import { day, money, note, pictures, reference } from './field';
import { defineRest, type RecordOf } from './rest';
import { administradores } from './roles';

/** Both administradores see it. It is immutable; the opposite transfer undoes it. */
export const transferenciasRest = defineRest({
  name: 'transferencias',
  singular: 'la transferencia',
  readers: administradores,
  writers: administradores,
  /** For one administrador. */
  apart: { RECIBIDA: 'Recibidas', ENVIADA: 'Enviadas' },
  fields: {
    fecha: day('Fecha', { past: true, filter: true }),
    fk_usuario_origen: reference('usuario', 'Origen', {
      owner: 'de origen',
      missing: 'Elija un administrador',
    }),
    fk_usuario_destino: reference('usuario', 'Destino', {
      seenBy: true,
      missing: 'Elija el administrador de destino',
    }),
    valor: money('Valor', { sum: true }),
    concepto: note('Concepto', { search: true }),
    comprobante: pictures('Comprobante', { optional: true }),
  },
  alike: ['fecha', 'fk_usuario_origen', 'fk_usuario_destino', 'valor'],
  comparedBy: ['fk_usuario_origen'],
  /** Origin or destination. */
  filters: { fk_usuario: Id },
});

export type Transferencia = RecordOf<typeof transferenciasRest>;

export const transferenciasCalls = {
  destinos: defineCall('GET', '/api/transferencias/destinos', {
    access: administradores,
    answer: z.object({ usuarios: z.array(z.object({ id: Id, nombre: Texto, apellido: Texto })) }),
  }),
};
