import { businessDay } from '../../../api/ledger/clock';

export const gasto = (descripcion: string, comprobante = '') => ({
  fecha: businessDay(new Date()),
  tipo: 'otros',
  descripcion,
  valor: '1.50',
  forma_pago: 'efectivo',
  comprobante,
  estado: 'A',
  motivo_anulacion: '',
});
