import { ensureBuilt } from './build.mjs';

ensureBuilt();
await import('../build/restore.js');
