/** Who packs orders. They know orders; orders know only this table, which server/kinds.ts fills. */
import type { Tx } from '../../../db/client';
import type { Setup } from '../../../http/context';
import type { Order, OrderLineRow } from './repository';

export interface Packing {
  /** An order waits for its parcel, or what is still to be sent of it is not what it was. The order's row is locked. */
  follow(tx: Tx, orderId: string, now: number): Promise<void>;
  /** A person packs it: the autopilot leaves it alone. */
  isTaken(tx: Tx, orderId: string): Promise<boolean>;
  /** By line: pieces that the next parcel may take. */
  openPieces(tx: Tx, orderId: string, lines: readonly OrderLineRow[]): Promise<Map<string, number>>;
  /** Pieces went another way: an order with nothing left to send moves on. The order's row is locked. */
  endWhenSent(tx: Tx, order: Order, words: { label: string; by: string }, now: number, server: Setup): Promise<void>;
}

declare module '../../../http/context' {
  interface Kinds {
    packing: Packing;
  }
}
