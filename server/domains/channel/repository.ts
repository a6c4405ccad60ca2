/** SQL of channel partners: who they are, what they may buy, their credit. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { channels, channelSkus, creditRows } from '../../db/schema';

export type Channel = typeof channels.$inferSelect;
export type ChannelSkuRow = typeof channelSkus.$inferSelect;

export async function findChannelOf(tx: Tx, memberId: string): Promise<Channel | undefined> {
  const [row] = await tx.select().from(channels).where(eq(channels.memberId, memberId));
  return row;
}

export async function findChannelByNo(tx: Tx, no: string): Promise<Channel | undefined> {
  const [row] = await tx.select().from(channels).where(eq(channels.no, no.trim().toUpperCase()));
  return row;
}

/** SKUs that this price group may buy, by SKU id. */
export async function loadChannelSkus(
  tx: Tx,
  channel: Pick<Channel, 'priceGroup'>,
  only: { skuIds?: readonly string[]; goodsIds?: readonly string[] },
): Promise<Map<string, ChannelSkuRow>> {
  const rows = await tx
    .select()
    .from(channelSkus)
    .where(
      and(
        sql`${channelSkus.groups} @> ${JSON.stringify([channel.priceGroup])}::jsonb`,
        only.skuIds ? inArray(channelSkus.skuId, only.skuIds.length > 0 ? [...only.skuIds] : ['0']) : undefined,
        only.goodsIds ? inArray(channelSkus.goodsId, only.goodsIds.length > 0 ? [...only.goodsIds] : ['0']) : undefined,
      ),
    );
  return new Map(rows.map((row) => [row.skuId, row]));
}

/** Takes credit for an order; undefined when the line does not reach. */
export async function takeCredit(
  tx: Tx,
  channelId: string,
  use: { orderId: string; orderNo: string; amount: number; dueAt: number; now: number },
): Promise<string | undefined> {
  const [row] = await tx
    .update(channels)
    .set({ creditUsed: sql`${channels.creditUsed} + ${use.amount}` })
    .where(and(eq(channels.id, channelId), sql`${channels.creditUsed} + ${use.amount} <= ${channels.creditLine}`))
    .returning({ used: channels.creditUsed });
  if (!row) return undefined;
  const [made] = await tx
    .insert(creditRows)
    .values({
      channelId,
      bizType: 'order',
      bizId: use.orderId,
      delta: use.amount,
      usedAfter: row.used,
      dueAt: use.dueAt,
      memo: use.orderNo,
      createdAt: use.now,
    })
    .returning({ id: creditRows.id });
  return made?.id;
}
