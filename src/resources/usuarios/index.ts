import GroupIcon from '@mui/icons-material/Group';
import {
  choice,
  enabled,
  id,
  money,
  note,
  percent,
  person,
  reference,
  sino,
  text,
} from '../../../contract/field';
import { ofAllOwners, rolLabels } from '../../../contract/roles';
import { usuariosAccess } from '../../../contract/usuarios';
import { newPasswordFields } from '../../features/users/newPassword';
import { fullName } from '../../format/text';
import { defineResource } from '../../section/defineResource';
import { defineSection } from '../defineSection';

export const usuarios = defineSection(
  { name: 'usuarios', singular: 'el usuario', access: usuariosAccess },
  {
    label: 'Usuarios',
    icon: GroupIcon,
    help: { '': 'usuarios', create: 'usuarios#crear-un-usuario' },
    recordRepresentation: fullName,
    list: ['id', 'nombre', 'apellido', 'username', 'rol', 'estado', 'usuarioPrincipal'],
    filters: ['q', 'rol', 'estado'],
    form: [
      'nombre',
      'apellido',
      'username',
      'password',
      { rol: 'administrador' },
      { estado: 'A' },
      'fk_usuario_principal',
      'cuenta_bancaria',
      { sueldo_fijo: 'S' },
      'valor',
      'paga',
    ],
    card: { title: 'nombre' },
    own: {
      id: id(),
      nombre: text('Nombre', { missing: 'Escriba el nombre' }),
      apellido: text('Apellido', { missing: 'Escriba el apellido' }),
      username: text('Username', { missing: 'Escriba el username' }),
      password: text('Contraseña', { missing: 'Escriba la contraseña' }),
      rol: choice('Rol', rolLabels, { missing: 'Elija un rol' }),
      estado: enabled,
      usuarioPrincipal: person('Usuario principal', { byApi: true }),
      fk_usuario_principal: reference('usuario', 'Usuario principal', { optional: true }),
      cuenta_bancaria: note('Cuenta bancaria', { optional: true }),
      sueldo_fijo: choice('Sueldo fijo', sino),
      valor: money('Valor', { optional: true }),
      paga: percent('Paga', { optional: true }),
    },
    fields: { fk_usuario_principal: { from: 'administradores' } },
    screens: {
      list: () => import('./UsuariosList'),
      create: async () => ({ default: (await import('./UsuarioForm')).UsuarioCreate }),
      edit: async () => ({ default: (await import('./UsuarioForm')).UsuarioEdit }),
    },
  },
);

/** Administrators who can own a record. */
export const administradores = defineResource(
  { name: 'administradores', singular: 'el administrador' },
  {
    // Others have only their own records.
    asChoice: { roles: ofAllOwners },
    recordRepresentation: ({ nombre, apellido, estado }) =>
      fullName({ nombre, apellido }) + (estado === 'I' ? ' (inhabilitado)' : ''),
  },
);

/** Passwords that are set for others (SPEC 6.2). */
export const usuariosPassword = defineResource({ name: 'usuarios_password' }, { own: newPasswordFields });
