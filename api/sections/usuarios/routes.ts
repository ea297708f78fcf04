import { usuariosCalls } from '../../../contract/usuarios';
import type { Answer } from '../../answer';
import { ApiError } from '../../errors';
import { findFull, listAdministradores, listForAdministrador, listFull, listShort } from './queries';
import { createUsuario, updateUsuario } from './writeUsuario';

export const usuariosRoutes = (answer: Answer): void => {
  answer(usuariosCalls.profile, async ({ session }) => {
    const { id, nombre, apellido, rol } = session.user;

    return { user: { id, nombre, apellido, role: rol } };
  });

  answer(usuariosCalls.list, async ({ db, session: { user } }) => {
    if (user.rol === 'superadministrador') return { usuarios: await listFull(db) };
    if (user.rol === 'administrador') return { usuarios: await listForAdministrador(db, user.id) };

    return { usuarios: await listShort(db) };
  });

  /** An administrador opens nominas for nobody else, so is offered nobody else. */
  answer(usuariosCalls.administradores, async ({ db, session: { user } }) => ({
    usuarios: await listAdministradores(db, user.rol === 'superadministrador' ? undefined : user.id),
  }));

  answer(usuariosCalls.one, async ({ db, param }) => {
    const usuario = await findFull(db, param('id'));
    if (!usuario) throw new ApiError(404, 'No existe el usuario');

    return { usuario };
  });

  answer(usuariosCalls.create, async (request) => {
    await createUsuario(request);

    return { message: 'Usuario creado correctamente' };
  });

  answer(usuariosCalls.update, async (request) => {
    await updateUsuario(request);

    return { message: 'Usuario actualizado correctamente' };
  });
};
