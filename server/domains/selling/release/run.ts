/** What the clock does with a release: the draw, and afterwards telling those who were not chosen (rules 13.9, 13.10). */
import type { Tx } from '../../../db/client';
import { schedule } from '../../../db/timers';
import type { JobHandlers } from '../../../jobs/runner';
import { bookBack, memberOwner } from '../../people/ledger/service';
import { sendNotice } from '../../people/notice/send';
import { drawLots } from './draw';
import { choose } from './orders';
import {
  endWaiting,
  listBest,
  listBoosts,
  listUnsettled,
  lockRelease,
  nextWaiting,
  placeAll,
  updateEntry,
  updateRelease,
  type Entry,
  type Release,
} from './repository';
import { DRAW_JOB, SETTLE_JOB } from './timers';

/** Entries that one run of the job settles: a release of thousands does not hold its row for long. */
const BATCH = 100;

const linkOf = (id: string): string => `/member/pages/appointment_rank?id=${id}`;

export const releaseJobs = {
  [DRAW_JOB]: async (tx, id, server) => {
    const release = await lockRelease(tx, id);
    if (release?.drawnAt === null) await draw(tx, release, server.now());
  },
  [SETTLE_JOB]: async (tx, id, server) => {
    const release = await lockRelease(tx, id);
    if (!release) return;
    const now = server.now();
    const entries = await listUnsettled(tx, id, BATCH);
    for (const entry of entries) await settle(tx, release, entry, now);
    if (entries.length === BATCH) await schedule(tx, SETTLE_JOB, id, now);
  },
} satisfies JobHandlers;

async function draw(tx: Tx, release: Release, now: number): Promise<void> {
  const best = await listBest(tx, release.id, release.drum);
  const { listHash, drawn } = drawLots(best, release.seed);
  await placeAll(tx, release.id);
  const byNo = new Map(best.map((entry) => [entry.no, entry]));
  let current = await updateRelease(tx, release.id, { drawnAt: now, listHash });
  for (const [at, { no, lot }] of drawn.entries()) {
    const entry = byNo.get(no) as Entry;
    await updateEntry(tx, entry.id, { state: 'waiting', place: at + 1, lot });
    if (at < release.quota) current = await choose(tx, current, entry, '申购中签，生成订单', now);
    else
      await sendNotice(tx, entry.memberId, {
        box: 'service',
        title: '申购候补',
        text: `${release.title} 你是第 ${at + 1 - release.quota} 位候补，有人放弃时依次递补。`,
        link: linkOf(release.id),
        at: now,
      });
  }
  await schedule(tx, SETTLE_JOB, release.id, now);
  await finishIfOver(tx, current, now);
}

/** The release is locked. It is over when every piece is paid, or nobody has to pay and nobody waits. */
export async function finishIfOver(tx: Tx, release: Release, now: number): Promise<void> {
  const open = release.taken > release.bought;
  const left = release.bought < release.quota;
  if (open || (left && (await nextWaiting(tx, release.id)))) return;
  await endWaiting(tx, release.id);
  await updateRelease(tx, release.id, { endedAt: now });
  await schedule(tx, SETTLE_JOB, release.id, now);
}

/** Points go back into the batches they came from. */
export async function giveBack(tx: Tx, release: Release, entry: Entry, now: number): Promise<void> {
  for (const { id } of await listBoosts(tx, entry.id))
    await bookBack(tx, {
      owner: memberOwner(entry.memberId),
      unit: 'points',
      taken: 'boost',
      bizId: id,
      bizType: 'boostBack',
      memo: release.title,
      at: now,
    });
  await updateEntry(tx, entry.id, { settledAt: now });
}

async function settle(tx: Tx, release: Release, entry: Entry, now: number): Promise<void> {
  await giveBack(tx, release, entry, now);
  await sendNotice(tx, entry.memberId, {
    box: 'service',
    title: '申购未中签',
    text: `${release.title} 这次没有轮到你${entry.boost > 0 ? `，助力的 ${entry.boost} 积分已退回` : ''}。`,
    link: linkOf(release.id),
    at: now,
  });
}
