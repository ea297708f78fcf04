import { authCalls } from '../../contract/auth';
import { nominaCalls } from '../../contract/nomina';
import { notificacionesCalls } from '../../contract/notificaciones';
import { usuariosCalls } from '../../contract/usuarios';
import { OF_USERS_ALONE } from './judge';
import type { Walk } from './walk';

/** Makes the reading calls of SPEC 7.2. Returns false if nothing more can be tried. */
export const walkSpecification = async (walk: Walk): Promise<boolean> => {
  const { profile } = usuariosCalls;
  if (!(await walk.signIn())) return false;
  await walk.refuses(
    profile,
    { method: 'GET', path: profile.path, headers: { authorization: 'Bearer x' } },
    [401, 403],
  );

  const own = await walk.call(profile);
  walk.seen.rol = own?.user.role ?? '';
  if (!own || !walk.seen.rol) {
    walk.note('GET /api/usuarios/profile', [
      { kind: 'fails', what: 'tells no role: nothing else can be tried' },
    ]);

    return false;
  }

  await readUsers(walk);
  await walk.call(notificacionesCalls.list, { body: { fk_usuario: own.user.id } });
  await readPayrolls(walk);

  return true;
};

const readUsers = async (walk: Walk) => {
  const isWhole = walk.isFor(usuariosCalls.one);
  const all = await walk.call(usuariosCalls.list, { spared: isWhole ? [] : OF_USERS_ALONE });
  const { usuarios = [] } =
    (await walk.call(usuariosCalls.administradores, { spared: [...OF_USERS_ALONE, 'ultima_conexion'] })) ??
    {};
  walk.seen.administrador = usuarios[0]?.id;
  const [first] = all?.usuarios ?? [];
  if (first) await walk.call(usuariosCalls.one, { params: { id: first.id } });
};

const readPayrolls = async (walk: Walk) => {
  const list = await walk.call(nominaCalls.list, { body: { limit: 5, offset: 0 } });
  const count = await walk.call(nominaCalls.count, { body: {} });
  const rows = list?.nominas ?? [];
  if (rows.length > 5)
    walk.note('POST /api/nomina', [{ kind: 'fails', what: 'answers more rows than limit' }]);
  if (count && count.conteo < rows.length) {
    walk.note('POST /api/nomina/conteo', [
      { kind: 'fails', what: `counts ${count.conteo} of ${rows.length} rows` },
    ]);
  }
  for (const { id } of rows) {
    const sheet = await walk.call(nominaCalls.one, { params: { id } });
    const path = sheet?.nomina.detalle_nominas.flatMap(({ comprobante }) => comprobante)[0];
    if (path) return readProof(walk, path);
  }
};

/** As an `<img>` asks for it. */
const readProof = async (walk: Walk, path: string) => {
  const name = 'GET a proof';
  const answered = await walk.ask(name, {
    method: 'GET',
    path: `/${path.replace(/^\/+/, '')}`,
    picturesAt: walk.proofs,
  });
  if (!answered) return;
  const { status, headers } = answered;
  const isPicture = headers.get('content-type')?.startsWith('image/');
  const policy = headers.get('cross-origin-resource-policy');
  const fails = (what: string) => walk.note(name, [{ kind: 'fails', what }]);

  if (status !== 200) fails(`answers ${status} for ${path}`);
  else if (!isPicture) fails(`is no picture, but ${headers.get('content-type')}`);
  if (walk.host.origin && policy && policy !== 'cross-origin') {
    fails(`Cross-Origin-Resource-Policy is ${policy}: a page of another origin shows none`);
  }
};

/** Renews the token by the cookie alone, then signs out. */
export const leave = async (walk: Walk): Promise<void> => {
  walk.host.session.token = '';
  const renewed = await walk.call(authCalls.refresh, { body: {} });
  walk.host.session.token = renewed?.accessToken ?? '';
  if (renewed) await walk.call(usuariosCalls.profile);
  await walk.call(authCalls.logout);
};
