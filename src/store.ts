import { localStorageStore, memoryStore, type Store } from 'ra-core';

/** Settings of the device outlive a session. */
const DEVICE_KEYS: readonly string[] = ['theme', 'sidebar.open', 'usersPanel.open'];

/** List settings of a user, never the contents of a list. */
const PERSONAL_KEYS = /\.(datatable|datatable_columnRanks|perPage)$/;

export interface PersonalStore extends Store {
  belongTo: (usuario: number) => void;
}

/** Filters and selections are lost with the page; a user's list settings are kept. */
export const createStore = (): PersonalStore => {
  const device = localStorageStore('1', 'LoteriaAdmin');
  const memory = memoryStore();
  let owner: number | undefined;
  let personal: Store | undefined;
  const storeOf = (key: string) => {
    if (DEVICE_KEYS.includes(key)) return device;

    return (PERSONAL_KEYS.test(key) && personal) || memory;
  };

  return {
    ...memory,
    belongTo(usuario) {
      if (usuario !== owner) personal = localStorageStore('1', `LoteriaAdmin.u${usuario}`);
      owner = usuario;
    },
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

export const withOwner = <T extends { getIdentity: () => Promise<{ id: number }> }>(
  authProvider: T,
  store: PersonalStore,
): T => ({
  ...authProvider,
  async getIdentity() {
    const identity = await authProvider.getIdentity();
    store.belongTo(identity.id);

    return identity;
  },
});
