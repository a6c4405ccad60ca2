/** SQL of processes: definitions, what was begun, and the prices that one kind changes. */
import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import type { ProcessDefinition } from '../../../../src/contract/process/shapes';
import { findById, insertInto, lockById, updateById } from '../../../db/byId';
import type { Tx } from '../../../db/client';
import { paged, type Paged } from '../../../db/paged';
import { goods, processes, processFields, processKinds, processSteps, skus } from '../../../db/schema';

export type ProcessRow = typeof processes.$inferSelect;
export type ProcessKindRow = typeof processKinds.$inferSelect;

export const listKinds = (tx: Tx): Promise<ProcessKindRow[]> =>
  tx.select().from(processKinds).where(eq(processKinds.on, true)).orderBy(asc(processKinds.sort), asc(processKinds.id));

/** A kind that can be begun. */
export async function findDefinition(tx: Tx, kind: string): Promise<ProcessDefinition | undefined> {
  const [found] = await tx
    .select()
    .from(processKinds)
    .where(and(eq(processKinds.kind, kind), eq(processKinds.on, true)));
  if (!found) return undefined;
  const fields = await tx
    .select()
    .from(processFields)
    .where(eq(processFields.kindId, found.id))
    .orderBy(asc(processFields.sort), asc(processFields.id));
  const steps = await tx
    .select()
    .from(processSteps)
    .where(eq(processSteps.kindId, found.id))
    .orderBy(asc(processSteps.sort), asc(processSteps.id));
  return {
    kind: found.kind,
    title: found.title,
    about: found.about,
    fields: fields.map(({ key, label, type, required, options, columns, counts }) => ({
      key,
      label,
      type,
      required,
      options,
      columns,
      counts,
    })),
    steps: steps.map(({ key, name, desk, over }) => ({ key, name, desk, ...(over !== null && { over }) })),
  };
}

export const findProcess = findById(processes);
export const lockProcess = lockById(processes);
export const insertProcess = insertInto(processes);
export const updateProcess = updateById(processes);

export async function findDraft(tx: Tx, memberId: string, kind: string): Promise<ProcessRow | undefined> {
  const [row] = await tx
    .select()
    .from(processes)
    .where(and(eq(processes.memberId, memberId), eq(processes.kind, kind), eq(processes.status, 'draft')));
  return row;
}

export async function pageOfOwn(tx: Tx, memberId: string, limit: number, offset: number): Promise<Paged<ProcessRow>> {
  const where = and(eq(processes.memberId, memberId), ne(processes.status, 'draft'));
  return paged(
    tx.select().from(processes).where(where).orderBy(desc(processes.createdAt), desc(processes.id)),
    limit,
    offset,
    () => tx.$count(processes, where),
  );
}

/** Whether one of the member's holds the file. */
export async function hasProcessFile(tx: Tx, memberId: string, url: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: processes.id })
    .from(processes)
    .where(and(eq(processes.memberId, memberId), sql`${processes.files} @> ${JSON.stringify([{ url }])}::jsonb`))
    .limit(1);
  return row !== undefined;
}

/** A specification of the house's own goods, by its bar code or its number. */
export async function findPriced(tx: Tx, key: string, lock: boolean) {
  const isNumber = /^\d{1,18}$/.test(key);
  const query = tx
    .select({ id: skus.id, goodsId: skus.goodsId, price: skus.price, specs: skus.specValues, title: goods.title })
    .from(skus)
    .innerJoin(goods, eq(goods.id, skus.goodsId))
    .where(
      and(
        isNumber ? sql`(${skus.barCode} = ${key} or ${skus.id} = ${key}::bigint)` : eq(skus.barCode, key),
        eq(skus.off, false),
        sql`${goods.merchantId} is null`,
        ne(goods.status, 'deleted'),
      ),
    )
    .orderBy(sql`${skus.barCode} = ${key} desc`)
    .limit(1);
  const [row] = await (lock ? query.for('update', { of: skus }) : query);
  return row && { id: row.id, goodsId: row.goodsId, price: row.price, title: row.title, spec: row.specs.join(' ') };
}
export type Priced = NonNullable<Awaited<ReturnType<typeof findPriced>>>;

/** The crossed-out price never lies below it; the lowest of the goods, by which lists are sorted, follows. */
export async function changePrice(tx: Tx, { id, goodsId }: Priced, price: number): Promise<void> {
  await tx
    .update(skus)
    .set({ price, marketPrice: sql`greatest(${skus.marketPrice}, ${price}::bigint)` })
    .where(eq(skus.id, id));
  const [low] = await tx
    .select({ price: skus.price, market: skus.marketPrice })
    .from(skus)
    .where(and(eq(skus.goodsId, goodsId), eq(skus.off, false)))
    .orderBy(asc(skus.price), asc(skus.sort), asc(skus.id))
    .limit(1);
  if (low) await tx.update(goods).set({ minPrice: low.price, minMarketPrice: low.market }).where(eq(goods.id, goodsId));
}
