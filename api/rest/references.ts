import { type RawBuilder, sql } from 'kysely';
import { kindOf, type Reference, refs } from '../../contract/references';
import type { Schema } from '../db/schema';

const tables = {
  usuario: 'usuarios',
  vendedor: 'vendedores',
  sorteo: 'sorteos',
} as const satisfies Record<keyof typeof refs, keyof Schema>;

/** Adds the records that each row names, looked up after the page is cut. */
export const withReferences = <Row>(
  rows: RawBuilder<Row>,
  references: readonly Reference[],
): RawBuilder<Row> =>
  sql<Row>`with page as (${rows}) select ${sql.join([sql`page.*`, ...references.map(lookUp)])} from page`;

const lookUp = (reference: Reference) => {
  const kind = kindOf(reference);
  const pairs = Object.keys(refs[kind].shape).map((key) => sql`${sql.lit(key)}, named.${sql.ref(key)}`);

  return sql`(
    select json_build_object(${sql.join(pairs)}) from ${sql.table(tables[kind])} named
    where named.id = page.${sql.ref(`fk_${reference}`)}
  ) as ${sql.ref(reference)}`;
};
