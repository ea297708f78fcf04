import SavingsIcon from '@mui/icons-material/Savings';
import { type Ingreso, ingresosRest } from '../../../contract/ingresos';
import { cajaFields } from '../../domain/caja';
import { choicesOf } from '../../ui/fields/field';
import { defineSection } from '../defineSection';

const tipos = choicesOf({ aporte: 'Aporte', recuperacion: 'Recuperación', otros: 'Otros' });

export const ingresos = defineSection<Ingreso>({
  rest: ingresosRest,
  label: 'Ingresos',
  singular: 'un ingreso',
  icon: SavingsIcon,
  help: { '': 'gastos' },
  fields: cajaFields(tipos),
});
