import { type RawBuilder, sql } from 'kysely';
import type { Fields } from '../../contract/field';
import { type ReferenceTo, referenced, refs } from '../../contract/references';
import { type Condition, matches } from './conditions';

export interface Reference {
  column: string;
  to: keyof typeof refs;
}

export const referencesOf = (fields: Fields): Reference[] =>
  Object.entries(fields).flatMap(([column, { reference }]) =>
    reference && hasShortForm(reference) ? [{ column, to: reference }] : [],
  );

const hasShortForm = (reference: ReferenceTo): reference is keyof typeof refs => reference in refs;

/** Looked up after the page is cut. */
export const withReferences = <Row>(
  rows: RawBuilder<Row>,
  references: readonly Reference[],
): RawBuilder<Row> =>
  sql<Row>`with page as (${rows}) select ${sql.join([sql`page.*`, ...references.map(lookUp)])} from page`;

const AUTHOR: Reference = { column: 'fk_usuario_actualizacion', to: 'usuario' };

/** With who changed it last, for a single record. */
export const withAuthor = <Row>(row: RawBuilder<Row>, references: readonly Reference[]): RawBuilder<Row> =>
  withReferences(row, [...references, AUTHOR]);

const lookUp = ({ column, to }: Reference) => {
  const pairs = Object.keys(refs[to].shape).map((key) => sql`${sql.lit(key)}, named.${sql.ref(key)}`);

  return sql`(
    select json_build_object(${sql.join(pairs)}) from ${sql.table(referenced[to])} named
    where named.id = page.${sql.ref(column)}
  ) as ${sql.ref(column.replace(/^fk_/, ''))}`;
};

/** Hashed once. An array of the ids would be read to its end for each row. */
export const namesLike = ({ column, to }: Reference, words: string): Condition => sql`
  ${sql.ref(column)} in (select id from ${sql.table(referenced[to])} where ${matches(NAMES[to], words)})`;

const NAMES: Record<Reference['to'], readonly string[]> = {
  usuario: ['nombre', 'apellido'],
  vendedor: ['codigo', 'nombre', 'apellido'],
  sorteo: ['nombre'],
};

export const soldBy = (words: unknown): Condition =>
  namesLike({ column: 'fk_vendedor', to: 'vendedor' }, String(words));
