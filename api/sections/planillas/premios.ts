import { sql } from 'kysely';
import { byName, fullName, sorteoName } from '../../db/names';
import type { Db } from '../../db/schema';
import { dollars } from '../../ledger/money';
import { inDays, type Week } from '../../ledger/week';
import { ownedBy } from '../../ownership/owner';

export const listPremios = (db: Db, { fecha, fecha_final }: Week, fk_usuario: number | undefined) =>
  db
    .selectFrom('premios as r')
    .innerJoin('vendedores as p', 'p.id', 'r.fk_vendedor')
    .innerJoin('sorteos as s', 's.id', 'r.fk_sorteo')
    .leftJoin('usuarios as u', 'u.id', 'r.fk_usuario_revisor')
    .select(['r.id', 'r.fk_vendedor', 'r.fecha', 'r.colilla', 'r.estado', 'r.fecha_pago'])
    .select([
      dollars(sql`r.valor`).as('valor'),
      fullName('p').as('promotor'),
      sorteoName('s').as('sorteo'),
      sql<string>`coalesce(${fullName('u')}, '')`.as('revisor'),
    ])
    .where(inDays('r.fecha', fecha, fecha_final))
    .where(ownedBy('r.fk_usuario', fk_usuario))
    .orderBy(byName('p'))
    .orderBy('r.fecha')
    .orderBy('r.id');

export const sumPaid = (db: Db, { fecha, fecha_final }: Week, fk_usuario: number | undefined) =>
  db
    .selectFrom('premios as r')
    .select(({ fn }) => [
      fn.countAll<number>().as('conteo'),
      dollars(sql`coalesce(sum(r.valor), 0)`).as('valor'),
    ])
    .where('r.estado', '=', 'PAGADO')
    .where(inDays('r.fecha_pago', fecha, fecha_final))
    .where(ownedBy('r.fk_usuario', fk_usuario))
    .executeTakeFirstOrThrow();
