/** A fault that whoever starts the program can mend; shown as one line, without a stack. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

/** Ends the program with one line for what an operator can mend, and with the stack for a fault of ours. */
export const explainAndExit = (error: unknown): never => {
  console.error(isOurFault(error) ? error : `Error: ${lineOf(error)}`);
  process.exit(1);
};

/** Known by its name: the dev server loads this file more than once. Errors of the system and of PostgreSQL carry a code. */
const isOurFault = (error: unknown) =>
  !(error instanceof Error && (error.name === 'OperatorError' || 'code' in error));

/** Which setting to look at, by the code of the error. */
const SUBJECTS: readonly [RegExp, string][] = [
  [
    /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|28|3D)/,
    'No se puede abrir la base de datos de DATABASE_URL',
  ],
  [/^(EEXIST|EACCES|EPERM|ENOTDIR|EROFS|ENOSPC)$/, 'No se puede escribir en DATA_DIR'],
];

const lineOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  const line = (error.message || code || error.name).replaceAll(/\s+/g, ' ');
  const [, subject] = SUBJECTS.find(([codes]) => codes.test(code)) ?? [];

  return subject ? `${subject}: ${line}` : line;
};
