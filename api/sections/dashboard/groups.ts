import { sql } from 'kysely';
import type { Db } from '../../db/schema';
import { dollars } from '../../ledger/money';
import { addDays, type Week } from '../../ledger/week';
import { ownedBy } from '../../ownership/owner';
import { isEnabled } from '../../ownership/usuarios';

interface Row {
  grupo: string;
  clave: string;
  conteo: number;
  valor: string;
}

export const countGroups = async (db: Db, { fecha, fecha_final }: Week, fk_usuario: number | undefined) => {
  const own = ownedBy('fk_usuario', fk_usuario);
  const unpaid = (sunday: string) => sql`from usuarios as u
      where (${isEnabled('administrador', 'u')} or exists (
          select from ventas v where v.fk_usuario = u.id and v.estado = 'C'
            and v.fecha > ${sunday}::date - 7 and v.fecha <= ${sunday}))
        and ${ownedBy('u.id', fk_usuario)} and not exists (
        select from nominas as n where n.fecha_final = ${sunday} and n.fk_usuario = u.id)`;
  const groups = sql`
    select 'abiertos' as grupo, estado as clave, count(*) as conteo, sum(valor) as valor from premios
      where estado in ('PENDIENTE', 'REVISADO') and ${own} group by estado
    union all
    select 'pagados', '', count(*), sum(valor) from premios
      where estado = 'PAGADO' and fecha_pago between ${fecha} and ${fecha_final} and ${own}
    union all
    select 'depositos', tipo, count(*), sum(valor) from depositos where estado = 'P' and ${own} group by tipo
    union all
    select 'borradores', '', count(*), sum(total) from ventas where estado = 'B' and ${own}
    union all
    select 'sin nomina', 'de esta', count(*), 0 ${unpaid(fecha_final)}
    union all
    select 'sin nomina', 'de la anterior', count(*), 0 ${unpaid(addDays(fecha, -1))}
    union all
    select 'prestamos', '', count(*), sum(saldo) from prestamos where estado = 'A' and ${own}
    union all
    select 'promotores', '', count(*), 0 from vendedores where estado = 'A' and ${own}`;
  const { rows } = await sql<Row>`
    select grupo, clave, conteo, ${dollars(sql`coalesce(valor, 0)`)} as valor
    from (${groups}) groups`.execute(db);

  return (name: string, key = '') => {
    const { conteo, valor } = rows.find(({ grupo, clave }) => grupo === name && clave === key) ?? NONE;

    return { conteo, valor };
  };
};

const NONE = { conteo: 0, valor: '0.00' };
