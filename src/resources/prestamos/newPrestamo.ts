import { today } from '../../format/dates';

/** What the form of a new loan starts from. */
export const newPrestamo = () => ({
  fecha: today(),
  fk_usuario: '',
  fk_vendedor: '',
  fk_usuario_beneficiario: '',
  valor: '',
  cuotas: 1,
  valor_cuota: '',
  motivo: '',
  estado: 'A',
  motivo_anulacion: '',
});
