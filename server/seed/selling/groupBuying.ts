/**
 * Group buying (rule 20.3): six group campaigns with an open group each (1/2, 1/3, 2/3 with twenty minutes left, 3/5, 4/5, 7/10), one
 * group that made it and one that did not; one campaign of tomorrow and one that is over; six ladders for wholesalers. Every place is a
 * real order, priced by the same model as all others.
 */
import { schedule } from '../../db/timers';
import { DAY_MS } from '../../lib/shanghai';
import { GROUP_JOB, GROUP_MS } from '../../domains/selling/groupBuying/join';
import type { Tx } from '../../db/client';
import { campaigns, campaignSkus, campaignTerms, groupPlaces, groups, type GroupStatus } from '../../db/schema';
import { GOODS } from '../data/goods';
import { insertAll } from '../insert';
import { buildOrder } from '../orders/build';
import { insertOrders } from '../orders/insertOrders';
import { HOUR, MAIN, MINUTE, type OrderPlan } from '../orders/shapes';
import { loadShelf } from '../orders/shelf';

interface CampaignSeed {
  id: string;
  goodsId: string;
  title: string;
  size: number;
  /** Share of the retail price. */
  bp: number;
  /** Days from the start day. */
  from: number;
  to: number;
  /** Pieces sold in groups that are long closed. */
  sold: number;
}
const CAMPAIGNS: CampaignSeed[] = [
  { id: '3201', goodsId: '1006', title: '小青柑 两人成团', size: 2, bp: 7900, from: -3, to: 9, sold: 126 },
  { id: '3202', goodsId: '1009', title: '景迈古树龙珠 三人成团', size: 3, bp: 7600, from: -2, to: 12, sold: 84 },
  { id: '3203', goodsId: '1018', title: '陈皮白茶 三人成团', size: 3, bp: 7500, from: -4, to: 6, sold: 97 },
  { id: '3204', goodsId: '1026', title: '桂花红茶 五人成团', size: 5, bp: 6800, from: -2, to: 15, sold: 145 },
  { id: '3205', goodsId: '1033', title: '鸭屎香 五人成团', size: 5, bp: 7500, from: -1, to: 20, sold: 60 },
  { id: '3206', goodsId: '1040', title: '安吉白茶 十人大团', size: 10, bp: 7000, from: -1, to: 25, sold: 110 },
  { id: '3207', goodsId: '1039', title: '黄山毛峰 三人成团', size: 3, bp: 7500, from: 1, to: 16, sold: 0 },
  { id: '3208', goodsId: '1052', title: '旅行快客杯 两人成团', size: 2, bp: 8000, from: -9, to: -1, sold: 180 },
];
const RULES = (size: number) => [
  `${size} 人成团，支付即开团或参团，24 小时内满员即成团。`,
  '24 小时未满员，全额原路退款，优惠券与积分一并退回。',
  '每单限购 1 件，同一活动每人最多 2 件。',
  '成团后按支付顺序发货，退款不影响其他团员。',
];

interface GroupSeed {
  id: string;
  campaignId: string;
  joined: number;
  status: GroupStatus;
  /** Time left, or how long ago it ended. */
  left: number;
  /** 林知夏 leads it. */
  mine?: boolean;
}
const GROUPS: GroupSeed[] = [
  { id: '3211', campaignId: '3201', joined: 1, status: 'open', left: 9 * HOUR },
  { id: '3212', campaignId: '3202', joined: 1, status: 'open', left: 17 * HOUR },
  { id: '3213', campaignId: '3203', joined: 2, status: 'open', left: 20 * MINUTE },
  { id: '3214', campaignId: '3204', joined: 3, status: 'open', left: 6 * HOUR },
  { id: '3215', campaignId: '3205', joined: 4, status: 'open', left: 3 * HOUR },
  { id: '3216', campaignId: '3206', joined: 7, status: 'open', left: 13 * HOUR, mine: true },
  { id: '3217', campaignId: '3201', joined: 2, status: 'success', left: -5 * HOUR },
  { id: '3218', campaignId: '3204', joined: 2, status: 'failed', left: -6 * HOUR },
];

/** Ladders of tier wholesale: [goods, pieces offered, pieces sold, days it still lasts]. */
const TIERS: [goodsId: string, title: string, stock: number, sold: number, to: number][] = [
  ['1004', '勐海熟饼 阶梯集采', 1200, 565, 8],
  ['1007', '老茶头 阶梯集采', 800, 310, 11],
  ['1022', '正山小种 阶梯集采', 1500, 1120, 5],
  ['1014', '白牡丹饼 阶梯集采', 600, 95, 18],
  ['1028', '武夷大红袍 阶梯集采', 900, 420, 14],
  ['1031', '铁观音清香 阶梯集采', 1000, 240, 21],
];
const TIER_RULES = [
  '阶梯价仅对认证批发商开放，按单次下单数量计价。',
  '每单满 ¥2,000 起批，可混批，须按规格倍数下单。',
  '48 小时内发货，也可存入茶窖按需提取。',
];

/** First index of these orders among the seeded ones (ids, numbers). */
const FIRST = 500;
const skuIdsOf = (goodsId: string): string[] =>
  (GOODS.find(({ id }) => id === goodsId)?.skus ?? []).map((_, i) => `${goodsId}${String(i + 1).padStart(2, '0')}`);
const retailOf = (goodsId: string, at: number): number =>
  (GOODS.find(({ id }) => id === goodsId)?.skus[at]?.[1] ?? 0) * 100;
const groupPrice = (goodsId: string, at: number, bp: number): number =>
  Math.round((retailOf(goodsId, at) * bp) / 1_000_000) * 100;

export async function seedGroups(tx: Tx, at: number, now: number): Promise<void> {
  const shelf = await loadShelf(tx, now);
  const planned = planPlaces(now);
  const built = planned.map((place, i) => buildOrder(place.plan, FIRST + i, shelf, now));
  await seedCampaigns(tx, at, planned);
  await insertAll(
    tx,
    groups,
    GROUPS.map((group) => groupRow(group, planned, now)),
  );
  await insertOrders(tx, built);
  await insertAll(
    tx,
    groupPlaces,
    planned.map(({ group, plan }, i) => ({
      id: String(3221 + i),
      groupId: group.id,
      memberId: plan.memberId,
      orderId: built[i]?.order.id ?? '0',
      status: group.status === 'failed' ? ('back' as const) : ('joined' as const),
      createdAt: plan.createdAt,
      joinedAt: built[i]?.order.paidAt ?? plan.createdAt,
    })),
  );
  for (const { id, status, left } of GROUPS) if (status === 'open') await schedule(tx, GROUP_JOB, id, now + left);
}

interface PlannedPlace {
  group: GroupSeed;
  plan: OrderPlan;
}

/** The leader four minutes before the clock of the group began, the others after him. */
function planPlaces(now: number): PlannedPlace[] {
  let next = 10050;
  return GROUPS.flatMap((group) => {
    const campaign = CAMPAIGNS.find(({ id }) => id === group.campaignId) as CampaignSeed;
    const began = openedAt(group, now);
    return Array.from({ length: group.joined }, (_, i): PlannedPlace => ({
      group,
      plan: {
        memberId: group.mine && i === 0 ? MAIN : String(next++),
        status: group.status === 'open' ? 'grouping' : group.status === 'success' ? 'paid' : 'refunded',
        createdAt: began - 4 * MINUTE + Math.round(((now - began) * i) / (group.joined + 1)),
        items: [{ skuId: `${campaign.goodsId}01`, qty: 1 }],
        channel: 'js',
        campaign: { id: campaign.id, kind: 'group', price: groupPrice(campaign.goodsId, 0, campaign.bp) },
        ...(group.status === 'failed' ? { closedAt: now + group.left } : {}),
      },
    }));
  });
}

/** A group lives 24 hours; one that was filled had its last place paid when it ended. */
const openedAt = ({ status, left }: GroupSeed, now: number): number =>
  status === 'success' ? now + left - 8 * HOUR : now + left - GROUP_MS;

function groupRow(group: GroupSeed, planned: readonly PlannedPlace[], now: number): typeof groups.$inferInsert {
  const leader = planned.find((place) => place.group.id === group.id)?.plan;
  const began = openedAt(group, now);
  return {
    id: group.id,
    campaignId: group.campaignId,
    leaderId: leader?.memberId ?? MAIN,
    size: CAMPAIGNS.find(({ id }) => id === group.campaignId)?.size ?? 2,
    joined: group.joined,
    status: group.status,
    createdAt: began - 4 * MINUTE,
    expireAt: began + GROUP_MS,
    closedAt: group.status === 'open' ? null : now + group.left,
  };
}

async function seedCampaigns(tx: Tx, at: number, planned: readonly PlannedPlace[]): Promise<void> {
  const inOpen = (id: string) =>
    planned.filter(({ group }) => group.campaignId === id && group.status !== 'failed').length;
  await insertAll(tx, campaigns, [
    ...CAMPAIGNS.map(({ id, goodsId, title, from, to }) => ({
      id,
      goodsId,
      title,
      type: 'group' as const,
      startAt: at + from * DAY_MS + 10 * HOUR,
      endAt: at + to * DAY_MS + 22 * HOUR,
      perMember: 2,
    })),
    ...TIERS.map(([goodsId, title, , , to], i) => ({
      id: String(3301 + i),
      goodsId,
      title,
      type: 'tier' as const,
      startAt: at - 2 * DAY_MS,
      endAt: at + to * DAY_MS + 18 * HOUR,
      perMember: 9999,
    })),
  ]);
  await insertAll(tx, campaignTerms, [
    ...CAMPAIGNS.map(({ id, size }) => ({ campaignId: id, size, rules: RULES(size) })),
    ...TIERS.map((_, i) => ({ campaignId: String(3301 + i), size: 0, rules: TIER_RULES })),
  ]);
  await insertAll(tx, campaignSkus, [
    ...CAMPAIGNS.flatMap(({ id, goodsId, bp, sold }) =>
      skuIdsOf(goodsId).map((skuId, i) => ({
        campaignId: id,
        skuId,
        price: groupPrice(goodsId, i, bp),
        stock: i === 0 ? 300 : 100,
        sold: i === 0 ? sold + inOpen(id) : Math.round(sold / 6),
      })),
    ),
    ...TIERS.map(([goodsId, , stock, sold], i) => ({
      campaignId: String(3301 + i),
      skuId: `${goodsId}01`,
      price: retailOf(goodsId, 0),
      stock,
      sold,
    })),
  ]);
}
