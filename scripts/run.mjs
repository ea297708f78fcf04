import { ensureBuilt } from './build.mjs';
import { PROGRAMS } from './programs.mjs';

/** Runs a program of build/ by its command name. The other arguments are the program's. */
const [command] = process.argv.splice(2, 1);
ensureBuilt();
await import(`../build/${PROGRAMS[command]}.js`);
