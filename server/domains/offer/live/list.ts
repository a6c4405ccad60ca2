/** The archive of live rooms by state, and the programme of a day with the week it stands in. */
import type { LiveCard } from '../../../../src/contract/live/schemas';
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { badRequest, notLoggedIn } from '../../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../http/paging';
import { DAY_MS, dayOf, instantOf, weekdayOf } from '../../../lib/shanghai';
import { loadCards } from '../catalogue/cards';
import { loadPriceViewer } from '../../people/pricing/viewer';
import { presentLive } from './presenter';
import {
  countByDay,
  listFollowed,
  listNext,
  listRooms,
  loadAvatars,
  loadSubscriptions,
  nextStart,
  type LiveRoom,
} from './repository';
import { viewersOf, type Watched } from './topic';

const NEXT = 6;
/** Plays that order the replays are those of so many days. */
const PLAYED_DAYS = 30;
const WEEK = 7;

export async function cardsOf(
  tx: Tx,
  memberId: string | undefined,
  rooms: readonly LiveRoom[],
  now: number,
  server: Watched,
): Promise<LiveCard[]> {
  if (rooms.length === 0) return [];
  const viewer = await loadPriceViewer(tx, memberId, now);
  const cards = await loadCards(tx, [...new Set(rooms.flatMap(({ goodsIds }) => goodsIds))], viewer, now);
  const byId = new Map(cards.map((card) => [card.id, card]));
  const subscriptions = await loadSubscriptions(
    tx,
    memberId,
    rooms.map(({ id }) => id),
  );
  const avatars = await loadAvatars(
    tx,
    rooms.flatMap(({ teacherId }) => teacherId ?? []),
  );
  const followed = await listFollowed(
    tx,
    memberId,
    rooms.flatMap(({ teacherId }) => teacherId ?? []),
  );
  return rooms.map((room) => {
    const goods = room.goodsIds.flatMap((id) => byId.get(id) ?? []);
    const subscription = subscriptions.get(room.id);
    const avatar = avatars.get(room.teacherId ?? '');
    const viewers = viewersOf(server, room.id);
    const isFollowed = followed.has(room.teacherId ?? '');
    return presentLive(room, { goods, subscription, viewers, avatar, isFollowed }, now);
  });
}

export const listLive = async (
  tx: Tx,
  memberId: string | undefined,
  { limit = NEXT }: RequestOf<'shop.live'>,
  now: number,
  server: Watched,
): Promise<LiveCard[]> => cardsOf(tx, memberId, await listNext(tx, limit, now), now, server);

/** 400 no such day · 401 to a visitor who asks for the own ones. */
export async function listArchive(
  tx: Tx,
  memberId: string | undefined,
  { status, date, teacherId, keyword, sort, mine = false, page = 1 }: RequestOf<'college.live'>,
  now: number,
  server: Watched,
): Promise<DataOf<'college.live'>> {
  if (mine && memberId === undefined) throw notLoggedIn();
  const day = date === undefined ? undefined : instantOf(date);
  if (Number.isNaN(day)) throw badRequest('date');
  const filter = {
    status,
    day: day === undefined ? undefined : { from: day, to: day + DAY_MS },
    teacherId,
    keyword,
    mine: mine ? memberId : undefined,
  };
  const playsFrom = sort === 'plays' ? dayOf(now - PLAYED_DAYS * DAY_MS) : undefined;
  const { rows, total } = await listRooms(tx, filter, { playsFrom, limit: PAGE_SIZE, offset: offsetOf(page) }, now);
  const answer = pageOf(await cardsOf(tx, memberId, rows, now, server), total, page);
  return day === undefined ? answer : { ...answer, ...(await weekOf(tx, day)) };
}

/** From its Monday on. */
async function weekOf(tx: Tx, day: number): Promise<Pick<DataOf<'college.live'>, 'days' | 'next'>> {
  const monday = day - ((weekdayOf(day) + WEEK - 1) % WEEK) * DAY_MS;
  const counts = await countByDay(tx, monday, monday + WEEK * DAY_MS);
  const next = await nextStart(tx, day + DAY_MS);
  return {
    days: Array.from({ length: WEEK }, (_, at) => {
      const date = dayOf(monday + at * DAY_MS);
      return { date, count: counts.get(date) ?? 0 };
    }),
    ...(next === undefined ? {} : { next: dayOf(next) }),
  };
}
