import { execFileSync } from 'node:child_process';
import { cpus, totalmem } from 'node:os';
import { sql } from 'kysely';
import { openDatabase } from '../api/db/client';
import { hasPostgres, startPostgres } from '../tests/support/api/postgres';
import { benchAlike } from './alike';
import { benchBrowser } from './browser';
import { benchEventos } from './eventos';
import { benchNegocio } from './negocio';
import { benchNominas } from './nominas';
import { benchTiming } from './passwords';
import { type Row, table } from './report';
import { benchServer } from './server';
import { benchSizes } from './sizes';
import { benchDemo, benchStart } from './start';
import { benchYear } from './year';

/** Starts a PostgreSQL for this run and gives each part a database of its own. */
const benchOnPostgres = async (
  benches: readonly ((where: { databaseUrl: string }) => Promise<Row[]>)[],
): Promise<Row[]> => {
  if (!hasPostgres()) return [];
  let databaseUrl = '';
  const stop = await startPostgres({
    provide: (_, url) => {
      databaseUrl = url;
    },
  });
  const server = await openDatabase({ databaseUrl });
  const rows: Row[] = [];
  for (const bench of benches) {
    const own = new URL(databaseUrl);
    own.pathname = `/bench_${Date.now()}`;
    const name = sql.id(own.pathname.slice(1));
    await sql`create database ${name}`.execute(server.db);
    try {
      rows.push(...(await bench({ databaseUrl: own.href })));
    } finally {
      await sql`drop database ${name} with (force)`.execute(server.db);
    }
  }
  await server.close();
  await stop?.();

  return rows;
};

execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'ignore' });
const [only, rounds, ...parts] = process.argv.slice(2);
const serverOnPostgres = ({ databaseUrl }: { databaseUrl: string }) => benchServer('PostgreSQL', databaseUrl);
const benchServers = async () => [
  ...(await benchServer('PGlite')),
  ...(await benchOnPostgres([serverOnPostgres])),
];
const eventosOnPostgres = ({ databaseUrl }: { databaseUrl: string }) =>
  benchEventos('PostgreSQL', databaseUrl);
const benchLive = async () => [
  ...(await benchEventos('PGlite')),
  ...(await benchOnPostgres([eventosOnPostgres])),
];
const benchAlikes = async () => [
  ...(await benchAlike('PGlite')),
  ...(await benchOnPostgres([(where) => benchAlike('PostgreSQL', where)])),
];
/** The embedded database inserts no more within minutes. */
const EMBEDDED_VENTAS = 100_000;
const benchBusiness = async () => [
  ...(await benchNegocio('PGlite', EMBEDDED_VENTAS, {})),
  ...(await benchOnPostgres([(where) => benchNegocio('PostgreSQL', 1_000_000, where)])),
];
const benchAll = async () => [
  ...benchSizes(),
  await benchStart(),
  await benchDemo(),
  ...(await benchServers()),
  ...(await benchLive()),
  ...(await benchNominas('PGlite', {})),
  ...(await benchOnPostgres([(where) => benchNominas('PostgreSQL', where)])),
  ...(await benchBusiness()),
  ...(await benchAlikes()),
  await benchTiming(),
];
const single: Record<string, () => Promise<Row[]>> = {
  browser: async () => [],
  starts: async () => [await benchStart(), await benchDemo()],
  server: benchServers,
  negocio: benchBusiness,
  eventos: benchLive,
  alike: benchAlikes,
  year: () => benchYear(rounds === undefined ? undefined : Number(rounds)),
};
const rows = await (single[only ?? ''] ?? benchAll)();

const [cpu] = cpus();
console.log(
  `Node ${process.versions.node}, ${cpus().length} × ${cpu?.model}, ${Math.round(totalmem() / 2 ** 30)} GiB\n`,
);
if (rows.length > 0) console.log(`${table(rows)}\n`);
if (only === undefined || only === 'browser') {
  console.log(
    await benchBrowser(
      rounds === undefined ? undefined : Number(rounds),
      parts.length > 0 ? parts : undefined,
    ),
  );
}
if (!rows.every(({ holds }) => holds)) process.exitCode = 1;
