import GroupIcon from '@mui/icons-material/Group';
import { habilitado, siNo } from '../../../contract/columns';
import { ofAllOwners, rolLabels } from '../../../contract/roles';
import { type Usuario, usuariosAccess, usuariosCalls, usuariosImports } from '../../../contract/usuarios';
import { writesBy } from '../../dataProvider/writesBy';
import { newPasswordFields } from '../../domain/newPassword';
import { fullName } from '../../format/text';
import { choice, choicesOf, id, money, note, percent, person, reference, text } from '../../ui/fields/field';
import { defineResource } from '../../ui/section/defineResource';
import { lazy } from '../../ui/section/lazy';
import { defineSection } from '../defineSection';
import { administradoresProvider, type UsuarioRecord, usuariosProvider } from './usuariosProvider';

export const usuarios = defineSection<UsuarioRecord>({
  name: 'usuarios',
  label: 'Usuarios',
  singular: 'un usuario',
  icon: GroupIcon,
  help: { '': 'usuarios', create: 'usuarios#crear-un-usuario' },
  access: usuariosAccess,
  recordRepresentation: fullName,
  fields: {
    id: id(),
    nombre: text('Nombre', { isRequired: 'Escriba el nombre', card: 'title' }),
    apellido: text('Apellido', { isRequired: 'Escriba el apellido' }),
    username: text('Username', { isRequired: 'Escriba el username' }),
    password: text('Contraseña', { isRequired: 'Escriba la contraseña', isSecret: true, inList: false }),
    rol: choice('Rol', {
      choices: choicesOf(rolLabels),
      isRequired: 'Elija un rol',
      defaultValue: 'administrador',
    }),
    estado: choice('Habilitado', {
      choices: choicesOf(habilitado.words),
      isRequired: true,
      defaultValue: 'A',
    }),
    usuarioPrincipal: person('Usuario principal', { inForm: false }),
    fk_usuario_principal: reference('Usuario principal', 'administradores', { inList: false }),
    cuenta_bancaria: note('Cuenta bancaria', { inList: false }),
    sueldo_fijo: choice('Sueldo fijo', {
      choices: choicesOf(siNo.words),
      isRequired: true,
      inList: false,
      defaultValue: 'S',
    }),
    valor: money('Valor', { inList: false }),
    paga: percent('Paga', { inList: false }),
  },
  slots: { usuario: lazy(() => import('./CambiarPassword')) },
  screens: {
    '': lazy(() => import('./UsuariosList')),
    create: lazy(async () => ({ default: (await import('./UsuarioForm')).UsuarioCreate })),
    'edit/:id': lazy(async () => ({ default: (await import('./UsuarioForm')).UsuarioEdit })),
  },
  imports: usuariosImports,
  provider: usuariosProvider,
});

/** The administrators who can own a record; no screens. */
export const administradores = defineResource<Usuario>({
  name: 'administradores',
  singular: 'un administrador',
  // Everybody else has own records only.
  offers: { to: ofAllOwners },
  recordRepresentation: fullName,
  provider: administradoresProvider,
});

/** The passwords that are set for others, in a dialog; no screens of their own (SPEC 6). */
export const usuariosPassword = defineResource({
  name: 'usuarios_password',
  fields: newPasswordFields,
  provider: writesBy(usuariosCalls.setPassword),
});

/** The unlocking of a user who failed to sign in too often, from their screen. */
export const usuariosDesbloqueo = defineResource({
  name: 'usuarios_desbloqueo',
  provider: writesBy(usuariosCalls.unlock),
});
