import SavingsIcon from '@mui/icons-material/Savings';
import { ingresosAccess } from '../../../contract/ingresos';
import { noDisponible } from '../../ui/noDisponible';
import { defineSection } from '../defineSection';

export const ingresos = defineSection({
  name: 'ingresos',
  label: 'Ingresos',
  icon: SavingsIcon,
  access: ingresosAccess,
  fields: {},
  screens: {
    '': noDisponible,
    create: noDisponible,
    'edit/:id': noDisponible,
  },
});
