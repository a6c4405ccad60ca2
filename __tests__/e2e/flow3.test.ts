/**
 * Flow 3 (rule 21.3): a bulk order, its proof of transfer, split between parcel and cellar, what lies there and leaves it, and a request for
 * what is not on the shelf. All by taps on their pages, but for the desk that passes the proof.
 */
import { eq } from 'drizzle-orm';
import {
  escrowLots,
  escrowRequests,
  incomes,
  ledgerRows,
  orderLines,
  orders,
  wholesaleInquiries,
} from '../../server/db/schema';
import { verifyWarehouse } from '../../server/domains/trade/warehouse/verify';
import { passParcel } from './desk';
import { openShop, type Shop, type ShopPhone } from './shop';
import { payByTransfer } from './transfer';
import { FENG, LIN, SHEN, ZHAO } from '../server/demo';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(() => shop.hangUp());
afterAll(() => shop.close());

/** 赵小满 picks what the document of the order says, by number; 冯仓 passes it. */
async function pack(clerk: ShopPhone, no: string, lines: readonly { title: string; parcel: number }[]): Promise<void> {
  const pieces = lines.reduce((all, { parcel }) => all + parcel, 0);
  await clerk.open(`/outbound/pages/detailed?code=${no}`);
  await clerk.press('开始拣货');
  await clerk.sees('拣货中');
  for (const { title, parcel } of lines) {
    const field = clerk.top.getByLabel(`${title} 已拣数量数量`, { exact: true });
    await field.fill(String(parcel));
    await field.press('Enter');
  }
  await clerk.sees(`${pieces} / ${pieces}`);
  await clerk.press('提交复核');
  await clerk.sees('需他人复核');
  const checker = await shop.phone({ member: FENG });
  await checker.open(`/outbound/pages/detailed?code=${no}`);
  await passParcel(checker, { company: '中通快递', trackingNo: 'ZT12345678', pieces });
}

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
  await phone.hears('已调整为 15');
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
  const lines = await server.db.select().from(orderLines).where(eq(orderLines.orderId, id));

  // 4. Its own page: 存窖 30, 已发 0; after picking 已发 45; ten from the lot, then back to the list.
  await phone.open('/pages/tea/my-wholesale');
  await phone.press(new RegExp(`^${made[0]!.no}`));
  await phone.arrive('/member/pages/wholesale/detail');
  for (const { qty, title } of lines) {
    const stored = title.includes('勐海熟饼') ? 30 : 0;
    await phone.sees(title);
    expect(await phone.reads()).toContain(`${qty}数量0已发${stored}存窖${qty - stored}剩余`);
  }
  const clerk = await shop.phone({ member: ZHAO });
  await pack(
    clerk,
    made[0]!.no,
    lines.map(({ title, qty }) => ({ title, parcel: title.includes('勐海熟饼') ? qty - 30 : qty })),
  );
  await phone.press('返回');
  await phone.arrive('/pages/tea/my-wholesale');
  await phone.press(new RegExp(`^${made[0]!.no}`));
  await phone.arrive('/member/pages/wholesale/detail');
  await phone.sees('待收货');
  const sent = await phone.reads();
  for (const { qty, title } of lines) {
    const stored = title.includes('勐海熟饼') ? 30 : 0;
    expect(sent).toContain(`${qty}数量${qty - stored}已发${stored}存窖0剩余`);
  }
  const lot = async () => (await server.db.select().from(escrowLots).where(eq(escrowLots.orderId, id)))[0]!;
  expect(await lot()).toMatchObject({ source: 'wholesale', qty: 30, free: 30 });
  await phone.press(/分批发货$/);
  await phone.still();
  const pieces = phone.top.getByLabel('出库数量', { exact: true });
  await pieces.fill('10');
  await pieces.press('Enter');
  await phone.pressTwice('申请出库');
  await phone.sees('可出库 20 件');
  await phone.sees('2012 勐海熟饼 10 饼 到 杭州市');
  expect(await lot()).toMatchObject({ qty: 30, free: 20 });
  const requests = await server.db
    .select()
    .from(escrowRequests)
    .where(eq(escrowRequests.lotId, (await lot()).id));
  expect(requests).toMatchObject([{ kind: 'outbound', status: 'applied', qty: 10 }]);
  await phone.press('返回');
  await phone.arrive('/pages/tea/my-wholesale');
  await phone.press('存货');
  await phone.sees('出库中');
  await phone.sees('20 饼');
  // The cellar has it as any other stored tea, and the desk its request.
  await phone.open(`/outbound/pages/escrow`);
  await phone.sees('可出 20，处理中 10');
  expect(await phone.reads()).toContain('批发');
  await phone.press(/^申请/);
  await phone.sees('2012 勐海熟饼 10 饼 到 杭州市');
  await clerk.open('/outbound/pages/escrow?tab=todo');
  await clerk.press(`生成出库单 ${requests[0]!.no}`);
  await clerk.arrive('/outbound/pages/detailed');
  await clerk.sees('0 / 10');
  expect(await verifyWarehouse(server.db)).toEqual([]);

  // 5. What is not on the shelf is asked for; the quote is flow 13.
  await phone.open('/member/pages/wholesale/blank');
  await phone.type('第 1 项', '中秋礼盒');
  await phone.type('数量', '300');
  await phone.type('单位', '盒');
  await phone.top.locator('input[type=date]').fill('2026-08-30');
  await phone.pressTwice('提交需求');
  await phone.sees('中秋礼盒');
  expect(await phone.reads()).toContain('待报价');
  const asked = await server.db
    .select()
    .from(wholesaleInquiries)
    .where(eq(wholesaleInquiries.memberId, made[0]!.memberId));
  expect(asked.filter(({ needBy }) => needBy === '2026-08-30')).toMatchObject([{ status: 'open' }]);

  // DB: tier prices frozen, no commission, neither points nor growth, everything adds up.
  expect(lines.map(({ price, qty }) => [price, qty]).sort()).toEqual(
    [
      [29_800, 50],
      [9_800, 10],
      [10_800, 15],
    ].sort(),
  );
  await expect(server.db.select().from(incomes).where(eq(incomes.orderId, id))).resolves.toEqual([]);
  await expect(server.db.select().from(ledgerRows).where(eq(ledgerRows.bizId, id))).resolves.toEqual([]);
});
