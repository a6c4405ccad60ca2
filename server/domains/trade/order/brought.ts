/**
 * What a purchase brings besides its goods, and what a refund takes of it (rule 12.5): one table, filled by server/kinds.ts, asked by the
 * quote of an after-sale as by its end. Nothing else gives or takes such a thing.
 */
import type { AfterSaleWay, LotPart } from '../../../db/schema';
import type { Tx } from '../../../db/client';
import type { Setup } from '../../../http/context';
import type { Order, OrderLineRow } from './repository';
import type { Pieces } from './terms';

/** What of an order stays with its buyer. */
export interface Left {
  pieces: Pieces;
  /** Fen of goods that went back. */
  refunded: number;
  /** Nothing of what was bought. */
  isNone: boolean;
}

/** An order gets smaller. */
export interface Shrink {
  order: Order;
  lines: readonly OrderLineRow[];
  before: Left;
  after: Left;
  way: AfterSaleWay;
  /** Growth that the rows above in the table take. */
  growth: number;
  server: Setup;
  now: number;
}

/** Pieces of a gift that go back with the after-sale. */
export interface GiftBack {
  lineId: string;
  title: string;
  qty: number;
  unsentQty: number;
  lots: LotPart[];
}

export interface Loss {
  /** Fen that the shop keeps of all refunds of the order together, once it is so small. */
  withheld?: number;
  /** What this step takes. */
  points?: number;
  growth?: number;
  couponBack?: boolean;
  gifts?: GiftBack[];
  /** Said before it is applied for. */
  note?: string;
  /** What else is undone when the refund is done. */
  undo?: (tx: Tx) => Promise<void>;
}

export interface Brought {
  /** The order is the buyer's now: it was received or, where its goods never left the house, its after-sale time is over. The row is locked. */
  give?(tx: Tx, order: Order, now: number, server: Setup): Promise<void>;
  /** Undefined: the refund takes nothing of it. Reads only. */
  lose?(tx: Tx, shrink: Shrink): Promise<Loss | undefined>;
}

/** In the order in which they are given and taken: a gift of a level depends on the growth that the others take. */
export const BROUGHT = [
  'gift',
  'coupon',
  'freight',
  'ladder',
  'goods',
  'pickup',
  'review',
  'packet',
  'grade',
  'level',
] as const;

declare module '../../../http/context' {
  interface Kinds {
    brought: Readonly<Record<(typeof BROUGHT)[number], Brought>>;
  }
}

/** What the receipt brings is there. */
export const isRewarded = ({ receivedAt, rewardAt }: Pick<Order, 'receivedAt' | 'rewardAt'>): boolean =>
  receivedAt !== null && rewardAt === null;
