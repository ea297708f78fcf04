import * as z from 'zod/mini';
import { defineCall } from './call';
import { archivos, diaPasado, dinero, inputOf, recordOf, textoObligatorio } from './columns';
import { Id, OptionalId, RangoFechas, Texto } from './common';
import { referencesTo } from './references';
import { Busqueda, defineRest } from './rest';
import { administradores } from './roles';

const columns = {
  fecha: diaPasado,
  valor: dinero,
  concepto: textoObligatorio,
  comprobante: archivos,
};

/** Cash from one administrador to another; never changed, undone by the opposite transfer. */
export const Transferencia = recordOf(columns, referencesTo('usuario_origen', 'usuario_destino'));
export type Transferencia = z.infer<typeof Transferencia>;

/** An administrador is the origin, whatever fk_usuario_origen says. */
export const TransferenciaInput = z.extend(inputOf(columns), {
  fk_usuario_origen: z.optional(OptionalId),
  fk_usuario_destino: Id,
});

export const transferenciasRest = defineRest({
  name: 'transferencias',
  access: administradores,
  columns,
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
    access: administradores,
    answer: z.object({ usuarios: z.array(z.object({ id: Id, nombre: Texto, apellido: Texto })) }),
  }),
};
