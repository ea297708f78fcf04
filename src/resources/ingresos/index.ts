import SavingsIcon from '@mui/icons-material/Savings';
import { ingresosRest } from '../../../contract/ingresos';
import { defineSection } from '../defineSection';

export const ingresos = defineSection(ingresosRest, {
  label: 'Ingresos',
  icon: SavingsIcon,
  help: { '': 'gastos' },
});
