import SettingsIcon from '@mui/icons-material/Settings';
import { text } from '../../../contract/field';
import { superadministradores } from '../../../contract/roles';
import { defineResource } from '../../section/defineResource';
import { defineSection } from '../defineSection';

export const configuracion = defineSection(
  { name: 'configuracion', access: superadministradores },
  {
    label: 'Configuración',
    icon: SettingsIcon,
    help: { '': 'promotores' },
    figures: () => import('./ConfiguracionFigures'),
    cards: {
      sorteos: { title: 'Sorteos', page: 'Sorteos', text: 'Crear y modificar sorteos' },
      feriados: { title: 'Feriados', page: 'Feriados', text: 'Crear y modificar feriados' },
    },
    screens: { list: () => import('./Configuracion') },
  },
);

export const negocio = defineResource(
  { name: 'negocio' },
  { history: false, own: { nombre: text('Nombre', { optional: true }) } },
);
