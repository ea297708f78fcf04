import { vi } from 'vitest';

const refuse = (name: string) => () => {
  throw new DOMException('no', name);
};

const replace = (getter: () => Storage) => {
  for (const where of ['sessionStorage', 'localStorage'] as const) {
    vi.spyOn(window, where, 'get').mockImplementation(getter);
  }
};

const write = (work: () => void) => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(work);

/** How browsers refuse to store. */
export const refusals: Readonly<Record<string, () => void>> = {
  absent: () => replace(() => null as never),
  blocked: () => replace(refuse('SecurityError')),
  unreadable() {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse('InvalidStateError'));
    write(refuse('InvalidStateError'));
  },
  full: () => write(refuse('QuotaExceededError')),
  'without effect': () => write(() => undefined),
};
