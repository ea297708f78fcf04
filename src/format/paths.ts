export const pathsOf = (joined: unknown): string[] =>
  String(joined ?? '')
    .split(',')
    .filter(Boolean);
