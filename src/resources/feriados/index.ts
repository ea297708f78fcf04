import EventIcon from '@mui/icons-material/Event';
import { feriadosAccess } from '../../../contract/feriados';
import { noDisponible } from '../../ui/noDisponible';
import { defineSection } from '../defineSection';

export const feriados = defineSection({
  name: 'feriados',
  path: 'configuracion/feriados',
  label: 'Feriados',
  icon: EventIcon,
  access: feriadosAccess,
  fields: {},
  inMenu: false,
  screens: {
    '': noDisponible,
    create: noDisponible,
    'edit/:id': noDisponible,
  },
});
