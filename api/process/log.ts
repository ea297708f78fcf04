import pino from 'pino';

/** A log line. It never has bodies, headers or answers: they hold passwords, tokens and accounts. */
export interface LogEntry {
  level: 'warn' | 'error';
  status: number;
  method: string;
  path: string;
  code?: string;
  error: string;
  at?: string[];
  browser?: { kind: string; page: string };
}

export type Log = (entry: LogEntry) => void;

const lines = pino(
  {
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
  },
  // Synchronous, so that the last line is not lost.
  pino.destination({ dest: 2, sync: true }),
);

export const logToStderr: Log = ({ level, ...entry }) => lines[level](entry);

export const logFault = (error: string): void => lines.error({ error });
