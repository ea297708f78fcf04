import { memoryStore, type Store } from 'ra-core';
import * as z from 'zod/mini';
import { readKept, writeKept } from './http/storage';

const isBoolean = (value: unknown) => typeof value === 'boolean';
const isText = (value: unknown) => typeof value === 'string';

type Check = (value: unknown) => boolean;

/** Settings of the device outlive a session. */
const DEVICE: Readonly<Record<string, Check>> = {
  theme: (value) => value === 'light' || value === 'dark',
  'sidebar.open': isBoolean,
  'usersPanel.open': isBoolean,
};

/** Settings of a user, never the contents of a list. */
const PERSONAL: Readonly<Record<string, Check>> = {
  datatable: (value) => Array.isArray(value) && value.every(isText),
  // Each rank once: another one would make columns vanish.
  datatable_columnRanks: (value) => Array.isArray(value) && value.every((_, rank) => value.includes(rank)),
  savedQueries: (value) => Array.isArray(value) && value.every((one) => typeof one?.label === 'string'),
  perPage: Number.isFinite,
  administrador: isText,
  grafico: isBoolean,
  centavos: isBoolean,
  columnas: (value) => typeof value === 'object' && value !== null && Object.values(value).every(isText),
};

const personalCheck = (key: string) => PERSONAL[key.slice(key.lastIndexOf('.') + 1)];

interface PersonalStore extends Store {
  belongTo: (usuario: number) => void;
}

/** Filters and selections are lost with the page; a user's list settings are kept. */
export const createStore = (): PersonalStore => {
  const device = createKeptStore('RaStoreLoteriaAdmin');
  const memory = memoryStore();
  let owner: number | undefined;
  let personal: Store | undefined;
  const storeOf = (key: string) => {
    if (DEVICE[key]) return device;

    return (personalCheck(key) && personal) || memory;
  };

  return {
    ...memory,
    belongTo(usuario) {
      if (usuario !== owner) personal = createKeptStore(`RaStoreLoteriaAdmin.u${usuario}`);
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
    /** A value of the wrong type, by an older release or edited by hand, counts as missing. */
    getItem(key, defaultValue) {
      const value = storeOf(key).getItem(key, defaultValue);
      const isRight = DEVICE[key] ?? personalCheck(key);

      return value === undefined || !isRight || isRight(value) ? value : defaultValue;
    },
    setItem: (key, value) => storeOf(key).setItem(key, value),
    removeItem: (key) => storeOf(key).removeItem(key),
    subscribe: (key, callback) => storeOf(key).subscribe(key, callback),
  };
};

/** Like react-admin's localStorageStore, which throws where the browser refuses to store. */
const createKeptStore = (name: string): Store => {
  const prefix = `${name}.`;
  const read = (key: string) => readKept('localStorage', prefix + key, z.any());
  // Tells subscribers.
  const memory = memoryStore();
  memory.setup();
  const hear = ({ key }: StorageEvent) => {
    if (!key?.startsWith(prefix)) return;
    const own = key.slice(prefix.length);
    memory.setItem(own, read(own));
  };

  return {
    ...memory,
    setup: () => addEventListener('storage', hear),
    teardown: () => removeEventListener('storage', hear),
    getItem: (key, defaultValue) => read(key) ?? defaultValue,
    setItem(key, value) {
      writeKept('localStorage', prefix + key, value);
      memory.setItem(key, value);
    },
    removeItem(key) {
      writeKept('localStorage', prefix + key, undefined);
      memory.removeItem(key);
    },
  };
};
