import { usernameTakenCall } from '../../../contract/ocupados';
import { usuariosCalls } from '../../../contract/usuarios';
import type { Answer } from '../../answer/answer';
import { listEntries } from '../../history/historial';
import { ApiError } from '../../http/errors';
import { ownerOf } from '../../ownership/owner';
import { findOccupied } from '../../rest/taken';
import { changePassword, setPassword } from './passwords';
import {
  findFull,
  listAdministradores,
  listForAdministrador,
  listFull,
  listShort,
  profileOf,
} from './queries';
import { createUsuario, updateUsuario, usuariosTable } from './writeUsuario';

export const usuariosRoutes = (answer: Answer): void => {
  answer(usuariosCalls.profile, async ({ session }) => ({ user: profileOf(session) }));

  answer(usuariosCalls.list, async ({ db, session: { user } }) => {
    if (user.rol === 'superadministrador') return { usuarios: await listFull(db) };
    if (user.rol === 'administrador') return { usuarios: await listForAdministrador(db, user.id) };

    return { usuarios: await listShort(db) };
  });

  answer(usuariosCalls.administradores, async ({ db, session, query: { con_saldo } }) => ({
    usuarios: await listAdministradores(db, ownerOf(session), con_saldo === 'S'),
  }));

  // Before `one`, whose path matches too.
  answer(usernameTakenCall, ({ db, query: { id, ...values } }) =>
    findOccupied(db, usuariosTable, { id, values, owner: undefined }),
  );

  answer(usuariosCalls.one, async ({ db, param }) => {
    const usuario = await findFull(db, param('id'));
    if (!usuario) throw new ApiError(404, 'No existe el usuario');

    return { usuario };
  });

  answer(usuariosCalls.history, async ({ db, param, query }) => {
    const id = param('id');
    if (!(await findFull(db, id))) throw new ApiError(404, 'No existe el usuario');

    return listEntries(db, 'usuarios', id, query.antes);
  });

  answer(usuariosCalls.create, createUsuario);
  answer(usuariosCalls.update, updateUsuario);
  answer(usuariosCalls.setPassword, setPassword);
  answer(usuariosCalls.changePassword, changePassword);
};
