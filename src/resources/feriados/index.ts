import EventIcon from '@mui/icons-material/Event';
import { lazy } from 'react';
import { type Feriado, feriadosAccess } from '../../../contract/feriados';
import { defineSection } from '../defineSection';

export const feriados = defineSection<Feriado>({
  name: 'feriados',
  path: 'configuracion/feriados',
  label: 'Feriados',
  icon: EventIcon,
  access: feriadosAccess,
  fields: { id: 'ID', fecha: 'FECHA', nombre: 'NOMBRE', ambito: 'ÁMBITO' },
  inMenu: false,
  screens: {
    '': lazy(() => import('./FeriadosList')),
    create: lazy(() => import('./FeriadoCreate')),
    'edit/:id': lazy(() => import('./FeriadoEdit')),
  },
});
