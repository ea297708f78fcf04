import ReceiptLongIcon from '@mui/icons-material/ReceiptLong';
import { lazy } from 'react';
import { type Gasto, gastosAccess } from '../../../contract/gastos';
import { cajaLabels } from '../../ui/caja/cajaLabels';
import { defineSection } from '../defineSection';

export const gastos = defineSection<Gasto>({
  name: 'gastos',
  label: 'Gastos',
  icon: ReceiptLongIcon,
  access: gastosAccess,
  fields: cajaLabels,
  screens: {
    '': lazy(() => import('./GastosList')),
    create: lazy(() => import('./GastoCreate')),
    'edit/:id': lazy(() => import('./GastoEdit')),
  },
});
