import { TimeoutError } from '@/core/api';
import { texts } from '@/core/texts';

/** Page load timeout (rule 6.6). */
export const LOAD_TIMEOUT = 60_000;

/** Runs `load` and gives up after 60000 ms; a `load` that throws at once fails like one that rejects. */
export function within<T>(load: () => Promise<T>, ms = LOAD_TIMEOUT): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeoutError('page', texts.offline)), ms);
    const begin = async () => load();
    begin()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
