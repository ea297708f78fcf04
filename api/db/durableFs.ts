import { closeSync, fsyncSync, openSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { runSync } from '../process/outside';

/** The start parameters that go with DurableFs: without -F, which turns fsync off. */
export const durableStartParams = (defaults: readonly string[]): string[] => [
  ...defaults.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

/** Files that were written and not synced. */
class Unsynced {
  private readonly paths = new Set<string>();

  /** `isComplete` says that all files were synced before. */
  constructor(private readonly isComplete: boolean) {}

  add(path: string): void {
    this.paths.add(path);
  }

  move(from: string, to: string): void {
    if (this.paths.delete(from)) this.paths.add(to);
  }

  delete(path: string): void {
    this.paths.delete(path);
  }

  mayHave(path: string): boolean {
    return !this.isComplete || this.paths.has(path);
  }
}

/**
 * PGlite's file system on disk with an fsync. NODEFS has none: a commit is acknowledged before it is safe.
 * After a fault PostgreSQL asks to sync each of a thousand files, twice. One sync before it is much faster.
 */
export class DurableFs extends NodeFS {
  private readonly unsynced: Unsynced;

  constructor(
    folder: string,
    /** Called if the disk is full or fails, when PostgreSQL would retry for ever. */
    private readonly onFault: (reason: string) => void,
  ) {
    super(folder);
    this.unsynced = new Unsynced(runSync(folder));
  }

  override async init(...args: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(...args);
    const preRun = [
      ...(emscriptenOpts.preRun ?? []),
      ({ NODEFS }: { NODEFS: NodeFsInternals }) => {
        addFsync(NODEFS, this.unsynced, this.onFault);
        watchWrites(NODEFS, this.unsynced, this.onFault);
      },
    ];

    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

interface NodeFsInternals {
  stream_ops: {
    fsync?: (stream: Stream) => number;
    write: (stream: Stream, ...args: unknown[]) => number;
  };
  node_ops: {
    mknod: (...args: unknown[]) => Node;
    setattr: (node: Node, ...args: unknown[]) => void;
    rename: (node: Node, folder: Node, name: string) => void;
    unlink: (folder: Node, name: string) => void;
  };
  realPath(node: Node): string;
}

interface Node {
  name: string;
}

interface Stream {
  /** Node's file descriptor; a folder has none. */
  nfd?: number;
  node: Node;
}

const EIO = 29;

/** Emscripten's error numbers for a full or failing disk. */
const FAULTS: Readonly<Record<number, string>> = {
  51: 'el disco está lleno',
  19: 'la cuota del disco está agotada',
  [EIO]: 'el disco falla',
  69: 'el disco es de solo lectura',
};

const watchWrites = (nodeFs: NodeFsInternals, unsynced: Unsynced, onFault: (reason: string) => void) => {
  const { stream_ops: streams, node_ops: nodes } = nodeFs;
  const { write } = streams;
  const { mknod, setattr, rename, unlink } = nodes;
  const pathIn = (folder: Node, name: string) => join(nodeFs.realPath(folder), name);

  streams.write = (stream, ...args) => {
    unsynced.add(nodeFs.realPath(stream.node));
    try {
      return write.call(streams, stream, ...args);
    } catch (error) {
      const reason = FAULTS[Object(error).errno];
      if (reason) onFault(reason);
      throw error;
    }
  };
  nodes.mknod = (...args) => {
    const node = mknod.apply(nodes, args);
    unsynced.add(nodeFs.realPath(node));

    return node;
  };
  nodes.setattr = (node, ...args) => {
    unsynced.add(nodeFs.realPath(node));
    setattr.call(nodes, node, ...args);
  };
  nodes.rename = (node, folder, name) => {
    const from = nodeFs.realPath(node);
    rename.call(nodes, node, folder, name);
    unsynced.move(from, pathIn(folder, name));
  };
  nodes.unlink = (folder, name) => {
    unlink.call(nodes, folder, name);
    unsynced.delete(pathIn(folder, name));
  };
};

const addFsync = (nodeFs: NodeFsInternals, unsynced: Unsynced, onFault: (reason: string) => void): void => {
  nodeFs.stream_ops.fsync = ({ nfd, node }) => {
    const path = nodeFs.realPath(node);
    try {
      if (nfd === undefined) fsyncFolder(path);
      else if (unsynced.mayHave(path)) {
        fsyncSync(nfd);
        unsynced.delete(path);
      }

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

/** After a power cut the file has the old text or the new one. */
export const replaceFile = async (path: string, text: string): Promise<void> => {
  const draft = `${path}.nuevo`;
  await writeFile(draft, text, { mode: 0o600, flush: true });
  await rename(draft, path);
  fsyncFolder(dirname(path));
};
