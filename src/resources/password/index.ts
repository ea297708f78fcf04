import LockIcon from '@mui/icons-material/Lock';
import { Rol } from '../../../contract/roles';
import { newPasswordFields } from '../../features/password/newPassword';
import { defineResource } from '../../section/defineResource';
import { instant, text } from '../../section/field';
import { defineSection } from '../defineSection';

export const password = defineSection(
  { name: 'password', access: Rol.options },
  {
    path: 'configuracion/password',
    label: 'Cambiar contraseña',
    icon: LockIcon,
    help: { '': 'entrar#cambiar-la-contraseña' },
    singular: 'la contraseña',
    fields: {
      current_password: text('Contraseña actual', { isRequired: 'Escriba su contraseña actual' }),
      ...newPasswordFields,
    },
    inMenu: false,
    screens: {
      list: () => import('./PropiaPassword'),
    },
  },
);

export const sesiones = defineResource({
  name: 'sesiones',
  label: 'Mis sesiones',
  fields: {
    agente: text('Dispositivo', { title: true }),
    fecha_creacion: instant('Ingreso'),
    ultimo_uso: instant('Último uso'),
  },
});
