/**
 * What the cashier can take money for. Each order group's domain describes its own documents and says what a payment does to them;
 * everything else about paying - payment rows, wallet, provider, late money - is the same for all (service.ts, apply.ts).
 * server/kinds.ts joins the groups.
 */
import type { TSchema } from '@sinclair/typebox';
import type { OrderGroup } from '../../../../src/contract/payment/schemas';
import type { Tx } from '../../../db/client';
import type { Setup } from '../../../http/context';
import type { Call } from '../../../http/handler';
import { conflict, expired, notFound } from '../../../http/errors';

export interface Payable {
  id: string;
  no: string;
  memberId: string;
  /** Shown by the cashier and on the receipt. */
  title: string;
  /** Fen. */
  amount: number;
  /** open = unpaid and not cancelled; its deadline is looked at separately. */
  state: 'open' | 'paid' | 'closed';
  /** Epoch ms. */
  expireAt: number;
  /** Why no payment may begin yet; one that began is taken all the same. */
  blocked?: string;
  /** Own route that shows the result. */
  nextRoute: string;
  /** Own route of the document, for notices. */
  route: string;
}

/** What pay_type 1 makes before it is paid (rule 2.12): the document of the group, by the rules of its own endpoint. */
export interface Creation {
  /** What `data` of the call must be, with the call's requestId. */
  request: TSchema;
  /** The id of the document; `write` makes it once per requestId. */
  make(db: Tx, memberId: string, input: unknown, call: Pick<Call, 'now' | 'server' | 'write'>): Promise<string>;
}

/** What was paid beside the money. */
export interface Taken {
  points: number;
  coins: number;
}

/** How far it has been handed over. By parcels: what those are sent for (parcel/repository). */
export type Delivered =
  | { way: 'express'; sentFor: { orderId: string } | { requestId: string }; isAll: boolean }
  | { way: 'pickup' | 'virtual' };

export interface PayableGroup {
  /** The document; with `memberId` only an own, visible one. `lock` keeps its row until the transaction ends. */
  find(tx: Tx, id: string, options: { memberId?: string; lock?: boolean }, server: Setup): Promise<Payable | undefined>;
  /** The money came after the document's time was over: true when what it was for is still free and the document is open again. */
  revive?(tx: Tx, id: string, now: number, server: Setup): Promise<boolean>;
  /** The document is locked and open, its payment is written: it becomes paid. */
  paid(tx: Tx, id: string, now: number, server: Setup): Promise<void>;
  creation: Creation;
  /** For the platform of the mini-program (rule 10.13); undefined: not yet, or not any more. The document was paid. */
  delivered(tx: Tx, id: string): Promise<Delivered | undefined>;
  /** The platform of the mini-program took its receipt. Absent: nobody waits for one. */
  received?(tx: Tx, id: string, now: number, server: Setup): Promise<void>;
  /** Points and coins that went when the document was made; absent: such documents cost money only. */
  taken?(tx: Tx, id: string, server: Setup): Promise<Taken>;
  /** How the balance pays; by default one orderPay row. A deposit blocks the money instead. */
  takeFromWallet?(tx: Tx, payable: Payable, now: number): Promise<void>;
  /** Absent: nobody pays for it by transfer. */
  transfer?: TransferRules;
}

/** Nothing is sent and nobody fetches it: it is there as soon as it is paid. */
export const atOnce: PayableGroup['delivered'] = () => Promise.resolve({ way: 'virtual' });

/** What a transfer and its proof do to the document, which is locked and open (rule 10.7). */
export interface TransferRules {
  /** The document does not run out before: a proof is looked at, or there is time for another one. */
  waitUntil(tx: Tx, id: string, until: number): Promise<void>;
  /** When its time for a transfer began: when it was made, epoch ms. undefined for what others wait for: it has no more time than it had. */
  waitsSince(tx: Tx, id: string, server: Setup): Promise<number | undefined>;
  /** Where the document keeps its story. */
  log?(tx: Tx, id: string, event: { key: string; label: string; by: string; at: number }): Promise<void>;
}

declare module '../../../http/context' {
  interface Kinds {
    /** null: nobody takes money for the group yet. */
    payables: Readonly<Record<OrderGroup, PayableGroup | null>>;
  }
}

/** 404 for a group that nobody serves. Without a group it is a shop order. */
export function payableGroup({ kinds }: Setup, group = 'order'): PayableGroup {
  const found = Object.hasOwn(kinds.payables, group) ? kinds.payables[group as OrderGroup] : null;
  if (!found) throw notFound();
  return found;
}

/** 409 already paid, 410 over. */
export function assertOpen({ state, expireAt }: Payable, now: number): void {
  if (state === 'closed' || (state === 'open' && expireAt <= now)) throw expired('订单已超时');
  if (state !== 'open') throw conflict('订单已支付');
}
