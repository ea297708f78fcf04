import { once } from 'node:events';
import { chmodSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { DurableFs, durableStartParams } from './durableFs';
import { watchExceptions } from './swallowedExceptions';

/** A folder on disk, or a cluster in memory that is filled from an archive. */
export type EngineFiles = { folder: string } | { archive?: string };

/** First the files, then statements. */
export type ToEngine = EngineFiles | Uint8Array<ArrayBuffer> | 'close';

export type FromEngine =
  /** PGlite's program, for the threads that follow. */
  | { kind: 'compiled'; wasm: WebAssembly.Module }
  | { kind: 'open' }
  /** The files could not be opened. Node's errors have a code, syscall and path. */
  | { kind: 'refused'; error: Pick<NodeJS.ErrnoException, 'name' | 'message' | 'code' | 'syscall' | 'path'> }
  | { kind: 'answer'; bytes: Uint8Array<ArrayBuffer> }
  /** PGlite would have swallowed an exception. The thread ends. */
  | { kind: 'broken'; reason: string }
  /** The disk is full or fails, and PostgreSQL would retry for ever. */
  | { kind: 'disk'; reason: string };

/** The thread of the embedded database: one PGlite answers the bytes of the wire protocol, one message at a time (ADR 005). */
const main = async (port: MessagePort) => {
  const tell = (message: FromEngine, transfer?: ArrayBuffer[]) => port.postMessage(message, transfer);
  // When nothing keeps its loop going, Node waits for the compiler's work in the background: 0.3 s of each start.
  port.ref();
  const asked = once(port, 'message');
  // Before the files are known, so that a thread that waits for them opens them sooner.
  const wasm: WebAssembly.Module = workerData ?? (await WebAssembly.compile(await readFile(WASM)));
  if (!workerData) tell({ kind: 'compiled', wasm });
  const [files] = (await asked) as [EngineFiles];
  const pglite = 'folder' in files ? onDisk(files.folder, tell, wasm) : inMemory(files, wasm);
  try {
    await pglite.waitReady;
  } catch (error) {
    const { name, message = String(error), code, syscall, path } = Object(error);

    return tell({ kind: 'refused', error: { name, message, code, syscall, path } });
  }
  watchExceptions(pglite, (reason) => {
    tell({ kind: 'broken', reason });
    process.exit();
  });

  port.on('message', async (asked: Exclude<ToEngine, EngineFiles>) => {
    if (asked === 'close') {
      await pglite.close();

      return process.exit();
    }
    const bytes = await answerOf(pglite, asked);
    tell({ kind: 'answer', bytes }, [bytes.buffer]);
  });
  tell({ kind: 'open' });
};

/** PGlite's other calls parse the answer once more, and some keep what they parsed for ever. */
const answerOf = async (pglite: PGlite, message: Uint8Array): Promise<Uint8Array<ArrayBuffer>> => {
  const parts: Uint8Array[] = [];
  await pglite.execProtocolRawStream(message, {
    syncToFs: false,
    // It shows the engine's own memory.
    onRawData: (part) => parts.push(part.slice()),
  });

  // A buffer of its own, which can be handed over.
  return new Uint8Array(Buffer.concat(parts));
};

/** PGlite makes its files readable by everybody, so the folder is not. */
const onDisk = (folder: string, tell: (message: FromEngine) => void, wasm: WebAssembly.Module): PGlite => {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  // PostgreSQL removes what an ended statement left, but only after all of it was synced.
  rmSync(join(folder, 'base', 'pgsql_tmp'), { recursive: true, force: true });

  return new PGlite({
    fs: new DurableFs(folder, (reason) => tell({ kind: 'disk', reason })),
    startParams: durableStartParams(startParams),
    pgliteWasmModule: wasm,
  });
};

const inMemory = ({ archive }: { archive?: string }, wasm: WebAssembly.Module): PGlite =>
  new PGlite({
    ...(archive && { loadDataDir: new Blob([readFileSync(archive)]) }),
    startParams,
    pgliteWasmModule: wasm,
  });

/**
 * PostgreSQL fills its buffers with zeros as it starts: 128 MB, its default, are 0.4 s of each start. Its files of the log
 * are 16 MB each; after a large import it would keep seven for the next one, and two suffice. To fill a new one with zeros
 * took 0.1 to 0.2 s of every second opening after a fault.
 */
const startParams: string[] = [
  ...PGlite.defaultStartParams,
  ...['-c', 'shared_buffers=32MB'],
  ...['-c', 'max_wal_size=32MB'],
  ...['-c', 'wal_init_zero=off'],
];

const WASM = new URL('./pglite.wasm', import.meta.resolve('@electric-sql/pglite'));

if (parentPort) await main(parentPort);
