import { type RawBuilder, sql } from 'kysely';
import { jornadaCalls } from '../../contract/jornada';
import { premiosCreators } from '../../contract/premios';
import type { Answer } from '../answer/answer';
import type { Session } from '../auth/permission';
import { fullName, sorteoName } from '../db/names';
import type { Db } from '../db/schema';
import { atOneMoment } from '../db/transactions';
import { businessDay, dayStart } from '../ledger/clock';
import { dollars } from '../ledger/money';
import { addDays } from '../ledger/week';
import { ownedBy, ownerOf } from '../ownership/owner';
import { isTurnOf } from './premios/steps';

export const jornadaRoutes = (answer: Answer): void => {
  answer(jornadaCalls.one, ({ db, session, now }) => {
    const hoy = businessDay(now);
    const isSumador = session.user.rol === 'sumador';

    return atOneMoment(db, async (trx) => ({
      ...(await queueOf(trx, isSumador ? draftsOf(session) : premiosWaiting(session))),
      por_corregir: isSumador ? 0 : await premiosToCorrect(trx, session, hoy),
      hechos: await (isSumador ? ventasClosed : premiosDone)(trx, session, hoy),
    }));
  });
};

interface Waiting {
  id: number;
  fecha: string;
  promotor: string;
  detalle: string;
  valor: string;
}

const MOST_SHOWN = 10;

const queueOf = async (db: Db, waiting: RawBuilder<unknown>) => {
  const { rows } = await sql<Waiting & { conteo: number; suma: string }>`
    select w.id, w.fecha, ${fullName('p')} as promotor, w.detalle, ${dollars(sql`w.valor`)} as valor,
      count(*) over () as conteo, ${dollars(sql`sum(w.valor) over ()`)} as suma
    from (${waiting}) w join vendedores p on p.id = w.fk_vendedor
    order by w.fecha, w.id limit ${MOST_SHOWN}`.execute(db);
  const { conteo = 0, suma = '0.00' } = rows[0] ?? {};

  return {
    cola: { conteo, valor: suma },
    primeros: rows.map(({ conteo: _, suma: __, ...row }) => row),
  };
};

interface Done {
  estado: string;
  conteo: number;
  valor: string;
}

const doneIn = async (db: Db, done: RawBuilder<unknown>): Promise<Done[]> => {
  const { rows } = await sql<Done>`
    select estado, conteo, ${dollars(sql`suma`)} as valor from (${done}) done`.execute(db);

  return rows;
};

const draftsOf = (session: Session) => sql`
  select v.id, v.fecha, v.fk_vendedor, ${sorteoName('s')} as detalle, v.total as valor
  from ventas v join sorteos s on s.id = v.fk_sorteo
  where v.estado = 'B' and v.fk_usuario_sumador = ${session.user.id}
    and ${ownedBy('v.fk_usuario', ownerOf(session))}`;

/** A closed venta only changes by being annulled, so its last change closed it. */
const ventasClosed = (db: Db, { user: { id } }: Session, hoy: string) =>
  doneIn(
    db,
    sql`select 'C' as estado, count(*) as conteo, sum(total) as suma from ventas
      where estado = 'C' and fk_usuario_sumador = ${id} and fk_usuario_actualizacion = ${id}
        and fecha_actualizacion >= ${dayStart(hoy)}
      having count(*) > 0`,
  );

const own = (session: Session) => ownedBy('fk_usuario', ownerOf(session));

const premiosWaiting = (session: Session) => sql`
  select id, fecha, fk_vendedor, colilla as detalle, valor from premios
  where ${isTurnOf(session)} and ${own(session)}`;

const RECENT_DAYS = 30;

const premiosToCorrect = async (db: Db, session: Session, hoy: string): Promise<number> => {
  if (!premiosCreators.some((rol) => rol === session.user.rol)) return 0;
  const { rows } = await sql<{ conteo: number }>`
    select count(*) as conteo from premios
    where estado = 'RECHAZADO' and fecha > ${addDays(hoy, -RECENT_DAYS)} and ${own(session)}`.execute(db);

  return rows[0]?.conteo ?? 0;
};

/** A premio that its reviewer rejected may be pending again after a correction: it counts as rejected. */
const premiosDone = (db: Db, session: Session, hoy: string) => {
  const { id } = session.user;
  const since = dayStart(hoy);

  return doneIn(
    db,
    sql`
      select 'PAGADO' as estado, count(*) as conteo, sum(valor) as suma from premios
        where estado = 'PAGADO' and fecha_pago = ${hoy} and fk_usuario_pago = ${id} having count(*) > 0
      union all
      select case when estado in ('PENDIENTE', 'RECHAZADO') then 'RECHAZADO' else 'REVISADO' end as paso,
        count(*), sum(valor) from premios
        where fecha_revision >= ${since} and fk_usuario_revisor = ${id} group by paso
      union all
      select 'PENDIENTE', count(*), sum(valor) from premios
        where fecha_creacion >= ${since} and fk_usuario_creacion = ${id} having count(*) > 0`,
  );
};
