import { sql } from 'kysely';
import { personal } from '../../../contract/roles';
import { byName } from '../../db/names';
import type { Db } from '../../db/schema';
import type { Week } from '../../ledger/week';
import { basePay, readSold, type Sold, sumaOf } from './pay';

type Payday = Week & { fk_usuario: number };

/** suma and base in cents; the administrador first. */
export const listPayees = async (db: Db, payday: Payday) => {
  const sold = await readSold(db, payday);
  const users = await listUsers(db, payday, [...sold.entered.keys()]);
  const salaried = await paidElsewhere(
    db,
    payday,
    users.filter(({ sueldo_fijo }) => sueldo_fijo === 'S').map(({ id }) => id),
  );

  return users.map(({ principal, ...user }) => {
    const rol = rolOf(user, payday, sold);
    const suma = sumaOf(sold, { id: user.id, rol });
    const isPaidElsewhere = salaried.has(user.id);

    return {
      ...user,
      rol,
      suma,
      base: isPaidElsewhere ? 0 : basePay(user, suma),
      avisos: [
        ...(user.estado === 'A' ? [] : ['inhabilitado' as const]),
        ...(user.id === payday.fk_usuario || principal === payday.fk_usuario ? [] : ['trasladado' as const]),
        ...(isPaidElsewhere ? ['sueldo en otra nomina' as const] : []),
      ],
    };
  });
};

/** The administrador, their enabled staff, and whoever closed ventas of theirs in that week. */
const listUsers = (db: Db, { fk_usuario }: Payday, closers: readonly number[]) =>
  db
    .selectFrom('usuarios')
    .select(['id', 'nombre', 'apellido', 'rol', 'estado', 'cuenta_bancaria', 'sueldo_fijo', 'valor', 'paga'])
    .select('fk_usuario_principal as principal')
    .where(({ eb, or, and }) =>
      or([
        eb('id', '=', fk_usuario),
        and([
          eb('rol', 'in', [...personal]),
          eb('estado', '=', 'A'),
          eb('fk_usuario_principal', '=', fk_usuario),
        ]),
        and([isPaidForVentas, eb('id', '=', sql<number>`any(${closers}::bigint[])`)]),
      ]),
    )
    .orderBy((eb) => eb('id', '=', fk_usuario), 'desc')
    .orderBy(byName('usuarios'))
    .execute();

/** A superadministrador who enters a venta helps out. */
export const isPaidForVentas = sql<boolean>`rol <> 'superadministrador'`;

/** Who entered ventas is paid for them, also if their rol changed since. */
const rolOf = ({ id, rol }: { id: number; rol: string }, { fk_usuario }: Payday, sold: Sold): string => {
  if (id === fk_usuario) return 'administrador';

  return sold.entered.has(id) ? 'sumador' : rol;
};

/** A fixed salary is paid by one nomina a week. */
const paidElsewhere = async (db: Db, { fk_usuario, fecha }: Payday, ids: readonly number[]) => {
  const rows = await db
    .selectFrom('detalle_nominas as line')
    .innerJoin('nominas', 'nominas.id', 'line.fk_nomina')
    .select('line.fk_usuario')
    .where('nominas.fecha', '=', fecha)
    .where('nominas.fk_usuario', '<>', fk_usuario)
    .where('line.base', '>', 0)
    .where('line.fk_usuario', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();

  return new Set(rows.map((line) => line.fk_usuario));
};
