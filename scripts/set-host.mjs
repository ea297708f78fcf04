import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { withHosts } from './hosts.mjs';

const USAGE = `npm run set-host -- --api URL [--proofs URL] [--dist FOLDER]
  --api     the host of the calls; "" for the origin of the page itself
  --proofs  the base that the path of a proof is added to; the same
  --dist    the folder of the built app; dist if missing`;

/** Sets the hosts of the API and the proofs in the meta tags of a built app. It can run again (docs/anfitrion.md). */
const setHost = () => {
  const { values } = parseArgs({
    options: {
      api: { type: 'string' },
      proofs: { type: 'string' },
      dist: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const { dist = join(import.meta.dirname, '..', 'dist'), help, ...hosts } = values;
  if (help) return console.log(USAGE);
  if (hosts.api === undefined && hosts.proofs === undefined) throw new Error(USAGE);
  const page = join(dist, 'index.html');
  if (!existsSync(page)) throw new Error(`${page} is not there: npm run build makes it`);

  const html = withHosts(readFileSync(page, 'utf8'), hosts);
  writeFileSync(page, html);
  // Servers send the compressed file instead, as nginx does with brotli_static.
  if (existsSync(`${page}.br`)) writeFileSync(`${page}.br`, brotliCompressSync(html));

  for (const name of ['api-host', 'proofs-base']) {
    const address = new RegExp(`name="${name}" content="([^"]*)"`).exec(html)?.[1];
    console.log(`${name.padEnd(12)} ${address || 'the origin of the page'}`);
  }
};

try {
  setHost();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
