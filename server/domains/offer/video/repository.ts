/** SQL of videos and of what members do with them. */
import {
  and,
  asc,
  between,
  count as counted,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  lt,
  ne,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Tx } from '../../../db/client';
import { paged, type Paged } from '../../../db/paged';
import { collects, masters, videoCollections, videoSlices, videoSteeps, videoViews, videos } from '../../../db/schema';
import { masterColumns } from '../catalogue/repository';
import type { Reading } from '../keyword/read';
import { nameFirst, textHas } from '../search/repository';

export type Video = typeof videos.$inferSelect;
export type Slice = typeof videoSlices.$inferSelect;
export type SteepRow = typeof videoSteeps.$inferSelect;
export interface VideoRow {
  video: Video;
  liked: boolean;
}

const rowsFor = (tx: Tx, memberId: string) =>
  tx
    .select({ video: videos, liked: sql<boolean>`coalesce(${videoViews.liked}, false)` })
    .from(videos)
    .leftJoin(videoViews, and(eq(videoViews.videoId, videos.id), eq(videoViews.memberId, memberId)));

const shown = (where: SQL | undefined) => and(eq(videos.status, 'on'), where);

/** undefined: unknown, or withdrawn. */
export async function findVideo(tx: Tx, memberId: string, id: string): Promise<VideoRow | undefined> {
  const [row] = await rowsFor(tx, memberId).where(shown(eq(videos.id, id)));
  return row;
}

/** Others of the same kind or the same master first, then the newest. */
export const findRelated = (tx: Tx, memberId: string, { id, cate, masterId }: Video, limit: number) =>
  rowsFor(tx, memberId)
    .where(shown(ne(videos.id, id)))
    .orderBy(
      desc(sql`coalesce(${or(eq(videos.cate, cate), masterId ? eq(videos.masterId, masterId) : undefined)}, false)`),
      asc(videos.sort),
      asc(videos.id),
    )
    .limit(limit);

/** The first of a kind that is shown. */
export async function findFirstOf(tx: Tx, cate: string): Promise<Video | undefined> {
  const [row] = await tx
    .select()
    .from(videos)
    .where(shown(eq(videos.cate, cate)))
    .orderBy(asc(videos.sort), asc(videos.id))
    .limit(1);
  return row;
}

export const findOfMaster = (tx: Tx, memberId: string, masterId: string) =>
  rowsFor(tx, memberId)
    .where(shown(eq(videos.masterId, masterId)))
    .orderBy(asc(videos.sort), asc(videos.id));

export const findSlices = (tx: Tx, videoId: string): Promise<Slice[]> =>
  tx.select().from(videoSlices).where(eq(videoSlices.videoId, videoId)).orderBy(asc(videoSlices.fromSec));

export const findSteeps = (tx: Tx, videoId: string): Promise<SteepRow[]> =>
  tx
    .select()
    .from(videoSteeps)
    .where(eq(videoSteeps.videoId, videoId))
    .orderBy(asc(videoSteeps.fromSec), asc(videoSteeps.id));

/** Who speaks in it, and whether the viewer follows. */
export async function findSpeaker(tx: Tx, memberId: string, id: string) {
  const [row] = await tx
    .select({
      ...masterColumns,
      collected: sql<boolean>`exists (select 1 from ${collects} where ${collects.memberId} = ${memberId}::bigint and ${collects.kind} = 'master' and ${collects.targetId} = "masters"."id")`,
    })
    .from(masters)
    .where(eq(masters.id, id));
  return row;
}

interface Own {
  position: number;
  collected: boolean;
  later: boolean;
}
/** Where the member left it, whether it is kept and whether it waits to be seen. */
export async function findOwn(tx: Tx, memberId: string, id: string): Promise<Own> {
  const [view] = await tx
    .select({ position: videoViews.position, laterAt: videoViews.laterAt })
    .from(videoViews)
    .where(and(eq(videoViews.videoId, id), eq(videoViews.memberId, memberId)));
  const kept = await tx.$count(
    collects,
    and(eq(collects.memberId, memberId), eq(collects.kind, 'video'), eq(collects.targetId, id)),
  );
  return { position: view?.position ?? 0, collected: kept > 0, later: typeof view?.laterAt === 'number' };
}

/** The member's own row of a video, made when there is none, locked until the transaction ends. */
export async function lockView(tx: Tx, memberId: string, videoId: string): Promise<typeof videoViews.$inferSelect> {
  await tx.insert(videoViews).values({ memberId, videoId }).onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(videoViews)
    .where(and(eq(videoViews.memberId, memberId), eq(videoViews.videoId, videoId)))
    .for('update');
  return row as typeof videoViews.$inferSelect;
}

export async function updateView(
  tx: Tx,
  { memberId, videoId }: Pick<typeof videoViews.$inferSelect, 'memberId' | 'videoId'>,
  set: Partial<typeof videoViews.$inferInsert>,
): Promise<void> {
  await tx
    .update(videoViews)
    .set(set)
    .where(and(eq(videoViews.memberId, memberId ?? '0'), eq(videoViews.videoId, videoId ?? '0')));
}

export type Counter = 'plays' | 'finishes' | 'likes' | 'shares' | 'leads';
export async function count(tx: Tx, id: string, counter: Counter, by: 1 | -1 = 1): Promise<Video> {
  const [row] = await tx
    .update(videos)
    .set({ [counter]: sql`greatest(0, ${videos[counter]} + ${by}::int)` })
    .where(eq(videos.id, id))
    .returning();
  return row as Video;
}

const ofCate = (cate: string | undefined) => (cate ? eq(videos.cate, cate) : undefined);

/** By class, in the order of the films. */
export const countCates = (tx: Tx) =>
  tx
    .select({ cate: videos.cate, films: counted() })
    .from(videos)
    .where(eq(videos.status, 'on'))
    .groupBy(videos.cate)
    .orderBy(sql`min(${videos.sort})`, asc(videos.cate));

export async function pageOfVideos(
  tx: Tx,
  memberId: string,
  cate: string | undefined,
  limit: number,
  offset: number,
): Promise<Paged<VideoRow>> {
  const where = shown(ofCate(cate));
  return paged(rowsFor(tx, memberId).where(where).orderBy(asc(videos.sort), asc(videos.id)), limit, offset, () =>
    tx.$count(videos, where),
  );
}

export interface SliceFilter {
  cateId?: string;
  videoId?: string;
  reading?: Reading;
}
/** What a piece is found by: its own name before those of its film. */
const SLICE_TEXT = sql`(${videoSlices.title} || ' ' || ${videos.title} || ' ' || ${videos.tags}::text)`;

/** Pieces of films that are shown. */
export async function pageOfSlices(
  tx: Tx,
  { cateId, videoId, reading }: SliceFilter,
  limit: number,
  offset: number,
): Promise<Paged<{ slice: Slice; video: Video }>> {
  const where = shown(
    and(
      ofCate(cateId),
      videoId ? eq(videoSlices.videoId, videoId) : undefined,
      reading ? textHas(SLICE_TEXT, reading) : undefined,
    ),
  );
  const all = () =>
    tx
      .select({ slice: videoSlices, video: videos })
      .from(videoSlices)
      .innerJoin(videos, eq(videos.id, videoSlices.videoId))
      .where(where);
  return paged(
    all().orderBy(
      ...(reading ? [nameFirst(sql`${videoSlices.title}`, reading)] : []),
      asc(videoSlices.sort),
      asc(videoSlices.id),
    ),
    limit,
    offset,
    () =>
      tx.$count(
        tx
          .select({ id: videoSlices.id })
          .from(videoSlices)
          .innerJoin(videos, eq(videos.id, videoSlices.videoId))
          .where(where)
          .as('found'),
      ),
  );
}

export async function findSlice(tx: Tx, id: string): Promise<Slice | undefined> {
  const [row] = await tx.select().from(videoSlices).where(eq(videoSlices.id, id));
  return row;
}

export async function countSlice(tx: Tx, id: string): Promise<void> {
  await tx
    .update(videoSlices)
    .set({ plays: sql`${videoSlices.plays} + 1` })
    .where(eq(videoSlices.id, id));
}

export const countSliceCates = (tx: Tx) =>
  tx
    .select({ cate: videos.cate, films: counted() })
    .from(videoSlices)
    .innerJoin(videos, eq(videos.id, videoSlices.videoId))
    .where(eq(videos.status, 'on'))
    .groupBy(videos.cate)
    .orderBy(sql`min(${videos.sort})`, asc(videos.cate));

/** Titles and covers, for lists of kept things; withdrawn ones are left out. */
export const findVideos = (tx: Tx, ids: readonly string[]): Promise<Video[]> =>
  tx
    .select()
    .from(videos)
    .where(shown(inArray(videos.id, [...ids])));

/** What a film is found by: its name before everything that is said of it and in it. */
const TEXT = sql`(${videos.title} || ' ' || ${videos.author} || ' ' || ${videos.cate} || ' ' || ${videos.tags}::text || ' ' || ${videos.intro} || ' ' || ${videos.spoken})`;

export interface Sought {
  reading: Reading;
  cateId?: string;
  sort?: 'default' | 'newest' | 'plays';
  /** Under one minute, up to ten, longer. */
  duration?: 'short' | 'mid' | 'long';
}
const LENGTHS = {
  short: lt(videos.seconds, 60),
  mid: between(videos.seconds, 60, 600),
  long: gt(videos.seconds, 600),
} as const;

const soughtWhere = ({ reading, cateId, duration }: Sought) =>
  shown(and(textHas(TEXT, reading), ofCate(cateId), duration && LENGTHS[duration]));

export const countSought = (tx: Tx, sought: Sought): Promise<number> => tx.$count(videos, soughtWhere(sought));

export async function pageOfSought(
  tx: Tx,
  memberId: string,
  sought: Sought,
  limit: number,
  offset: number,
): Promise<Paged<VideoRow>> {
  const orders = {
    default: [nameFirst(sql`${videos.title}`, sought.reading), asc(videos.sort)],
    newest: [desc(videos.publishedAt)],
    plays: [desc(videos.plays)],
  };
  const where = soughtWhere(sought);
  return paged(
    rowsFor(tx, memberId)
      .where(where)
      .orderBy(...orders[sought.sort ?? 'default'], asc(videos.id)),
    limit,
    offset,
    () => tx.$count(videos, where),
  );
}

/** The words that films are marked with, those that are watched most first. */
export async function listHotTags(tx: Tx, limit: number): Promise<string[]> {
  const { rows } = (await tx.execute(
    sql`select tag from ${videos}, jsonb_array_elements_text(${videos.tags}) tag where ${videos.status} = 'on' group by tag order by sum(${videos.plays}) desc, tag limit ${limit}`,
  )) as unknown as { rows: { tag: string }[] };
  return rows.map(({ tag }) => tag);
}

/** Names of the films and of their pieces, for suggestions; those that are watched most first. */
export async function listNames(tx: Tx, limit: number): Promise<string[]> {
  const films = await tx
    .select({ title: videos.title, author: videos.author })
    .from(videos)
    .where(eq(videos.status, 'on'))
    .orderBy(desc(videos.plays), asc(videos.id))
    .limit(limit);
  const pieces = await tx
    .select({ title: videoSlices.title })
    .from(videoSlices)
    .innerJoin(videos, eq(videos.id, videoSlices.videoId))
    .where(eq(videos.status, 'on'))
    .orderBy(desc(videoSlices.plays), asc(videoSlices.id))
    .limit(limit);
  return [
    ...films.map(({ title }) => title),
    ...films.map(({ author }) => author),
    ...pieces.map(({ title }) => title),
  ];
}

export type ViewedRow = VideoRow & { position: number; at: number };

/** The member's own films that are shown, with where each was left. */
const viewedRows = (tx: Tx, when: typeof videoViews.seenAt | typeof videoViews.laterAt) =>
  tx
    .select({
      video: videos,
      liked: videoViews.liked,
      position: videoViews.position,
      at: sql<number>`${when}`.mapWith(when),
    })
    .from(videoViews)
    .innerJoin(videos, eq(videos.id, videoViews.videoId));

/** By when they were watched, or by when they were put aside. */
export async function pageOfOwn(
  tx: Tx,
  memberId: string,
  by: 'seenAt' | 'laterAt',
  limit: number,
  offset: number,
): Promise<Paged<ViewedRow>> {
  const when = videoViews[by];
  const where = shown(and(eq(videoViews.memberId, memberId), isNotNull(when)));
  return paged(viewedRows(tx, when).where(where).orderBy(desc(when), desc(videoViews.videoId)), limit, offset, () =>
    tx.$count(
      tx
        .select({ id: videos.id })
        .from(videoViews)
        .innerJoin(videos, eq(videos.id, videoViews.videoId))
        .where(where)
        .as('own'),
    ),
  );
}

/** What was left in the middle last. */
export async function findLeft(tx: Tx, memberId: string): Promise<ViewedRow | undefined> {
  const { seenAt, position } = videoViews;
  const [row] = await viewedRows(tx, seenAt)
    .where(shown(and(eq(videoViews.memberId, memberId), isNotNull(seenAt), gt(position, 0))))
    .orderBy(desc(seenAt), desc(videoViews.videoId))
    .limit(1);
  return row;
}

/** Likes and what waits to be seen stay. */
export async function forgetViews(tx: Tx, memberId: string, videoId: string | undefined): Promise<void> {
  await tx
    .update(videoViews)
    .set({ seenAt: null, position: 0 })
    .where(and(eq(videoViews.memberId, memberId), videoId === undefined ? undefined : eq(videoViews.videoId, videoId)));
}

export const listCollections = (tx: Tx) =>
  tx.select().from(videoCollections).orderBy(asc(videoCollections.sort), asc(videoCollections.id));

export const findVideosFor = (tx: Tx, memberId: string, ids: readonly string[]): Promise<VideoRow[]> =>
  rowsFor(tx, memberId).where(shown(inArray(videos.id, [...ids])));
