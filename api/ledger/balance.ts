import { sql } from 'kysely';
import type { Db } from '../db/schema';

/** The saldo of an administrador's box, in cents. */
export const balanceOf = async (db: Db, fk_usuario: number): Promise<number> => {
  const { rows } = await sql<{ saldo: number }>`
    select coalesce(sum(valor), 0) as saldo from saldos where fk_usuario = ${fk_usuario}`.execute(db);

  return rows[0]?.saldo ?? 0;
};

/** The bound of an amount that leaves a box. */
export const boundOfBox = async (db: Db, fk_usuario: number) => ({
  texto: 'La caja tiene',
  valor: await balanceOf(db, fk_usuario),
});
