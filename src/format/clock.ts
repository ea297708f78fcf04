import { createListeners } from './listeners';

/** Milliseconds by which the server's clock is ahead of this computer's. */
let ahead = 0;
const changes = createListeners();

/** A Date header has whole seconds and travels for a while. */
const TOLERANCE = 90_000;

/** Takes the Date header of an answer; the screens follow that clock. */
export const followServer = (date: string | null): void => {
  const server = Date.parse(date ?? '');
  const measured = server - Date.now();
  const next = Math.abs(measured) < TOLERANCE ? 0 : measured;
  if (Number.isNaN(server) || Math.abs(next - ahead) < TOLERANCE) return;
  ahead = next;
  changes.tell();
};

export const clockAhead = (): number => ahead;

/** The server's time, as far as an answer has told it; otherwise this computer's. */
export const now = (): Date => new Date(Date.now() + ahead);

export const onClockChange = changes.subscribe;
