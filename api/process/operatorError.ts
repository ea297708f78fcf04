import { reasonOf } from './reasonOf';

/** A fault that the operator can mend: shown as one line, without a stack. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

export const explainAndExit = (error: unknown): never => {
  const line = lineOf(error);
  console.error(line === undefined ? error : `Error: ${line}`);
  process.exit(1);
};

/** Undefined for a fault of ours. */
export const lineOf = (error: unknown): string | undefined =>
  error instanceof Error && error.name === 'OperatorError' ? error.message : reasonOf(error);
