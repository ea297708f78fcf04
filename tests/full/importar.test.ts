import { expect, test } from 'vitest';
import { importCall } from '../../contract/importar';
import { databases, openBusiness, USERS } from './business';
import { signIn } from './caller';
import { gasto } from './gasto';
import { startServer } from './server';

const { path } = importCall('gastos', []);
const AT_ONCE = 100;

/** A thousand gastos, as a file says them. */
const rows = Array.from({ length: 1000 }, (_, n) => gasto(`Fila ${n}`));
const columnas = Object.keys(rows[0] ?? {});
const bodyOf = (some: typeof rows, solo_revisar: boolean) => ({
  ...{ archivo: 'mil.xlsx', columnas, filas: some.map((row) => Object.values(row)), por_defecto: {} },
  solo_revisar,
});

test.each(databases)('1,000 rows are looked at and written in under 10 s on %s', async (database) => {
  const { env } = await openBusiness(database);
  const { url } = await startServer(env);
  const caller = await signIn(url, USERS[0] ?? '');
  const beginning = performance.now();

  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const { status } = await caller.post(url, path, bodyOf(rows.slice(at, at + AT_ONCE), true));
    expect(status).toBe(200);
  }
  const reviewed = performance.now();
  const { body } = await caller.post(url, path, bodyOf(rows, false));
  const written = performance.now();

  const seconds = [reviewed - beginning, written - reviewed].map((span) => (span / 1000).toFixed(2));
  console.log(`${database}: 1,000 rows looked at in ${seconds[0]} s, written in ${seconds[1]} s`);
  expect(body).toMatchObject({ nuevas: 1000 });
  expect(written - beginning).toBeLessThan(10_000);
});
