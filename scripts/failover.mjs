import { spawnSync } from 'node:child_process';
import { ensureBuilt, root } from './build.mjs';

ensureBuilt();
const { status } = spawnSync('npx', ['tsx', 'scripts/failover/index.ts'], { cwd: root, stdio: 'inherit' });
process.exitCode = status ?? 1;
