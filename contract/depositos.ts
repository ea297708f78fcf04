import { administrador, choice, day, estados, money, note, pictures, reference, text } from './field';
import { defineRest, type RecordOf } from './rest';
import { administradores } from './roles';

/** Not a column. */
const aside = { optional: true, sort: false } as const;

const tiposDeposito = { RECIBIR: 'Recibir', ENTREGAR: 'Entregar' };

/** A superadministrador resolves the request, or the requester withdraws it. */
export const depositosRest = defineRest({
  name: 'depositos',
  singular: 'la solicitud',
  readers: administradores,
  writers: administradores,
  apart: tiposDeposito,
  fields: {
    fecha: day('Fecha', { past: true, filter: true }),
    fk_usuario: administrador(),
    /** From the administrador's point of view. */
    tipo: choice('Tipo', tiposDeposito, {
      missing: 'Elija el tipo',
      filter: true,
    }),
    banco: text('Banco', { search: true }),
    cuenta_bancaria: text('Cuenta bancaria', { search: true, sort: false }),
    valor: money('Valor', { sum: true }),
    motivo: note('Motivo', { ...aside, search: true }),
    estado: estados({
      P: { label: 'Pendiente', counts: false },
      D: { label: 'Depositado' },
      R: { label: 'Rechazado', reason: 'motivo_rechazo', counts: false },
      X: { label: 'Retirado', reason: 'motivo_anulacion', counts: false },
    }),
    comprobante: pictures('Comprobante', aside),
    fk_usuario_resolucion: reference('usuario', 'Resuelto por', { ...aside, byApi: true }),
    fecha_resolucion: day('Fecha de resolución', { ...aside, byApi: true }),
    motivo_rechazo: note('Motivo del rechazo', aside),
    motivo_anulacion: note('Motivo del retiro', aside),
  },
  alike: ['fecha', 'fk_usuario', 'tipo', 'cuenta_bancaria', 'valor'],
  comparedBy: ['fk_usuario', 'tipo'],
  refusals: [
    {
      when: ({ estado, comprobante }) => estado === 'D' && comprobante === '',
      field: 'comprobante',
      text: 'Cargue el comprobante del depósito',
    },
  ],
});

export type Deposito = RecordOf<typeof depositosRest>;
