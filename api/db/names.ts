import { type RawBuilder, sql } from 'kysely';
import { dictionaryKey } from './spanish';

export const fullName = (alias: string): RawBuilder<string> =>
  sql`trim(${sql.ref(`${alias}.nombre`)} || ' ' || ${sql.ref(`${alias}.apellido`)})`;

/** As a Spanish dictionary orders them. */
export const byName = (alias: string): RawBuilder<unknown> =>
  sql.join([
    dictionaryKey(sql.ref(`${alias}.nombre`)),
    dictionaryKey(sql.ref(`${alias}.apellido`)),
    sql.ref(`${alias}.id`),
  ]);

/** Only name and hour together are unique. */
export const sorteoName = (alias: string): RawBuilder<string> =>
  sql`${sql.ref(`${alias}.nombre`)} || ' ' || ${sql.ref(`${alias}.hora_sorteo`)}`;
