import { reasonOf } from './reasonOf';

/** A fault that whoever starts the program can mend; shown as one line, without a stack. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

/** Ends the program with one line for what an operator can mend, and with the stack for a fault of ours. */
export const explainAndExit = (error: unknown): never => {
  const line = lineOf(error);
  console.error(line === undefined ? error : `Error: ${line}`);
  process.exit(1);
};

/** What an operator is told; undefined for a fault of ours. It is known by its name: the dev server loads this file more than once. */
export const lineOf = (error: unknown): string | undefined =>
  error instanceof Error && error.name === 'OperatorError' ? error.message : reasonOf(error);
