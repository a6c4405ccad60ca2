/** Own groups as rows of 我的批发; auctions are auction/rows.ts. */
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { WholesaleRow } from '../../../src/contract/wholesale/schemas';
import type { Tx } from '../../db/client';
import { campaigns, goods, groupPlaces, groups, orders, type GroupStatus } from '../../db/schema';
import { PAGE_SIZE } from '../../http/paging';

interface Rows {
  rows: WholesaleRow[];
  total: number;
}

const cover = sql<string>`coalesce(${goods.images} ->> 0, '')`;
const GROUP_TEXT: Record<GroupStatus, string> = {
  pending: '待付款',
  open: '拼团中',
  success: '已成团',
  failed: '未成团，已退款',
  void: '已取消',
};

/** Groups the member has a place in, or had one in until it failed. */
export async function readGroups(tx: Tx, memberId: string, offset: number): Promise<Rows> {
  const where = and(eq(groupPlaces.memberId, memberId), inArray(groupPlaces.status, ['held', 'joined', 'back']));
  const found = await tx
    .select({
      place: groupPlaces,
      group: groups,
      title: goods.title,
      cover,
      no: orders.no,
      payable: orders.payable,
    })
    .from(groupPlaces)
    .innerJoin(groups, eq(groups.id, groupPlaces.groupId))
    .innerJoin(campaigns, eq(campaigns.id, groups.campaignId))
    .innerJoin(goods, eq(goods.id, campaigns.goodsId))
    .innerJoin(orders, eq(orders.id, groupPlaces.orderId))
    .where(where)
    .orderBy(desc(groupPlaces.createdAt), desc(groupPlaces.id))
    .limit(PAGE_SIZE)
    .offset(offset);
  const [sum] = await tx.select({ total: count() }).from(groupPlaces).where(where);
  return {
    total: sum?.total ?? 0,
    rows: found.map(({ place, group, title, cover: picture, no, payable }) => {
      const lack = Math.max(0, group.size - group.joined);
      const isOpen = group.status === 'open';
      return {
        id: group.id,
        kind: 'group',
        no,
        title,
        cover: picture,
        qty: 1,
        amount: payable,
        status: group.status,
        statusText: isOpen && place.status === 'held' ? '待付款' : GROUP_TEXT[group.status],
        extra: [
          { key: 'size', label: '成团', value: `${group.joined}/${group.size} 人` },
          ...(isOpen
            ? [
                { key: 'lack', label: '还差', value: `${lack} 人` },
                { key: 'expireAt', label: '剩余', value: String(group.expireAt) },
              ]
            : []),
        ],
        route: `/shop/pages/marketing/wholesale_detail?id=${group.campaignId}&type=group&groupId=${group.id}`,
      };
    }),
  };
}
