/** SQL of masters and producers. */
import { and, asc, count, desc, eq, ilike, or, sql, type SQL } from 'drizzle-orm';
import { findById } from '../../../db/byId';
import type { Tx } from '../../../db/client';
import { containing } from '../../../db/like';
import { batches, collects, goods, makerCates, masters, producers } from '../../../db/schema';
import type { Reading } from '../keyword/read';
import { nameFirst, textHas } from '../search/repository';
import { masterColumns } from '../catalogue/repository';

export type MasterRow = typeof masters.$inferSelect;
export type ProducerTableRow = typeof producers.$inferSelect;

export interface MasterFilter {
  cateId?: string;
  keyword?: string;
  byFollowers?: boolean;
}

function masterWhere({ cateId, keyword }: MasterFilter): SQL | undefined {
  const word = keyword?.trim();
  return and(
    cateId ? eq(masters.cateId, cateId) : undefined,
    word
      ? or(
          ilike(masters.name, containing(word)),
          ilike(masters.title, containing(word)),
          ilike(masters.region, containing(word)),
        )
      : undefined,
  );
}

/** `collected` = the viewer follows. */
export const findMasters = (
  tx: Tx,
  memberId: string,
  filter: MasterFilter,
  limit: number,
  offset = 0,
): Promise<{ master: MasterRow; collected: boolean }[]> =>
  tx
    .select({ master: masters, collected: followedBy(memberId) })
    .from(masters)
    .where(masterWhere(filter))
    .orderBy(...(filter.byFollowers ? [desc(masters.followers)] : []), asc(masters.id))
    .limit(limit)
    .offset(offset);

export const countMasters = (tx: Tx, filter: MasterFilter): Promise<number> => tx.$count(masters, masterWhere(filter));

export async function findMaster(
  tx: Tx,
  memberId: string,
  id: string,
): Promise<{ master: MasterRow; collected: boolean } | undefined> {
  const [row] = await tx
    .select({ master: masters, collected: followedBy(memberId) })
    .from(masters)
    .where(eq(masters.id, id));
  return row;
}

/** Named out: inside the subquery a bare `id` would be that of collects. */
const followedBy = (memberId: string): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${collects} where ${collects.memberId} = ${memberId}::bigint and ${collects.kind} = 'master' and ${collects.targetId} = "masters"."id")`;

const TEXT = sql`(${masters.name} || ' ' || ${masters.title} || ' ' || ${masters.region})`;

export const countFound = (tx: Tx, reading: Reading): Promise<number> => tx.$count(masters, textHas(TEXT, reading));

/** Cards of masters found by name, title and region: a word in the name first, then the most followed. */
export const listFound = (tx: Tx, memberId: string, reading: Reading, limit: number, offset: number) =>
  tx
    .select({
      ...masterColumns,
      collected: followedBy(memberId),
    })
    .from(masters)
    .where(textHas(TEXT, reading))
    .orderBy(nameFirst(sql`${masters.name}`, reading), desc(masters.followers), desc(masters.id))
    .limit(limit)
    .offset(offset);

export const findProducers = (
  tx: Tx,
  regionId: string | undefined,
  limit: number,
  offset = 0,
): Promise<ProducerTableRow[]> =>
  tx
    .select()
    .from(producers)
    .where(regionId ? eq(producers.regionId, regionId) : undefined)
    .orderBy(asc(producers.id))
    .limit(limit)
    .offset(offset);

export const countProducers = (tx: Tx, regionId: string | undefined): Promise<number> =>
  tx.$count(producers, regionId ? eq(producers.regionId, regionId) : undefined);

export const findProducer = findById(producers);

/** Newest batch first. */
export const findBatches = (tx: Tx, producerId: string) =>
  tx
    .select({ no: batches.no, date: batches.date, grade: batches.grade, report: batches.report })
    .from(batches)
    .where(eq(batches.producerId, producerId))
    .orderBy(desc(batches.date), desc(batches.id));

/** Goods of a maker, also those that are sold out: a work stays a work. */
export const findWorkIds = async (tx: Tx, by: { masterId: string } | { producerId: string }): Promise<string[]> => {
  const mine = 'masterId' in by ? eq(goods.masterId, by.masterId) : eq(goods.producerId, by.producerId);
  const rows = await tx
    .select({ id: goods.id })
    .from(goods)
    .where(and(mine, eq(goods.status, 'on')))
    .orderBy(asc(goods.sort));
  return rows.map(({ id }) => id);
};

export interface CateCount {
  id: string;
  label: string;
  count: number;
}

/** Tabs with the number of makers in each, in the editor's order. */
export async function countCates(tx: Tx, isRegion: boolean): Promise<CateCount[]> {
  const table = isRegion ? producers : masters;
  const key = isRegion ? producers.regionId : masters.cateId;
  return tx
    .select({ id: makerCates.id, label: makerCates.label, count: count(table.id) })
    .from(makerCates)
    .leftJoin(table, eq(key, makerCates.id))
    .where(eq(makerCates.isRegion, isRegion))
    .groupBy(makerCates.id, makerCates.label, makerCates.sort)
    .orderBy(asc(makerCates.sort));
}
