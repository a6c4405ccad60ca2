/** A parcel out of the house: picked by one, passed by another. */
import { eq } from 'drizzle-orm';
import { orderLines, orders } from '../../server/db/schema';
import { FENG, ZHAO } from '../server/demo';
import type { StoryPhone, StoryShop } from './phone';

interface Packed {
  title: string;
  parcel: number;
}

/** 赵小满 picks what the document of the order says, by number; 冯仓 passes it, pressing twice. */
export async function pack(
  clerk: StoryPhone,
  checker: StoryPhone,
  no: string,
  lines: readonly Packed[],
  trackingNo = 'ZT12345678',
): Promise<void> {
  const pieces = lines.reduce((all, { parcel }) => all + parcel, 0);
  await clerk.open(`/outbound/pages/detailed?code=${no}`);
  await clerk.press('开始拣货');
  await clerk.sees('拣货中');
  for (const { title, parcel } of lines) await clerk.fill(title, String(parcel));
  await clerk.sees(`${pieces} / ${pieces}`);
  await clerk.press('提交复核');
  await clerk.sees('需他人复核');
  await checker.open(`/outbound/pages/detailed?code=${no}`);
  await checker.press('复核通过');
  await checker.press('中通快递');
  await checker.type('扫码或输入', trackingNo);
  await checker.pressTwice(`确认出库 ${pieces} 件`);
  await checker.sees(`中通快递 ${trackingNo}`);
}

/** All of these orders, one after the other, each in a parcel of its own. */
export async function packAll({ server: { db }, phone: phoneOf }: StoryShop, ...ids: string[]): Promise<void> {
  const [clerk, checker] = [await phoneOf({ member: ZHAO }), await phoneOf({ member: FENG })];
  for (const [at, id] of ids.entries()) {
    const [order] = await db.select().from(orders).where(eq(orders.id, id));
    const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, id));
    const packed = lines.map(({ title, qty }) => ({ title, parcel: qty }));
    await pack(clerk, checker, order!.no, packed, `ZT1234567${at}`);
  }
}
