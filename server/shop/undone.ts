/** A transaction that is taken back: what it found stays, what it wrote does not. */
import type { Db, Tx } from '../db/client';

class Undo extends Error {}

export async function undone<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  const found: T[] = [];
  try {
    await db.transaction(async (tx) => {
      found.push(await work(tx));
      throw new Undo();
    });
  } catch (error) {
    if (!(error instanceof Undo)) throw error;
  }
  return found[0] as T;
}
