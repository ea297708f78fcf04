import SavingsIcon from '@mui/icons-material/Savings';
import { type Ingreso, ingresosRest } from '../../../contract/ingresos';
import { cajaFields } from '../../domain/fields';
import { defineSection } from '../defineSection';

export const ingresos = defineSection<Ingreso>({
  rest: ingresosRest,
  label: 'Ingresos',
  singular: 'un ingreso',
  icon: SavingsIcon,
  help: { '': 'gastos' },
  fields: cajaFields,
});
