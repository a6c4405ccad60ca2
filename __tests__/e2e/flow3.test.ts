/**
 * Flow 3 (rule 21.3): a bulk order, its proof of transfer, split between parcel and cellar. The market, the sheet and 我的批发 are
 * pages; proof, audit, order detail, outbound and inquiry go through their endpoints until their pages stand.
 */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../server/db/client';
import { escrowLots, ledgerRows, orderLines, orders } from '../../server/db/schema';
import { ship } from '../../server/domains/fulfilment/service';
import { verifyShop } from '../../server/verify';
import { LIN, openShop, type Shop } from './shop';
import { payByTransfer } from './transfer';

const SHEN = '13800000020';
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(() => shop.hangUp());
afterAll(() => shop.close());

test('bulk order, voucher, parcel and cellar', async () => {
  const { server } = shop;
  // 1. A member sees ¥***, the wholesaler his ladders.
  const lin = await shop.phone({ member: LIN });
  await lin.open('/pages/tea/wholesale');
  await lin.sees('¥***');
  const phone = await shop.phone({ member: SHEN });
  await phone.open('/pages/tea/wholesale');
  await phone.sees('二级批发商');
  await phone.sees('¥1,080');

  // 2. The sheet: too little, a corrected multiple, the steps of the ladder.
  await phone.open('/shop/pages/marketing/wholesale');
  const fill = async (label: string, qty: number) => {
    const field = phone.top.getByLabel(`${label}数量`, { exact: true });
    await field.fill(String(qty));
    await field.press('Enter');
  };
  await fill('老茶头 250g', 10);
  await phone.sees('还差 ¥1,020 起批');
  await expect(
    phone.top.getByRole('button', { name: '结算', exact: true }).getAttribute('aria-disabled'),
  ).resolves.toBe('true');
  await fill('正山小种 无烟蜜香 100g', 12);
  await expect(phone.top.getByLabel('正山小种 无烟蜜香 100g数量', { exact: true }).inputValue()).resolves.toBe('15');
  expect((await phone.said()).join()).toContain('已调整为 15');
  await fill('2012 勐海熟饼 单饼 357g', 45);
  await phone.sees('当前 ¥328，再加 5 件 ¥298');
  await fill('2012 勐海熟饼 单饼 357g', 50);
  await phone.sees(/当前 ¥298，再加 150 件 ¥268/);

  // 3. Thirty into the cellar, the rest by parcel; paid by transfer.
  await phone.press('结算');
  await phone.press('部分存窖');
  const stored = phone.top.getByLabel('2012 勐海熟饼 存窖数量', { exact: true });
  await stored.fill('30');
  await stored.press('Enter');
  await phone.press(/^线下转账/);
  await phone.sees('¥17,500.00');
  await phone.pressTwice(/^提交订单/);
  await phone.arrive('/member/pages/wallet/voucher');
  await phone.sees('招商银行 杭州西湖支行');
  const made = (await server.db.select().from(orders).where(eq(orders.kind, 'wholesale'))).filter(
    (row) => row.status === 'unpaid' && row.payable === 1_750_000,
  );
  expect(made).toHaveLength(1);
  const id = made[0]!.id;
  await payByTransfer(shop, phone, { orderId: id, payer: '杭州清源茶业有限公司' });
  const shen = await server.login(SHEN);

  // 4. 存窖 30, 已发 0; after picking 已发 45; ten from the lot.
  const figures = async () => {
    const { lines } = await server.ok('special.wholesaleDetail', { id }, { token: shen });
    const sum = (of: (row: (typeof lines)[number]) => number) => lines.reduce((all, row) => all + of(row), 0);
    expect(sum((row) => row.shipped + row.stored + row.left)).toBe(sum((row) => row.line.qty));
    return { stored: sum((row) => row.stored), shipped: sum((row) => row.shipped) };
  };
  await expect(figures()).resolves.toEqual({ stored: 30, shipped: 0 });
  await server.db.transaction((tx) => ship(tx as unknown as Tx, id, undefined, server.clock.now()));
  await expect(figures()).resolves.toEqual({ stored: 30, shipped: 45 });
  const [lot] = await server.db.select().from(escrowLots).where(eq(escrowLots.orderId, id));
  expect(lot).toMatchObject({ source: 'wholesale', qty: 30, free: 30 });
  const outbound = await server.ok(
    'escrow.act',
    { action: 'outbound', lotId: lot!.id, qty: 10, requestId: randomUUID() },
    { token: shen },
  );
  expect(outbound).toMatchObject({ status: 'applied', qty: 10, lot: { free: 20 } });
  await phone.open('/pages/tea/my-wholesale?tab=lots');
  await phone.sees('出库中');
  await phone.sees('20 饼');

  // 5. What is not on the shelf is asked for.
  const inquiry = await server.ok(
    'special.inquirySave',
    {
      lines: [{ text: '中秋礼盒', qty: 300, unit: '盒' }],
      needBy: '2026-08-30',
      requestId: randomUUID(),
    },
    { token: shen },
  );
  expect(inquiry.status).toBe('open');
  await phone.open('/pages/tea/my-wholesale?tab=inquiries');
  await phone.sees('中秋礼盒');

  // DB: tier prices frozen, neither points nor growth, everything adds up.
  const lines = await server.db.select().from(orderLines).where(eq(orderLines.orderId, id));
  expect(lines.map(({ price, qty }) => [price, qty]).sort()).toEqual(
    [
      [29_800, 50],
      [9_800, 10],
      [10_800, 15],
    ].sort(),
  );
  await expect(server.db.select().from(ledgerRows).where(eq(ledgerRows.bizId, id))).resolves.toEqual([]);
  await expect(verifyShop(server.db)).resolves.toEqual([]);
});
