import { today } from '../../format/dates';

/** What the form of a new gasto or ingreso starts from. */
export const newCaja = () => ({
  fecha: today(),
  fk_usuario: '',
  tipo: '',
  descripcion: '',
  valor: '',
  forma_pago: 'efectivo',
  comprobante: '',
  estado: 'A',
  motivo_anulacion: '',
});
