import { spawn } from 'node:child_process';
import { once } from 'node:events';

// Fills DATA_DIR with the demo, as the first start of a server does.
const { PATH, DATA_DIR } = process.env;
const env = { PATH, DATA_DIR, DEMO: '1', PORT: '0' };
const server = spawn(process.execPath, ['build/server.js'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
const exit = once(server, 'exit');
await Promise.race([once(server.stdout, 'data'), exit]);
server.kill();
const [status] = await exit;
process.exit(status ?? 1);
