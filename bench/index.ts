import { execFileSync } from 'node:child_process';
import { cpus, totalmem } from 'node:os';
import { sql } from 'kysely';
import { openDatabase } from '../api/db/client';
import setupPostgres, { hasPostgres } from '../tests/api/postgres';
import { benchNominas } from './nominas';
import { benchTiming } from './passwords';
import { type Row, table } from './report';
import { benchSizes } from './sizes';
import { benchDemo, benchStart } from './start';

const benchOnPostgres = async (): Promise<Row[]> => {
  let databaseUrl = '';
  const stop = await setupPostgres({
    provide: (_, url) => {
      databaseUrl = url;
    },
  });
  const server = await openDatabase({ databaseUrl });
  const own = new URL(databaseUrl);
  own.pathname = `/bench_${Date.now()}`;
  const name = sql.id(own.pathname.slice(1));
  await sql`create database ${name}`.execute(server.db);
  try {
    return await benchNominas('PostgreSQL', { databaseUrl: own.href });
  } finally {
    await sql`drop database ${name} with (force)`.execute(server.db);
    await server.close();
    await stop?.();
  }
};

execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'ignore' });
const rows = [
  ...benchSizes(),
  await benchStart(),
  await benchDemo(),
  ...(await benchNominas('PGlite', {})),
  ...(hasPostgres() ? await benchOnPostgres() : []),
  await benchTiming(),
];

const [cpu] = cpus();
console.log(
  `Node ${process.versions.node}, ${cpus().length} × ${cpu?.model}, ${Math.round(totalmem() / 2 ** 30)} GiB\n`,
);
console.log(table(rows));
if (!rows.every(({ holds }) => holds)) process.exitCode = 1;
