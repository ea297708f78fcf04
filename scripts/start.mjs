import { ensureBuilt } from './build.mjs';

ensureBuilt();
process.env.DEMO ||= 'local';
await import('../build/server.js');
