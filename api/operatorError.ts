/** A fault that whoever starts the program can mend; shown as one line, without a stack. */
export class OperatorError extends Error {}
