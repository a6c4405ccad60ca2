/** SQL of what a member has going in bulk, the newest first. */
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../../../db/client';
import { paged, type Paged } from '../../../../db/paged';
import { campaigns, goods, groupPlaces, groups, orders, quotes, wholesaleInquiries } from '../../../../db/schema';
import type { Order } from '../../../trade/order/repository';
import type { InquiryRow } from '../repository';

interface Page {
  /** Any state without one. */
  status?: string;
  limit: number;
  offset: number;
}

export async function pageOfOrders(tx: Tx, memberId: string, { status, limit, offset }: Page): Promise<Paged<Order>> {
  const where = and(
    eq(orders.memberId, memberId),
    eq(orders.kind, 'wholesale'),
    isNull(orders.hiddenAt),
    status ? eq(orders.status, status as Order['status']) : undefined,
  );
  return paged(
    tx.select().from(orders).where(where).orderBy(desc(orders.createdAt), desc(orders.id)),
    limit,
    offset,
    () => tx.$count(orders, where),
  );
}

export async function pageOfInquiries(
  tx: Tx,
  memberId: string,
  { status, limit, offset }: Page,
): Promise<Paged<InquiryRow>> {
  const where = and(
    eq(wholesaleInquiries.memberId, memberId),
    status ? eq(wholesaleInquiries.status, status as InquiryRow['status']) : undefined,
  );
  return paged(
    tx
      .select()
      .from(wholesaleInquiries)
      .where(where)
      .orderBy(desc(wholesaleInquiries.createdAt), desc(wholesaleInquiries.id)),
    limit,
    offset,
    () => tx.$count(wholesaleInquiries, where),
  );
}

export interface OwnGroup {
  place: typeof groupPlaces.$inferSelect;
  group: typeof groups.$inferSelect;
  title: string;
  cover: string;
  no: string;
  payable: number;
}

/** Groups the member has a place in, or had one in until it failed. */
export async function pageOfGroups(
  tx: Tx,
  memberId: string,
  { limit, offset }: Omit<Page, 'status'>,
): Promise<Paged<OwnGroup>> {
  const where = and(eq(groupPlaces.memberId, memberId), inArray(groupPlaces.status, ['held', 'joined', 'back']));
  return paged(
    tx
      .select({
        place: groupPlaces,
        group: groups,
        title: goods.title,
        cover: sql<string>`coalesce(${goods.images} ->> 0, '')`,
        no: orders.no,
        payable: orders.payable,
      })
      .from(groupPlaces)
      .innerJoin(groups, eq(groups.id, groupPlaces.groupId))
      .innerJoin(campaigns, eq(campaigns.id, groups.campaignId))
      .innerJoin(goods, eq(goods.id, campaigns.goodsId))
      .innerJoin(orders, eq(orders.id, groupPlaces.orderId))
      .where(where)
      .orderBy(desc(groupPlaces.createdAt), desc(groupPlaces.id)),
    limit,
    offset,
    () => tx.$count(groupPlaces, where),
  );
}

/** By quote: what the link of its offer carries. */
export async function shareTokens(tx: Tx, quoteIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (quoteIds.length === 0) return new Map();
  const rows = await tx
    .select({ id: quotes.id, shareToken: quotes.shareToken })
    .from(quotes)
    .where(inArray(quotes.id, [...quoteIds]));
  return new Map(rows.map(({ id, shareToken }) => [id, shareToken]));
}
