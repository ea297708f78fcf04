import { type RawBuilder, sql } from 'kysely';
import { premiosCreators } from '../../../contract/premios';
import type { Session } from '../../auth/permission';
import type { Db } from '../../db/schema';
import { dayStart } from '../../ledger/clock';
import { addDays } from '../../ledger/days';
import { ownedBy, ownerOf } from '../../ownership/owner';
import { isTurnOf } from '../premios/turno';
import { doneIn, type Waiting } from './queue';

const own = (session: Session) => ownedBy('fk_usuario', ownerOf(session));

export const premiosWaiting = (session: Session): RawBuilder<Waiting> => sql<Waiting>`
  select id, fecha, fk_vendedor, colilla as detalle, valor from premios
  where ${isTurnOf(session)} and ${own(session)}`;

/** As many days as the list of premios begins with. */
const RECENT_DAYS = 30;

export const premiosToCorrect = async (db: Db, session: Session, hoy: string): Promise<number> => {
  if (!premiosCreators.some((rol) => rol === session.user.rol)) return 0;
  const { rows } = await sql<{ conteo: number }>`
    select count(*) as conteo from premios
    where estado = 'RECHAZADO' and fecha > ${addDays(hoy, -RECENT_DAYS)} and ${own(session)}`.execute(db);

  return rows[0]?.conteo ?? 0;
};

/** One that was corrected since was rejected then. */
export const premiosDone = (db: Db, session: Session, hoy: string) => {
  const { id } = session.user;
  const since = dayStart(hoy);

  return doneIn(
    db,
    sql`
      select 'PAGADO' as estado, count(*) as conteo, sum(valor) as valor from premios
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
