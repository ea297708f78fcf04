import { archivosCalls } from '../../contract/archivos';
import { nominaCalls } from '../../contract/nomina';
import { notificacionesCalls } from '../../contract/notificaciones';
import { restSections } from '../../contract/restSections';
import { usuariosCalls } from '../../contract/usuarios';
import { OF_USERS_ALONE } from './judge';
import { nameOf, type Walk } from './walk';

/** Makes the writing calls with test data. For hosts whose data may be lost. */
export const walkWrites = async (walk: Walk, now: Date): Promise<void> => {
  await writeUsers(walk, now);
  const own = await walk.call(usuariosCalls.profile);
  const told = await walk.call(notificacionesCalls.list, { body: { fk_usuario: own?.user.id } });
  const [note] = told?.notificaciones ?? [];
  if (note) await walk.call(notificacionesCalls.update, { body: { id: note.id } });
  await walk.call(archivosCalls.upload, { form: { files: picture() } });
  await writePayroll(walk, now, own?.user.id);
  await writeNothing(walk);
};

const writeUsers = async (walk: Walk, now: Date) => {
  const username = `prueba-${now.getTime().toString(36)}`;
  const datos = {
    nombre: 'Prueba',
    apellido: 'De Anfitrión',
    rol: 'sumador',
    estado: 'I',
    usuarioPrincipal: null,
    cuenta_bancaria: '',
    sueldo_fijo: 'S',
    valor: '0',
    paga: '0',
  };
  if (!walk.isFor(usuariosCalls.create)) return;
  await walk.call(usuariosCalls.create, {
    body: { ...datos, username, password: PASSWORD, usuarioCreacion: null },
  });
  const all = await walk.call(usuariosCalls.list);
  const made = all?.usuarios.find((one) => one.username === username);
  if (!made) {
    walk.note(nameOf(usuariosCalls.create), [
      { kind: 'fails', what: 'the new user is not in GET /api/usuarios' },
    ]);

    return;
  }
  const { id, version } = made;
  await walk.call(usuariosCalls.update, {
    body: { ...datos, id, apellido: 'Cambiado', usuarioActualizacion: null, version },
  });
  const after = await walk.call(usuariosCalls.one, { params: { id } });
  if (after && after.usuario.apellido !== 'Cambiado') {
    walk.note(nameOf(usuariosCalls.update), [{ kind: 'fails', what: 'what was changed is not read again' }]);
  }
  await walk.call(usuariosCalls.setPassword, {
    body: { id, password: PASSWORD, usuarioActualizacion: null },
  });
  await changePassword(walk);
};

const PASSWORD = 'Clave-de-prueba-7';

/** Sends a wrong current password, so that nobody is locked out. */
const changePassword = async (walk: Walk) => {
  const own = await walk.call(usuariosCalls.profile);
  const { method, path } = usuariosCalls.changePassword;
  const body = {
    id: own?.user.id,
    current_password: `${PASSWORD}-otra`,
    new_password: PASSWORD,
    confirmation_password: PASSWORD,
  };
  await walk.refuses(usuariosCalls.changePassword, { method, path, body }, REFUSED);
};

/** A host may refuse impossible data with any of these. */
const REFUSED = [400, 401, 403, 409, 422];

const writePayroll = async (walk: Walk, now: Date, fk_usuario_creacion: number | undefined) => {
  const admins = await walk.call(usuariosCalls.administradores, {
    spared: [...OF_USERS_ALONE, 'ultima_conexion'],
  });
  const [first] = admins?.usuarios ?? [];
  if (!first) return;
  const monday = new Date(now.getTime() - (((now.getUTCDay() + 6) % 7) + 7) * DAY);
  const answered = await walk.ask(nameOf(nominaCalls.create), {
    method: 'POST',
    path: nominaCalls.create.path,
    body: {
      fk_usuario: first.id,
      fecha: monday.toISOString().slice(0, 10),
      fecha_final: new Date(monday.getTime() + 6 * DAY).toISOString().slice(0, 10),
      fk_usuario_creacion,
      cuenta_bancaria: 'Cuenta de prueba',
    },
  });
  // That week may have a nomina already.
  if (answered && answered.status >= 500) {
    walk.note(nameOf(nominaCalls.create), [{ kind: 'fails', what: `answers ${answered.status}` }]);
  }
  const list = await walk.call(nominaCalls.list, { body: { limit: 1, offset: 0 } });
  const [nomina] = list?.nominas ?? [];
  if (!nomina) return;
  const form = { files: picture(), fk_usuario_actualizacion: String(fk_usuario_creacion ?? '') };
  await walk.call(nominaCalls.upload, { form: { id: String(nomina.id), ...form } });
  const sheet = await walk.call(nominaCalls.one, { params: { id: nomina.id } });
  // A host may keep the first proof.
  const line = sheet?.nomina.detalle_nominas.find(({ comprobante }) => comprobante.length === 0);
  if (!line) return;
  await walk.call(nominaCalls.uploadLine, {
    form: { id: String(line.id), ...form, descuentos: '', otros_ingresos: '' },
  });
};

const DAY = 24 * 60 * 60 * 1000;

const picture = () => {
  const base64 =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==';

  return new File([Buffer.from(base64, 'base64')], 'prueba.png', { type: 'image/png' });
};

const writeNothing = async (walk: Walk) => {
  for (const { calls } of restSections) {
    const { method, path } = calls.create;
    if (walk.isFor(calls.create)) await walk.refuses(calls.create, { method, path, body: {} }, REFUSED);
  }
};
