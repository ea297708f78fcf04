import { installServers, run } from './steps';

const missing = installServers().filter(({ name }) => name === 'PostgreSQL');
if (missing.length > 0) {
  console.error('Install PostgreSQL, or name a server in TEST_DATABASE_URL.');
  process.exit(1);
}

/** The whole API on PostgreSQL, all kinds of each loop. `npm test` runs it on the embedded database. */
const TEST_SIZE = process.env.TEST_SIZE ?? 'ci';
await run(['The API on PostgreSQL', 'npx vitest run --project postgres', { TEST_SIZE }]);
