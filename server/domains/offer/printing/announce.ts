import type { Tx } from '../../../db/client';
import { publish } from '../../../realtime/publish';

/** Tells the counter of the store that its tickets stand otherwise. */
export const announce = (tx: Tx, storeId: string): Promise<void> => publish(tx, `store:${storeId}`, { kind: 'prints' });
