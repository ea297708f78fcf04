/** The paths that a record's field joins by commas. */
export const pathsOf = (joined: unknown): string[] =>
  String(joined ?? '')
    .split(',')
    .filter(Boolean);
