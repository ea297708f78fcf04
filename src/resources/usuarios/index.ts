import GroupIcon from '@mui/icons-material/Group';
import { usuariosAccess } from '../../../contract/usuarios';
import { noDisponible } from '../../ui/noDisponible';
import { defineSection } from '../defineSection';

export const usuarios = defineSection({
  name: 'usuarios',
  label: 'Usuarios',
  icon: GroupIcon,
  access: usuariosAccess,
  fields: {},
  screens: {
    '': noDisponible,
    create: noDisponible,
    'edit/:id': noDisponible,
  },
});
