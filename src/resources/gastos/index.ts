import ReceiptLongIcon from '@mui/icons-material/ReceiptLong';
import { gastosRest } from '../../../contract/gastos';
import { defineSection } from '../defineSection';

export const gastos = defineSection(gastosRest, {
  label: 'Gastos',
  icon: ReceiptLongIcon,
  help: { '': 'gastos' },
});
