import Taro from '@tarojs/taro';
import { UNSENT, type StorageModule } from './types';

/** What could not be written to the device. */
const memory = new Map<string, string>();

function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

export const storage: StorageModule = {
  get(key) {
    const value: unknown = memory.get(key) ?? attempt(() => Taro.getStorageSync<unknown>(key), undefined);
    // A missing key reads as an empty text; the app never stores one.
    return typeof value === 'string' && value !== '' ? value : undefined;
  },
  set(key, value) {
    const kept = attempt(() => {
      Taro.setStorageSync(key, value);
      return true;
    }, false);
    if (kept) memory.delete(key);
    else memory.set(key, value);
  },
  isKept: (key) => !memory.has(key),
  remove(key) {
    memory.delete(key);
    attempt(() => Taro.removeStorageSync(key), undefined);
  },
  clear() {
    for (const key of memory.keys()) if (!key.startsWith(UNSENT)) memory.delete(key);
    attempt(() => {
      for (const key of Taro.getStorageInfoSync().keys) if (!key.startsWith(UNSENT)) Taro.removeStorageSync(key);
    }, undefined);
  },
  size: () => attempt(() => Taro.getStorageInfoSync().currentSize * 1024, 0),
};
