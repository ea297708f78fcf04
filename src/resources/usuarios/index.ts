import GroupIcon from '@mui/icons-material/Group';
import { lazy } from 'react';
import { type Usuario, usuariosAccess } from '../../../contract/usuarios';
import { defineResource } from '../defineResource';
import { defineSection } from '../defineSection';
import { usuariosPasswordProvider, usuariosProvider } from './usuariosProvider';

export const usuarios = defineSection<Usuario>({
  name: 'usuarios',
  label: 'Usuarios',
  icon: GroupIcon,
  access: usuariosAccess,
  fields: {
    id: 'Id',
    nombre: 'Nombre',
    apellido: 'Apellido',
    username: 'Username',
    rol: 'Rol',
    estado: 'Habilitado',
    usuarioPrincipal: 'Usuario principal',
    cuenta_bancaria: 'Cuenta bancaria',
    sueldo_fijo: 'Sueldo fijo',
    valor: 'Valor',
    paga: 'Paga',
  },
  screens: {
    '': lazy(() => import('./UsuariosList')),
    create: lazy(() => import('./UsuarioCreate')),
    'edit/:id': lazy(() => import('./UsuarioEdit')),
  },
  provider: usuariosProvider,
});

/** The passwords that are set for others, in a dialog; no screens of their own. */
export const usuariosPassword = defineResource({
  name: 'usuarios_password',
  provider: usuariosPasswordProvider,
});
