import { sql } from 'kysely';
import { DINERO_CONSOLIDADO } from '../../../contract/planillas';
import { byName, fullName } from '../../db/names';
import type { Db } from '../../db/schema';
import { amounts } from '../../ledger/amounts';
import { dollars } from '../../ledger/money';
import { inDays, type Week } from '../../ledger/week';
import { ownedBy } from '../../ownership/owner';
import { isEnabled } from '../../ownership/usuarios';

/** From the balances; administradores who are enabled or have cash movements. */
export const listConsolidado = (db: Db, { fecha, fecha_final }: Week, fk_usuario: number | undefined) => {
  const figures = {
    ...amounts,
    saldo_anterior: () => sql`coalesce(sum(s.valor) filter (where s.fecha < ${fecha}), 0)`,
    saldo: () => sql`coalesce(sum(s.valor), 0)`,
  };
  const inWeek = sql<boolean>`s.fecha >= ${fecha}`;

  return db
    .selectFrom('usuarios as u')
    .leftJoin('saldos as s', (join) =>
      join.onRef('s.fk_usuario', '=', 'u.id').on('s.fecha', '<=', fecha_final).on('s.valor', '<>', 0),
    )
    .select(['u.id as fk_usuario', fullName('u').as('administrador')])
    .select(DINERO_CONSOLIDADO.map((name) => dollars(figures[name](inWeek)).as(name)))
    .where(sql<boolean>`(s.fk_usuario is not null or ${isEnabled('administrador', 'u')})`)
    .where(ownedBy('u.id', fk_usuario))
    .groupBy('u.id')
    .orderBy(byName('u'));
};

/** Premios count in the week of their payment. */
export const listGlobal = (db: Db, { fecha, fecha_final }: Week, fk_usuario: number | undefined) =>
  db
    .selectFrom('movimientos as s')
    .innerJoin('vendedores as p', 'p.id', 's.fk_vendedor')
    .innerJoin('usuarios as u', 'u.id', 's.fk_usuario')
    .select(['s.fk_usuario', fullName('u').as('administrador')])
    .select(['p.id as fk_vendedor', fullName('p').as('promotor')])
    .select((['ventas', 'comision', 'premios'] as const).map((name) => dollars(amounts[name]()).as(name)))
    .select(dollars(sql`sum(s.valor)`).as('neto'))
    .where('s.concepto', 'in', ['VENTA', 'COMISION', 'PREMIO'])
    .where(inDays('s.fecha', fecha, fecha_final))
    .where(ownedBy('s.fk_usuario', fk_usuario))
    .groupBy(['s.fk_usuario', 'u.id', 'p.id'])
    .orderBy(byName('u'))
    .orderBy(byName('p'));
