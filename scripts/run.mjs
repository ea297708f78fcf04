import { ensureBuilt } from './build.mjs';
import { PROGRAMS } from './programs.mjs';

/** Runs a program by the name of its command; what else is said is the program's. */
const [command] = process.argv.splice(2, 1);
ensureBuilt();
await import(`../build/${PROGRAMS[command]}.js`);
