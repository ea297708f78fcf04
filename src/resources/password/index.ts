import LockIcon from '@mui/icons-material/Lock';
import { Rol } from '../../../contract/roles';
import { sesionesCalls } from '../../../contract/sesiones';
import { usuariosCalls } from '../../../contract/usuarios';
import type { ResourceProvider } from '../../dataProvider';
import { writesBy } from '../../dataProvider/writesBy';
import { newPasswordFields } from '../../domain/newPassword';
import { instant, text } from '../../ui/fields/field';
import { defineResource } from '../../ui/section/defineResource';
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
    provider: writesBy(usuariosCalls.changePassword),
  },
);

/** `update` signs out all other devices; its id is ignored. */
export const sesiones = defineResource({
  name: 'sesiones',
  label: 'Mis sesiones',
  fields: {
    agente: text('Dispositivo', { title: true }),
    fecha_creacion: instant('Ingreso'),
    ultimo_uso: instant('Último uso'),
  },
  provider: (http): ResourceProvider => ({
    async getList({ signal }) {
      const { sesiones } = await http(sesionesCalls.list, { signal });

      return { data: sesiones, total: sesiones.length };
    },

    async update({ id }) {
      const { message } = await http(sesionesCalls.closeOthers);

      return { data: { id, message } };
    },
  }),
});
