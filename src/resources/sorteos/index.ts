import CasinoIcon from '@mui/icons-material/Casino';
import { lazy } from 'react';
import { type Sorteo, sorteosAccess } from '../../../contract/sorteos';
import { sorteoText } from '../../domain/names';
import { defineSection } from '../defineSection';

export const sorteos = defineSection<Sorteo>({
  name: 'sorteos',
  path: 'configuracion/sorteos',
  label: 'Sorteos',
  icon: CasinoIcon,
  access: sorteosAccess,
  recordRepresentation: sorteoText,
  fields: {
    id: 'ID',
    nombre: 'NOMBRE',
    hora_sorteo: 'HORA',
    hora_cierre: 'CIERRE',
    dias: 'DÍAS',
    cifras: 'CIFRAS',
    estado: 'HABILITADO',
  },
  inMenu: false,
  screens: {
    '': lazy(() => import('./SorteosList')),
    create: lazy(() => import('./SorteoCreate')),
    'edit/:id': lazy(() => import('./SorteoEdit')),
  },
});
