import LockIcon from '@mui/icons-material/Lock';
import { Rol } from '../../../contract/roles';
import { usuariosCalls } from '../../../contract/usuarios';
import { updatesBy } from '../../dataProvider/updatesBy';
import { newPasswordFields } from '../../domain/newPassword';
import { instant, text } from '../../ui/fields/field';
import { defineResource } from '../../ui/section/defineResource';
import { lazy } from '../../ui/section/lazy';
import { defineSection } from '../defineSection';
import { sesionesProvider } from './sesionesProvider';

export const password = defineSection({
  name: 'password',
  path: 'configuracion/password',
  label: 'Cambiar contraseña',
  icon: LockIcon,
  help: { '': 'entrar#cambiar-la-contraseña' },
  access: Rol.options,
  singular: 'una contraseña',
  fields: {
    current_password: text('Contraseña actual', { isRequired: 'Escriba su contraseña actual' }),
    ...newPasswordFields,
  },
  inMenu: false,
  screens: {
    '': lazy(() => import('./PropiaPassword')),
  },
  provider: updatesBy(usuariosCalls.changePassword),
});

/** Where one is signed in, below the own password in Ajustes; no screens of their own. */
export const sesiones = defineResource({
  name: 'sesiones',
  label: 'Mis sesiones',
  fields: {
    agente: text('Dispositivo', { card: 'title' }),
    fecha_creacion: instant('Ingreso'),
    ultimo_uso: instant('Último uso'),
  },
  provider: sesionesProvider,
});
