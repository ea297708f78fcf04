import type { Caja } from '../../contract/caja';
import { type Choice, date, id, money, multiline, pictures, select } from '../ui/fields/field';
import { administrador, annullable, formasPago } from './fields';

export const cajaFields = (tipos: readonly Choice[]) =>
  ({
    id: id(),
    fecha: date('Fecha', { isRequired: true, isPast: true, filter: true }),
    fk_usuario: administrador(),
    tipo: select('Tipo', tipos, { isRequired: true, filter: true }),
    descripcion: multiline('Descripción', { isRequired: true, card: 'title' }),
    valor: money('Valor', { isRequired: true }),
    forma_pago: select('Forma de pago', formasPago, {
      isRequired: true,
      inList: false,
      defaultValue: 'efectivo',
    }),
    comprobante: pictures('Comprobante'),
    ...annullable,
  }) satisfies Partial<Record<keyof Caja, unknown>>;
