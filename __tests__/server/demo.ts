/** People, goods and orders of the demo data, by the names tests call them. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { goods } from '../../server/db/schema';
import type { TestServer } from './harness';

export const LIN = '13800000001';
export const ZHOU = '13800000002';
export const XU = '13800000003';
export const CHEN = '13800000010';
/** 沈万山 is an approved wholesaler, 梁溪 a channel partner. */
export const SHEN = '13800000020';
export const LIANG = '13800000040';
/** 苏禾 runs 苏记茶点. */
export const SU = '13800000030';
/** 王岚 manages the first store. */
export const WANG = '13900000001';
/** 赵小满 and 冯仓 of the stock desk. */
export const ZHAO = '13900000003';
export const FENG = '13900000008';

/** The id of the goods of this title. */
export async function goodsId(server: TestServer, title: string): Promise<string> {
  const [row] = await server.db.select().from(goods).where(eq(goods.title, title));
  if (!row) throw new Error(`no goods ${title}`);
  return row.id;
}

/** An unpaid order of a member, made as the app makes it. */
export async function orderOf(
  server: TestServer,
  { mobile, skuId, qty = 1 }: { mobile: string; skuId: string; qty?: number | undefined },
): Promise<{ id: string; payable: number; token: string }> {
  const token = await server.login(mobile);
  const asked = { source: 'buy' as const, lines: [{ skuId, qty }], deliveryType: 'express' as const };
  const view = await server.ok('shop.orderPreview', asked, { token });
  const { payable } = view.amounts;
  const made = await server.ok(
    'shop.orderCreate',
    {
      ...asked,
      addressId: view.address?.id,
      couponId: '0',
      points: 0,
      payable: payable + view.amounts.couponOff,
      requestId: randomUUID(),
    },
    { token },
  );
  return { id: made.orderId, payable: made.amount, token };
}
