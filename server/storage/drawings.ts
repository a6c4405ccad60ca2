/**
 * What machines draw once for all of them: beside the copy on its own disk each puts one into the bucket, and looks there before it draws. Nothing
 * hangs on it: without an answer soon each draws for itself.
 */
import type { Storage } from './store';

const SOON_MS = 2000;

export interface Drawings {
  read(key: string): Promise<Buffer | undefined>;
  /** Nobody waits for it. */
  write(key: string, body: Buffer): void;
  /** Takes away what begins with `prefix`, but for what begins with `kept`. */
  clear(prefix: string, kept: string): void;
}

/** undefined: the disk is the store, and has them already. */
export function sharedDrawings(storage: Storage): Drawings | undefined {
  if (!storage.isShared) return undefined;
  const clear = async (prefix: string, kept: string) => {
    for await (const key of storage.list(prefix)) if (!key.startsWith(kept)) await storage.remove(key);
  };
  return {
    read: (key) => storage.read(key, AbortSignal.timeout(SOON_MS)).catch(() => undefined),
    write: (key, body) => void storage.write(key, body, AbortSignal.timeout(SOON_MS)).catch(() => undefined),
    clear: (prefix, kept) => void clear(prefix, kept).catch(() => undefined),
  };
}
