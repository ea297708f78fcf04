/**
 * One line of the log. Bodies, headers and answers never enter it: they carry passwords, tokens and accounts; but for what
 * a page tells of its own failures, which is made for it.
 */
export interface LogEntry {
  level: 'warn' | 'error';
  status: number;
  method: string;
  path: string;
  error: string;
  at?: string[];
  /** Where in the program it was that a browser tells of. */
  browser?: { kind: string; page: string };
}

export type Log = (entry: LogEntry) => void;

/** Writes each entry to stderr as one line of JSON. */
export const logToStderr: Log = (entry) => {
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`);
};
