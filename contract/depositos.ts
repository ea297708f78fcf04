import * as z from 'zod/mini';
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
  TextoEscrito,
  TextoObligatorio,
} from './common';
import { referencesTo } from './references';
import { annulledWithMotivo, Busqueda, defineRest, Registro } from './rest';
import type { Rol } from './roles';

export const depositosAccess = ['administrador', 'superadministrador'] as const satisfies readonly Rol[];

export const TIPOS_DEPOSITO = ['RECIBIR', 'ENTREGAR'] as const;

/** An administrador's request to receive or to hand over money; estado P pending, D deposited, R refused, X withdrawn. */
export const Deposito = z.object({
  id: Id,
  fecha: FechaLeida,
  ...referencesTo('usuario', 'usuario_resolucion'),
  tipo: Texto,
  banco: Texto,
  cuenta_bancaria: Texto,
  valor: DineroTexto,
  motivo: Texto,
  /** Paths joined by commas. */
  comprobante: Texto,
  fecha_resolucion: FechaLeida,
  motivo_rechazo: Texto,
  motivo_anulacion: Texto,
  ...Registro,
});
export type Deposito = z.infer<typeof Deposito>;

export const ESTADOS_DEPOSITO = ['P', 'D', 'R', 'X'] as const;

/** What a person sets; once created a superadministrador resolves it, with a proof or a reason, or who asked withdraws it. */
export const DepositoInput = z
  .object({
    fecha: Fecha,
    fk_usuario: z.optional(OptionalId),
    tipo: z.enum(TIPOS_DEPOSITO, 'Elija el tipo'),
    banco: TextoObligatorio,
    cuenta_bancaria: TextoObligatorio,
    valor: DineroPositivo,
    motivo: TextoEscrito,
    comprobante: Archivos,
    estado: z._default(z.enum(ESTADOS_DEPOSITO), 'P'),
    motivo_rechazo: TextoEscrito,
    motivo_anulacion: TextoEscrito,
  })
  .check(
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
export type DepositoInput = z.input<typeof DepositoInput>;

export const depositosRest = defineRest({
  name: 'depositos',
  access: depositosAccess,
  record: Deposito,
  input: DepositoInput,
  filters: {
    q: Busqueda,
    estado: z.enum(ESTADOS_DEPOSITO),
    fk_usuario: Id,
    tipo: z.enum(TIPOS_DEPOSITO),
    ...RangoFechas,
  },
  sort: ['fecha', 'fk_usuario', 'tipo', 'banco', 'valor', 'estado'],
  sums: ['valor'],
});
