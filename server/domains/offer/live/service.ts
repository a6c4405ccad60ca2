/** Live rooms and garden cameras: one to look at, being told when one begins, and that a replay was begun. */
import type { LiveCard, LiveDetail } from '../../../../src/contract/live/schemas';
import { LIVE_GIFTS } from '../../../../src/contract/live/words';
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { notFound, refuse } from '../../../http/errors';
import { signedUrl, untilOf } from '../../../http/signedUrl';
import type { Server } from '../../../http/context';
import { dayOf } from '../../../lib/shanghai';
import { findEmployee } from '../../people/employee/repository';
import { balancesOf } from '../../people/ledger/repository';
import { forgetRemind, remind } from '../../people/notice/remind';
import { calendarOf } from './calendar';
import { leads } from './leads';
import { cardsOf } from './list';
import { stateOf, statusOf } from './presenter';
import {
  addPlay,
  findMute,
  findRoom,
  listRelated,
  loadSubscriptions,
  sumPlays,
  sumTalk,
  type LiveRoom,
} from './repository';
import { viewersOf } from './topic';

type Running = Pick<Server, 'realtime' | 'config'>;

const RELATED = 4;

/** 404 unknown. */
export async function viewLive(
  tx: Tx,
  memberId: string | undefined,
  id: string,
  now: number,
  server: Running,
): Promise<LiveDetail> {
  const room = await findRoom(tx, id);
  if (!room) throw notFound();
  const status = statusOf(room, now);
  const others = status === 'replay' || status === 'ended' ? await listRelated(tx, id, RELATED, now) : [];
  const [card, ...related] = (await cardsOf(tx, memberId, [room, ...others], now, server)) as [LiveCard, ...LiveCard[]];
  const talk =
    room.kind === 'room' ? await viewRoom(tx, memberId, room, card.followed === true, now, server) : undefined;
  return {
    card,
    kind: room.kind,
    intro: room.intro,
    ...(card.playUrl === undefined ? {} : { playUrl: card.playUrl }),
    ...(status === 'replay' ? replayOf(memberId, room, now, server) : {}),
    ...(room.offlineSince === null ? {} : { offlineSince: room.offlineSince }),
    chapters: room.chapters,
    goods: card.goods,
    notice: room.notice,
    canTalk: memberId !== undefined && status === 'live' && talk?.muted === false,
    ...(room.teacherId === null ? {} : { teacherId: room.teacherId }),
    related,
    ...(talk ? { room: talk } : {}),
    serverTime: now,
  };
}

/** Where only members may see it again, the address itself says that one has asked, and until when. */
function replayOf(
  memberId: string | undefined,
  { replayUrl, membersOnly }: LiveRoom,
  now: number,
  { config }: Running,
): Pick<LiveDetail, 'replayUrl' | 'replayUntil'> {
  if (!membersOnly) return { replayUrl };
  if (memberId === undefined) return {};
  if (!replayUrl.startsWith('/')) return { replayUrl };
  return { replayUrl: signedUrl(config, replayUrl, now), replayUntil: untilOf(now) };
}

async function viewRoom(
  tx: Tx,
  memberId: string | undefined,
  room: LiveRoom,
  followed: boolean,
  now: number,
  server: Running,
): Promise<NonNullable<LiveDetail['room']>> {
  const mute = memberId === undefined ? undefined : await findMute(tx, memberId, room.id, now);
  const status = statusOf(room, now);
  const isOver = status === 'replay' || status === 'ended';
  return {
    state: await stateOf(tx, room, viewersOf(server, room.id), now),
    gifts: LIVE_GIFTS.map((gift) => ({ ...gift })),
    keyPoints: room.keyPoints,
    calendar: calendarOf(room.id),
    membersOnly: room.membersOnly,
    ...(status === 'ended' && room.replayAt !== null && room.replayAt > now ? { replayAt: room.replayAt } : {}),
    muted: mute !== undefined,
    ...(mute && mute.until !== null ? { mutedUntil: mute.until } : {}),
    followed,
    isHost: memberId !== undefined && (await leads(tx, room, await findEmployee(tx, memberId))),
    ...(memberId === undefined ? {} : { points: (await balancesOf(tx, memberId)).points.available }),
    ...(isOver && room.cancelledAt === null ? { summary: await summaryOf(tx, room) } : {}),
  };
}

const summaryOf = async (tx: Tx, { id, peak, likes }: LiveRoom) => ({
  peak,
  ...(await sumTalk(tx, id)),
  likes,
  plays: await sumPlays(tx, id),
});

/** Twice on is once. 404 unknown · 422 it has begun, or is not to be. */
export async function subscribe(
  tx: Tx,
  memberId: string,
  { id, on }: RequestOf<'college.liveSubscribe'>,
  now: number,
): Promise<DataOf<'college.liveSubscribe'>> {
  const room = await findRoom(tx, id);
  if (!room) throw notFound();
  if (on && room.cancelledAt !== null) throw refuse('直播已取消');
  if (on && statusOf(room, now) !== 'upcoming') throw refuse('直播已开始，直接来看吧');
  const subject = { kind: 'live', targetId: id };
  const before = (await loadSubscriptions(tx, memberId, [id])).get(id);
  // Who was told already is not told again.
  if (on && !before?.own) await remind(tx, memberId, subject, { title: room.title, when: room.startAt }, now);
  if (!on) await forgetRemind(tx, memberId, subject);
  return { on, count: (await loadSubscriptions(tx, memberId, [id])).get(id)?.count ?? 0 };
}

/** 404 unknown, or nothing to see again. */
export async function countPlay(
  tx: Tx,
  memberId: string | undefined,
  { id }: RequestOf<'college.livePlay'>,
  now: number,
): Promise<DataOf<'college.livePlay'>> {
  const room = await findRoom(tx, id);
  if (!room || statusOf(room, now) !== 'replay') throw notFound();
  await addPlay(tx, memberId, id, dayOf(now));
  return { ok: true };
}
