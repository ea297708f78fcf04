import SettingsIcon from '@mui/icons-material/Settings';
import { instant, text } from '../../../contract/field';
import { Rol } from '../../../contract/roles';
import { newPasswordFields } from '../../features/users/newPassword';
import { defineResource } from '../../section/defineResource';
import { defineSection } from '../defineSection';

/** Also for a role that may do nothing else yet: whoever signs in has a password. */
export const password = defineSection(
  { name: 'password', singular: 'la contraseña', access: Rol.options },
  {
    path: 'configuracion/password',
    label: 'Ajustes',
    icon: SettingsIcon,
    help: { '': 'entrar#cambiar-la-contraseña' },
    own: {
      current_password: text('Contraseña actual', { missing: 'Escriba su contraseña actual' }),
      ...newPasswordFields,
    },
    inMenu: false,
    setsOwnPassword: true,
    screens: {
      list: () => import('./PropiaPassword'),
    },
  },
);

export const sesiones = defineResource(
  { name: 'sesiones' },
  {
    label: 'Mis sesiones',
    card: { title: 'agente' },
    own: {
      agente: text('Dispositivo'),
      fecha_creacion: instant('Ingreso'),
      ultimo_uso: instant('Último uso'),
    },
  },
);
