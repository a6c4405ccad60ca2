/** Rolling messages of group buying: who opened or joined which group, masked. */
import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { DataOf } from '../../../src/contract/schemas';
import type { Tx } from '../../db/client';
import { goods, groupPlaces, groups, campaigns, members } from '../../db/schema';
import { maskName } from '../../lib/mask';
import { DAY_MS } from '../../lib/shanghai';

const MOST = 60;
const DAYS_30 = 30 * DAY_MS;

export async function groupFeed(tx: Tx, now: number): Promise<DataOf<'special.rollMessage'>['list']> {
  const rows = await tx
    .select({
      id: groupPlaces.id,
      at: sql<number>`${groupPlaces.joinedAt}`.mapWith(Number),
      nickname: members.nickname,
      title: goods.title,
      size: groups.size,
      leads: sql<boolean>`${groups.leaderId} = ${groupPlaces.memberId}`,
    })
    .from(groupPlaces)
    .innerJoin(groups, eq(groups.id, groupPlaces.groupId))
    .innerJoin(campaigns, eq(campaigns.id, groups.campaignId))
    .innerJoin(goods, eq(goods.id, campaigns.goodsId))
    .innerJoin(members, eq(members.id, groupPlaces.memberId))
    .where(and(inArray(groupPlaces.status, ['joined']), gt(groupPlaces.joinedAt, now - DAYS_30)))
    .orderBy(desc(groupPlaces.joinedAt), desc(groupPlaces.id))
    .limit(MOST);
  return rows.map(({ id, at, nickname, title, size, leads }) => ({
    id,
    at,
    text: leads
      ? `${maskName(nickname)} 开了 ${title} 的 ${size} 人团`
      : `${maskName(nickname)} 参与了 ${title} 的拼团`,
  }));
}
