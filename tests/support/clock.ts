import { beforeEach, vi } from 'vitest';

export const startAt = (instant: string): void =>
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date(instant), toFake: ['Date'], shouldAdvanceTime: true });
  });
