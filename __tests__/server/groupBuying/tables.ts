/** Group buying in the small shop: one campaign of three places, buyers with full wallets. */
import { randomUUID } from 'node:crypto';
import { campaigns, campaignSkus, campaignTerms, storeStocks } from '../../../server/db/schema';
import type { TestServer } from '../harness';
import { payTokenFor, STORE, TEA, tokenFor } from '../order/shop';

export const GROUP_CAMPAIGN = '3900';
export const PRICE = 15_000;

export async function addCampaign(app: TestServer, size = 3, more: { stock?: number; perMember?: number } = {}) {
  const now = app.clock.now();
  await app.db.insert(campaigns).values({
    id: GROUP_CAMPAIGN,
    type: 'group',
    title: '蜜兰香三人成团',
    goodsId: '21',
    startAt: now - 1000,
    endAt: now + 100 * 86_400_000,
    perMember: more.perMember ?? 2,
  });
  await app.db.insert(storeStocks).values({ storeId: STORE, skuId: TEA, stock: 20 }).onConflictDoNothing();
  await app.db.insert(campaignTerms).values({ campaignId: GROUP_CAMPAIGN, size, rules: ['三人成团'] });
  await app.db
    .insert(campaignSkus)
    .values({ campaignId: GROUP_CAMPAIGN, skuId: TEA, price: PRICE, stock: more.stock ?? 50 });
}

export const wanted = (groupId?: string) => ({
  source: 'group' as const,
  campaignId: GROUP_CAMPAIGN,
  lines: [{ skuId: TEA, qty: 1 }],
  deliveryType: 'express' as const,
  ...(groupId === undefined ? {} : { groupId }),
});

/** Orders a place; the answer may be a refusal. */
export const order = (app: TestServer, token: string, groupId?: string) =>
  app.call(
    'shop.orderCreate',
    { ...wanted(groupId), couponId: '0', points: 0, payable: PRICE, requestId: randomUUID() },
    { token },
  );

export async function pay(app: TestServer, memberId: string, orderId: string) {
  return app.call(
    'pay.wallet',
    { orderGroup: 'order', orderId, payToken: await payTokenFor(app, memberId), requestId: randomUUID() },
    { token: await tokenFor(app, memberId) },
  );
}

/** Orders and pays; returns the order's id. */
export async function join(app: TestServer, memberId: string, groupId?: string): Promise<string> {
  const token = await tokenFor(app, memberId);
  const made = await order(app, token, groupId);
  if (made.code !== 200) throw new Error(made.message);
  const paid = await pay(app, memberId, made.data.orderId);
  if (paid.code !== 200) throw new Error(paid.message);
  return made.data.orderId;
}

export async function groupOf(app: TestServer, memberId: string, orderId: string) {
  const detail = await app.ok('memberOrder.view', { id: orderId }, { token: await tokenFor(app, memberId) });
  return { detail, group: detail.group };
}
