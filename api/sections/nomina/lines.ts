import { sql } from 'kysely';
import type { Session } from '../../auth/permission';
import type { Db, Trx } from '../../db/schema';
import { changedBy, changesOf } from '../../history/historial';
import { ApiError } from '../../http/errors';
import { inDollars } from '../../ledger/money';

/** A line with its nomina; `forUpdate` locks both, always in this order. */
export const selectLine = (db: Db, id: number) =>
  db
    .selectFrom('detalle_nominas as line')
    .innerJoin('nominas', 'nominas.id', 'line.fk_nomina')
    .select(['line.nombre', 'line.apellido', 'line.base', 'line.descuentos', 'line.otros_ingresos'])
    .select(['line.id', 'line.fk_nomina', 'line.fk_usuario', 'line.total', 'line.comprobante'])
    .select(['line.ajuste_ingresos', 'line.ajuste_descuentos'])
    .where('line.id', '=', id);

export type Line = NonNullable<Awaited<ReturnType<ReturnType<typeof selectLine>['executeTakeFirst']>>>;

/** For the history of the nomina: 'total de Ana Paz'. */
export const lineChanges = (line: Line, after: Amounts) => {
  const of = `${line.nombre} ${line.apellido}`;

  return changesOf(AMOUNTS, amountsOf(line), amountsOf(after)).map((cambio) => ({
    ...cambio,
    campo: `${cambio.campo} de ${of}`,
  }));
};

const AMOUNTS = ['descuentos', 'otros_ingresos', 'total'] as const;

type Amounts = Record<(typeof AMOUNTS)[number], number>;

const amountsOf = ({ descuentos, otros_ingresos, total }: Amounts) =>
  inDollars({ descuentos, otros_ingresos, total });

/** After a line changed. */
export const sumNomina = async (
  trx: Trx,
  id: number,
  { session, now }: { session: Session; now: Date },
): Promise<void> => {
  const total = sql<number>`(select sum(total) from detalle_nominas where fk_nomina = ${id})`;
  await trx
    .updateTable('nominas')
    .set({ total, ...changedBy(session.user, now) })
    .where('id', '=', id)
    .execute();
};

/** Nobody raises their own pay. */
export const requireOther = ({ user }: Session, fk_usuario: number): void => {
  if (user.id === fk_usuario && user.rol !== 'superadministrador') {
    throw new ApiError(422, 'Solo un súper administrador puede cambiar sus propios otros ingresos');
  }
};
