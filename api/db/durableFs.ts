import { closeSync, fsyncSync, openSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The start parameters that go with DurableFs: without -F, which turns fsync off. */
export const durableStartParams = (defaults: readonly string[]): string[] => [
  ...defaults.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

/** PGlite's file system on disk with an fsync. NODEFS has none: a commit is acknowledged before it is safe. */
export class DurableFs extends NodeFS {
  constructor(
    folder: string,
    /** Called if the disk is full or fails, when PostgreSQL would retry for ever. */
    private readonly onFault: (reason: string) => void,
  ) {
    super(folder);
  }

  override async init(...args: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(...args);
    const preRun = [
      ...(emscriptenOpts.preRun ?? []),
      ({ NODEFS }: { NODEFS: object }) => {
        addFsync(NODEFS, this.onFault);
        watchWrites(NODEFS, this.onFault);
      },
    ];

    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

interface NodeFsInternals {
  stream_ops: {
    fsync?: (stream: Stream) => number;
    write: (...args: unknown[]) => number;
  };
  realPath(node: unknown): string;
}

interface Stream {
  /** Node's file descriptor; a folder has none. */
  nfd?: number;
  node: unknown;
}

const EIO = 29;

/** Emscripten's error numbers for a full or failing disk. */
const FAULTS: Readonly<Record<number, string>> = {
  51: 'el disco está lleno',
  19: 'la cuota del disco está agotada',
  [EIO]: 'el disco falla',
  69: 'el disco es de solo lectura',
};

const watchWrites = (nodeFs: object, onFault: (reason: string) => void) => {
  const operations = (nodeFs as NodeFsInternals).stream_ops;
  const { write } = operations;

  operations.write = (...args) => {
    try {
      return write.apply(operations, args);
    } catch (error) {
      const reason = FAULTS[Object(error).errno];
      if (reason) onFault(reason);
      throw error;
    }
  };
};

const addFsync = (nodeFs: object, onFault: (reason: string) => void) => {
  const internals = nodeFs as NodeFsInternals;

  internals.stream_ops.fsync = ({ nfd, node }) => {
    try {
      if (nfd === undefined) fsyncFolder(internals.realPath(node));
      else fsyncSync(nfd);

      return 0;
    } catch {
      onFault('el disco falla');
      // PostgreSQL then stops and does not acknowledge the commit.
      return EIO;
    }
  };
};

/** Syncs the folder, so that new names survive a power cut. */
export const fsyncFolder = (path: string) => {
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
};
