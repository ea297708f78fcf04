import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../../api/db/schema';
import { make } from '../business';
import { type Books, keys, type Months, rowOf, SORTEOS, type Table, tables } from './books';

type Row = Record<string, unknown>;

export const writeMonths = async (
  db: Kysely<Schema>,
  { staff, rows, changes }: Months,
  addAdministrador: () => Promise<unknown>,
): Promise<Books> => {
  for (let made = 0; made < staff.administradores; made += 1) await addAdministrador();
  await insert(
    db,
    'sorteos',
    Array.from({ length: SORTEOS }, () => ({ ...make.sorteo() })),
  );
  await insert(
    db,
    'vendedores',
    Array.from({ length: staff.promotores }, () => ({ ...make.vendedor({ fk_usuario: 1 }) })),
  );

  const books: Books = {
    ventas: [],
    premios: [],
    gastos: [],
    ingresos: [],
    depositos: [],
    transferencias: [],
    prestamos: [],
    nominas: [],
    detalle_nominas: [],
    ajustes_nomina: [],
    abonos: [],
  };
  const ids = new Map<Row, number>();
  for (const table of tables) {
    if (/_nominas?$/.test(table) && books.nominas.length === 0) continue;
    if (table === 'abonos' && books.prestamos.length === 0) continue;
    const made = unique(
      table,
      rows[table].map((from) => rowOf[table](from, staff, books)),
    );
    const inserted = await insert(db, table, made);
    for (const [place, row] of made.entries()) ids.set(row, inserted[place] ?? 0);
    Object.assign(books, { [table]: made });
  }

  for (const { table, each, made } of changes) {
    const all: Row[] = books[table];
    const chosen = all.filter((_, place) => place % each === 0);
    if (chosen.length === 0) continue;
    const where = sql`where id in (${sql.join(chosen.map((row) => ids.get(row)))})`;

    if (made === null) {
      await sql`delete from ${sql.table(table)} ${where}`.execute(db);
      Object.assign(books, { [table]: all.filter((row) => !chosen.includes(row)) });
    } else {
      const change = withoutKeys(table, rowOf[table](made, staff, books));
      const set = Object.entries(change).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
      await sql`update ${sql.table(table)} set ${sql.join(set)} ${where}`.execute(db);
      for (const row of chosen) Object.assign(row, change);
    }
  }

  return books;
};

const insert = async (db: Kysely<Schema>, table: string, rows: readonly Row[]): Promise<number[]> => {
  if (rows.length === 0) return [];
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  const { rows: inserted } = await sql<{ id: number }>`
    insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(values)} returning id`.execute(db);

  return inserted.map(({ id }) => id);
};

const keyOf = (table: Table, row: Row) => JSON.stringify(keys[table]?.map((column) => row[column]));

const unique = (table: Table, rows: readonly Row[]) =>
  keys[table] ? [...new Map(rows.map((row) => [keyOf(table, row), row])).values()] : [...rows];

const withoutKeys = (table: Table, row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !keys[table]?.includes(column)));
