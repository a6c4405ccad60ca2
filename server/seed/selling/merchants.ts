/** 苏记茶点 as its owner runs it: papers, counter, classes, its share of every order with pastries and the money of those that arrived; and one who applied. */
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import {
  goods,
  merchantCategories,
  merchantGoods,
  merchantPapers,
  merchants,
  orderLines,
  orders,
  orderSellers,
  tasks,
} from '../../db/schema';
import { MANAGER_DESK } from '../../domains/people/employee/desks';
import { DEMO } from '../../domains/people/shopSettings/settings';
import { book } from '../../domains/people/ledger/service';
import { stageSellers } from '../../domains/trade/order/repository';
import { merchantOwner } from '../../domains/trade/order/sellers';
import { findOwn } from '../../domains/selling/merchant/repository';
import { openCounter } from '../../domains/selling/merchant/apply';
import { DAY_MS } from '../../lib/shanghai';
import { SNACK_MERCHANT_ID } from '../goods/goodsRows';
import { insertAll } from '../insert';

const OWNER = '10030';
const APPLICANT = '10031';
const APPLIED_ID = '15';
const PAPER = '/images/service/1.webp';
const PHOTO = '/images/merchant/5.webp';

/** Own classes and the classes of the shop that they stand for. */
const CLASSES = [
  { id: '9801', name: '现烤糕点', classId: '125' },
  { id: '9802', name: '坚果礼盒', classId: '126' },
];

export async function seedMerchants(tx: Tx, _at: number, now: number): Promise<void> {
  await insertAll(
    tx,
    merchantCategories,
    CLASSES.map((row, sort) => ({ ...row, merchantId: SNACK_MERCHANT_ID, sort })),
  );
  await insertAll(tx, merchantPapers, [
    {
      memberId: OWNER,
      merchantId: SNACK_MERCHANT_ID,
      license: PAPER,
      regionCode: '330102',
      agreement: '1.0',
      appliedAt: now - 300 * DAY_MS,
      decidedAt: now - 299 * DAY_MS,
    },
  ]);
  await seedGoods(tx, now);
  await seedApplicant(tx, now);
  const own = await findOwn(tx, OWNER);
  if (own) await openCounter(tx, own.merchant);
  await splitOrders(tx);
  await payOut(tx);
}

async function seedGoods(tx: Tx, now: number): Promise<void> {
  const rows = await tx.select().from(goods).where(eq(goods.merchantId, SNACK_MERCHANT_ID));
  await insertAll(
    tx,
    merchantGoods,
    rows.map((row) => ({
      goodsId: row.id,
      merchantId: SNACK_MERCHANT_ID,
      categoryId: CLASSES.find(({ classId }) => classId === row.categoryId)?.id ?? null,
      unit: '盒',
      state: 'passed' as const,
      memberId: OWNER,
      submittedAt: Math.min(now, row.listedAt),
    })),
  );
}

async function seedApplicant(tx: Tx, now: number): Promise<void> {
  const row = {
    id: APPLIED_ID,
    name: '青梧茶器',
    cateId: '82',
    logo: PHOTO,
    cover: PHOTO,
    photos: [PHOTO],
    intro: '',
    contact: '青梧',
    mobile: '13800000031',
    address: '杭州市西湖区转塘街道象山艺术公社 3 幢',
    lat: '30.1576',
    lng: '120.0772',
    hours: { open: '10:00', close: '18:00', closedDays: [] },
    offer: '会员购茶席花器九折',
    open: true,
    state: 'auditing' as const,
    sort: 100,
  };
  await insertAll(tx, merchants, [row]);
  await insertAll(tx, merchantPapers, [
    {
      memberId: APPLICANT,
      merchantId: APPLIED_ID,
      license: PAPER,
      regionCode: '330106',
      agreement: '1.0',
      appliedAt: now - DAY_MS / 2,
    },
  ]);
  await insertAll(tx, tasks, [
    {
      kind: 'merchant' as const,
      targetId: APPLICANT,
      title: `商家入驻 ${row.name}`,
      summary: `${row.contact}申请入驻，经营花艺`,
      fromId: APPLICANT,
      fromName: '青梧茶器',
      area: MANAGER_DESK,
      fields: [
        { key: 'name', label: '店名', value: row.name },
        { key: 'cate', label: '类目', value: '花艺' },
        { key: 'contact', label: '联系人', value: row.contact },
        { key: 'mobile', label: '手机号', value: row.mobile },
        { key: 'address', label: '地址', value: row.address },
        { key: 'offer', label: '会员优惠', value: row.offer },
      ],
      files: [PAPER, PHOTO],
      createdAt: now - DAY_MS / 2,
      dueAt: now + DAY_MS / 2,
    },
  ]);
}

/** As order/repository.ts does with a new order. */
async function splitOrders(tx: Tx): Promise<void> {
  await tx
    .update(orderLines)
    .set({ merchantId: SNACK_MERCHANT_ID })
    .where(
      inArray(
        orderLines.goodsId,
        tx.select({ id: goods.id }).from(goods).where(eq(goods.merchantId, SNACK_MERCHANT_ID)),
      ),
    );
  const rows = await tx
    .select({ line: orderLines, order: orders })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orderLines.merchantId, SNACK_MERCHANT_ID))
    .orderBy(asc(orders.id));
  const byOrder = new Map<string, typeof rows>();
  for (const row of rows) byOrder.set(row.order.id, [...(byOrder.get(row.order.id) ?? []), row]);
  await insertAll(
    tx,
    orderSellers,
    [...byOrder.values()].flatMap((own) => {
      const order = own[0]?.order;
      if (!order) return [];
      const isSole = order.merchantId !== null;
      return [
        {
          orderId: order.id,
          merchantId: SNACK_MERCHANT_ID,
          stage: 'waiting' as const,
          qty: own.reduce((all, { line }) => all + (line.gift ? 0 : line.qty), 0),
          amount:
            own.reduce((all, { line }) => all + line.paid, 0) +
            (isSole ? order.amounts.freight - order.amounts.vipOff : 0),
          createdAt: order.createdAt,
        },
      ];
    }),
  );
  for (const id of byOrder.keys()) await stageSellers(tx, id);
}

/** What arrived is paid for, in the order in which it did. */
async function payOut(tx: Tx): Promise<void> {
  const rows = await tx
    .select({ seller: orderSellers, order: orders })
    .from(orderSellers)
    .innerJoin(orders, eq(orders.id, orderSellers.orderId))
    .where(and(isNotNull(orders.receivedAt), inArray(orders.status, ['received', 'finished'])))
    .orderBy(asc(orders.receivedAt), asc(orders.id));
  for (const { seller, order } of rows) {
    const at = order.receivedAt ?? order.createdAt;
    if (seller.amount <= 0) continue;
    await book(tx, {
      owner: merchantOwner(seller.merchantId),
      unit: 'money',
      bizType: 'orderPay',
      bizId: order.id,
      delta: seller.amount,
      title: '货款',
      memo: order.no,
      at,
    });
    await tx
      .update(orderSellers)
      .set({ settled: seller.amount, heldUntil: at + DEMO.shopSettings.limits.afterSaleDays * DAY_MS })
      .where(and(eq(orderSellers.orderId, order.id), eq(orderSellers.merchantId, seller.merchantId)));
  }
  await book(tx, {
    owner: merchantOwner(SNACK_MERCHANT_ID),
    unit: 'coin',
    bizType: 'gift',
    bizId: '580901',
    delta: 36,
    title: '会员赠送',
    at: rows.at(-1)?.order.receivedAt ?? 0,
  });
}
