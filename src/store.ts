import { localStorageStore, memoryStore, type Store } from 'ra-core';

/** Choices about this device, which outlive a session and tell nothing of its user. */
const DEVICE_KEYS: readonly string[] = ['theme', 'sidebar.open', 'usersPanel.open'];

/** How a user likes the lists: columns and their order, saved filters, rows a page; never what a list holds. */
const PERSONAL_KEYS = /\.(datatable|datatable_columnRanks|savedQueries|perPage)$/;

export interface PersonalStore extends Store {
  /** From now on what is personal is that of this user, as they left it on this device. */
  belongTo: (usuario: number) => void;
}

/**
 * react-admin's store: filters, selections and the like live no longer than the shell, so that nobody finds another
 * user's; how a user likes the lists is kept for that user alone.
 */
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

/** From the first look at who has signed in, what is personal is theirs. */
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
