import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { walkCrossOrigin } from './crossOrigin';
import { toTable } from './report';
import { walkReports, walkSections } from './sections';
import { leave, walkSpecification } from './specification';
import { createWalk } from './walk';
import { walkWrites } from './writes';

const USAGE = `npm run check-host -- --host URL --user NAME [--proofs URL] [--origin URL] [--write]
  --host    where the calls go, as in npm run set-host
  --proofs  the base of the paths of proofs, if it is not the host
  --user    who signs in: a superadministrador sees most; the password is HOST_PASSWORD, or asked for
  --origin  where the app is served, if that is another origin: leaves and cookies are tried too
  --write   makes users, proofs and payrolls as well: for a host whose data may be thrown away`;

const main = async () => {
  const { values } = parseArgs({
    options: {
      host: { type: 'string' },
      proofs: { type: 'string' },
      user: { type: 'string' },
      origin: { type: 'string' },
      write: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return console.log(USAGE);
  const { host, user, origin, write = false } = values;
  if (!host || !user || !URL.canParse(host)) throw new Error(USAGE);
  const now = new Date();
  const walk = createWalk({
    address: host.replace(/\/+$/, ''),
    proofs: (values.proofs ?? host).replace(/\/+$/, ''),
    origin,
    user,
    password: process.env.HOST_PASSWORD ?? (await askPassword()),
    onStep: showCall,
  });

  await walkCrossOrigin(walk);
  if (await walkSpecification(walk)) {
    await walkSections(walk);
    await walkReports(walk, now);
    if (write) await walkWrites(walk, now);
    await leave(walk);
  }
  showCall();

  console.log(toTable(walk));
  process.exitCode = walk.findings.some(({ kind }) => kind === 'fails') ? 1 : 0;
};

let calls = 0;

/** Overwrites one line. */
const showCall = (call = '') => {
  if (!process.stderr.isTTY) return;
  calls += 1;
  process.stderr.write(`\r\x1b[K${call && `${calls}  ${call}`}`);
};

const askPassword = async (): Promise<string> => {
  if (!process.stdin.isTTY) throw new Error('HOST_PASSWORD is not set, and there is no terminal to ask at');
  process.stderr.write('Password: ');
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  const password = await terminal.question('');
  terminal.close();
  process.stderr.write('\n');

  return password;
};

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 2;
});
