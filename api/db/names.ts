import { type RawBuilder, sql } from 'kysely';

/** A person of the table that stands under this alias. */
export const fullName = (alias: string): RawBuilder<string> =>
  sql`trim(${sql.ref(`${alias}.nombre`)} || ' ' || ${sql.ref(`${alias}.apellido`)})`;

/** The order of people in lists and sheets. */
export const byName = (alias: string): RawBuilder<unknown> =>
  sql`${sql.ref(`${alias}.nombre`)}, ${sql.ref(`${alias}.apellido`)}, ${sql.ref(`${alias}.id`)}`;

/** A draw as the lists write it: its name and hour are unique together alone. */
export const sorteoName = (alias: string): RawBuilder<string> =>
  sql`${sql.ref(`${alias}.nombre`)} || ' ' || ${sql.ref(`${alias}.hora_sorteo`)}`;
