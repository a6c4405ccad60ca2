/** Once a day: points whose year is over go, and who has some that end soon is told once (rule 9.4). */
import type { Tx } from '../../../db/client';
import { schedule } from '../../../db/timers';
import type { JobHandlers } from '../../../jobs/runner';
import { DAY_MS, dayOf, startOfDay } from '../../../lib/shanghai';
import { readShopSettings } from '../../people/shopSettings/repository';
import { fillBatches, listEnded, listEnding, setTold, type OwnedBatch } from '../../people/ledger/repository';
import { book } from '../../people/ledger/service';
import { sendNotice } from '../../people/notice/send';

const POINTS_JOB = 'points.daily';
const KEY = 'daily';
/** Batches of one run: each locks an account until the end. The rest follows at once. */
const AT_ONCE = 200;

/** At every start, too: what became due while nothing ran goes at once, and accounts from before there were batches get theirs. */
export async function planPoints(tx: Tx, now: number): Promise<void> {
  await fillBatches(tx, (await readShopSettings(tx)).points.keepYears);
  await schedule(tx, POINTS_JOB, KEY, now);
}

/** A second run of the same day finds nothing left. */
export async function endPoints(tx: Tx, now: number): Promise<void> {
  const { warnDays } = (await readShopSettings(tx)).points;
  const ended = await listEnded(tx, now, AT_ONCE);
  for (const batch of ended) await endBatch(tx, batch, now);
  const ending = await listEnding(tx, now + warnDays * DAY_MS, AT_ONCE);
  await warn(tx, ending, now);
  const more = ended.length === AT_ONCE || ending.length === AT_ONCE;
  await schedule(tx, POINTS_JOB, KEY, more ? now : startOfDay(now) + DAY_MS);
}

const endBatch = (tx: Tx, { ownerType, ownerId, id, kind, expireAt, left }: OwnedBatch, now: number) =>
  book(tx, {
    owner: { ownerType, ownerId },
    unit: 'points',
    bizType: 'expire',
    bizId: `points-${id}`,
    delta: -left,
    title: '积分到期',
    memo: `${dayOf(expireAt - 1)} 到期`,
    parts: [{ kind, expireAt, delta: -left }],
    at: now,
  });

async function warn(tx: Tx, batches: readonly OwnedBatch[], now: number): Promise<void> {
  if (batches.length === 0) return;
  await setTold(
    tx,
    batches.map(({ id }) => id),
    now,
  );
  const members = new Map<string, OwnedBatch[]>();
  for (const batch of batches)
    if (batch.ownerType === 'member') members.set(batch.ownerId, [...(members.get(batch.ownerId) ?? []), batch]);
  for (const [memberId, mine] of members) {
    const left = mine.reduce((sum, batch) => sum + batch.left, 0);
    const day = dayOf(Math.min(...mine.map(({ expireAt }) => expireAt)) - 1);
    await sendNotice(tx, memberId, {
      box: 'service',
      title: '积分即将过期',
      text: `${left} 积分将在 ${day} 到期，趁早换成好礼。`,
      link: '/pointpage/pages/point',
      at: now,
      marketing: true,
    });
  }
}

export const pointsJobs = {
  [POINTS_JOB]: (tx, _key, server) => endPoints(tx, server.now()),
} satisfies JobHandlers;
