import { byName } from '../../db/names';
import type { Db, Trx } from '../../db/schema';
import { joinTransaction } from '../../db/transactions';
import { record } from '../../history/historial';
import { ApiError } from '../../http/errors';
import { businessDay } from '../../ledger/clock';
import { lockWeek } from '../../ledger/weekLock';
import { refuseDrafts } from './drafts';
import { basePay, lineTotal, weeklySums } from './pay';

interface NewNomina {
  fk_usuario: number;
  fecha: string;
  fecha_final: string;
  cuenta_bancaria: string;
  fk_usuario_creacion: number;
}

export const createNomina = (db: Db, nomina: NewNomina, now: Date): Promise<number> =>
  joinTransaction(db, async (trx) => {
    await lockWeek(trx, nomina);
    const staff = await listStaff(trx, nomina.fk_usuario);
    const boss = staff.find(({ id }) => id === nomina.fk_usuario);
    if (boss?.rol !== 'administrador') throw new ApiError(422, 'No existe ese administrador');

    if (nomina.fecha_final < businessDay(now)) await refuseDrafts(trx, nomina, 'crear la nomina');
    const lines = await makeLines(trx, staff, nomina);
    const total = lines.reduce((sum, line) => sum + line.total, 0);
    const created = await trx
      .insertInto('nominas')
      .values({
        ...nomina,
        fk_usuario_actualizacion: nomina.fk_usuario_creacion,
        base: total,
        total,
      })
      .onConflict((conflict) => conflict.columns(['fk_usuario', 'fecha']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!created) throw new ApiError(409, 'Ya existe una nomina de esa semana');

    await trx
      .insertInto('detalle_nominas')
      .values(lines.map((line) => ({ ...line, fk_nomina: created.id })))
      .execute();
    await record(trx, {
      recurso: 'nomina',
      id: created.id,
      user: { id: nomina.fk_usuario_creacion },
      now,
      accion: 'creación',
    });

    return created.id;
  });

const listStaff = (trx: Trx, administrador: number) =>
  trx
    .selectFrom('usuarios')
    .select(['id', 'nombre', 'apellido', 'rol', 'cuenta_bancaria', 'sueldo_fijo', 'valor', 'paga'])
    .where('estado', '=', 'A')
    .where(({ eb, or }) => or([eb('fk_usuario_principal', '=', administrador), eb('id', '=', administrador)]))
    .orderBy((eb) => eb('id', '=', administrador), 'desc')
    .orderBy(byName('usuarios'))
    .execute();

type Staff = Awaited<ReturnType<typeof listStaff>>;

const makeLines = async (trx: Trx, staff: Staff, week: NewNomina) => {
  const sums = await weeklySums(
    trx,
    staff.map(({ id }) => id),
    week,
  );

  return staff.map((user, index) => {
    const suma = sums.get(user.id) ?? 0;
    const base = basePay(user, suma);

    return {
      fk_usuario: user.id,
      orden: index + 1,
      nombre: user.nombre,
      apellido: user.apellido,
      cuenta_bancaria: user.cuenta_bancaria,
      suma,
      base,
      descuentos: 0,
      otros_ingresos: 0,
      total: lineTotal({ base, otros_ingresos: 0, descuentos: 0 }),
      fk_usuario_actualizacion: week.fk_usuario_creacion,
    };
  });
};
