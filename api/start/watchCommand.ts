/** In milliseconds: a short command prints its result alone. */
const SOON = 2_000;
const EACH_CHANGE = 100;

interface Out {
  isTTY?: boolean;
  write(text: string): unknown;
}

export interface Watching {
  /** Aborted by Ctrl+C, or by who started the command. */
  signal: AbortSignal;
  /** How far it is: one line of a terminal that changes. Nothing elsewhere: cron would mail it. */
  tell: (text: string) => void;
}

/** For a command that takes long. `clear` removes its line. After Ctrl+C, `fail` says `cancelled` and exits. */
export const watchCommand = (cancelled: string) => {
  const controller = new AbortController();
  const { tell, clear } = createTeller(process.stderr);
  // A second Ctrl+C kills.
  for (const sign of ['SIGINT', 'SIGTERM'] as const) process.once(sign, () => controller.abort());

  return {
    signal: controller.signal,
    tell,
    clear,
    fail: (error: unknown): never => {
      clear();
      if (!controller.signal.aborted) throw error;
      console.error(cancelled);
      process.exit(EXIT_BY_SIGINT);
    },
  };
};

const EXIT_BY_SIGINT = 130;

export const createTeller = (out: Out, now: () => number = Date.now) => {
  let begun: number | undefined;
  let last: number | undefined;

  return {
    tell: (text: string) => {
      const time = now();
      begun ??= time;
      const isSoon = last !== undefined && time - last < EACH_CHANGE;
      if (!out.isTTY || time - begun < SOON || isSoon) return;
      last = time;
      out.write(`${CLEAR}${text}`);
    },
    clear: () => {
      if (last !== undefined) out.write(CLEAR);
    },
  };
};

const CLEAR = '\r\x1b[K';
