/** Text storage of the device. Never throws: a private window or a full device keeps values for the visit only. */
export interface StorageModule {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  /** False: the device is full or private, and what was set under the key ends with the visit. */
  isKept(key: string): boolean;
  remove(key: string): void;
  /** Wipes what the app stored (logout, rule 4.3), but for what begins with `unsent:`: it waits for its member (rule 2.16). */
  clear(): void;
  /** Calls with each key that another tab of the browser writes or removes; the result ends it. A mini-program has one window. */
  watch?(then: (key: string) => void): () => void;
  /** Bytes in use, about. */
  size(): number;
}

export const UNSENT = 'unsent:';
