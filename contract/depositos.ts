import { administrador, choice, day, estados, money, note, pictures, reference, text } from './field';
import { defineRest, type RecordOf } from './rest';
import { administradores } from './roles';

/** Written by the resolution, not by the form. */
const resolved = { optional: true, list: false, form: false } as const;

const tiposDeposito = { RECIBIR: 'Recibir', ENTREGAR: 'Entregar' };

/** A superadministrador resolves the request, or the requester withdraws it. */
export const depositosRest = defineRest({
  name: 'depositos',
  singular: 'la solicitud',
  access: administradores,
  apart: tiposDeposito,
  fields: {
    fecha: day('Fecha', { past: true, filter: true }),
    fk_usuario: administrador({ title: true }),
    /** From the administrador's point of view. */
    tipo: choice('Tipo', tiposDeposito, {
      missing: 'Elija el tipo',
      filter: true,
      title: true,
    }),
    banco: text('Banco', { search: true, kept: true }),
    cuenta_bancaria: text('Cuenta bancaria', { search: true, kept: true, heading: 'Cuenta', sort: false }),
    valor: money('Valor', { sum: true }),
    motivo: note('Motivo', { optional: true, search: true, list: false }),
    estado: estados({
      P: { label: 'Pendiente', color: 'warning', counts: false },
      D: { label: 'Depositado', color: 'success' },
      R: { label: 'Rechazado', color: 'error', reason: 'motivo_rechazo', counts: false },
      X: { label: 'Retirado', reason: 'motivo_anulacion', counts: false },
    }),
    comprobante: pictures('Comprobante', { optional: true, form: false, defaultValue: '' }),
    fk_usuario_resolucion: reference('usuario', 'Resuelto por', { ...resolved, byApi: true }),
    fecha_resolucion: day('Fecha de resolución', { ...resolved, byApi: true }),
    motivo_rechazo: note('Motivo del rechazo', { ...resolved, defaultValue: '' }),
    motivo_anulacion: note('Motivo del retiro', { ...resolved, defaultValue: '' }),
  },
  refusals: [
    {
      when: ({ estado, comprobante }) => estado === 'D' && comprobante === '',
      field: 'comprobante',
      text: 'Cargue el comprobante del depósito',
    },
  ],
});

export type Deposito = RecordOf<typeof depositosRest>;
