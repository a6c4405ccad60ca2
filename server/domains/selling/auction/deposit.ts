/** The bidding deposit: blocked in the member's own account, so it never leaves the books before it is forfeited. */
import { Type } from '@sinclair/typebox';
import { auctionSchemas } from '../../../../src/contract/auction/schemas';
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { badRequest, conflict, notFound, refuse } from '../../../http/errors';
import { publish } from '../../../realtime/publish';
import { lockAccount } from '../../people/ledger/repository';
import { book, freeze, memberOwner, spendFrozen, unfreeze } from '../../people/ledger/service';
import { newOrderNo, newPaymentNo } from '../../../db/numbers';
import { atOnce, type Payable, type PayableGroup } from '../../trade/payment/payables';
import { insertPayment, paymentOfOrder } from '../../trade/payment/repository';
import { checkWayOpen } from '../../people/shopSettings/payWays';
import { requirePayToken } from '../../people/session/proofs';
import { linkOf } from './bid';
import { isSpared } from './exempt';
import {
  findEntry,
  findEntryById,
  findLot,
  insertEntry,
  listHeld,
  lockLot,
  updateEntry,
  type Entry,
  type LotRow,
} from './repository';

export const DEPOSIT_GROUP = 'auction';
const PLATFORM = { ownerType: 'platform', ownerId: '0' } as const;
type DepositInput = RequestOf<'marketing.auctionDeposit'>;
type Answer = DataOf<'marketing.auctionDeposit'>;

const isOver = ({ auction, campaign }: LotRow, now: number) => auction.state !== 'open' || now >= campaign.endAt;

/**
 * wallet: blocks it at once, by the proof of the payment password. js: the cashier takes it under the order that is answered.
 * What the level spares is held at once, and nothing is blocked.
 * 404 unknown · 410 proof used or over · 422 over, 余额不足, no payments from the balance. A deposit that is held is answered as paid.
 */
export async function payDeposit(tx: Tx, memberId: string, input: DepositInput, now: number): Promise<Answer> {
  const lot = await lockLot(tx, input.id);
  if (!lot) throw notFound();
  const known = await findEntry(tx, memberId, input.id, true);
  if (known && known.state !== 'unpaid') return { paid: true };
  if (isOver(lot, now)) throw refuse('竞拍已结束');
  const { deposit } = lot.auction;
  const entry =
    known ??
    (await insertEntry(tx, {
      no: await newOrderNo(tx, now),
      auctionId: input.id,
      memberId,
      deposit,
      state: 'unpaid',
      createdAt: now,
    }));
  // Two lots at once: what is left of the level's sum is counted by one after the other.
  await lockAccount(tx, memberOwner(memberId), 'money');
  const exempt = await isSpared(tx, memberId, entry.deposit, now);
  if (deposit === 0 || exempt) {
    await hold(tx, entry, exempt, now);
    return { paid: true };
  }
  if (input.channel === 'js') return { orderId: entry.id, orderGroup: DEPOSIT_GROUP, paid: false };
  await checkWayOpen(tx, DEPOSIT_GROUP, 'wallet');
  if (!input.payToken) throw badRequest('payToken');
  await requirePayToken(tx, memberId, input.payToken, now);
  await insertPayment(tx, {
    no: await newPaymentNo(tx, now),
    memberId,
    orderGroup: DEPOSIT_GROUP,
    orderId: entry.id,
    amount: deposit,
    channel: 'wallet',
    status: 'paid',
    createdAt: now,
    paidAt: now,
  });
  await block(tx, entry, now);
  await hold(tx, entry, false, now);
  return { paid: true };
}

const booking = (entry: Entry, at: number) => ({
  owner: memberOwner(entry.memberId),
  unit: 'money' as const,
  bizId: entry.id,
  memo: entry.no,
  at,
});
const block = (tx: Tx, entry: Entry, now: number) =>
  freeze(tx, { ...booking(entry, now), bizType: 'deposit', value: entry.deposit, title: '竞拍保证金' });

async function hold(tx: Tx, entry: Entry, exempt: boolean, now: number): Promise<void> {
  await updateEntry(tx, entry.id, { state: 'held', paidAt: now, exempt });
  // Other phones of the member may bid now.
  await publish(tx, `user:${entry.memberId}`, { kind: 'deposit', data: { auctionId: entry.auctionId } });
}

/** Nothing lies in the account of a lot without a deposit, nor of one that the level spared. */
const isBlocked = ({ deposit, exempt }: Entry): boolean => deposit > 0 && !exempt;

/** Back to the balance. The auction is locked. */
export async function giveBack(tx: Tx, entry: Entry, now: number): Promise<void> {
  if (entry.state !== 'held') return;
  if (isBlocked(entry))
    await unfreeze(tx, { ...booking(entry, now), bizType: 'deposit', value: entry.deposit, title: '竞拍保证金退回' });
  await updateEntry(tx, entry.id, { state: 'back' });
}

export async function giveBackAll(tx: Tx, auctionId: string, except: string | null, now: number): Promise<void> {
  for (const entry of await listHeld(tx, auctionId)) if (entry.memberId !== except) await giveBack(tx, entry, now);
}

/**
 * The winner did not pay, so the shop keeps the deposit. The member's row is of 0 fen: the money left the balance when it was
 * blocked. A spared deposit stays in what the level's sum has lost.
 */
export async function forfeit(tx: Tx, entry: Entry, now: number): Promise<void> {
  if (entry.state !== 'held') return;
  if (isBlocked(entry)) {
    await spendFrozen(tx, memberOwner(entry.memberId), 'money', entry.deposit);
    const row = { ...booking(entry, now), bizType: 'forfeit' as const, title: '竞拍违约，保证金不退' };
    await book(tx, { ...row, delta: 0 });
    await book(tx, { ...row, owner: PLATFORM, delta: entry.deposit });
  }
  await updateEntry(tx, entry.id, { state: 'forfeit' });
}

/** Deposits at the cashier. Money of the messenger comes into the balance and is blocked there. */
export const auctionPayable: PayableGroup = {
  creation: {
    // Of the messenger: the balance has its password and its own way.
    request: Type.Omit(auctionSchemas['marketing.auctionDeposit'].request, ['channel', 'payToken']),
    async make(_, memberId, input, { now, write }) {
      const asked = { ...(input as Pick<DepositInput, 'id' | 'requestId'>), channel: 'js' as const };
      const { orderId } = await write((tx) => payDeposit(tx, memberId, asked, now));
      if (orderId === undefined) throw conflict('订单已支付');
      return orderId;
    },
  },
  delivered: atOnce,
  async find(tx, id, { memberId, lock = false }) {
    const found = await findEntryById(tx, id);
    if (!found || (memberId !== undefined && found.memberId !== memberId)) return undefined;
    const lot = await (lock ? lockLot : findLot)(tx, found.auctionId);
    const entry = await findEntry(tx, found.memberId, found.auctionId, lock);
    if (!lot || !entry) return undefined;
    const state: Payable['state'] =
      entry.state !== 'unpaid' ? 'paid' : lot.auction.state === 'open' ? 'open' : 'closed';
    return {
      id: entry.id,
      no: entry.no,
      memberId: entry.memberId,
      title: `竞拍保证金 · ${lot.campaign.title}`,
      amount: entry.deposit,
      state,
      expireAt: lot.campaign.endAt,
      nextRoute: linkOf(entry.auctionId),
      route: linkOf(entry.auctionId),
    };
  },
  async paid(tx, id, now) {
    const entry = await findEntryById(tx, id);
    if (entry?.state !== 'unpaid') throw new Error(`deposit ${id} is not open`);
    await hold(tx, entry, false, now);
    const payment = await paymentOfOrder(tx, DEPOSIT_GROUP, id);
    if (payment?.channel === 'wallet') return;
    await book(tx, { ...booking(entry, now), bizType: 'recharge', delta: entry.deposit, title: '保证金转入' });
    await block(tx, entry, now);
  },
  async takeFromWallet(tx, payable, now) {
    const entry = await findEntryById(tx, payable.id);
    if (entry) await block(tx, entry, now);
  },
};
