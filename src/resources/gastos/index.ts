import ReceiptLongIcon from '@mui/icons-material/ReceiptLong';
import { type Gasto, gastosRest } from '../../../contract/gastos';
import { cajaFields } from '../../domain/fields';
import { defineSection } from '../defineSection';

export const gastos = defineSection<Gasto>({
  rest: gastosRest,
  label: 'Gastos',
  singular: 'un gasto',
  icon: ReceiptLongIcon,
  help: { '': 'gastos' },
  fields: cajaFields,
});
