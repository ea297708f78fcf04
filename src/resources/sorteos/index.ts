import CasinoIcon from '@mui/icons-material/Casino';
import { sorteosAccess } from '../../../contract/sorteos';
import { noDisponible } from '../../ui/noDisponible';
import { defineSection } from '../defineSection';

export const sorteos = defineSection({
  name: 'sorteos',
  path: 'configuracion/sorteos',
  label: 'Sorteos',
  icon: CasinoIcon,
  access: sorteosAccess,
  fields: {},
  inMenu: false,
  screens: {
    '': noDisponible,
    create: noDisponible,
    'edit/:id': noDisponible,
  },
});
