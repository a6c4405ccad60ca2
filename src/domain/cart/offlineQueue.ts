/**
 * Quantities that could not be sent because there was no network: kept on the phone, so that closing the page loses none, and sent
 * later. A logout wipes them with the storage.
 */
import { call, NetworkError, TimeoutError } from '@/core/api';
import { parseList } from '@/core/lib/json';
import type { Platform } from '@/core/platform';

const KEY = 'offline_queue';
type Storage = Platform['storage'];

export function readOfflineQueue(storage: Storage): Map<string, number> {
  const pairs = parseList(storage.get(KEY)).filter(
    (pair): pair is [string, number] => Array.isArray(pair) && typeof pair[0] === 'string' && Number(pair[1]) > 0,
  );
  return new Map(pairs);
}

/** Puts a quantity into the queue; without `qty` the line is taken out of it. */
export function queueOffline(storage: Storage, id: string, qty?: number): void {
  const queue = readOfflineQueue(storage);
  if (qty === undefined) queue.delete(id);
  else queue.set(id, qty);
  if (queue.size > 0) storage.set(KEY, JSON.stringify([...queue]));
  else storage.remove(KEY);
}

/** No answer came. Sending the quantity again does no harm: it is the new number of pieces, not a difference. */
export const isOffline = (error: unknown): boolean => error instanceof NetworkError || error instanceof TimeoutError;

/** Sends what waits; what is refused (sold meanwhile, line gone) is given up. False while there is still no network. */
export async function sendOfflineQueue(storage: Storage): Promise<boolean> {
  for (const [id, qty] of readOfflineQueue(storage)) {
    try {
      await call('cartItem.update', { id, qty }, { hide: true });
    } catch (error) {
      if (isOffline(error)) return false;
    }
    queueOffline(storage, id);
  }
  return true;
}
