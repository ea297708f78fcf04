import { sql } from 'kysely';
import type { nominaCalls } from '../../../contract/nomina';
import type { RequestOf } from '../../answer/answer';
import { given } from '../../db/given';
import type { Trx } from '../../db/schema';
import { joinTransaction } from '../../db/transactions';
import { record } from '../../history/historial';
import { ApiError, refusedField } from '../../http/errors';
import { businessDay } from '../../ledger/clock';
import { addDays, mondayOf } from '../../ledger/week';
import { lockPayday, lockWeek } from '../../ledger/weekLock';
import { takeWaiting } from './ajusteLine';
import { refuseDrafts } from './drafts';
import { lineTotal } from './pay';
import { listPayees } from './payees';

type Creation = RequestOf<typeof nominaCalls.create>;
type NewNomina = Creation['body'];

export const createNomina = (creation: Creation): Promise<number> => {
  const { db, session, now, body: nomina } = creation;
  const { id: author } = session.user;

  return joinTransaction(db, async (trx) => {
    // Before the payees are read: another nomina of the week may pay the same fixed salary.
    await lockPayday(trx, nomina);
    await lockWeek(trx, nomina);
    await requireAdministrador(trx, nomina);
    await refuseLongAgo(trx, nomina, now);
    if (nomina.fecha_final < businessDay(now)) await refuseDrafts(trx, nomina, 'crear la nomina');

    const lines = (await listPayees(trx, nomina)).map((payee, index) => lineOf(payee, index, author));
    const total = lines.reduce((sum, line) => sum + line.total, 0);
    const created = await trx
      .insertInto('nominas')
      .values({
        ...nomina,
        fk_usuario_creacion: author,
        fk_usuario_actualizacion: author,
        base: total,
        total,
      })
      .onConflict((conflict) => conflict.columns(['fk_usuario', 'fecha']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!created) throw new ApiError(409, 'Ya existe una nomina de esa semana');

    const ofNomina = lines.map((line) => ({ ...line, fk_nomina: created.id }));
    const columns = sql.join(Object.keys(ofNomina[0] ?? {}).map((column) => sql.ref(column)));
    await sql`insert into detalle_nominas (${columns})
      select ${columns} from ${given('detalle_nominas', ofNomina)}`.execute(trx);
    await record(trx, 'nomina', creation, { id: created.id, accion: 'creación' });
    await takeWaiting(trx, creation, { ...nomina, id: created.id });

    return created.id;
  });
};

/** A former one too, disabled or with another rol: their week is still paid. */
const requireAdministrador = async (trx: Trx, { fk_usuario }: NewNomina) => {
  const found = await trx
    .selectFrom('usuarios')
    .select('id')
    .where('id', '=', fk_usuario)
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb('rol', '=', 'administrador'),
        exists(selectFrom('ventas').select('ventas.id').where('ventas.fk_usuario', '=', fk_usuario)),
      ]),
    )
    .executeTakeFirst();
  if (!found) throw refusedField('fk_usuario', 'No existe ese administrador');
};

const WEEKS_BACK = 8;

/** An old week without a movement is a mistake that nobody could undo. */
const refuseLongAgo = async (trx: Trx, { fk_usuario, fecha, fecha_final }: NewNomina, now: Date) => {
  if (fecha >= addDays(mondayOf(businessDay(now)), -7 * WEEKS_BACK)) return;
  const { first } = await trx
    .selectFrom('saldos')
    .select(({ fn }) => fn.min('fecha').as('first'))
    .where('fk_usuario', '=', fk_usuario)
    .where('valor', '<>', 0)
    .executeTakeFirstOrThrow();

  if (first === null || fecha_final < first) {
    throw refusedField(
      'fecha',
      'Esa semana es anterior al primer movimiento del administrador: revise la fecha de inicio',
    );
  }
};

type Payee = Awaited<ReturnType<typeof listPayees>>[number];

const lineOf = (
  { id, nombre, apellido, cuenta_bancaria, rol, suma, base }: Payee,
  index: number,
  author: number,
) => ({
  fk_usuario: id,
  orden: index + 1,
  nombre,
  apellido,
  cuenta_bancaria,
  rol,
  suma,
  base,
  descuentos: 0,
  otros_ingresos: 0,
  total: lineTotal({ base, otros_ingresos: 0, descuentos: 0 }),
  fk_usuario_actualizacion: author,
});
