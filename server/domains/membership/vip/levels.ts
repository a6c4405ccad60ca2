/** Where a member stands among the levels, what to do for growth, and taking up a level that is reached (rules 9.2, 9.10). */
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { GrowthTask, LevelProgress } from '../../../../src/contract/vip/schemas';
import type { Tx } from '../../../db/client';
import { lockMember } from '../../../db/locks';
import { badRequest, notFound, notLoggedIn, refuse } from '../../../http/errors';
import { startOfDay } from '../../../lib/shanghai';
import { readShopSettings } from '../../people/shopSettings/repository';
import { GROWTH_OF } from '../../people/ledger/growth';
import { balancesOf } from '../../people/ledger/repository';
import { findMember } from '../../people/member/repository';
import { isComplete } from '../../people/member/complete';
import { levelOf } from '../../people/pricing/levels';
import { orderCard } from './card';
import { endOfLevel } from './growth';
import { confirmedLevel, countToReview, findTasting, hasBought, hasTaskRow, insertLevelUp } from './repository';
import { levelView, rightViews } from './rights';

export async function readProgress(tx: Tx, memberId: string, now: number): Promise<LevelProgress> {
  const member = await findMember(tx, memberId);
  if (!member) throw notLoggedIn();
  const shopSettings = await readShopSettings(tx);
  const growth = (await balancesOf(tx, memberId)).growth.available;
  const level = levelOf(shopSettings.levels, growth);
  const next = shopSettings.levels.find((one) => one.level === level.level + 1);
  const expiresAt = await endOfLevel(tx, memberId, level.need);
  const has = { card: (member.vipUntil ?? 0) > now, tasting: (await findTasting(tx)) !== undefined };
  return {
    level: levelView(level, shopSettings),
    ...(next ? { next: levelView(next, shopSettings) } : {}),
    growth,
    need: next ? next.need - growth : 0,
    canConfirm: level.level > (await confirmedLevel(tx, memberId)),
    tasks: await tasksOf(
      tx,
      memberId,
      { complete: isComplete(member), signs: shopSettings.points.signRewards.length > 0 },
      now,
    ),
    ...(expiresAt === undefined ? {} : { expiresAt }),
    levels: shopSettings.levels.map((one) => levelView(one, shopSettings)),
    rights: rightViews(level, shopSettings, has),
  };
}

/** More than that many waiting reviews are not counted. */
const MOST_COUNTED = 99;

const signTask = async (tx: Tx, memberId: string, today: number): Promise<GrowthTask> => ({
  key: 'sign',
  label: '签到',
  note: `每天签到得 ${GROWTH_OF.sign}`,
  growth: GROWTH_OF.sign,
  done: await hasTaskRow(tx, memberId, 'sign-%', today),
  route: '/pages/tea/my-point',
});

async function tasksOf(
  tx: Tx,
  memberId: string,
  { complete, signs }: { complete: boolean; signs: boolean },
  now: number,
): Promise<GrowthTask[]> {
  const today = startOfDay(now);
  const waiting = await countToReview(tx, memberId, MOST_COUNTED + 1);
  return [
    {
      key: 'order',
      label: '购茶',
      note: '每付 1 元得 1，收货后入账',
      growth: 0,
      done: await hasBought(tx, memberId, today),
      route: '/shop/pages/list',
    },
    ...(signs ? [await signTask(tx, memberId, today)] : []),
    {
      key: 'review',
      label: '写茶评',
      note:
        waiting > 0
          ? `${waiting > MOST_COUNTED ? `${MOST_COUNTED}+` : waiting} 件待评价，每件得 ${GROWTH_OF.review}`
          : '收货后来写，每件得 10',
      growth: GROWTH_OF.review,
      done: waiting === 0 && (await hasTaskRow(tx, memberId, 'review-%', today)),
      route: '/shop/pages/order/index?tab=review',
    },
    {
      key: 'profile',
      label: '完善资料',
      note: '生日、性别和所在地',
      growth: GROWTH_OF.profile,
      done: complete,
      route: '/member/pages/edit',
    },
    {
      key: 'invite',
      label: '邀请茶友',
      note: `每位新茶友入会得 ${GROWTH_OF.invite}`,
      growth: GROWTH_OF.invite,
      done: await hasTaskRow(tx, memberId, 'invite-%', today),
      route: '/member/pages/team/index',
    },
    {
      key: 'store',
      label: '到店自提',
      note: `提货得 ${GROWTH_OF.store}`,
      growth: GROWTH_OF.store,
      done: await hasTaskRow(tx, memberId, 'store-%', today),
      route: '/pages/tea/index1',
    },
  ];
}

/** Takes up the level that growth has reached, or orders a card; a second time the answer is the same. */
export async function goUp(
  tx: Tx,
  memberId: string,
  { levelId, planId }: RequestOf<'level.up'>,
  now: number,
): Promise<DataOf<'level.up'>> {
  if ((levelId === undefined) === (planId === undefined)) throw badRequest('levelId', '请选择等级或年卡套餐');
  if (planId !== undefined) return orderCard(tx, memberId, planId, now);
  await lockMember(tx, memberId);
  const shopSettings = await readShopSettings(tx);
  const wanted = shopSettings.levels.find((one) => String(one.level) === levelId);
  if (!wanted) throw notFound();
  const growth = (await balancesOf(tx, memberId)).growth.available;
  if (growth < wanted.need) throw refuse(`还需 ${wanted.need - growth} 成长值`);
  // Whoever comes up two levels at once is welcomed at both.
  for (const { level } of shopSettings.levels)
    if (level > 1 && level <= wanted.level) await insertLevelUp(tx, { memberId, level, at: now });
  return { level: levelView(wanted, shopSettings) };
}
