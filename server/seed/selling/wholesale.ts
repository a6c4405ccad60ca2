/** Wholesalers, the channel partner, their terms, past orders, stored lots and credit. */
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import {
  addresses,
  channels,
  channelSkus,
  creditRows,
  escrowLots,
  freightTemplates,
  goods,
  jobs,
  orderLines,
  orderLogs,
  orders,
  parcels,
  parcelTraces,
  skus,
  tasks,
  tierPrices,
  wholesaleInquiries,
  wholesalers,
  wholesaleSkus,
} from '../../db/schema';
import { freeUntil } from '../../domains/trade/cellar/fees';
import { snapshotOf } from '../../domains/people/address/choose';
import { numberOf } from '../../lib/numbers';
import { DEMO } from '../../domains/people/shopSettings/settings';
import { FINISH_JOB, FINISH_MS, RECEIVE_JOB } from '../../domains/trade/order/stages/receive';
import { loadSaleSkus } from '../../domains/offer/stock/saleSkus';
import { MANAGER_DESK } from '../../domains/people/employee/desks';
import { applicationFields } from '../../domains/selling/wholesale/apply';
import { loadTiers } from '../../domains/selling/wholesale/repository';
import { DAY_MS, dayOf, startOfMonth } from '../../lib/shanghai';
import { buildWholesale, type BuiltWholesale, type WholesalePlan, type WholesaleShelf } from './wholesaleOrders';
import {
  WHOLESALE_ADDRESSES,
  CHANNEL,
  INQUIRIES,
  OTHER_GROUP,
  PARTNER,
  WHOLESALE_MOQ,
  WHOLESALE_MULTIPLE,
  WHOLESALER,
  WHOLESALERS,
} from '../data/wholesale';
import { TIERS } from '../data/tiers';
import { insertAll } from '../insert';
import { insertOrders } from '../orders/insertOrders';

const HOUR = 3_600_000;

export async function seedWholesale(tx: Tx, _at: number, now: number): Promise<void> {
  await seedTerms(tx);
  await insertAll(
    tx,
    wholesalers,
    WHOLESALERS.map(({ days, ...row }) => ({
      ...row,
      reason: 'reason' in row ? row.reason : null,
      license: '/images/service/1.webp',
      appliedAt: now - days * DAY_MS,
      decidedAt: row.memberId === '10021' ? null : now - (days - 0.5) * DAY_MS,
    })),
  );
  await insertAll(
    tx,
    addresses,
    WHOLESALE_ADDRESSES.map((row, i) => ({ ...row, createdAt: now - (300 - i) * DAY_MS })),
  );
  await insertAll(tx, channels, [CHANNEL]);
  await seedWholesaleOrders(tx, now);
  await insertAll(
    tx,
    wholesaleInquiries,
    INQUIRIES.map(({ days, hoursAgo, ...row }) => ({
      ...row,
      no: numberOf('XJ', now - hoursAgo * HOUR, row.id),
      memberId: WHOLESALER,
      needBy: dayOf(now + days * DAY_MS),
      createdAt: now - hoursAgo * HOUR,
    })),
  );
  await insertAll(tx, tasks, [
    {
      kind: 'wholesale',
      targetId: '10021',
      title: '批发资质 湖州白露茶行',
      summary: '白露申请批发商资质，月采购约 30 kg',
      fromId: '10021',
      fromName: '白露',
      area: MANAGER_DESK,
      fields: applicationFields(WHOLESALERS[1]),
      files: ['/images/service/1.webp'],
      createdAt: now - DAY_MS,
      dueAt: now + DAY_MS,
    },
  ]);
  await storeMainOrder(tx, now);
}

/** Ladders of the first specification are data; the larger packs follow them at half the quantity. */
async function seedTerms(tx: Tx): Promise<void> {
  const rows = await tx
    .select({ sku: skus, marks: goods.marks })
    .from(skus)
    .innerJoin(goods, eq(goods.id, skus.goodsId));
  const bulk = rows.filter(({ sku }) => TIERS[sku.goodsId] !== undefined);
  const firstPrice = new Map(bulk.filter(({ sku }) => sku.sort === 0).map(({ sku }) => [sku.goodsId, sku.price]));
  const isFirst = (sku: typeof skus.$inferSelect) => sku.sort === 0;
  await insertAll(
    tx,
    wholesaleSkus,
    bulk.map(({ sku }) => ({
      skuId: sku.id,
      goodsId: sku.goodsId,
      moq: isFirst(sku) ? WHOLESALE_MOQ : WHOLESALE_MOQ / 2,
      multiple: isFirst(sku) ? (WHOLESALE_MULTIPLE[sku.goodsId] ?? 1) : 1,
    })),
  );
  await insertAll(
    tx,
    tierPrices,
    bulk
      .filter(({ sku }) => !isFirst(sku))
      .flatMap(({ sku }) =>
        Object.entries(TIERS[sku.goodsId] ?? {}).map(([minQty, yuan]) => ({
          skuId: sku.id,
          minQty: Number(minQty) / 2,
          price: Math.round((sku.price * yuan) / (firstPrice.get(sku.goodsId) ?? sku.price)) * 100,
        })),
      ),
  );
  await insertAll(
    tx,
    channelSkus,
    rows
      .filter(({ marks }) => marks.includes('channel'))
      .map(({ sku }) => ({
        skuId: sku.id,
        goodsId: sku.goodsId,
        box: sku.weight <= 300 ? 24 : sku.weight <= 550 ? 12 : sku.weight <= 1400 ? 6 : 2,
        groups: OTHER_GROUP.includes(sku.goodsId) ? ['华南B'] : ['华东A', '华南B'],
      })),
  );
}

/** Wholesale of this month comes to ¥38,600 of goods. Early in a month its orders crowd into the days there are. */
function plansOf(now: number): WholesalePlan[] {
  const inMonth = (ago: number) => Math.min(now - 10 * 60_000, Math.max(startOfMonth(now) + HOUR, now - ago));
  const bulk = (
    status: WholesalePlan['status'],
    createdAt: number,
    items: WholesalePlan['items'],
    remark?: string,
  ): WholesalePlan => ({
    memberId: WHOLESALER,
    kind: 'wholesale',
    status,
    createdAt,
    items,
    remark,
  });
  const boxed = (
    status: WholesalePlan['status'],
    createdAt: number,
    items: WholesalePlan['items'],
    credit: boolean,
  ): WholesalePlan => ({
    memberId: PARTNER,
    kind: 'channel',
    status,
    createdAt,
    items,
    credit,
  });
  const lastMonth = startOfMonth(now) - 9 * DAY_MS;
  return [
    bulk('finished', lastMonth - 40 * DAY_MS, [
      { skuId: '100401', qty: 100 },
      { skuId: '102201', qty: 50 },
    ]),
    bulk('finished', lastMonth - 30 * DAY_MS, [{ skuId: '100201', qty: 10, store: 10 }]),
    bulk('cancelled', lastMonth, [{ skuId: '103101', qty: 20 }]),
    bulk('received', inMonth(9 * DAY_MS), [
      { skuId: '103001', qty: 20 },
      { skuId: '100501', qty: 20 },
    ]),
    bulk(
      'shipped',
      inMonth(2 * DAY_MS),
      [
        { skuId: '100401', qty: 50, store: 30 },
        { skuId: '100701', qty: 10 },
        { skuId: '102201', qty: 15 },
      ],
      '请分箱贴唛头',
    ),
    bulk('paid', inMonth(5 * HOUR), [{ skuId: '101401', qty: 50 }]),
    bulk('unpaid', now - 18 * HOUR, [{ skuId: '101001', qty: 10 }]),
    boxed(
      'finished',
      lastMonth - 35 * DAY_MS,
      [
        { skuId: '101701', qty: 48 },
        { skuId: '104401', qty: 24 },
      ],
      false,
    ),
    boxed(
      'received',
      inMonth(8 * DAY_MS),
      [
        { skuId: '100601', qty: 48 },
        { skuId: '102601', qty: 24 },
      ],
      true,
    ),
    boxed('paid', inMonth(7 * HOUR), [{ skuId: '103101', qty: 24 }], false),
  ];
}

async function seedWholesaleOrders(tx: Tx, now: number): Promise<void> {
  const plans = plansOf(now);
  const shelf = await loadShelf(tx, plans, now);
  const all = plans.map((plan, i) => buildWholesale(plan, i, shelf, now));
  await insertOrders(tx, all);
  await insertAll(
    tx,
    parcels,
    all.flatMap(({ parcel }) => parcel ?? []),
  );
  await insertAll(
    tx,
    parcelTraces,
    all.flatMap(({ traces }) => traces),
  );
  await insertAll(tx, jobs, all.flatMap(timerOf));
  await insertAll(tx, escrowLots, all.flatMap(lotsOf));
  await seedCredit(tx, all, now);
  for (const { order, lines } of all) {
    if (order.status !== 'unpaid') continue;
    for (const line of lines)
      await tx
        .update(skus)
        .set({ locked: sql`${skus.locked} + ${line.qty}` })
        .where(eq(skus.id, line.skuId));
  }
}

function timerOf({ order }: BuiltWholesale): (typeof jobs.$inferInsert)[] {
  const { id: key } = order;
  if (order.status === 'unpaid') return [{ kind: 'order.expire', key, runAt: order.expireAt ?? order.createdAt }];
  if (order.status === 'shipped' && order.shippedAt != null)
    return [{ kind: RECEIVE_JOB, key, runAt: order.shippedAt + DEMO.shopSettings.limits.receiptDays * DAY_MS }];
  if (order.status === 'received' && order.receivedAt != null)
    return [{ kind: FINISH_JOB, key, runAt: order.receivedAt + FINISH_MS }];
  return [];
}

const lotsOf = ({ order, lines }: BuiltWholesale): (typeof escrowLots.$inferInsert)[] =>
  lines
    .filter((line) => line.storeQty > 0 && order.paidAt != null)
    .map((line) => ({
      id: String(Number(line.id) + 5000),
      no: numberOf('CJ', order.createdAt, line.id),
      memberId: order.memberId,
      source: 'wholesale' as const,
      sourceId: line.id,
      orderId: order.id,
      goodsId: line.goodsId,
      skuId: line.skuId,
      title: line.title,
      cover: line.cover,
      specText: line.specText,
      qty: line.storeQty,
      free: line.storeQty,
      unit: '饼',
      weight: line.weight ?? 0,
      inAt: order.paidAt ?? order.createdAt,
      freeUntil: freeUntil(order.paidAt ?? order.createdAt),
      guideValue: line.price,
      batch: `${dayOf(order.createdAt).replaceAll('-', '')}-${order.no.slice(-4)}`,
    }));

/** ¥12,400 used: the open orders on credit, and what was carried over before them. */
async function seedCredit(tx: Tx, all: readonly BuiltWholesale[], now: number): Promise<void> {
  const open = all.filter(({ plan }) => plan.credit);
  const carried = CHANNEL.creditUsed - open.reduce((sum, { order }) => sum + order.payable, 0);
  let used = carried;
  await insertAll(tx, creditRows, [
    {
      id: '695000',
      channelId: CHANNEL.id,
      bizType: 'opening',
      bizId: 'seed',
      delta: carried,
      usedAfter: carried,
      dueAt: now + 12 * DAY_MS,
      memo: '上月账期结转',
      createdAt: startOfMonth(now),
    },
    ...open.map(({ order }) => ({
      id: String(695001 + Number(order.id) - 691001),
      channelId: CHANNEL.id,
      bizType: 'order' as const,
      bizId: order.id,
      delta: order.payable,
      usedAfter: (used += order.payable),
      dueAt: order.createdAt + 30 * DAY_MS,
      memo: order.no,
      createdAt: order.createdAt,
    })),
  ]);
}

async function loadShelf(tx: Tx, plans: readonly WholesalePlan[], now: number): Promise<WholesaleShelf> {
  const ids = plans.flatMap((plan) => plan.items.map((item) => item.skuId));
  const boxes = await tx.select({ skuId: channelSkus.skuId, box: channelSkus.box }).from(channelSkus);
  return {
    skus: await loadSaleSkus(tx, ids),
    tiers: await loadTiers(tx, ids),
    boxes: new Map(boxes.map(({ skuId, box }) => [skuId, box])),
    rules: await tx.select().from(freightTemplates).orderBy(freightTemplates.id),
    grade: CHANNEL.grade,
    addressOf: (memberId) => {
      const row = WHOLESALE_ADDRESSES.find((one) => one.memberId === memberId && one.isDefault);
      if (!row) throw new Error(`no address of ${memberId}`);
      return snapshotOf({ lat: null, lng: null, deletedAt: null, createdAt: now, ...row });
    },
  };
}

/** One received order of 林知夏 lies in the cellar: nothing was sent, the lot stands for it. */
async function storeMainOrder(tx: Tx, now: number): Promise<void> {
  const [found] = await tx
    .select({ order: orders, line: orderLines })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(eq(orders.memberId, '10001'), eq(orders.status, 'received'), eq(orderLines.skuId, '101401')))
    .limit(1);
  if (!found || found.order.deliveryType !== 'express' || found.order.amounts.freight > 0) return;
  const { order, line } = found;
  const inAt = order.paidAt ?? now;
  await tx.execute(
    sql`delete from parcel_traces where parcel_id in (select id from parcels where order_id = ${order.id})`,
  );
  await tx.delete(parcels).where(eq(parcels.orderId, order.id));
  await tx
    .update(orders)
    .set({ deliveryType: 'escrow', address: null, shippedAt: null })
    .where(eq(orders.id, order.id));
  await tx.update(orderLines).set({ shippedQty: 0, storeQty: line.qty }).where(eq(orderLines.id, line.id));
  await tx
    .update(orderLogs)
    .set({ key: 'stored', label: `存入茶窖 ${line.qty} 件` })
    .where(and(eq(orderLogs.orderId, order.id), eq(orderLogs.key, 'shipped')));
  await insertAll(tx, escrowLots, [
    {
      id: '697901',
      no: numberOf('CJ', inAt, '697901'),
      memberId: order.memberId,
      source: 'order',
      sourceId: line.id,
      orderId: order.id,
      goodsId: line.goodsId,
      skuId: line.skuId,
      title: line.title,
      cover: line.cover,
      specText: line.specText,
      qty: line.qty,
      free: line.qty,
      unit: '饼',
      weight: line.weight,
      inAt,
      freeUntil: freeUntil(inAt),
      guideValue: line.price,
      batch: `${dayOf(inAt).replaceAll('-', '')}-${order.no.slice(-4)}`,
    },
  ]);
}
