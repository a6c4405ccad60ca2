/** Flow 5 (rule 21.5): an auction on two phones with a proxy bid, the soft close, a forfeit and the second chance. */
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../server/db/client';
import { accounts, auctionBids, auctions, campaigns, ledgerRows, orders } from '../../server/db/schema';
import { book, memberOwner } from '../../server/domains/people/ledger/service';
import { openShop, type Shop, type ShopPhone } from './shop';
import { LIN } from '../server/demo';

const XU = '13800000003';
const LOT = '3401';
const DAY = 24 * 3_600_000;
const address = `/shop/pages/marketing/wholesale_detail?id=${LOT}&type=auction`;
let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
  await shop.server.db.transaction((tx) =>
    book(tx as unknown as Tx, {
      owner: memberOwner('10003'),
      unit: 'money',
      bizType: 'recharge',
      bizId: 'flow5',
      delta: 100_000,
      at: shop.server.clock.now(),
    }),
  );
});
afterEach(() => shop.hangUp());
afterAll(() => shop.close(), 120_000);

const lot = async () => {
  const [row] = await shop.server.db
    .select({ auction: auctions, endAt: campaigns.endAt })
    .from(auctions)
    .innerJoin(campaigns, eq(campaigns.id, auctions.campaignId))
    .where(eq(auctions.campaignId, LOT));
  return row!;
};
const moneyRows = async (memberId: string) =>
  (
    await shop.server.db
      .select({ bizType: ledgerRows.bizType })
      .from(ledgerRows)
      .innerJoin(accounts, eq(accounts.id, ledgerRows.accountId))
      .where(and(eq(accounts.ownerId, memberId), eq(accounts.unit, 'money')))
  )
    .map(({ bizType }) => bizType)
    .filter((bizType) => ['deposit', 'depositBack', 'forfeit'].includes(bizType))
    .sort();

async function deposit(phone: ShopPhone): Promise<void> {
  await phone.press('交保证金 ¥200');
  await phone.press('余额冻结');
  await phone.enterPin('246810');
  await phone.sees('代理出价');
}
/** +1 手, the sheet's first choice. */
async function bid(phone: ShopPhone): Promise<void> {
  await phone.press(/^出价 ¥/);
  await phone.press(/^确认出价/);
}
/** The price everybody sees, without a reload. */
const shows = (phone: ShopPhone, price: string) => phone.sees(new RegExp(`^¥?${price}`));

test('proxy bid, soft close on both phones, forfeit, offered once', async () => {
  const lin = await shop.phone({ member: LIN });
  await lin.open('/shop/pages/marketing/wholesale_list?type=auction');
  await lin.settled();
  await lin.top.getByText('班章青饼').first().tap();
  await lin.arrive('/shop/pages/marketing/wholesale_detail');
  await deposit(lin);
  await lin.press('代理出价');
  await lin.type('最高愿出（元）', '3000');
  await lin.press('开始代理出价');
  await lin.sees('您当前领先');

  const xu = await shop.phone({ member: XU });
  await xu.open(address);
  await deposit(xu);
  await bid(xu);
  await xu.sees(/已有更高的代理出价|已被超过/);
  await shows(lin, '2,?300');
  await shows(xu, '2,?300');
  await lin.sees('您当前领先');
  await expect(lot()).resolves.toMatchObject({ auction: { current: 230_000, leaderId: '10001' } });

  // A minute before the end 许清和 goes beyond the proxy.
  const planned = (await lot()).endAt;
  shop.advance(planned - 60_000 - shop.server.clock.now());
  for (const one of [lin, xu]) {
    await one.open(address);
    await one.settled();
  }
  await xu.press('代理出价');
  await xu.type('最高愿出（元）', '3100');
  await xu.press('开始代理出价');
  await xu.sees('您当前领先');
  for (const one of [lin, xu]) await one.sees('延时 ×1');
  await expect(lot()).resolves.toMatchObject({ auction: { extensions: 1, leaderId: '10003', current: 305_000 } });
  const moved = (await lot()).endAt;
  expect(moved).toBeGreaterThan(planned);

  // A phone that did not hear of it bids too little: refused, the end stays.
  const { code } = await shop.server.call(
    'marketing.auctionBid',
    { id: LOT, amount: 300_000, requestId: 'flow5-too-low' },
    { token: await shop.server.login(LIN) },
  );
  expect(code).toBe(409);
  expect((await lot()).endAt).toBe(moved);

  shop.advance(moved - shop.server.clock.now());
  await shop.server.runJobs();
  await xu.sees('恭喜，您已拍得');
  await xu.sees(/去支付/);
  await lin.sees('您未拍得，保证金已退回余额');
  await expect(moneyRows('10001')).resolves.toEqual(['deposit', 'depositBack']);

  shop.advance(DAY + 1000);
  await shop.server.runJobs();
  await xu.sees('拍得者违约');
  await lin.sees('补拍机会');
  await expect(moneyRows('10003')).resolves.toEqual(['deposit', 'forfeit']);
  const made = await shop.server.db.select().from(orders).where(eq(orders.campaignId, LOT));
  expect(made.map(({ memberId, status, payable }) => [memberId, status, payable]).sort()).toEqual([
    ['10001', 'unpaid', 300_000],
    ['10003', 'cancelled', 305_000],
  ]);
  const bids = await shop.server.db.select().from(auctionBids).where(eq(auctionBids.auctionId, LOT));
  expect(bids.length).toBeGreaterThan(12);
});
