import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { roles } from '../../contract/roles';
import { prepared } from '../db/prepared';
import type { Db, Trx } from '../db/schema';
import type { Session } from './permission';
import { daysAfter, GRACE_SECONDS, SESSION_DAYS, secondsAfter } from './time';

const AGENT_LENGTH = 200;

export const openSession = async (trx: Trx, userId: number, now: Date, agente = '') => {
  await trx
    .deleteFrom('sesiones')
    .where('fk_usuario', '=', userId)
    .where('expira', '<', now.toISOString())
    .execute();

  const sessionId = randomUUID();
  await trx
    .insertInto('sesiones')
    .values({
      id: sessionId,
      fk_usuario: userId,
      fecha_creacion: now.toISOString(),
      expira: daysAfter(now, SESSION_DAYS),
      fecha_cierre: null,
      agente: agente.slice(0, AGENT_LENGTH),
    })
    .execute();

  return { userId, sessionId, refreshToken: await addRefreshToken(trx, sessionId, now) };
};

const liveSession = (name: string, from: string, condition: string) =>
  prepared<Row>(
    name,
    `select sesiones.id as "sessionId", usuarios.id, nombre, apellido, rol, ultima_conexion, fk_usuario_principal,
      clave_ajena, ultimo_uso
    from sesiones join usuarios on usuarios.id = sesiones.fk_usuario ${from}
    where fecha_cierre is null and expira > $1 and estado = 'A' and ${condition}`,
  );

const sessionOfBearer = liveSession('sesion', '', 'sesiones.id = $2 and usuarios.id = $3');

export const findSession = async (
  db: Db,
  { sessionId, userId }: { sessionId: string; userId: number },
  now: Date,
): Promise<Session | undefined> => {
  const [row] = await sessionOfBearer(db, [now.toISOString(), sessionId, userId]);

  return row && toSession(row);
};

const sessionOfToken = liveSession(
  'sesion_de_token',
  'join tokens_refresco on tokens_refresco.fk_sesion = sesiones.id',
  'tokens_refresco.hash = $2 and (fecha_reemplazo is null or fecha_reemplazo >= $3)',
);

export const findSessionByToken = async (db: Db, token: string, now: Date): Promise<Session | undefined> => {
  const [row] = await sessionOfToken(db, [
    now.toISOString(),
    hashOf(token),
    secondsAfter(now, -GRACE_SECONDS),
  ]);

  return row && toSession(row);
};

const sessionsOfIds = liveSession('sesiones_vivas', '', 'sesiones.id = any($2)');

export const findSessions = async (
  db: Db,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, Session>> => {
  const rows = await sessionsOfIds(db, [now.toISOString(), ids]);

  return new Map(rows.map((row) => [row.sessionId, toSession(row)]));
};

const MOST_LISTED = 100;

export const listSessions = (db: Db, { id, user }: Session, now: Date) =>
  db
    .selectFrom('sesiones')
    .select(['id', 'agente', 'fecha_creacion'])
    .select(({ fn }) => fn.coalesce('ultimo_uso', 'fecha_creacion').as('ultimo_uso'))
    .where('fk_usuario', '=', user.id)
    .where('fecha_cierre', 'is', null)
    .where('expira', '>', now.toISOString())
    .orderBy((eb) => eb('id', '=', id), 'desc')
    .orderBy('ultimo_uso', 'desc')
    .orderBy('fecha_creacion', 'desc')
    .limit(MOST_LISTED)
    .execute();

export const closeSession = (db: Db, sessionId: string, now: Date) =>
  closing(db, now).where('id', '=', sessionId).execute();

export const closeSessionsOf = (db: Db, userId: number, now: Date, spared = '') =>
  closing(db, now).where('fk_usuario', '=', userId).where('id', '<>', spared).execute();

export const closeSessionOfToken = (db: Db, token: string, now: Date) =>
  closing(db, now)
    .where('id', 'in', (eb) =>
      eb.selectFrom('tokens_refresco').select('fk_sesion').where('hash', '=', hashOf(token)),
    )
    .execute();

const closing = (db: Db, now: Date) =>
  db.updateTable('sesiones').set({ fecha_cierre: now.toISOString() }).where('fecha_cierre', 'is', null);

type Row = Pick<Session, 'ultimo_uso'> & Omit<Session['user'], 'rol'> & { sessionId: string; rol: string };

const toSession = ({ sessionId, ultimo_uso, rol, ...user }: Row): Session => ({
  id: sessionId,
  ultimo_uso,
  user: { ...user, rol: roles.find((known) => known === rol) ?? '' },
});

/** Only hashes are stored, so a leaked database reveals no tokens. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

export const addRefreshToken = async (db: Db, sessionId: string, now: Date): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('tokens_refresco')
    .values({
      hash: hashOf(token),
      fk_sesion: sessionId,
      fecha_creacion: now.toISOString(),
      fecha_reemplazo: null,
    })
    .execute();

  return token;
};
