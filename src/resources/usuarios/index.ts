import GroupIcon from '@mui/icons-material/Group';
import { habilitado, sino } from '../../../contract/field';
import { ofAllOwners, rolLabels } from '../../../contract/roles';
import { type Usuario, usuariosAccess } from '../../../contract/usuarios';
import type { UsuarioRecord } from '../../dataProvider/usuarios';
import { newPasswordFields } from '../../features/password/newPassword';
import { fullName } from '../../format/text';
import { defineResource } from '../../section/defineResource';
import { choice, choicesOf, id, money, note, percent, person, reference, text } from '../../section/field';
import { defineSection } from '../defineSection';

export const usuarios = defineSection<UsuarioRecord>(
  { name: 'usuarios', access: usuariosAccess },
  {
    label: 'Usuarios',
    singular: 'el usuario',
    icon: GroupIcon,
    help: { '': 'usuarios', create: 'usuarios#crear-un-usuario' },
    recordRepresentation: fullName,
    fields: {
      id: id(),
      nombre: text('Nombre', { isRequired: 'Escriba el nombre', title: true }),
      apellido: text('Apellido', { isRequired: 'Escriba el apellido' }),
      username: text('Username', { isRequired: 'Escriba el username' }),
      password: text('Contraseña', { isRequired: 'Escriba la contraseña', list: false }),
      rol: choice('Rol', {
        choices: choicesOf(rolLabels),
        isRequired: 'Elija un rol',
        defaultValue: 'administrador',
      }),
      estado: choice('Habilitado', {
        choices: choicesOf(habilitado),
        isRequired: true,
        defaultValue: 'A',
      }),
      usuarioPrincipal: person('Usuario principal', { form: false }),
      fk_usuario_principal: reference('Usuario principal', 'administradores', { list: false }),
      cuenta_bancaria: note('Cuenta bancaria', { list: false }),
      sueldo_fijo: choice('Sueldo fijo', {
        choices: choicesOf(sino),
        isRequired: true,
        list: false,
        defaultValue: 'S',
      }),
      valor: money('Valor', { list: false }),
      paga: percent('Paga', { list: false }),
    },
    screens: {
      list: () => import('./UsuariosList'),
      create: async () => ({ default: (await import('./UsuarioForm')).UsuarioCreate }),
      edit: async () => ({ default: (await import('./UsuarioForm')).UsuarioEdit }),
    },
  },
);

/** Administrators who can own a record. */
export const administradores = defineResource<Usuario>({
  name: 'administradores',
  singular: 'el administrador',
  // Others have only their own records.
  asChoice: { roles: ofAllOwners },
  recordRepresentation: fullName,
});

/** Passwords that are set for others (SPEC 6). */
export const usuariosPassword = defineResource({
  name: 'usuarios_password',
  fields: newPasswordFields,
});
