import LockIcon from '@mui/icons-material/Lock';
import { passwordAccess } from '../../../contract/password';
import { noDisponible } from '../../ui/noDisponible';
import { defineSection } from '../defineSection';

export const password = defineSection({
  name: 'password',
  path: 'configuracion/password',
  label: 'Cambiar contraseña',
  icon: LockIcon,
  access: passwordAccess,
  fields: {},
  inMenu: false,
  screens: {
    '': noDisponible,
  },
});
