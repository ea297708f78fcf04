import AccountBalanceIcon from '@mui/icons-material/AccountBalance';
import { depositosRest } from '../../../contract/depositos';
import { defineSection } from '../defineSection';

export const depositos = defineSection(depositosRest, {
  label: 'Solicitudes depositos',
  icon: AccountBalanceIcon,
  help: { '': 'depositos', create: 'depositos#pedir-un-depósito-o-una-entrega' },
  screens: {
    list: () => import('./DepositosList'),
    edit: false,
  },
});
