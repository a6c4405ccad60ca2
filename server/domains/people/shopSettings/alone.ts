/** What takes two people, and when one is enough (rule 5.8): who sends does not decide, who picks does not pass. The only place that says so. */
import type { Tx } from '../../../db/client';
import { readShopSettings } from './repository';

/** Fen; what is worth less is done by one person. */
export const aloneBelow = async (tx: Tx): Promise<number> => (await readShopSettings(tx)).limits.aloneBelow;

/** `worth`: fen that are decided about; null where no amount says what it is worth. */
export const mayActAlone = async (tx: Tx, worth: number | null): Promise<boolean> =>
  worth !== null && worth < (await aloneBelow(tx));
