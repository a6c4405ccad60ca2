/** Flow 5 (rule 21.5): an auction on two phones with a proxy bid, the soft close, a forfeit and the second chance. */
import { and, eq, inArray } from 'drizzle-orm';
import { accounts, auctionBids, auctions, campaigns, ledgerRows, orders } from '../../server/db/schema';
import { book, memberOwner } from '../../server/domains/people/ledger/service';
import { DAY_MS } from '../../server/lib/shanghai';
import { LIN, XU } from '../server/demo';
import { PAY_PASSWORD, type TestServer } from '../server/harness';
import type { Story, StoryPhone, StoryShop } from './phone';

const LIN_ID = '10001';
const XU_ID = '10003';
const LOT = '3401';
const DETAIL = '/shop/pages/marketing/wholesale_detail';
const ADDRESS = `${DETAIL}?id=${LOT}&type=auction`;

const booksOf = ({ db }: TestServer) => ({
  lot: async () =>
    (
      await db
        .select({ auction: auctions, endAt: campaigns.endAt })
        .from(auctions)
        .innerJoin(campaigns, eq(campaigns.id, auctions.campaignId))
        .where(eq(auctions.campaignId, LOT))
    )[0]!,
  deposits: async (memberId: string) => {
    const kinds = inArray(ledgerRows.bizType, ['deposit', 'depositBack', 'forfeit']);
    const rows = await db
      .select({ bizType: ledgerRows.bizType })
      .from(ledgerRows)
      .innerJoin(accounts, eq(accounts.id, ledgerRows.accountId))
      .where(and(eq(accounts.ownerId, memberId), eq(accounts.unit, 'money'), kinds));
    return rows.map(({ bizType }) => bizType).sort();
  },
});

async function deposit(phone: StoryPhone): Promise<void> {
  await phone.press('交保证金 ¥200');
  await phone.press('余额冻结');
  await phone.keys(PAY_PASSWORD);
  await phone.sees('代理出价');
}
async function bidUpTo(phone: StoryPhone, yuan: string): Promise<void> {
  await phone.press('代理出价');
  await phone.type(/^不低于/, yuan);
  await phone.press('开始代理出价');
  await phone.sees('你当前领先');
}

async function tell({ server, phone: phoneOf }: StoryShop) {
  const { db, clock } = server;
  const { lot, deposits } = booksOf(server);
  const owner = memberOwner(XU_ID);
  const recharge = { owner, unit: 'money', bizType: 'recharge', bizId: 'flow5', delta: 100_000 } as const;
  await db.transaction((tx) => book(tx, { ...recharge, at: clock.now() }));

  // 林知夏 goes up to ¥3,000 by herself; 许清和 bids one step, and both phones say so without a reload.
  const lin = await phoneOf({ member: LIN });
  await lin.open('/shop/pages/marketing/wholesale_list?type=auction');
  await lin.press(/班章青饼/);
  await lin.arrive(DETAIL);
  await deposit(lin);
  await bidUpTo(lin, '3000');
  const xu = await phoneOf({ member: XU });
  await xu.open(ADDRESS);
  await deposit(xu);
  await xu.press(/^出价 ¥/);
  await xu.press(/^确认出价/);
  await xu.sees(/已有更高的代理出价|已被超过/);
  for (const one of [lin, xu]) await one.sees(/¥?2,?300/);
  await lin.sees('你当前领先');
  expect(await lot()).toMatchObject({ auction: { current: 230_000, leaderId: LIN_ID } });

  // A minute before the end 许清和 goes beyond the proxy.
  const planned = (await lot()).endAt;
  clock.advance(planned - 60_000 - clock.now());
  for (const one of [lin, xu]) {
    await one.open(ADDRESS);
    await one.arrive(DETAIL);
  }
  await bidUpTo(xu, '3100');
  for (const one of [lin, xu]) await one.sees('延时 ×1');
  expect(await lot()).toMatchObject({ auction: { extensions: 1, leaderId: XU_ID, current: 305_000 } });
  const moved = (await lot()).endAt;
  expect(moved).toBeGreaterThan(planned);

  // A phone that did not hear of it bids too little: refused, the end stays.
  const low = { id: LOT, amount: 300_000, requestId: 'flow5-too-low' };
  expect((await server.call('marketing.auctionBid', low, { token: await server.login(LIN) })).code).toBe(409);
  expect((await lot()).endAt).toBe(moved);

  clock.advance(moved - clock.now());
  await server.runJobs();
  await xu.sees('恭喜，你已拍得');
  await xu.sees('去支付');
  await lin.sees('你未拍得，保证金已退回余额');
  expect(await deposits(LIN_ID)).toEqual(['deposit', 'depositBack']);

  // A day later nobody has paid: the deposit is lost, and the next one is asked.
  clock.advance(DAY_MS + 1000);
  await server.runJobs();
  await xu.sees('拍得者违约');
  await lin.sees('补拍机会');
  expect(await deposits(XU_ID)).toEqual(['deposit', 'forfeit']);
  const made = await db.select().from(orders).where(eq(orders.campaignId, LOT));
  expect(made.map(({ memberId, status, payable }) => [memberId, status, payable]).sort()).toEqual([
    [LIN_ID, 'unpaid', 300_000],
    [XU_ID, 'cancelled', 305_000],
  ]);
  expect(await db.$count(auctionBids, eq(auctionBids.auctionId, LOT))).toBeGreaterThan(12);
}

export const flow5: Story = { title: 'proxy bid, soft close on both phones, forfeit, offered once', tell };
