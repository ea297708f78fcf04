import LockIcon from '@mui/icons-material/Lock';
import { lazy } from 'react';
import { passwordAccess } from '../../../contract/password';
import { defineSection } from '../defineSection';
import { passwordProvider } from './passwordProvider';

export const password = defineSection({
  name: 'password',
  path: 'configuracion/password',
  label: 'Cambiar contraseña',
  icon: LockIcon,
  access: passwordAccess,
  fields: {},
  inMenu: false,
  screens: {
    '': lazy(() => import('./PropiaPassword')),
  },
  provider: passwordProvider,
});
