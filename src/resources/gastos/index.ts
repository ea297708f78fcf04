import ReceiptLongIcon from '@mui/icons-material/ReceiptLong';
import { gastosAccess } from '../../../contract/gastos';
import { noDisponible } from '../../ui/noDisponible';
import { defineSection } from '../defineSection';

export const gastos = defineSection({
  name: 'gastos',
  label: 'Gastos',
  icon: ReceiptLongIcon,
  access: gastosAccess,
  fields: {},
  screens: {
    '': noDisponible,
    create: noDisponible,
    'edit/:id': noDisponible,
  },
});
