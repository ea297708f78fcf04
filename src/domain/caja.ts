import type { Caja } from '../../contract/caja';
import { date, id, money, multiline, pictures, select } from '../ui/fields/field';
import { administrador, annullable } from './fields';

/** The fields of a gasto or an ingreso. */
export const cajaFields = {
  id: id(),
  fecha: date('Fecha', { filter: true }),
  fk_usuario: administrador(),
  tipo: select('Tipo', { filter: true }),
  descripcion: multiline('Descripción', { card: 'title' }),
  valor: money('Valor'),
  forma_pago: select('Forma de pago', { inList: false, defaultValue: 'efectivo' }),
  comprobante: pictures('Comprobante'),
  ...annullable,
} satisfies Partial<Record<keyof Caja, unknown>>;
