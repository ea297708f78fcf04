import { ensureBuilt } from './build.mjs';

ensureBuilt();
await import('../build/createAdmin.js');
