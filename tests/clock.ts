import { beforeEach, vi } from 'vitest';

/** Each test of the file begins at this instant, from which its clock goes on. */
export const startAt = (instant: string): void =>
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date(instant), toFake: ['Date'], shouldAdvanceTime: true });
  });
