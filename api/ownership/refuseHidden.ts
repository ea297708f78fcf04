import { sql } from 'kysely';
import type { Session } from '../auth/permission';
import { fullName } from '../db/names';
import type { Trx } from '../db/schema';
import { refusedFields } from '../http/errors';
import { ownerOf } from './owner';

interface Taken {
  table: 'ventas' | 'premios';
  /** The values that only one live record has. */
  place: Readonly<Record<string, string | number>>;
  live: ReturnType<typeof sql<boolean>>;
  field: string;
  text: string;
}

/** 409 if the place is taken by a record that the session cannot see: its administrador can help. */
export const refuseHidden = async (
  trx: Trx,
  session: Session,
  { table, place, live, field, text }: Taken,
): Promise<void> => {
  const owner = ownerOf(session);
  if (owner === undefined) return;
  const same = Object.entries(place).map(([column, value]) => sql`${sql.ref(`r.${column}`)} = ${value}`);
  const { rows } = await sql<{ nombre: string }>`
    select ${fullName('u')} as nombre from ${sql.table(table)} r join usuarios u on u.id = r.fk_usuario
    where ${sql.join(same, sql` and `)} and ${live} and r.fk_usuario <> ${owner} limit 1`.execute(trx);
  const [taken] = rows;

  if (taken) {
    throw refusedFields([field], `${text}, del administrador ${taken.nombre}: pídale su anulación`, 409, {
      reason: 'hidden',
    });
  }
};
