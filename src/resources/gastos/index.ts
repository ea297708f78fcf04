import ReceiptLongIcon from '@mui/icons-material/ReceiptLong';
import { gastosRest } from '../../../contract/gastos';
import { defineSection } from '../defineSection';

export const gastos = defineSection(gastosRest, {
  label: 'Gastos',
  icon: ReceiptLongIcon,
  help: { '': 'gastos' },
  list: ['id', 'fecha', 'fk_usuario', 'tipo', 'descripcion', 'valor', 'comprobante'],
  filters: ['q', 'fecha', 'fk_usuario', 'tipo', { estado: 'A' }],
  // The box of a disabled one is emptied.
  fields: { fk_usuario: { choicesFilter: { con_saldo: 'S' } } },
  form: ['fecha', 'fk_usuario', 'tipo', 'descripcion', 'valor', { forma_pago: 'efectivo' }, 'comprobante'],
  card: { title: 'descripcion', value: 'valor' },
  colors: { X: 'error' },
});
