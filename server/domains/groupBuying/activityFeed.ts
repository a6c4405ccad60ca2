/** special.rollMessage: what other people just did, with masked names (rule 13.5). Newest first, from real rows only. */
import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { DataOf, RequestOf } from '../../../src/contract/schemas';
import type { Tx } from '../../db/client';
import { goods, groupPlaces, groups, campaigns, members } from '../../db/schema';
import { DAY_MS } from '../../lib/shanghai';
import { auctionFeed } from '../auction/activityFeed';
import { maskName } from '../../lib/mask';
import { drawFeed } from '../promo/activityFeed';

const MOST = 60;
const DAYS_30 = 30 * DAY_MS;
type Feed = DataOf<'special.rollMessage'>['list'];
type Scene = NonNullable<RequestOf<'special.rollMessage'>['scene']>;

/** Scenes whose own area brings no rows yet have none. */
const SCENES: Readonly<Partial<Record<Scene, (tx: Tx, now: number) => Promise<Feed>>>> = {
  group: groupRolls,
  auction: auctionFeed,
  draw: drawFeed,
};

export async function readActivityFeed(tx: Tx, scene: Scene | undefined, now: number): Promise<Feed> {
  const read = scene === undefined ? Object.values(SCENES) : [SCENES[scene]].filter((one) => one !== undefined);
  const all: Feed = [];
  for (const one of read) all.push(...(await one(tx, now)));
  return all.sort((a, b) => b.at - a.at).slice(0, MOST);
}

async function groupRolls(tx: Tx, now: number): Promise<Feed> {
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
