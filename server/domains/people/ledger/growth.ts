/** Growth beside that of orders (rule 9.10), and the points of the same tasks (rule 9.14): each thing done once brings its own. */
import type { Tx } from '../../../db/client';
import type { BizType } from './bizTypes';
import { readShopSettings } from '../shopSettings/repository';
import { book, memberOwner } from './service';

export const GROWTH_OF = { sign: 2, review: 10, profile: 30, invite: 50, store: 20 } as const;
/** What else a task's row is called than a gift. */
const BIZ_TYPES: Readonly<Partial<Record<keyof typeof GROWTH_OF, BizType>>> = { sign: 'sign', review: 'review' };
const TITLES: Record<keyof typeof GROWTH_OF, string> = {
  sign: '每日签到',
  review: '写茶评',
  profile: '完善资料',
  invite: '邀请茶友',
  store: '到店自提',
};

/** `id`: what was done; the same a second time brings nothing. */
export async function bookGrowth(
  tx: Tx,
  memberId: string,
  task: keyof typeof GROWTH_OF,
  id: string,
  now: number,
): Promise<void> {
  await book(tx, {
    owner: memberOwner(memberId),
    unit: 'growth',
    bizType: BIZ_TYPES[task] ?? 'gift',
    bizId: `${task}-${id}`,
    delta: GROWTH_OF[task],
    title: TITLES[task],
    at: now,
  });
  // Points of a review are booked by the review: its picture counts.
  if (task !== 'profile' && task !== 'store') return;
  const points = (await readShopSettings(tx)).points.earn[task];
  if (points > 0)
    await book(tx, {
      owner: memberOwner(memberId),
      unit: 'points',
      bizType: 'gift',
      bizId: `${task}-${id}`,
      delta: points,
      title: TITLES[task],
      at: now,
    });
}
