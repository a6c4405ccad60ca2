import { UNSENT, type StorageModule } from './types';

/** What could not be written to localStorage. */
const memory = new Map<string, string>();

function attempt<T>(work: (store: globalThis.Storage) => T, otherwise: T): T {
  try {
    return work(window.localStorage);
  } catch {
    return otherwise;
  }
}

export const storage: StorageModule = {
  get: (key) => memory.get(key) ?? attempt((store) => store.getItem(key), null) ?? undefined,
  set(key, value) {
    const kept = attempt((store) => {
      store.setItem(key, value);
      return true;
    }, false);
    if (kept) memory.delete(key);
    else memory.set(key, value);
  },
  isKept: (key) => !memory.has(key),
  remove(key) {
    memory.delete(key);
    attempt((store) => store.removeItem(key), undefined);
  },
  clear() {
    for (const key of memory.keys()) if (!key.startsWith(UNSENT)) memory.delete(key);
    attempt((store) => {
      for (const key of Object.keys(store)) if (!key.startsWith(UNSENT)) store.removeItem(key);
    }, undefined);
  },
  watch(then) {
    const hear = ({ key, storageArea }: StorageEvent) => {
      if (key !== null && storageArea !== window.sessionStorage) then(key);
    };
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  },
  size: () =>
    attempt((store) => {
      let characters = 0;
      for (let i = 0; i < store.length; i += 1) {
        const key = store.key(i) ?? '';
        characters += key.length + (store.getItem(key)?.length ?? 0);
      }
      return characters * 2;
    }, 0),
};
