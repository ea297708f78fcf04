import AccountBalanceIcon from '@mui/icons-material/AccountBalance';
import { depositosAccess } from '../../../contract/depositos';
import { noDisponible } from '../../ui/noDisponible';
import { defineSection } from '../defineSection';

export const depositos = defineSection({
  name: 'depositos',
  label: 'Solicitudes depositos',
  icon: AccountBalanceIcon,
  access: depositosAccess,
  fields: {},
  screens: {
    '': noDisponible,
    create: noDisponible,
  },
});
