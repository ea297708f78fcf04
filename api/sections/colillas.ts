import { sql } from 'kysely';
import type { ParsedQueryOf, RawAnswerOf } from '../../contract/call';
import { colillasCalls } from '../../contract/colillas';
import { centsToDollars } from '../../contract/common';
import type { Answer } from '../answer/answer';
import type { Session } from '../auth/permission';
import { byName, fullName } from '../db/names';
import type { Db } from '../db/schema';
import { businessDay } from '../ledger/clock';
import { dollars, inDollars } from '../ledger/money';
import { addDays } from '../ledger/week';
import { ownedBy, ownerOf, recordsOf } from '../ownership/owner';
import { dueFor, findWinner, soldFor } from './premios/requireWinner';
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

  answer(colillasCalls.winning, ({ db, session, query }) => findWinning(db, session, query));

  answer(colillasCalls.check, ({ db, session, query }) => check(db, session, query));
};

const findWinning = async (
  db: Db,
  session: Session,
  { fecha, fk_sorteo, colilla }: ParsedQueryOf<typeof colillasCalls.winning>,
) => {
  const ofDraw = sql`v.fecha = ${fecha} and v.fk_sorteo = ${fk_sorteo} and ${ownedBy('v.fk_usuario', ownerOf(session))}`;
  const { rows: ganadoras } = await sql<Ganadora>`
    select v.id as fk_venta, v.fk_vendedor, ${fullName('p')} as promotor, coalesce(${fullName('u')}, '') as sumador,
      ${dollars(sql`hit.valor`)} as valor, r.id as fk_premio, coalesce(r.estado, '') as estado
    from ventas v
    cross join lateral (
      select sum(d.valor) as valor from detalle_ventas d where d.fk_venta = v.id and d.colilla = ${colilla}
      having count(*) > 0
    ) hit
    join vendedores p on p.id = v.fk_vendedor
    left join usuarios u on u.id = v.fk_usuario_sumador
    left join premios r on r.fk_vendedor = v.fk_vendedor and r.fk_sorteo = v.fk_sorteo and r.fecha = v.fecha
      and r.colilla = ${colilla} and r.estado not in ('RECHAZADO', 'ANULADO')
    where ${ofDraw} and v.estado = 'C'
    order by ${byName('p')}, v.id`.execute(db);
  const { rows: borradores } = await sql<{ id: number; promotor: string }>`
    select v.id, ${fullName('p')} as promotor from ventas v join vendedores p on p.id = v.fk_vendedor
    where ${ofDraw} and v.estado = 'B' order by ${byName('p')}, v.id`.execute(db);
  const sorteo = await db.selectFrom('sorteos').select('paga').where('id', '=', fk_sorteo).executeTakeFirst();

  return { paga: sorteo?.paga ?? 0, ganadoras, borradores };
};

interface Ganadora extends Record<'promotor' | 'sumador' | 'valor' | 'estado', string> {
  fk_venta: number;
  fk_vendedor: number;
  fk_premio: number | null;
}

type Query = ParsedQueryOf<typeof colillasCalls.check>;

const check = async (
  db: Db,
  session: Session,
  query: Query,
): Promise<RawAnswerOf<typeof colillasCalls.check>> => {
  const { fk_premio, colilla } = query;
  const before = fk_premio ? await findPremio(db, session, fk_premio) : undefined;
  const found = await findWinner(db, query, { owner: ownerAt(session, query, before) });
  if (found.caso !== 'vendida') return { ...found, vendido: [], pagaria: '0.00' };
  const other = await findOther(db, session, query);
  if (other)
    return {
      caso: 'premio',
      texto: `La colilla ${colilla} ya tiene el premio ${other.id}`,
      vendido: [],
      pagaria: '0.00',
    };
  const sold = await soldFor(db, { ...query, ...found });

  return {
    caso: 'vendida',
    texto: '',
    ...inDollars({ pagaria: await dueFor(db, query, sold) }),
    vendido: sold.map(centsToDollars),
  };
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
