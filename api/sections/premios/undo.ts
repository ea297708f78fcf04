import { sql } from 'kysely';
import type { RawAnswerOf } from '../../../contract/call';
import { dollarsToCents } from '../../../contract/common';
import type { Fields, KindName } from '../../../contract/field';
import {
  DESHACER,
  type deshacerCall,
  isReversible,
  pasosPremio,
  premiosRest,
} from '../../../contract/premios';
import type { RequestOf } from '../../answer/answer';
import { given } from '../../db/given';
import type { Trx } from '../../db/schema';
import { type Cambio, changedBy, record } from '../../history/historial';
import { ApiError } from '../../http/errors';
import { requireOpenWeek } from '../../ledger/weekLock';
import { describeTable, type Values } from '../../rest/restTable';
import { inTransaction, lockRow } from '../../rest/write';
import { withdrawNotice } from './notices';
import { requireWinner } from './requireWinner';

type Request = Pick<RequestOf<typeof deshacerCall>, 'db' | 'session' | 'now' | 'body'>;

const table = describeTable(premiosRest, {});

/** Takes back the caller's last step as if it had never been. The history keeps both, and no rule of four eyes is asked. */
export const undoStep = (
  id: number,
  { db, session, now, body: { version } }: Request,
): Promise<RawAnswerOf<typeof deshacerCall>> =>
  inTransaction(db, table, async (trx) => {
    await lockRow(trx, table, id, { session, now, version });
    const premio = await trx.selectFrom('premios').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const { from, cambios, at } = await requireOwnStep(trx, id, { user: session.user, now });
    const values = valuesBefore(cambios);
    if (from === 'PAGADO') {
      await requireOpenWeek(trx, { ...premio, fecha: String(values.fecha_pago) }, now);
    }
    // A colilla without a premio in force can be corrected meanwhile.
    if (from === 'PAGADO' || premiosRest.uncounted.includes(premio.estado)) {
      await requireWinner(trx, premio, premio.fk_usuario);
    }

    await write(trx, id, { ...values, ...changedBy(session.user, now), estado: from, version: version + 1 });
    await record(trx, 'premios', { session, now }, { id, accion: 'deshecho', cambios: backwards(cambios) });
    await withdrawNotice(trx, premio, { from, at, now });

    return { message: `Premio ${id} otra vez ${from.toLowerCase()}` };
  });

interface Step {
  from: string;
  /** Its estado too. */
  cambios: readonly Cambio[];
  at: Date;
}

interface Caller {
  user: { id: number };
  now: Date;
}

/** The last change of the premio, if it is a step that the user just took. */
const requireOwnStep = async (trx: Trx, id: number, { user, now }: Caller): Promise<Step> => {
  const last = await trx
    .selectFrom('historial')
    .select(['fk_usuario', 'fecha', 'accion', 'cambios'])
    .where('recurso', '=', 'premios')
    .where('fk_registro', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const from = last && estadoBefore(last);
  if (!from) throw new ApiError(409, 'El último cambio del premio no es un paso que se deshace');
  if (last.fk_usuario !== user.id) throw new ApiError(403, 'Solo quien dio el paso lo puede deshacer');
  const at = new Date(last.fecha);
  if (now.getTime() - at.getTime() > DESHACER.taken) {
    throw new ApiError(409, 'Pasó el tiempo para deshacer ese paso');
  }

  return { from, at, cambios: [{ campo: 'estado', antes: from, despues: last.accion }, ...last.cambios] };
};

/** Undefined if it is no step, or one that pays or annuls. */
const estadoBefore = ({ accion, cambios }: { accion: string; cambios: readonly Cambio[] }) => {
  const wasPaid = cambios.some(({ campo }) => campo === 'fecha_pago');

  return pasosPremio.find(
    ({ from, to }) => to === accion && isReversible(to) && (from === 'PAGADO') === wasPaid,
  )?.from;
};

const backwards = (cambios: readonly Cambio[]): Cambio[] =>
  cambios.map(({ campo, antes, despues }) => ({ campo, antes: despues, despues: antes }));

const valuesBefore = (cambios: readonly Cambio[]): Values =>
  Object.fromEntries(cambios.map(({ campo, antes }) => [campo, storedValue(campo, antes)]));

const fields: Fields = premiosRest.fields;
/** The history writes nothing for null. */
const NULLED: readonly (KindName | undefined)[] = ['reference', 'day', 'instant'];

/** What the history wrote, for its column. */
const storedValue = (campo: string, text: string) => {
  const kind = fields[campo]?.kind;
  if (kind === 'money') return dollarsToCents(text);

  return text === '' && NULLED.includes(kind) ? null : text;
};

const write = async (trx: Trx, id: number, values: Values): Promise<void> => {
  const columns = Object.keys(values).map((column) => sql.ref(column));
  await sql`update premios set (${sql.join(columns)}) = (select ${sql.join(columns)} from ${given('premios', [values])})
    where id = ${id}`.execute(trx);
};
