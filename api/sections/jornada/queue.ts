import { type RawBuilder, sql } from 'kysely';
import { centsToDollars } from '../../../contract/common';
import type { Db } from '../../db/schema';
import { fullName } from '../../ledger/names';

/** What waits: a premio or a venta. */
export interface Waiting {
  id: number;
  fecha: string;
  fk_vendedor: number;
  detalle: string;
  valor: number;
}

const MOST_SHOWN = 10;

/** How much waits, and the oldest of it. */
export const queueOf = async (db: Db, waiting: RawBuilder<Waiting>) => {
  const { rows } = await sql<Waiting & { promotor: string; conteo: number; suma: number }>`
    select w.id, w.fecha, w.detalle, w.valor, ${fullName('p')} as promotor,
      count(*) over () as conteo, sum(w.valor) over () as suma
    from (${waiting}) w join vendedores p on p.id = w.fk_vendedor
    order by w.fecha, w.id limit ${MOST_SHOWN}`.execute(db);
  const { conteo = 0, suma = 0 } = rows[0] ?? {};

  return {
    cola: { conteo, valor: centsToDollars(suma) },
    primeros: rows.map(({ id, fecha, promotor, detalle, valor }) => ({
      ...{ id, fecha, promotor, detalle },
      valor: centsToDollars(valor),
    })),
  };
};

/** What was done, by the estado that it led to. */
export const doneIn = async (
  db: Db,
  done: RawBuilder<{ estado: string; conteo: number; valor: number }>,
): Promise<{ estado: string; conteo: number; valor: string }[]> => {
  const { rows } = await done.execute(db);

  return rows.map(({ valor, ...row }) => ({ ...row, valor: centsToDollars(valor) }));
};
