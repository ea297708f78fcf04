import { localStorageStore, memoryStore, type Store } from 'ra-core';

/** Choices about this device, which outlive a session and tell nothing of its user. */
const DEVICE_KEYS: readonly string[] = ['theme', 'sidebar.open', 'usersPanel.open'];

/** react-admin's store: filters, selections and the like live no longer than the shell, so that nobody finds another user's. */
export const createStore = (): Store => {
  const device = localStorageStore('1', 'LoteriaAdmin');
  const memory = memoryStore();
  const storeOf = (key: string) => (DEVICE_KEYS.includes(key) ? device : memory);

  return {
    ...memory,
    setup() {
      device.setup();
      memory.setup();
    },
    teardown() {
      device.teardown();
      memory.teardown();
    },
    getItem: (key, defaultValue) => storeOf(key).getItem(key, defaultValue),
    setItem: (key, value) => storeOf(key).setItem(key, value),
    removeItem: (key) => storeOf(key).removeItem(key),
    subscribe: (key, callback) => storeOf(key).subscribe(key, callback),
  };
};
