import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isStored, namesOf } from '../../../contract/derive';
import type { Field, KindName } from '../../../contract/field';
import { restSections } from '../../../contract/restSections';
import { openTestDatabase, type TestDatabase } from '../../support/api/testDatabase';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const TEXT = ['text', 'character'];
const NUMBER = ['integer', 'bigint', 'smallint'];

const TYPES: Record<KindName, readonly string[]> = {
  id: NUMBER,
  text: TEXT,
  note: TEXT,
  time: TEXT,
  choice: TEXT,
  boolean: ['boolean'],
  pictures: TEXT,
  person: [],
  day: ['date'],
  instant: ['timestamp with time zone'],
  number: NUMBER,
  percent: NUMBER,
  money: NUMBER,
  reference: NUMBER,
};

/** Set by the API on every record. */
const AUDIT = [
  'estado',
  'fk_usuario_creacion',
  'fk_usuario_actualizacion',
  'fecha_creacion',
  'fecha_actualizacion',
  'version',
];

/** Columns that no field shows. */
const BESIDE: Readonly<Record<string, readonly string[]>> = { ventas: ['filas_por_corregir'] };

interface Column {
  name: string;
  type: string;
  nullable: 'YES' | 'NO';
}

test.each(restSections)('the table of $name has the columns of its fields', async ({ name, fields }) => {
  const { rows } = await sql<Column>`
    select column_name as name, data_type as type, is_nullable as nullable
    from information_schema.columns where table_name = ${name}`.execute(database.db);
  const stored = namesOf(fields, isStored);

  expect(rows.map((column) => column.name).sort()).toEqual(
    [...new Set([...stored, ...AUDIT, ...(BESIDE[name] ?? [])])].sort(),
  );
  for (const { name: column, type, nullable } of rows) {
    const field = new Map<string, Field>(Object.entries(fields)).get(column);
    if (!field) continue;
    const { kind, optional } = field;
    const mayBeNull = optional === true && ['reference', 'day', 'instant'].includes(kind);

    expect([column, TYPES[kind]]).toEqual([column, expect.arrayContaining([type])]);
    expect([column, nullable]).toEqual([column, mayBeNull ? 'YES' : 'NO']);
  }
});
