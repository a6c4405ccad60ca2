/**
 * A queue of a subject (rules 34.1 to 34.4): whoever came first is offered what becomes free, kept for some minutes; then the next. An offer
 * counts once in the capacity, because it is kept by the kind itself.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '../../../db/client';
import { schedule, unschedule } from '../../../db/timers';
import type { Server, Setup } from '../../../http/context';
import { conflict, notFound, refuse } from '../../../http/errors';
import type { JobHandlers } from '../../../jobs/runner';
import { sendNotice } from '../../people/notice/send';
import { waitlistOf } from './kinds';
import {
  countBefore,
  findWait,
  insertWait,
  listAlive,
  listQueue,
  listWaiting,
  updateWait,
  type Subject,
  type WaitRow,
} from './repository';

const END_JOB = 'waitlist.end';
/** So many places a member may have in the queue of a subject. */
const MOST = 5;

type Entry = Pick<WaitRow, 'kind' | 'subjectId' | 'size' | 'wish' | 'until'> & { lane?: string };

/**
 * Takes a place; what is free at once is offered at once. The wish as it is told apart from others of the member.
 * 409 你已在候补队列中 · 422 too many.
 */
export async function joinQueue(tx: Tx, memberId: string, entry: Entry, now: number, server: Setup): Promise<WaitRow> {
  await waitlistOf(server, entry.kind).lock(tx, entry.subjectId);
  const own = await listAlive(tx, memberId, entry);
  if (own.some(({ wish }) => isDeepStrictEqual(wish, entry.wish)))
    throw conflict('你已在候补队列中', { reason: 'claimed' });
  if (own.length >= MOST) throw refuse(`最多同时候补 ${MOST} 个`);
  const row = await insertWait(tx, { ...entry, memberId, state: 'waiting', createdAt: now });
  await schedule(tx, END_JOB, row.id, row.until);
  await offerFree(tx, entry, now, server);
  return (await findWait(tx, row.id)) ?? row;
}

/** Something of the subject has become free: the first whom it suits gets it kept, then the next ones with what is left. */
export async function offerFree(tx: Tx, subject: Subject, now: number, server: Setup): Promise<void> {
  const kind = waitlistOf(server, subject.kind);
  await kind.lock(tx, subject.subjectId);
  for (const entry of await listWaiting(tx, subject)) {
    if (entry.until <= now) continue;
    const offerUntil = Math.min(now + kind.offerMs, entry.until);
    const offer = await kind.hold(tx, entry, offerUntil, now);
    if (!offer) continue;
    const row = await updateWait(tx, entry.id, { state: 'offered', offer, offerUntil });
    await schedule(tx, END_JOB, row.id, offerUntil);
    await sendNotice(tx, row.memberId, { box: 'service', ...(await kind.notice(tx, row)), at: now });
  }
}

/** What was offered became the member's: the entry is closed. Whoever books calls it behind the lock of the subject. */
export async function takeOffer(tx: Tx, id: string, now: number): Promise<void> {
  await updateWait(tx, id, { state: 'taken', endedAt: now });
  await unschedule(tx, END_JOB, id);
}

/** Any time; what was offered goes to the next. 404 somebody else's, or of another kind. */
export async function leaveQueue(
  tx: Tx,
  memberId: string,
  { id, kind }: Pick<WaitRow, 'id' | 'kind'>,
  now: number,
  server: Setup,
): Promise<WaitRow> {
  const seen = await findWait(tx, id);
  if (seen?.memberId !== memberId || seen.kind !== kind) throw notFound();
  return endEntry(tx, seen, 'left', now, server);
}

/** A subject that is no more: nothing is offered on. Answers whose entries are over. */
export async function closeQueue(tx: Tx, subject: Subject, now: number, server: Setup): Promise<WaitRow[]> {
  const kind = waitlistOf(server, subject.kind);
  await kind.lock(tx, subject.subjectId);
  const rows = await listQueue(tx, subject);
  for (const row of rows) {
    if (row.state === 'offered') await kind.release(tx, row);
    await updateWait(tx, row.id, { state: 'over', endedAt: now });
    await unschedule(tx, END_JOB, row.id);
  }
  return rows;
}

async function endEntry(
  tx: Tx,
  seen: WaitRow,
  state: 'left' | 'lapsed' | 'over',
  now: number,
  server: Setup,
): Promise<WaitRow> {
  const kind = waitlistOf(server, seen.kind);
  await kind.lock(tx, seen.subjectId);
  const row = await findWait(tx, seen.id, true);
  if (!row || (row.state !== 'waiting' && row.state !== 'offered')) return row ?? seen;
  if (row.state === 'offered') await kind.release(tx, row);
  const ended = await updateWait(tx, row.id, { state, endedAt: now });
  await unschedule(tx, END_JOB, row.id);
  if (row.state === 'offered') await offerFree(tx, row, now, server);
  return ended;
}

/** 1 = the next one; 0 = it is in no queue any more. */
export const placeOf = async (tx: Tx, row: WaitRow): Promise<number> =>
  row.state === 'waiting' || row.state === 'offered' ? (await countBefore(tx, row)) + 1 : 0;

/** An offer that nobody took, or a wish whose time has come. Looks at its row again: what moved on makes it do nothing. */
async function endInTime(tx: Tx, id: string, server: Server): Promise<void> {
  const [row, now] = [await findWait(tx, id), server.now()];
  if (row?.state === 'waiting' && row.until <= now) await endEntry(tx, row, 'over', now, server);
  if (row?.state !== 'offered' || (row.offerUntil ?? 0) > now) return;
  const ended = await endEntry(tx, row, 'lapsed', now, server);
  if (ended.state === 'lapsed')
    await sendNotice(tx, row.memberId, {
      box: 'service',
      title: '候补已过期',
      text: '为你保留的位置没有及时确认，已转给下一位。',
      link: (await waitlistOf(server, row.kind).notice(tx, row)).link,
      at: now,
    });
}

export const waitlistJobs = { [END_JOB]: endInTime } satisfies JobHandlers;
