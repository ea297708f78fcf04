import { administrador, anulable, choice, day, money, note, pictures, type Words } from './field';
import { defineRest } from './rest';
import { administradores } from './roles';

export const formasPago = { efectivo: 'Efectivo', transferencia: 'Transferencia', cheque: 'Cheque' };

export const defineCaja = <const Name extends string, const Tipo extends string>(
  name: Name,
  singular: string,
  tipos: Words<Tipo>,
) =>
  defineRest({
    name,
    singular,
    readers: administradores,
    writers: administradores,
    fields: {
      fecha: day('Fecha', { past: true, filter: true }),
      fk_usuario: administrador(),
      tipo: choice('Tipo', tipos, { missing: 'Elija el tipo', filter: true, search: true }),
      descripcion: note('Descripción', { search: true }),
      valor: money('Valor', { sum: true }),
      forma_pago: choice('Forma de pago', formasPago, { sort: false }),
      comprobante: pictures('Comprobante', { optional: true }),
      ...anulable,
    },
    // Two equal taxi rides on one day are both real, so only the id identifies a row.
    imports: { key: ['id'] },
    alike: ['fecha', 'fk_usuario', 'tipo', 'descripcion', 'valor'],
    comparedBy: ['fk_usuario', 'tipo'],
  });
