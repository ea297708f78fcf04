/** The paths in a field, which joins them by commas. */
export const pathsOf = (joined: unknown): string[] =>
  String(joined ?? '')
    .split(',')
    .filter(Boolean);
