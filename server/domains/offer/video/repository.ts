/** SQL of videos and of what members do with them. */
import { and, asc, count as counted, desc, eq, ilike, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../../db/client';
import { containing } from '../../../db/like';
import { paged, type Paged } from '../../../db/paged';
import { collects, videoSlices, videoViews, videos } from '../../../db/schema';

export type Video = typeof videos.$inferSelect;
export type Slice = typeof videoSlices.$inferSelect;
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

/** Where the member left it, and whether it is kept. */
export async function findOwn(tx: Tx, memberId: string, id: string): Promise<{ position: number; collected: boolean }> {
  const [view] = await tx
    .select({ position: videoViews.position })
    .from(videoViews)
    .where(and(eq(videoViews.videoId, id), eq(videoViews.memberId, memberId)));
  const kept = await tx.$count(
    collects,
    and(eq(collects.memberId, memberId), eq(collects.kind, 'video'), eq(collects.targetId, id)),
  );
  return { position: view?.position ?? 0, collected: kept > 0 };
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
  { memberId, videoId }: typeof videoViews.$inferSelect,
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
  keyword?: string;
}

/** Pieces of films that are shown. */
export async function pageOfSlices(
  tx: Tx,
  { cateId, videoId, keyword }: SliceFilter,
  limit: number,
  offset: number,
): Promise<Paged<{ slice: Slice; mediaId: string }>> {
  const word = keyword?.trim() ?? '';
  const where = shown(
    and(
      ofCate(cateId),
      videoId ? eq(videoSlices.videoId, videoId) : undefined,
      word === '' ? undefined : ilike(videoSlices.title, containing(word)),
    ),
  );
  const all = () =>
    tx
      .select({ slice: videoSlices, mediaId: videos.mediaId })
      .from(videoSlices)
      .innerJoin(videos, eq(videos.id, videoSlices.videoId))
      .where(where);
  return paged(all().orderBy(asc(videoSlices.sort), asc(videoSlices.id)), limit, offset, () =>
    tx.$count(all().as('found')),
  );
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
