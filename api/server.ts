import { keepSpare } from './db/engine';

// The thread of the embedded database loads while this one loads the rest of the server.
if (!process.env.DATABASE_URL) keepSpare();

await import('./serve');
