/** Who packs orders. They know orders; orders know only this table, which server/kinds.ts fills. */
import type { Tx } from '../../db/client';

export interface Packing {
  /** An order waits for its parcel, or what is still to be sent of it is not what it was. The order's row is locked. */
  follow(tx: Tx, orderId: string, now: number): Promise<void>;
  /** A person packs it: the autopilot leaves it alone. */
  isTaken(tx: Tx, orderId: string): Promise<boolean>;
}

declare module '../../http/context' {
  interface Kinds {
    packing: Packing;
  }
}
