import SavingsIcon from '@mui/icons-material/Savings';
import { lazy } from 'react';
import { type Ingreso, ingresosAccess } from '../../../contract/ingresos';
import { cajaLabels } from '../../ui/caja/cajaLabels';
import { defineSection } from '../defineSection';

export const ingresos = defineSection<Ingreso>({
  name: 'ingresos',
  label: 'Ingresos',
  icon: SavingsIcon,
  access: ingresosAccess,
  fields: cajaLabels,
  screens: {
    '': lazy(() => import('./IngresosList')),
    create: lazy(() => import('./IngresoCreate')),
    'edit/:id': lazy(() => import('./IngresoEdit')),
  },
});
