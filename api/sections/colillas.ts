import type { ParsedQueryOf, RawAnswerOf } from '../../contract/call';
import { colillasCalls } from '../../contract/colillas';
import { centsToDollars } from '../../contract/common';
import type { Answer } from '../answer/answer';
import type { Session } from '../auth/permission';
import type { Db } from '../db/schema';
import { businessDay } from '../ledger/clock';
import { addDays } from '../ledger/week';
import { ownedBy, ownerOf, recordsOf } from '../ownership/owner';
import { findWinner, soldFor } from './premios/requireWinner';
import { ownerAt } from './premios/steps';

export const colillasRoutes = (answer: Answer): void => {
  answer(colillasCalls.largest, async ({ db, session, now, query: { fk_vendedor } }) => {
    const today = businessDay(now);
    const { mayor } = await db
      .selectFrom('detalle_ventas')
      .innerJoin('ventas', 'ventas.id', 'fk_venta')
      .select(({ fn }) => fn.max<number | null>('valor').as('mayor'))
      .where('fk_vendedor', '=', fk_vendedor)
      .where('fecha', '>', addDays(today, -RECENT_DAYS))
      .where('fecha', '<=', today)
      .where('estado', '=', 'C')
      .where('colilla', 'not like', '(%')
      .where(ownedBy('fk_usuario', ownerOf(session)))
      .executeTakeFirstOrThrow();

    return { mayor: centsToDollars(Math.max(0, mayor ?? 0)) };
  });

  answer(colillasCalls.check, ({ db, session, query }) => check(db, session, query));
};

type Query = ParsedQueryOf<typeof colillasCalls.check>;

const check = async (
  db: Db,
  session: Session,
  query: Query,
): Promise<RawAnswerOf<typeof colillasCalls.check>> => {
  const { fk_premio, colilla } = query;
  const before = fk_premio ? await findPremio(db, session, fk_premio) : undefined;
  const found = await findWinner(db, query, { owner: ownerAt(session, query, before) });
  if (found.caso !== 'vendida') return { ...found, vendido: [] };
  const other = await findOther(db, session, query);
  if (other)
    return { caso: 'premio', texto: `La colilla ${colilla} ya tiene el premio ${other.id}`, vendido: [] };

  return { caso: 'vendida', texto: '', vendido: await soldFor(db, { ...query, ...found }) };
};

const RECENT_DAYS = 30;

const premiosOf = (db: Db, session: Session) =>
  db.selectFrom('premios').where(recordsOf('premios', ownerOf(session)));

const findPremio = (db: Db, session: Session, id: number) =>
  premiosOf(db, session)
    .select(['fecha', 'fk_sorteo', 'fk_vendedor', 'fk_usuario'])
    .where('id', '=', id)
    .executeTakeFirst();

/** A premio in force of the same colilla that the session may read. */
const findOther = (
  db: Db,
  session: Session,
  { fk_premio = 0, fecha, fk_sorteo, fk_vendedor, colilla }: Query,
) =>
  premiosOf(db, session)
    .select('id')
    .where((on) => on.and({ fecha, fk_sorteo, fk_vendedor, colilla }))
    .where('estado', 'not in', ['RECHAZADO', 'ANULADO'])
    .where('id', '<>', fk_premio)
    .executeTakeFirst();
