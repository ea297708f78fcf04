import { sql } from 'kysely';
import { pagosCalls } from '../../../contract/pagos';
import type { Answer } from '../../answer/answer';
import { fullName } from '../../db/names';
import type { Db } from '../../db/schema';
import { ApiError } from '../../http/errors';
import { businessDay } from '../../ledger/clock';
import { dollars, inDollars } from '../../ledger/money';
import { addDays, weekOf } from '../../ledger/week';
import { owns } from '../../ownership/owner';
import { sumDrafts } from '../planillas/ventas';
import { readWaiting } from './ajusteLine';
import { readMeans } from './means';
import { listPayees } from './payees';

export const pagosRoutes = (answer: Answer): void => {
  answer(pagosCalls.payees, async ({ db, session, query: { fk_usuario, fecha } }) => {
    if (!owns(session, fk_usuario)) throw new ApiError(403, 'Solo puede ver su propio personal');
    const week = weekOf(fecha);
    const payees = await listPayees(db, { fk_usuario, ...week });
    const means = await readMeans(
      db,
      payees.map(({ id }) => id),
      week.fecha,
    );
    const waiting = await readWaiting(db, { fk_usuario, ...week }, payees);
    const { conteo, valor } = await sumDrafts(db, { week, fk_usuario });

    return {
      personas: payees.map(({ id, nombre, apellido, rol, suma, base, avisos }) => ({
        id,
        nombre,
        apellido,
        rol,
        avisos,
        ...inDollars({ suma, base, media: means.get(id) ?? 0, ajuste: waiting.get(id) ?? 0 }),
      })),
      borradores: { cuenta: conteo, total: valor },
    };
  });

  answer(pagosCalls.unpaid, async ({ db, query, now }) => ({
    semanas: await listUnpaid(db, query.fk_usuario, addDays(businessDay(now), -7 * MOST_WEEKS)),
  }));
};

/** Weeks from before there were nominas are left out. */
const MOST_WEEKS = 8;

/** Newest first. */
const listUnpaid = async (db: Db, id: number, since: string) => {
  const monday = sql`date_trunc('week', v.fecha::timestamp)::date`;
  const { rows } = await sql<{
    fecha: string;
    fecha_final: string;
    fk_usuario: number;
    administrador: string;
    ventas: string;
  }>`
    select semana.fecha, semana.fecha + 6 as fecha_final, u.id as fk_usuario, ${fullName('u')} as administrador,
      ${dollars(sql`semana.total`)} as ventas
    from (
      select ${monday} as fecha, v.fk_usuario, sum(v.total) as total from ventas v
      where v.estado = 'C' and (v.fk_usuario_sumador = ${id} or v.fk_usuario = ${id})
        and v.fecha >= ${since}
      group by 1, 2
    ) semana join usuarios u on u.id = semana.fk_usuario
    where not exists (select from nominas n where n.fk_usuario = semana.fk_usuario and n.fecha = semana.fecha)
    order by semana.fecha desc, u.id`.execute(db);

  return rows;
};
