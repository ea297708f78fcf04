import { sql } from 'kysely';
import { byName, fullName } from '../../db/names';
import type { Db } from '../../db/schema';
import { dollars } from '../../ledger/money';
import { type DayRange, inDays } from '../../ledger/week';
import { ownedBy } from '../../ownership/owner';

export const listDepositos = (db: Db, fk_usuario: number | undefined, { fecha_gte, fecha_lte }: DayRange) =>
  db
    .selectFrom('depositos as d')
    .innerJoin('usuarios as u', 'u.id', 'd.fk_usuario')
    .select(({ fn }) => [
      'd.fk_usuario',
      fullName('u').as('administrador'),
      'd.estado',
      fn.countAll<number>().as('conteo'),
      dollars(sql`sum(d.valor)`).as('valor'),
      dollars(sql`coalesce(sum(d.valor) filter (where d.tipo = 'RECIBIR'), 0)`).as('recibir'),
      dollars(sql`coalesce(sum(d.valor) filter (where d.tipo = 'ENTREGAR'), 0)`).as('entregar'),
      sql<string>`coalesce(round(avg(d.fecha_resolucion - d.fecha) filter (where d.estado = 'D'), 1)::text, '')`.as(
        'dias',
      ),
    ])
    .where(inDays('d.fecha', fecha_gte, fecha_lte))
    .where(ownedBy('d.fk_usuario', fk_usuario))
    .groupBy(['d.fk_usuario', 'u.id', 'd.estado'])
    .orderBy(byName('u'))
    .orderBy(sql`array_position(array['P', 'D', 'R', 'X'], d.estado)`);
