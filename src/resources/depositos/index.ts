import AccountBalanceIcon from '@mui/icons-material/AccountBalance';
import { lazy } from 'react';
import { type Deposito, depositosAccess } from '../../../contract/depositos';
import { defineSection } from '../defineSection';

export const depositos = defineSection<Deposito>({
  name: 'depositos',
  label: 'Solicitudes depositos',
  icon: AccountBalanceIcon,
  access: depositosAccess,
  fields: {
    id: 'ID',
    fecha: 'FECHA',
    fk_usuario: 'ADMINISTRADOR',
    tipo: 'TIPO',
    banco: 'BANCO',
    cuenta_bancaria: 'CUENTA',
    valor: 'VALOR',
    estado: 'ESTADO',
    comprobante: 'COMPROBANTE',
    motivo: 'MOTIVO',
    fk_usuario_resolucion: 'RESUELTO POR',
    fecha_resolucion: 'FECHA DE RESOLUCIÓN',
    motivo_rechazo: 'MOTIVO DEL RECHAZO',
  },
  screens: {
    '': lazy(() => import('./DepositosList')),
    create: lazy(() => import('./DepositoCreate')),
  },
});
