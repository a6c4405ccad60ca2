/** SQL of live rooms and cameras: what runs when, what is said in them, who may not, who wants to be told of one. */
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { findById, insertInto, lockById, updateById } from '../../../db/byId';
import type { Tx } from '../../../db/client';
import { contains } from '../../../db/like';
import { paged, type Paged } from '../../../db/paged';
import { shanghai, sumOf } from '../../../db/sums';
import {
  collects,
  employees,
  liveMessages as messages,
  liveMutes as mutes,
  livePlayers,
  livePlays,
  liveRooms,
  masters,
  reminds,
} from '../../../db/schema';

export type LiveRoom = typeof liveRooms.$inferSelect;
export type MessageRow = typeof messages.$inferSelect;
export type MuteRow = typeof mutes.$inferSelect;

export const findRoom = findById(liveRooms);
export const lockRoom = lockById(liveRooms);
export const updateRoom = updateById(liveRooms);

/** A camera has no programme. */
const IS_ROOM = eq(liveRooms.kind, 'room');
const isOver = (now: number) => and(lte(liveRooms.endAt, now));
const takesPlace = isNull(liveRooms.cancelledAt);
const runsOn = (now: number) => and(takesPlace, or(isNull(liveRooms.endAt), gt(liveRooms.endAt, now)));
const hasReplay = (now: number) =>
  and(
    takesPlace,
    isOver(now),
    ne(liveRooms.replayUrl, ''),
    or(isNull(liveRooms.replayAt), lte(liveRooms.replayAt, now)),
  );

/** Rooms that run or will, the next one first. */
export const listNext = (tx: Tx, limit: number, now: number): Promise<LiveRoom[]> =>
  tx
    .select()
    .from(liveRooms)
    .where(and(IS_ROOM, runsOn(now)))
    .orderBy(asc(liveRooms.startAt), asc(liveRooms.id))
    .limit(limit);

/** Others to look at instead: what runs first, then what can be seen again, the last one first. */
export const listRelated = (tx: Tx, id: string, limit: number, now: number): Promise<LiveRoom[]> =>
  tx
    .select()
    .from(liveRooms)
    .where(
      and(
        ne(liveRooms.id, id),
        IS_ROOM,
        or(and(takesPlace, lte(liveRooms.startAt, now), gt(liveRooms.endAt, now)), hasReplay(now)),
      ),
    )
    .orderBy(sql`${isOver(now)}`, desc(liveRooms.startAt))
    .limit(limit);

export interface RoomFilter {
  status?: 'live' | 'upcoming' | 'replay' | undefined;
  /** Epoch ms of the day's beginning and end. */
  day?: { from: number; to: number } | undefined;
  teacherId?: string | undefined;
  keyword?: string | undefined;
  /** The member who asked to be told. */
  mine?: string | undefined;
}

const STATUS: Record<'live' | 'upcoming' | 'replay', (now: number) => SQL | undefined> = {
  live: (now) => and(runsOn(now), lte(liveRooms.startAt, now)),
  upcoming: (now) => and(takesPlace, gt(liveRooms.startAt, now)),
  replay: hasReplay,
};

const roomsWhere = ({ status, day, teacherId, keyword, mine }: RoomFilter, now: number): SQL | undefined =>
  and(
    IS_ROOM,
    status ? STATUS[status](now) : undefined,
    day ? and(gte(liveRooms.startAt, day.from), lt(liveRooms.startAt, day.to)) : undefined,
    teacherId ? eq(liveRooms.teacherId, teacherId) : undefined,
    keyword ? or(contains(liveRooms.title, keyword), contains(liveRooms.teacher, keyword)) : undefined,
    mine ? sql`exists (${wantedBy(mine)})` : undefined,
  );
const wantedBy = (memberId: string) =>
  sql`select 1 from ${reminds} where ${reminds.memberId} = ${memberId} and ${reminds.kind} = 'live' and ${reminds.targetId} = ${liveRooms.id}`;

/** Plays since a day. */
const playsSince = (day: string) =>
  sql`(select coalesce(sum(${livePlays.plays}), 0) from ${livePlays} where ${livePlays.roomId} = ${liveRooms.id} and ${livePlays.day} >= ${day})`;

/** What runs, then what comes, then what is over, the last one first. */
const byState = (now: number) => [
  sql`case when ${STATUS.live(now)} then 0 when ${STATUS.upcoming(now)} then 1 else 2 end`,
  sql`case when ${liveRooms.startAt} > ${now} then ${liveRooms.startAt} else -${liveRooms.startAt} end`,
];

export function listRooms(
  tx: Tx,
  filter: RoomFilter,
  { playsFrom, limit, offset }: { playsFrom?: string | undefined; limit: number; offset: number },
  now: number,
): Promise<Paged<LiveRoom>> {
  const where = roomsWhere(filter, now);
  const newest = [desc(liveRooms.startAt), desc(liveRooms.id)];
  const replays = playsFrom ? [desc(playsSince(playsFrom)), ...newest] : newest;
  const inTime = [asc(liveRooms.startAt), asc(liveRooms.id)];
  const order =
    filter.status === 'replay' ? replays : filter.status || filter.day ? inTime : [...byState(now), ...inTime];
  return paged(
    tx
      .select()
      .from(liveRooms)
      .where(where)
      .orderBy(...order),
    limit,
    offset,
    () => tx.$count(liveRooms, where),
  );
}

/** How many begin on each day YYYY-MM-DD of a time; days without any are missing. */
export async function countByDay(tx: Tx, from: number, to: number): Promise<Map<string, number>> {
  const rows = await tx
    .select({ day: shanghai(liveRooms.startAt, 'YYYY-MM-DD'), rooms: count() })
    .from(liveRooms)
    .where(and(IS_ROOM, gte(liveRooms.startAt, from), lt(liveRooms.startAt, to)))
    .groupBy(sql`1`);
  return new Map(rows.map(({ day, rooms }) => [day, rooms]));
}

/** When the next room begins at or after an instant. */
export async function nextStart(tx: Tx, from: number): Promise<number | undefined> {
  const [row] = await tx
    .select({ startAt: liveRooms.startAt })
    .from(liveRooms)
    .where(and(IS_ROOM, takesPlace, gte(liveRooms.startAt, from)))
    .orderBy(asc(liveRooms.startAt))
    .limit(1);
  return row?.startAt;
}

/** Rooms whose state changes by the clock after an instant. */
export const listTurning = (tx: Tx, now: number): Promise<LiveRoom[]> =>
  tx
    .select()
    .from(liveRooms)
    .where(and(IS_ROOM, or(gt(liveRooms.startAt, now), gt(liveRooms.endAt, now))));

export interface Subscription {
  count: number;
  own: boolean;
}

/** Of these rooms: how many want to be told, and whether the member is one of them. */
export async function loadSubscriptions(
  tx: Tx,
  memberId: string | undefined,
  ids: readonly string[],
): Promise<Map<string, Subscription>> {
  const rows = await tx
    .select({
      id: reminds.targetId,
      count: sql<number>`count(*)`.mapWith(Number),
      own: sql<boolean>`coalesce(bool_or(${reminds.memberId} = ${memberId ?? '0'}::bigint), false)`,
    })
    .from(reminds)
    .where(and(eq(reminds.kind, 'live'), inArray(reminds.targetId, [...ids])))
    .groupBy(reminds.targetId);
  return new Map(rows.map(({ id, count: wanting, own }) => [id, { count: wanting, own }]));
}

/** Pictures of the speakers that have a page. */
export async function loadAvatars(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: masters.id, avatar: masters.avatar })
    .from(masters)
    .where(inArray(masters.id, [...ids]));
  return new Map(rows.map(({ id, avatar }) => [id, avatar]));
}

/** Which of these speakers the member follows. */
export async function listFollowed(
  tx: Tx,
  memberId: string | undefined,
  teacherIds: readonly string[],
): Promise<Set<string>> {
  if (memberId === undefined || teacherIds.length === 0) return new Set();
  const mine = and(eq(collects.memberId, memberId), eq(collects.kind, 'master'));
  const rows = await tx
    .select({ id: collects.targetId })
    .from(collects)
    .where(and(mine, inArray(collects.targetId, [...teacherIds])));
  return new Set(rows.map(({ id }) => id));
}

/** Members who follow the speaker. */
export async function listFollowers(tx: Tx, teacherId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: collects.memberId })
    .from(collects)
    .where(and(eq(collects.kind, 'master'), eq(collects.targetId, teacherId)))
    .orderBy(asc(collects.memberId));
  return rows.map(({ id }) => id);
}

/** Whether the employee is the speaker. */
export async function speaksAs(tx: Tx, employeeNo: string, teacherId: string | null): Promise<boolean> {
  if (teacherId === null) return false;
  return (await tx.$count(masters, and(eq(masters.id, teacherId), eq(masters.employeeNo, employeeNo)))) > 0;
}

/** Of the room, for everybody: what waits for its check is in no list. */
const isPlaced = (roomId: string) => and(eq(messages.roomId, roomId), isNotNull(messages.seq));

export const insertMessage = insertInto(messages);
export const updateMessage = updateById(messages);
export const findMessageById = findById(messages);

export async function findMessage(tx: Tx, roomId: string, id: string): Promise<MessageRow | undefined> {
  const [row] = await tx
    .select()
    .from(messages)
    .where(and(eq(messages.id, id), isPlaced(roomId)));
  return row;
}

/** What the member's phone has sent under this id already. */
export async function findSent(
  tx: Tx,
  memberId: string,
  roomId: string,
  clientId: string,
): Promise<MessageRow | undefined> {
  const [row] = await tx
    .select()
    .from(messages)
    .where(and(eq(messages.roomId, roomId), eq(messages.memberId, memberId), eq(messages.clientId, clientId)));
  return row;
}

/** The one that waits gets its place, which is the last, if it still waits. The caller holds the room. */
export const placeMessage = async (
  tx: Tx,
  id: string,
  place: { seq: number; at: number },
): Promise<MessageRow | undefined> => {
  const waiting = and(eq(messages.id, id), isNull(messages.seq), eq(messages.hidden, false));
  const [row] = await tx.update(messages).set(place).where(waiting).returning();
  return row;
};

/** When the member last sent one of these kinds. */
export async function lastSentAt(
  tx: Tx,
  memberId: string,
  roomId: string,
  kinds: readonly MessageRow['kind'][],
): Promise<number | undefined> {
  const [row] = await tx
    .select({ at: messages.at })
    .from(messages)
    .where(and(eq(messages.roomId, roomId), eq(messages.memberId, memberId), inArray(messages.kind, [...kinds])))
    .orderBy(desc(messages.at))
    .limit(1);
  return row?.at;
}

/** The newest, in the room's order. */
export async function listNewest(tx: Tx, roomId: string, limit: number, before?: number): Promise<MessageRow[]> {
  const rows = await tx
    .select()
    .from(messages)
    .where(and(isPlaced(roomId), before === undefined ? undefined : lt(messages.at, before)))
    .orderBy(desc(messages.seq))
    .limit(limit);
  return rows.toReversed();
}

export const listAfter = (tx: Tx, roomId: string, after: number, limit: number): Promise<MessageRow[]> =>
  tx
    .select()
    .from(messages)
    .where(and(isPlaced(roomId), gt(messages.at, after)))
    .orderBy(asc(messages.seq))
    .limit(limit);

/** What became another after a rev of the room. */
export const listChanged = (tx: Tx, roomId: string, rev: number, limit: number): Promise<MessageRow[]> =>
  tx
    .select()
    .from(messages)
    .where(and(eq(messages.roomId, roomId), isNotNull(messages.changedRev), gt(messages.changedRev, rev)))
    .orderBy(asc(messages.seq))
    .limit(limit);

const questionsOf = (roomId: string) =>
  and(isPlaced(roomId), sql`${messages.kind} = 'question'`, eq(messages.hidden, false));

export const countOpen = (tx: Tx, roomId: string): Promise<number> =>
  tx.$count(messages, and(questionsOf(roomId), eq(messages.state, 'open')));

/** What waits comes first. */
export function listQuestions(tx: Tx, roomId: string, limit: number, offset: number): Promise<Paged<MessageRow>> {
  const where = questionsOf(roomId);
  const query = tx
    .select()
    .from(messages)
    .where(where)
    .orderBy(sql`${messages.state} <> 'open'`, asc(messages.seq));
  return paged(query, limit, offset, () => tx.$count(messages, where));
}

export interface Talked {
  people: number;
  messages: number;
  questions: number;
  gifts: number;
}

export async function sumTalk(tx: Tx, roomId: string): Promise<Talked> {
  const kind = (word: MessageRow['kind']) =>
    sql<number>`count(*) filter (where ${messages.kind} = ${word})`.mapWith(Number);
  const [row] = await tx
    .select({
      people: sql<number>`count(distinct ${messages.memberId})`.mapWith(Number),
      messages: kind('text'),
      questions: kind('question'),
      gifts: kind('gift'),
    })
    .from(messages)
    .where(and(isPlaced(roomId), eq(messages.hidden, false)));
  return row ?? { people: 0, messages: 0, questions: 0, gifts: 0 };
}

export interface Given {
  giftId: NonNullable<MessageRow['giftId']>;
  count: number;
  points: number;
}

export async function sumGifts(tx: Tx, roomId: string): Promise<Given[]> {
  const rows = await tx
    .select({ giftId: messages.giftId, count: count(), points: sumOf(messages.points) })
    .from(messages)
    .where(and(eq(messages.roomId, roomId), isNotNull(messages.giftId)))
    .groupBy(messages.giftId);
  return rows.flatMap(({ giftId, ...sums }) => (giftId === null ? [] : [{ giftId, ...sums }]));
}

/** Undefined: the member may speak. */
export async function findMute(tx: Tx, memberId: string, roomId: string, now: number): Promise<MuteRow | undefined> {
  const [row] = await tx
    .select()
    .from(mutes)
    .where(and(eq(mutes.roomId, roomId), eq(mutes.memberId, memberId), or(isNull(mutes.until), gt(mutes.until, now))));
  return row;
}

export async function putMute(tx: Tx, row: MuteRow): Promise<void> {
  const { until, byId, at } = row;
  await tx
    .insert(mutes)
    .values(row)
    .onConflictDoUpdate({ target: [mutes.roomId, mutes.memberId], set: { until, byId, at } });
}

export async function deleteMute(tx: Tx, memberId: string, roomId: string): Promise<void> {
  await tx.delete(mutes).where(and(eq(mutes.roomId, roomId), eq(mutes.memberId, memberId)));
}

/** Who may not speak, with the name of the employee who said so. */
export async function listMutes(tx: Tx, roomId: string, now: number): Promise<(MuteRow & { by: string })[]> {
  const rows = await tx
    .select({ mute: mutes, by: employees.name })
    .from(mutes)
    .leftJoin(employees, eq(employees.id, mutes.byId))
    .where(and(eq(mutes.roomId, roomId), or(isNull(mutes.until), gt(mutes.until, now))))
    .orderBy(desc(mutes.at), asc(mutes.memberId));
  return rows.map(({ mute, by }) => ({ ...mute, by: by ?? '' }));
}

/** A member who played it today already does not count again. */
export async function addPlay(tx: Tx, memberId: string | undefined, roomId: string, day: string): Promise<void> {
  if (memberId !== undefined) {
    const row = { roomId, day, memberId };
    const first = await tx.insert(livePlayers).values(row).onConflictDoNothing().returning({ day: livePlayers.day });
    if (first.length === 0) return;
  }
  await tx
    .insert(livePlays)
    .values({ roomId, day, plays: 1 })
    .onConflictDoUpdate({
      target: [livePlays.roomId, livePlays.day],
      set: { plays: sql`${livePlays.plays} + 1` },
    });
}

export async function sumPlays(tx: Tx, roomId: string): Promise<number> {
  const [row] = await tx
    .select({ plays: sumOf(livePlays.plays) })
    .from(livePlays)
    .where(eq(livePlays.roomId, roomId));
  return row?.plays ?? 0;
}
