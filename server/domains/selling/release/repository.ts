/** SQL of limited releases. Writers lock the release's row first, then accounts; an order that ends is locked before its release. */
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import { findById, insertInto, lockById, updateById } from '../../../db/byId';
import type { Tx } from '../../../db/client';
import { paged, type Paged } from '../../../db/paged';
import { accounts, members, releaseBoosts, releaseEntries, releases, reminds } from '../../../db/schema';

export type Release = typeof releases.$inferSelect;
export type Entry = typeof releaseEntries.$inferSelect;

export const findRelease = findById(releases);

/** Locked until the transaction ends: its reservations, and its orders, come one after the other. */
export const lockRelease = lockById(releases);

export const updateRelease = updateById(releases);

/** What is not over: the next draw first, what has been drawn last. */
export async function pageRunning(tx: Tx, size: number, offset: number): Promise<Paged<Release>> {
  const where = isNull(releases.endedAt);
  return paged(
    tx
      .select()
      .from(releases)
      .where(where)
      .orderBy(sql`${releases.drawnAt} nulls first`, asc(releases.drawAt), asc(releases.id)),
    size,
    offset,
    () => tx.$count(releases, where),
  );
}

/** What is over, the last one first. */
export async function pageEnded(tx: Tx, size: number, offset: number): Promise<Paged<Release>> {
  const where = isNotNull(releases.endedAt);
  return paged(
    tx.select().from(releases).where(where).orderBy(desc(releases.endedAt), desc(releases.id)),
    size,
    offset,
    () => tx.$count(releases, where),
  );
}

/** What the member reserved, the last one first. */
export async function pageOwn(tx: Tx, memberId: string, size: number, offset: number): Promise<Paged<Release>> {
  const where = eq(releaseEntries.memberId, memberId);
  const { rows, total } = await paged(
    tx
      .select({ release: releases })
      .from(releaseEntries)
      .innerJoin(releases, eq(releases.id, releaseEntries.releaseId))
      .where(where)
      .orderBy(desc(releaseEntries.at)),
    size,
    offset,
    () => tx.$count(releaseEntries, where),
  );
  return { rows: rows.map(({ release }) => release), total };
}

export async function findEntry(tx: Tx, memberId: string, releaseId: string): Promise<Entry | undefined> {
  const [row] = await tx
    .select()
    .from(releaseEntries)
    .where(and(eq(releaseEntries.releaseId, releaseId), eq(releaseEntries.memberId, memberId)));
  return row;
}

export const listOwnEntries = (tx: Tx, memberId: string, releaseIds: readonly string[]): Promise<Entry[]> =>
  tx
    .select()
    .from(releaseEntries)
    .where(and(eq(releaseEntries.memberId, memberId), inArray(releaseEntries.releaseId, [...releaseIds])));

export async function findEntryOfOrder(tx: Tx, releaseId: string, orderId: string): Promise<Entry | undefined> {
  const [row] = await tx
    .select()
    .from(releaseEntries)
    .where(and(eq(releaseEntries.releaseId, releaseId), eq(releaseEntries.orderId, orderId)));
  return row;
}

export const insertEntry = insertInto(releaseEntries);

export const updateEntry = updateById(releaseEntries);

export async function insertBoost(tx: Tx, row: typeof releaseBoosts.$inferInsert): Promise<string> {
  const [made] = await tx.insert(releaseBoosts).values(row).returning({ id: releaseBoosts.id });
  return (made as { id: string }).id;
}

export const listBoosts = (tx: Tx, entryId: string): Promise<(typeof releaseBoosts.$inferSelect)[]> =>
  tx.select().from(releaseBoosts).where(eq(releaseBoosts.entryId, entryId)).orderBy(asc(releaseBoosts.id));

/** As the index has it: PostgreSQL takes it for nothing else, though no score is null. */
const BEST_FIRST = [sql`${releaseEntries.score} desc nulls last`, asc(releaseEntries.at), asc(releaseEntries.no)];

/** Entries before this one: of equal scores the earlier. */
export async function countBetter(tx: Tx, { releaseId, score, at, no }: Entry): Promise<number> {
  const same = and(
    eq(releaseEntries.score, score),
    or(lt(releaseEntries.at, at), and(eq(releaseEntries.at, at), lt(releaseEntries.no, no))),
  );
  const [row] = await tx
    .select({ better: count() })
    .from(releaseEntries)
    .where(and(eq(releaseEntries.releaseId, releaseId), or(gt(releaseEntries.score, score), same)));
  return row?.better ?? 0;
}

/** The best scores, as many as are drawn from. */
export const listBest = (tx: Tx, releaseId: string, limit: number): Promise<Entry[]> =>
  tx
    .select()
    .from(releaseEntries)
    .where(eq(releaseEntries.releaseId, releaseId))
    .orderBy(...BEST_FIRST)
    .limit(limit);

/** What was drawn from, in the order of the ranking. */
export const listDrum = (tx: Tx, releaseId: string): Promise<Entry[]> =>
  tx
    .select()
    .from(releaseEntries)
    .where(and(eq(releaseEntries.releaseId, releaseId), isNotNull(releaseEntries.lot)))
    .orderBy(...BEST_FIRST);

export interface RankedEntry {
  entry: Entry;
  nickname: string;
  avatar: string;
  growth: number | null;
}

/** By score before the draw, as it was drawn afterwards. Numbers come from an index alone; only the page itself is looked up. */
export async function pageEntries(
  tx: Tx,
  { id, drawnAt }: Release,
  size: number,
  offset: number,
): Promise<RankedEntry[]> {
  const ofRelease = eq(releaseEntries.releaseId, id);
  if (drawnAt !== null)
    return peopleOf(
      tx,
      and(ofRelease, gt(releaseEntries.place, offset), lte(releaseEntries.place, offset + size)),
    ).orderBy(asc(releaseEntries.place));
  const page = await tx
    .select({ no: releaseEntries.no })
    .from(releaseEntries)
    .where(ofRelease)
    .orderBy(...BEST_FIRST)
    .limit(size)
    .offset(offset);
  if (page.length === 0) return [];
  const shown = inArray(
    releaseEntries.no,
    page.map(({ no }) => no),
  );
  return peopleOf(tx, and(ofRelease, shown)).orderBy(...BEST_FIRST);
}

export const listPeople = (tx: Tx, entryIds: readonly string[]): Promise<RankedEntry[]> =>
  entryIds.length === 0 ? Promise.resolve([]) : peopleOf(tx, inArray(releaseEntries.id, [...entryIds]));

const peopleOf = (tx: Tx, where: SQL | undefined) =>
  tx
    .select({
      entry: releaseEntries,
      nickname: members.nickname,
      avatar: members.avatar,
      growth: accounts.available,
    })
    .from(releaseEntries)
    .innerJoin(members, eq(members.id, releaseEntries.memberId))
    .leftJoin(
      accounts,
      and(eq(accounts.ownerType, 'member'), eq(accounts.ownerId, members.id), eq(accounts.unit, 'growth')),
    )
    .where(where);

/** Everybody's place by score, and nobody is chosen yet. */
export async function placeAll(tx: Tx, releaseId: string): Promise<void> {
  await tx.execute(sql`update release_entries e set place = r.place, state = 'missed'
    from (select id, row_number() over (order by score desc, at, no) as place from release_entries where release_id = ${releaseId}::bigint) r
    where e.id = r.id`);
}

/** The next one who waits. */
export async function nextWaiting(tx: Tx, releaseId: string): Promise<Entry | undefined> {
  const [row] = await tx
    .select()
    .from(releaseEntries)
    .where(and(eq(releaseEntries.releaseId, releaseId), eq(releaseEntries.state, 'waiting')))
    .orderBy(asc(releaseEntries.place))
    .limit(1);
  return row;
}

/** Whoever still waits waits no more. */
export async function endWaiting(tx: Tx, releaseId: string): Promise<void> {
  await tx
    .update(releaseEntries)
    .set({ state: 'missed' })
    .where(and(eq(releaseEntries.releaseId, releaseId), eq(releaseEntries.state, 'waiting')));
}

/** Some of those who were not chosen and do not know it yet. */
export const listUnsettled = (tx: Tx, releaseId: string, limit: number): Promise<Entry[]> =>
  tx
    .select()
    .from(releaseEntries)
    .where(
      and(
        eq(releaseEntries.releaseId, releaseId),
        // Written out, not a parameter: a plan that is made once uses `release_entries_unsettled` only then.
        sql`${releaseEntries.state} = 'missed'`,
        isNull(releaseEntries.settledAt),
      ),
    )
    .orderBy(asc(releaseEntries.id))
    .limit(limit);

/** Of these releases: those of which the member asked to be told. */
export async function listReminded(tx: Tx, memberId: string, releaseIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: reminds.targetId })
    .from(reminds)
    .where(
      and(eq(reminds.memberId, memberId), eq(reminds.kind, 'release'), inArray(reminds.targetId, [...releaseIds])),
    );
  return rows.map(({ id }) => id);
}
