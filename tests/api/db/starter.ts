import { lockDataDir } from '../../../api/db/dataDirLock';

/** A process that wants a data folder: prints how that ended, and keeps what it got until it is killed. */
try {
  lockDataDir(process.argv[2] ?? '');
  console.log('won');
  process.stdin.resume();
} catch (error) {
  console.log(error instanceof Error ? error.message : error);
}
