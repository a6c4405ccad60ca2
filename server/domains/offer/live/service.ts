/** Live rooms and garden cameras: one to look at, those that come next, and being told when one begins. */
import type { LiveCard } from '../../../../src/contract/live/schemas';
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import type { Server } from '../../../http/context';
import { notFound, refuse } from '../../../http/errors';
import { loadCards } from '../catalogue/cards';
import { forgetRemind, remind } from '../../people/notice/remind';
import { loadPriceViewer } from '../../people/pricing/viewer';
import { presentLive, statusOf } from './presenter';
import { findRoom, listNext, listRelated, loadSubscriptions, type LiveRoom } from './repository';
import { liveTopicOf } from './topic';

/** Who looks on is who listens. */
type Watched = Pick<Server, 'realtime'>;

const RELATED = 4;
const NEXT = 6;

async function cardsOf(
  tx: Tx,
  memberId: string | undefined,
  rooms: readonly LiveRoom[],
  now: number,
  server: Watched,
): Promise<LiveCard[]> {
  if (rooms.length === 0) return [];
  const viewer = await loadPriceViewer(tx, memberId, now);
  const cards = await loadCards(tx, [...new Set(rooms.flatMap(({ goodsIds }) => goodsIds))], viewer, now);
  const subscriptions = await loadSubscriptions(
    tx,
    memberId,
    rooms.map(({ id }) => id),
  );
  return rooms.map((room) => {
    const goods = cards.filter(({ id }) => room.goodsIds.includes(id));
    const viewers = server.realtime.listeners(liveTopicOf(room.id));
    return presentLive(room, { goods, subscription: subscriptions.get(room.id), viewers }, now);
  });
}

/** 404 unknown. */
export async function viewLive(
  tx: Tx,
  memberId: string | undefined,
  id: string,
  now: number,
  server: Watched,
): Promise<DataOf<'college.liveView'>> {
  const room = await findRoom(tx, id);
  if (!room) throw notFound();
  const status = statusOf(room, now);
  const others = status === 'replay' || status === 'ended' ? await listRelated(tx, id, RELATED, now) : [];
  const [card, ...related] = (await cardsOf(tx, memberId, [room, ...others], now, server)) as [LiveCard, ...LiveCard[]];
  const sends = status === 'live' && room.offlineSince === null;
  return {
    card,
    kind: room.kind,
    intro: room.intro,
    ...(sends ? { playUrl: room.playUrl } : {}),
    ...(status === 'replay' ? { replayUrl: room.replayUrl } : {}),
    ...(room.offlineSince === null ? {} : { offlineSince: room.offlineSince }),
    chapters: room.chapters,
    goods: card.goods,
    notice: room.notice,
    canTalk: memberId !== undefined && status === 'live' && room.kind === 'room',
    ...(room.teacherId === null ? {} : { teacherId: room.teacherId }),
    related,
    serverTime: now,
  };
}

export const listLive = async (
  tx: Tx,
  memberId: string | undefined,
  { limit = NEXT }: RequestOf<'shop.live'>,
  now: number,
  server: Watched,
): Promise<LiveCard[]> => cardsOf(tx, memberId, await listNext(tx, limit, now), now, server);

/** Twice on is once. 404 unknown · 422 it has begun. */
export async function subscribe(
  tx: Tx,
  memberId: string,
  { id, on }: RequestOf<'college.liveSubscribe'>,
  now: number,
): Promise<DataOf<'college.liveSubscribe'>> {
  const room = await findRoom(tx, id);
  if (!room) throw notFound();
  if (on && statusOf(room, now) !== 'upcoming') throw refuse('直播已开始，直接来看吧');
  const subject = { kind: 'live', targetId: id };
  await (on
    ? remind(tx, memberId, subject, { title: room.title, when: room.startAt }, now)
    : forgetRemind(tx, memberId, subject));
  return { on, count: (await loadSubscriptions(tx, memberId, [id])).get(id)?.count ?? 0 };
}
