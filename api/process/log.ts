import pino from 'pino';

/**
 * One line of the log. Bodies, headers and answers never enter it: they carry passwords, tokens and accounts; but for what
 * a page tells of its own failures, which is made for it.
 */
export interface LogEntry {
  level: 'warn' | 'error';
  status: number;
  method: string;
  path: string;
  /** Of the request; who met a fault of ours has read it. */
  code?: string;
  error: string;
  at?: string[];
  /** Where in the program it was that a browser tells of. */
  browser?: { kind: string; page: string };
}

export type Log = (entry: LogEntry) => void;

const lines = pino(
  {
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
  },
  // At once, so that the last line before an end is not lost.
  pino.destination({ dest: 2, sync: true }),
);

/** Writes each entry to stderr as one line of JSON. */
export const logToStderr: Log = ({ level, ...entry }) => lines[level](entry);

/** What went wrong without a request, as one line of the same form. */
export const logFault = (error: string): void => lines.error({ error });
