/** What differs by kind of order. The rules of a kind stand with what it sells, in a file `orderKind.ts`; server/kinds.ts joins them. */
import type { OrderKind } from '../../../../src/contract/order/schemas';
import type { Tx } from '../../../db/client';
import type { Setup } from '../../../http/context';
import type { Taken } from '../payment/payables';
import type { Payment } from '../payment/repository';
import type { Order, OrderLineRow } from './repository';
import type { SettleRequest, Settlement } from './settlement';

/** Every function runs in the transaction of what happened, with the order's row locked. */
export interface OrderKindRules {
  /** What the lines cost now; a kind without it is not bought by settlement. Throws the refusal a buyer reads. */
  settle?(tx: Tx, memberId: string, request: SettleRequest, now: number): Promise<Settlement>;
  /** The unpaid order is written, its pieces are locked. */
  onCreated?(tx: Tx, order: Order, settlement: Settlement, now: number): Promise<void>;
  /** The order is paid and its pieces have left the shelf; it is packed next. */
  onPaid?(tx: Tx, order: Order, lines: readonly OrderLineRow[], now: number): Promise<void>;
  /** Paid orders of the kind wait for others (status grouping) before they are packed. Returns the order as it then is. */
  gather?(tx: Tx, order: Order, now: number, server: Setup): Promise<Order>;
  /** The unpaid order is closed and its pieces are on the shelf again. Returns the order as it then is. */
  onClosed?(tx: Tx, order: Order, now: number): Promise<Order>;
  /** Points and coins that went when the order was made. */
  taken?(tx: Tx, order: Order): Promise<Taken>;
  /** Fen of a refund that lower what the buyer owes instead of being paid back; once per after-sale. */
  lowerDebt?(
    tx: Tx,
    order: Order,
    payment: Payment,
    refund: { saleId: string; amount: number; now: number },
  ): Promise<number>;
  /** The clock made the order: its buyer cannot cancel it and may give its address until it is paid. Carriage is free. */
  madeByClock?: true;
  /** The buyer may give its address until it is paid, and pays its carriage as it stands. */
  addressLater?: true;
  /** What `onClosed` gives back can wait as long as a transfer takes. */
  waits?: true;
  /** Cost money that can come back: after-sales may be applied for (rule 12.1). */
  refundable: boolean;
  /** Where it is given back instead, in the buyer's words. */
  elsewhere?: string;
  /** Brings points and growth at receipt. */
  rewarded: boolean;
  /** Promises income to who invited the buyer (rule 16.1). */
  earnsIncome: boolean;
}

declare module '../../../http/context' {
  interface Kinds {
    /** null: nobody sells orders of the kind yet. */
    orders: Readonly<Record<OrderKind, OrderKindRules | null>>;
  }
}

export function rulesOf({ kinds }: Setup, kind: OrderKind): OrderKindRules {
  const rules = kinds.orders[kind];
  if (!rules) throw new Error(`nobody sells orders of kind ${kind}`);
  return rules;
}

/** The address may be missing until it is paid, and changes nothing of what it costs. */
export const addressComes = ({ madeByClock, addressLater }: OrderKindRules): boolean =>
  madeByClock === true || addressLater === true;
