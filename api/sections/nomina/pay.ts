import { sql } from 'kysely';
import type { Db } from '../../db/schema';
import { percentOf } from '../../ledger/money';
import type { Week } from '../../ledger/week';

/** valor in cents, paga in hundredths of a percent. */
interface PayTerms {
  sueldo_fijo: 'S' | 'N';
  valor: number;
  paga: number;
}

interface LineParts {
  base: number;
  otros_ingresos: number;
  descuentos: number;
}

export const basePay = ({ sueldo_fijo, valor, paga }: PayTerms, suma: number): number =>
  sueldo_fijo === 'S' ? valor : percentOf(suma, paga);

/** In cents. A negative result must be refused. */
export const lineTotal = ({ base, otros_ingresos, descuentos }: LineParts): number =>
  base + otros_ingresos - descuentos;

/** Closed ventas of a week in cents: a sumador's own, those of an administrador's promotores, 0 for others. */
export const weeklySums = async (
  db: Db,
  userIds: readonly number[],
  { fecha, fecha_final }: Week,
): Promise<ReadonlyMap<number, number>> => {
  if (userIds.length === 0) return new Map();
  const soldBy = (column: string) => sql`(
    select sum(v.total) from ventas v
    where v.${sql.ref(column)} = u.id and v.fecha between ${fecha} and ${fecha_final} and v.estado = 'C'
  )`;

  const { rows } = await sql<{ id: number; suma: number }>`
    select u.id, coalesce(case u.rol
      when 'sumador' then ${soldBy('fk_usuario_sumador')}
      when 'administrador' then ${soldBy('fk_usuario')}
    end, 0)::bigint as suma
    from usuarios u where u.id in (${sql.join(userIds)})`.execute(db);

  return new Map(rows.map(({ id, suma }) => [id, suma]));
};
