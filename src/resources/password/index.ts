import LockIcon from '@mui/icons-material/Lock';
import { passwordAccess } from '../../../contract/password';
import { newPasswordFields } from '../../domain/newPassword';
import { text } from '../../ui/fields/field';
import { defineSection } from '../defineSection';
import { lazy } from '../lazy';
import { passwordProvider } from './passwordProvider';

export const password = defineSection({
  name: 'password',
  path: 'configuracion/password',
  label: 'Cambiar contraseña',
  icon: LockIcon,
  access: passwordAccess,
  singular: 'una contraseña',
  fields: {
    current_password: text('Contraseña actual', { isRequired: 'Escriba su contraseña actual' }),
    ...newPasswordFields,
  },
  inMenu: false,
  screens: {
    '': lazy(() => import('./PropiaPassword')),
  },
  provider: passwordProvider,
});
