/** Signing in: once a day of Shanghai, more with every day in a row, and from the start again after a day that was left out (rule 9.13). */
import type { SignView } from '../../../../src/contract/points/schemas';
import type { DataOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { lockMember } from '../../../db/locks';
import { badRequest, refuse } from '../../../http/errors';
import { DAY_MS, dayOf, instantOf, monthsAfter } from '../../../lib/shanghai';
import { readShopSettings } from '../../people/shopSettings/repository';
import { balancesOf } from '../../people/ledger/repository';
import { bookGrowth } from '../../people/ledger/growth';
import { book, memberOwner } from '../../people/ledger/service';
import { insertSign, lastSign, listSigns, type SignRow } from './repository';

const TITLE = '每日签到';

/** What the day after `streak` days in a row brings. */
export const rewardAfter = (streak: number, rewards: readonly number[]): number =>
  rewards[streak % rewards.length] ?? 0;

/** Days in a row that reach to today or yesterday. */
const streakOf = (last: SignRow | undefined, now: number): number =>
  last && last.day >= dayOf(now - DAY_MS) ? last.streak : 0;

export async function viewSign(tx: Tx, memberId: string, month: string | undefined, now: number): Promise<SignView> {
  const shown = month ?? dayOf(now).slice(0, 7);
  const from = instantOf(shown);
  if (Number.isNaN(from)) throw badRequest('month');
  const days = Math.round((monthsAfter(from, 1) - from) / DAY_MS);
  const signed = new Map((await listSigns(tx, memberId, shown)).map(({ day, reward }) => [day, reward]));
  const last = await lastSign(tx, memberId);
  const streak = streakOf(last, now);
  const { signRewards } = (await readShopSettings(tx)).points;
  return {
    today: last?.day === dayOf(now),
    streak,
    broken: last !== undefined && streak === 0,
    month: shown,
    days: Array.from({ length: days }, (_, i) => {
      const date = dayOf(from + i * DAY_MS);
      return { date, signed: signed.has(date), reward: signed.get(date) ?? 0 };
    }),
    rewards: signRewards,
    nextReward: rewardAfter(streak, signRewards),
    points: (await balancesOf(tx, memberId)).points.available,
  };
}

/** 422 signed already, or the shop has no signing in. */
export async function signIn(tx: Tx, memberId: string, now: number): Promise<SignView> {
  await lockMember(tx, memberId);
  const { signRewards } = (await readShopSettings(tx)).points;
  if (signRewards.length === 0) throw refuse('签到已结束');
  const day = dayOf(now);
  const last = await lastSign(tx, memberId);
  if (last && last.day >= day) throw refuse('今日已签到');
  const before = streakOf(last, now);
  const reward = rewardAfter(before, signRewards);
  await insertSign(tx, { memberId, day, streak: before + 1, reward, at: now });
  await bookGrowth(tx, memberId, 'sign', day, now);
  if (reward > 0)
    await book(tx, {
      owner: memberOwner(memberId),
      unit: 'points',
      bizType: 'sign',
      bizId: `sign-${day}`,
      delta: reward,
      memo: `连续签到 ${before + 1} 天`,
      at: now,
    });
  return viewSign(tx, memberId, undefined, now);
}

export async function signOffer(tx: Tx): Promise<DataOf<'marketing.sign'>> {
  const { points, shareImage } = await readShopSettings(tx);
  return { enabled: points.signRewards.length > 0, title: TITLE, rewards: points.signRewards, image: shareImage };
}
