/** Milliseconds by which the server's clock is ahead of this computer's. */
let ahead = 0;
const listeners = new Set<() => void>();

/** A Date header has whole seconds and travels for a while. */
const TOLERANCE = 90_000;

/** Takes the Date header of an answer; the screens follow that clock. */
export const followServer = (date: string | null): void => {
  const server = Date.parse(date ?? '');
  const measured = server - Date.now();
  const next = Math.abs(measured) < TOLERANCE ? 0 : measured;
  if (Number.isNaN(server) || Math.abs(next - ahead) < TOLERANCE) return;
  ahead = next;
  for (const listener of listeners) listener();
};

export const clockAhead = (): number => ahead;

/** The server's time, as far as an answer has told it; otherwise this computer's. */
export const now = (): Date => new Date(Date.now() + ahead);

export const onClockChange = (listener: () => void): (() => void) => {
  listeners.add(listener);

  return () => listeners.delete(listener);
};
