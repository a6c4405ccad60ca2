/** Set-up of the auction tests: the seeded 班章 lot, members with deposits, and the invariants from SQL. */
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { AuctionView } from '../../../src/contract/auction/view';
import type { Tx } from '../../../server/db/client';
import { schedule } from '../../../server/db/timers';
import { END_JOB } from '../../../server/domains/selling/auction/timers';
import { accounts, auctionEntries, auctions, campaigns, ledgerRows, members, orders } from '../../../server/db/schema';
import { book, freeze, memberOwner } from '../../../server/domains/people/ledger/service';
import { PAY_PASSWORD, type Answer, type TestServer } from '../harness';

/** 2003 班章青饼: now ¥2,150, step ¥50, deposit ¥200, six hours left. */
export const LOT = '3401';
export const LIN = '13800000001';
export const ZHOU = '13800000002';
export const XU = '13800000003';
export const CHEN = '13800000010';
export const yuan = (value: number) => value * 100;

export interface Bidder {
  memberId: string;
  token: string;
}

export async function memberOf(app: TestServer, mobile: string): Promise<Bidder> {
  const token = await app.login(mobile);
  const [row] = await app.db.select({ id: members.id }).from(members).where(eq(members.mobile, mobile));
  return { memberId: row?.id ?? '', token };
}

/** Money for the deposit, as a recharge. */
export const fund = (app: TestServer, { memberId }: Bidder, value: number) =>
  app.db.transaction((tx) =>
    book(tx as unknown as Tx, {
      owner: memberOwner(memberId),
      unit: 'money',
      bizType: 'recharge',
      bizId: randomUUID(),
      delta: value,
      at: app.clock.now(),
    }),
  );

/** A lot of its own: start ¥2,200, step ¥50, deposit ¥200, no bid yet, six hours left. */
export async function newLot(app: TestServer): Promise<string> {
  const now = app.clock.now();
  const endAt = now + 6 * 3_600_000;
  const [campaign] = await app.db
    .insert(campaigns)
    .values({ type: 'auction', title: '班章青饼 拍卖', goodsId: '1008', startAt: now - 1000, endAt, perMember: 1 })
    .returning();
  const id = campaign!.id;
  await app.db.insert(auctions).values({
    campaignId: id,
    skuId: '100801',
    startPrice: yuan(2200),
    step: yuan(50),
    deposit: yuan(200),
    marketPrice: yuan(2600),
    plannedEndAt: endAt,
  });
  await schedule(app.db, END_JOB, id, endAt);
  return id;
}

/** Blocks the deposit as the wallet does, without the payment password. */
export async function hold(app: TestServer, { memberId }: Bidder, id: string): Promise<void> {
  await app.db.transaction(async (tx) => {
    const [entry] = await tx
      .insert(auctionEntries)
      .values({
        no: randomUUID(),
        auctionId: id,
        memberId,
        deposit: yuan(200),
        state: 'held',
        createdAt: app.clock.now(),
        paidAt: app.clock.now(),
      })
      .returning();
    await freeze(tx as unknown as Tx, {
      owner: memberOwner(memberId),
      unit: 'money',
      bizType: 'deposit',
      bizId: entry!.id,
      value: yuan(200),
      at: app.clock.now(),
    });
  });
}

/** The deposit as the app pays it; the member has a payment password. */
export async function payDeposit(app: TestServer, { token }: Bidder, id = LOT) {
  const { payToken } = await app.ok('member.checkPayPw', { password: PAY_PASSWORD }, { token });
  return app.call('marketing.auctionDeposit', { id, channel: 'wallet', payToken, requestId: randomUUID() }, { token });
}

export const bid = (
  app: TestServer,
  { token }: Bidder,
  amount: number,
  maxAmount?: number,
  id = LOT,
  requestId: string = randomUUID(),
): Promise<Answer<AuctionView>> =>
  app.call(
    'marketing.auctionBid',
    { id, amount, ...(maxAmount === undefined ? {} : { maxAmount }), requestId },
    { token },
  );

export async function lotRow(app: TestServer, id = LOT) {
  const [row] = await app.db.select().from(auctions).where(eq(auctions.campaignId, id));
  return row!;
}
export const entryOf = async (app: TestServer, { memberId }: Bidder, id = LOT) =>
  (await app.db.select().from(auctionEntries).where(eq(auctionEntries.auctionId, id))).find(
    (entry) => entry.memberId === memberId,
  );
export const lotOrders = (app: TestServer, id = LOT) => app.db.select().from(orders).where(eq(orders.campaignId, id));
export async function money(app: TestServer, { memberId }: Bidder) {
  const rows = await app.db.select().from(accounts).where(eq(accounts.ownerId, memberId));
  const row = rows.find(({ unit }) => unit === 'money');
  return { available: row?.available ?? 0, frozen: row?.frozen ?? 0 };
}
/** Kinds of the ledger rows of the member's deposit for this lot. */
export async function rowsOf(app: TestServer, bidder: Bidder, id: string): Promise<string[]> {
  const entry = await entryOf(app, bidder, id);
  const rows = await app.db
    .select({ bizType: ledgerRows.bizType })
    .from(ledgerRows)
    .innerJoin(accounts, eq(accounts.id, ledgerRows.accountId))
    .where(and(eq(accounts.ownerId, bidder.memberId), eq(ledgerRows.bizId, entry?.id ?? '')));
  return rows.map(({ bizType }) => bizType).sort();
}
