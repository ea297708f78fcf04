import AccountBalanceIcon from '@mui/icons-material/AccountBalance';
import { depositosRest } from '../../../contract/depositos';
import { defineSection } from '../defineSection';

export const depositos = defineSection(depositosRest, {
  label: 'Solicitudes depositos',
  icon: AccountBalanceIcon,
  help: {
    '': 'depositos',
    create: 'depositos#pedir-un-depósito-o-una-entrega',
    'edit/:id': 'depositos#resolver-una-solicitud',
  },
  list: [
    'id',
    'fecha',
    'fk_usuario',
    'tipo',
    'banco',
    { cuenta_bancaria: 'Cuenta' },
    'valor',
    'estado',
    'comprobante',
  ],
  filters: ['q', 'fecha', 'fk_usuario', 'tipo', 'estado'],
  // The box of a disabled one is emptied.
  fields: { fk_usuario: { choicesFilter: { con_saldo: 'S' } } },
  form: ['fecha', 'fk_usuario', 'tipo', 'banco', 'cuenta_bancaria', 'valor', 'motivo'],
  card: { title: ['fk_usuario', 'tipo'], value: 'valor' },
  keeps: ['banco', 'cuenta_bancaria'],
  colors: { P: 'warning', D: 'success', R: 'error' },
  screens: {
    list: () => import('./DepositosList'),
    edit: () => import('./DepositoEdit'),
  },
});
