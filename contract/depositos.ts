import * as z from 'zod/mini';
import {
  archivos,
  diaPasado,
  dinero,
  eleccion,
  estados,
  inputOf,
  recordOf,
  texto,
  textoObligatorio,
} from './columns';
import { FechaLeida, Id, OptionalId, RangoFechas } from './common';
import { referencesTo } from './references';
import { annulledWithMotivo, Busqueda, defineRest } from './rest';
import { administradores } from './roles';

const columns = {
  fecha: diaPasado,
  /** From the side of the administrador. */
  tipo: eleccion({ RECIBIR: 'Recibir', ENTREGAR: 'Entregar' }, 'Elija el tipo'),
  banco: textoObligatorio,
  cuenta_bancaria: textoObligatorio,
  valor: dinero,
  motivo: texto,
  comprobante: archivos,
  estado: estados({ P: 'Pendiente', D: 'Depositado', R: 'Rechazado', X: 'Retirado' }),
  motivo_rechazo: texto,
  motivo_anulacion: texto,
};

/** An administrador's request to receive or to hand over money. */
export const Deposito = recordOf(columns, {
  ...referencesTo('usuario', 'usuario_resolucion'),
  fecha_resolucion: FechaLeida,
});
export type Deposito = z.infer<typeof Deposito>;

/** Once created a superadministrador resolves it, with a proof or a reason, or who asked withdraws it. */
export const DepositoInput = z.extend(inputOf(columns), { fk_usuario: z.optional(OptionalId) }).check(
  z.refine(({ estado, comprobante }) => estado !== 'D' || comprobante !== '', {
    path: ['comprobante'],
    message: 'Cargue el comprobante del depósito',
  }),
  z.refine(({ estado, motivo_rechazo }) => estado !== 'R' || motivo_rechazo !== '', {
    path: ['motivo_rechazo'],
    message: 'Escriba el motivo del rechazo',
  }),
  annulledWithMotivo(),
);

export const depositosRest = defineRest({
  name: 'depositos',
  access: administradores,
  columns,
  record: Deposito,
  input: DepositoInput,
  filters: {
    q: Busqueda,
    estado: columns.estado.filter,
    fk_usuario: Id,
    tipo: columns.tipo.write,
    ...RangoFechas,
  },
  sort: ['fecha', 'fk_usuario', 'tipo', 'banco', 'valor', 'estado'],
  sums: ['valor'],
});
