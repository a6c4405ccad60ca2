/** When the clock turns a room's state, phones that look at it hear so; at its beginning, those who follow its speaker, too. */
import type { Tx } from '../../../db/client';
import { schedule, unschedule } from '../../../db/timers';
import type { JobHandlers } from '../../../jobs/runner';
import { moveReminds } from '../../people/notice/remind';
import { listSubscribers } from '../../people/notice/repository';
import { sendNotice } from '../../people/notice/send';
import { statusOf } from './presenter';
import { findRoom, listFollowers, listTurning, lockRoom, updateRoom, type LiveRoom } from './repository';
import { tellRoom, viewersOf } from './topic';
import { wanted } from './wanting';

const TURN_JOB = 'live.turn';
const BEGUN_JOB = 'live.begun';

type Times = Pick<LiveRoom, 'id' | 'startAt' | 'endAt' | 'replayAt' | 'cancelledAt'>;

/** At the next of its beginning, its end and its replay. */
export async function planTurn(tx: Tx, room: Times, now: number): Promise<void> {
  const { id, startAt, endAt, replayAt, cancelledAt } = room;
  const next = [startAt, endAt, replayAt].filter((at): at is number => at !== null && at > now);
  if (cancelledAt !== null || next.length === 0) return unschedule(tx, TURN_JOB, id);
  await schedule(tx, TURN_JOB, id, Math.min(...next));
}

/** At every start, too: rooms that came by another way have their timer then. */
export async function planTurns(tx: Tx, now: number): Promise<void> {
  for (const room of await listTurning(tx, now)) await planTurn(tx, room, now);
}

/** The show begins: nobody waits any longer, and who follows the speaker hears so. After the room itself: they may be many. */
export const planBegun = (tx: Tx, { id }: Pick<LiveRoom, 'id'>, now: number): Promise<void> =>
  schedule(tx, BEGUN_JOB, id, now);

export const liveJobs = {
  [TURN_JOB]: async (tx, id, server) => {
    const room = await lockRoom(tx, id);
    if (!room) return;
    const now = server.now();
    // The first time that it is due while the room runs is its beginning; the next one is its end.
    if (statusOf(room, now) === 'live') await planBegun(tx, room, now);
    else if (room.startAt <= now) await moveReminds(tx, wanted(room), undefined, now);
    const peak = Math.max(room.peak, viewersOf(server, id));
    const turned = await updateRoom(tx, id, { rev: room.rev + 1, peak });
    await tellRoom(tx, turned, {}, now, server);
    await planTurn(tx, turned, now);
  },
  [BEGUN_JOB]: async (tx, id, server) => {
    const room = await findRoom(tx, id);
    const now = server.now();
    if (!room || statusOf(room, now) !== 'live') return;
    // Who waited has heard of it already.
    const waiting = new Set(await listSubscribers(tx, wanted(room)));
    await moveReminds(tx, wanted(room), undefined, now);
    if (room.teacherId === null) return;
    const notice = {
      box: 'service' as const,
      title: `${room.teacher}开播了`,
      text: `《${room.title}》正在直播，进来看吧。`,
      link: `/collegePackages/pages/college/live/live?id=${id}`,
      at: now,
    };
    for (const memberId of await listFollowers(tx, room.teacherId))
      if (!waiting.has(memberId)) await sendNotice(tx, memberId, notice);
  },
} satisfies JobHandlers;
