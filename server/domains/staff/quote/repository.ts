/** SQL of quotes. */
import { and, asc, count, desc, eq, gte, inArray, max, ne, or, sql, type SQL } from 'drizzle-orm';
import type { QuoteState } from '../../../../src/contract/quote/shapes';
import { findById, insertInto, lockById, updateById } from '../../../db/byId';
import type { Tx } from '../../../db/client';
import { contains } from '../../../db/like';
import { paged, type Paged } from '../../../db/paged';
import { untilChanged } from '../../../db/untilChanged';
import { findGoodsVersion } from '../../offer/catalogue/repository';
import type { Employee } from '../../people/employee/repository';
import { clientsInScope, leads } from '../client/scope';
import {
  clients,
  employees,
  goods,
  members,
  quoteLines,
  quotes,
  quoteViews,
  skus,
  wholesaleInquiries,
  wholesalers,
  type QuoteEvent,
} from '../../../db/schema';

export type Quote = typeof quotes.$inferSelect;
export type QuoteLineRow = typeof quoteLines.$inferSelect;
export type NewQuoteLine = Omit<typeof quoteLines.$inferInsert, 'quoteId' | 'sort'>;
export type InquiryRow = typeof wholesaleInquiries.$inferSelect;

export const findQuote = findById(quotes);
/** The quote with its row locked until the transaction ends. */
export const lockQuote = lockById(quotes);
export const insertQuote = insertInto(quotes);
export const updateQuote = updateById(quotes);

export async function findByToken(tx: Tx, shareToken: string, lock = false): Promise<Quote | undefined> {
  const query = tx.select().from(quotes).where(eq(quotes.shareToken, shareToken));
  const [row] = await (lock ? query.for('update') : query);
  return row;
}

export async function findByOrder(tx: Tx, orderId: string): Promise<Quote | undefined> {
  const [row] = await tx.select().from(quotes).where(eq(quotes.orderId, orderId));
  return row;
}

export async function lockByOrder(tx: Tx, orderId: string): Promise<Quote | undefined> {
  const [row] = await tx.select().from(quotes).where(eq(quotes.orderId, orderId)).for('update');
  return row;
}

/** The version that was made of this one last. */
export async function findNext(tx: Tx, id: string): Promise<Quote | undefined> {
  const [row] = await tx
    .select()
    .from(quotes)
    .where(and(eq(quotes.copyOf, id), ne(quotes.status, 'void')))
    .orderBy(desc(quotes.id))
    .limit(1);
  return row;
}

export const listLines = (tx: Tx, quoteIds: readonly string[]): Promise<QuoteLineRow[]> =>
  quoteIds.length === 0
    ? Promise.resolve([])
    : tx
        .select()
        .from(quoteLines)
        .where(inArray(quoteLines.quoteId, [...quoteIds]))
        .orderBy(asc(quoteLines.quoteId), asc(quoteLines.sort));

/** All of them, in place of those before. */
export async function putLines(tx: Tx, quoteId: string, rows: readonly NewQuoteLine[]): Promise<QuoteLineRow[]> {
  await tx.delete(quoteLines).where(eq(quoteLines.quoteId, quoteId));
  if (rows.length === 0) return [];
  const made = await tx
    .insert(quoteLines)
    .values(rows.map((row, sort) => ({ ...row, quoteId, sort })))
    .returning();
  return made.sort((a, b) => a.sort - b.sort);
}

/** What the client took of what he could choose. */
export async function freezeChosen(tx: Tx, quoteId: string, taken: readonly string[]): Promise<void> {
  const isTaken = taken.length === 0 ? sql`false` : inArray(quoteLines.id, [...taken]);
  await tx
    .update(quoteLines)
    .set({ chosen: sql`${quoteLines.pick} = 'must' or ${isTaken}` })
    .where(eq(quoteLines.quoteId, quoteId));
}

const ofClients = (where: SQL): SQL => sql`${quotes.clientId} in (select ${clients.id} from ${clients} where ${where})`;

/** The own ones, and those of clients whom the employee looks after or with whom he was joined. */
const mine = (viewer: Employee): SQL =>
  or(
    eq(quotes.ownerId, viewer.id),
    ofClients(clientsInScope(viewer, 'mine')),
    ofClients(clientsInScope(viewer, 'shared')),
  ) as SQL;

/** A manager's: of everybody in the department, or in the house for who leads it. */
const team = (viewer: Employee): SQL => {
  if (!viewer.isManager) return sql`false`;
  if (leads(viewer, undefined)) return sql`true`;
  return sql`${quotes.ownerId} in (select ${employees.id} from ${employees} where ${employees.department} = ${viewer.department})`;
};

export type QuoteScope = 'mine' | 'team';
/** Whose quotes an employee sees (rule 30.5), by whose clients he sees (rule 29.3): the only place that says it. */
const inScope = (viewer: Employee, scope?: QuoteScope): SQL => {
  if (scope === undefined) return or(mine(viewer), team(viewer)) as SQL;
  return scope === 'mine' ? mine(viewer) : team(viewer);
};

/** Undefined: it is not to be seen, or not there. `lock`: until the transaction ends nobody else changes it. */
export async function findInScope(tx: Tx, viewer: Employee, id: string, lock: boolean): Promise<Quote | undefined> {
  const query = tx
    .select()
    .from(quotes)
    .where(and(eq(quotes.id, id), inScope(viewer)));
  const [row] = await (lock ? query.for('update') : query);
  return row;
}

export interface QuoteFilter {
  /** Who looks; undefined where the client alone decides. */
  viewer: Employee | undefined;
  scope?: QuoteScope | undefined;
  clientId?: string | undefined;
  keyword?: string;
}

/** Part of a number, a title, a client's name, or one of its lines; a bar code finds the quotes that have its goods. */
const isAbout = (keyword: string): SQL | undefined =>
  or(
    contains(quotes.no, keyword),
    contains(quotes.title, keyword),
    contains(quotes.clientName, keyword),
    sql`${quotes.id} in (select ${quoteLines.quoteId} from ${quoteLines} join ${skus} on ${skus.id} = ${quoteLines.skuId}
      where ${skus.barCode} = ${keyword})`,
  );

const filtered = ({ viewer, scope, clientId, keyword = '' }: QuoteFilter): SQL | undefined =>
  and(
    viewer && inScope(viewer, scope),
    clientId === undefined ? undefined : eq(quotes.clientId, clientId),
    keyword === '' ? undefined : isAbout(keyword),
  );

/** The one that changed last first. */
export function pageOfQuotes(
  tx: Tx,
  filter: QuoteFilter,
  states: readonly QuoteState[] | undefined,
  limit: number,
  offset: number,
): Promise<Paged<Quote>> {
  const where = and(filtered(filter), states ? inArray(quotes.status, [...states]) : undefined);
  return paged(
    tx.select().from(quotes).where(where).orderBy(desc(quotes.updatedAt), desc(quotes.id)),
    limit,
    offset,
    () => tx.$count(quotes, where),
  );
}

export async function countByState(tx: Tx, filter: QuoteFilter): Promise<ReadonlyMap<QuoteState, number>> {
  const rows = await tx
    .select({ status: quotes.status, rows: count() })
    .from(quotes)
    .where(filtered(filter))
    .groupBy(quotes.status);
  return new Map(rows.map(({ status, rows: many }) => [status, many]));
}

export interface Viewer {
  memberId: string;
  nickname: string;
  opens: number;
  seconds: number;
  firstAt: number;
  lastAt: number;
}
/** The last first. */
export const listViewers = (tx: Tx, quoteId: string): Promise<Viewer[]> =>
  tx
    .select({
      memberId: quoteViews.memberId,
      nickname: members.nickname,
      opens: quoteViews.opens,
      seconds: quoteViews.seconds,
      firstAt: quoteViews.firstAt,
      lastAt: quoteViews.lastAt,
    })
    .from(quoteViews)
    .innerJoin(members, eq(members.id, quoteViews.memberId))
    .where(eq(quoteViews.quoteId, quoteId))
    .orderBy(desc(quoteViews.lastAt), desc(quoteViews.memberId));

/** One opening more. */
export async function countView(tx: Tx, memberId: string, quoteId: string, at: number): Promise<void> {
  await tx
    .insert(quoteViews)
    .values({ quoteId, memberId, firstAt: at, lastAt: at })
    .onConflictDoUpdate({
      target: [quoteViews.quoteId, quoteViews.memberId],
      set: { opens: sql`${quoteViews.opens} + 1`, lastAt: at },
    });
}

/** Never more seconds than have passed since the last word of this viewer, one for the way. */
export async function addSeconds(
  tx: Tx,
  memberId: string,
  quoteId: string,
  seconds: number,
  at: number,
): Promise<void> {
  const passed = sql`greatest(0, (${at}::bigint - ${quoteViews.lastAt}) / 1000 + 1)::int`;
  await tx
    .update(quoteViews)
    .set({ seconds: sql`${quoteViews.seconds} + least(${seconds}::int, ${passed})`, lastAt: at })
    .where(and(eq(quoteViews.quoteId, quoteId), eq(quoteViews.memberId, memberId)));
}

export const addEvent = (
  quote: Quote,
  event: Omit<QuoteEvent, 'kind'> & { kind?: QuoteEvent['kind'] },
): QuoteEvent[] => [...quote.log, { kind: 'step', ...event }];

/** Fen that the client was last offered one piece for, by SKU: as sent, after the discount of the line. */
export async function lastPrices(
  tx: Tx,
  clientId: string,
  skuIds: readonly string[],
): Promise<ReadonlyMap<string, { price: number; discountBp: number }>> {
  if (skuIds.length === 0) return new Map();
  const last = tx
    .select({ id: max(quoteLines.id).as('id') })
    .from(quoteLines)
    .innerJoin(quotes, eq(quotes.id, quoteLines.quoteId))
    .where(
      and(
        eq(quotes.clientId, clientId),
        inArray(quotes.status, ['sent', 'viewed', 'accepted', 'ordered', 'declined', 'expired']),
        inArray(quoteLines.skuId, [...skuIds]),
      ),
    )
    .groupBy(quoteLines.skuId);
  const rows = await tx.select().from(quoteLines).where(inArray(quoteLines.id, last));
  return new Map(rows.map(({ skuId, price, discountBp }) => [skuId ?? '', { price, discountBp }]));
}

export interface GoodsRow {
  skuId: string;
  title: string;
  image: string;
  images: string[];
  specValues: string[];
  price: number;
  free: number;
}
/** What sellers offer of: the house's own goods that are sold. Without costs: they are nobody's to read here. */
const offered = {
  skuId: skus.id,
  title: goods.title,
  image: skus.image,
  images: goods.images,
  specValues: skus.specValues,
  price: skus.price,
  free: sql<number>`greatest(0, ${skus.stock} - ${skus.locked})`.mapWith(Number),
};
const isOffered = and(eq(goods.status, 'on'), sql`${goods.merchantId} is null`, eq(skus.off, false));

interface Offered {
  match?: SQL | undefined;
  categoryId?: string | undefined;
}
const whereOffered = ({ match, categoryId }: Offered): SQL | undefined =>
  and(
    isOffered,
    match,
    categoryId ? or(eq(goods.rootCategoryId, categoryId), eq(goods.categoryId, categoryId)) : undefined,
  );

async function countOffered(tx: Tx, filter: Offered): Promise<number> {
  const [row] = await tx
    .select({ rows: count() })
    .from(skus)
    .innerJoin(goods, eq(goods.id, skus.goodsId))
    .where(whereOffered(filter));
  return row?.rows ?? 0;
}
/** How many there are without a keyword changes with the goods only. */
const keptCount = untilChanged(findGoodsVersion, (tx, categoryId: string | null) =>
  countOffered(tx, { categoryId: categoryId ?? undefined }),
);

export const pageOfGoods = (tx: Tx, filter: Offered, limit: number, offset: number): Promise<Paged<GoodsRow>> =>
  paged(
    tx
      .select(offered)
      .from(skus)
      .innerJoin(goods, eq(goods.id, skus.goodsId))
      .where(whereOffered(filter))
      .orderBy(asc(goods.sort), asc(goods.id), asc(skus.sort), asc(skus.id)),
    limit,
    offset,
    () => (filter.match ? countOffered(tx, filter) : keptCount(tx, filter.categoryId ?? null)),
  );

export async function findGoodsByCode(tx: Tx, barCode: string): Promise<GoodsRow | undefined> {
  const [row] = await tx
    .select(offered)
    .from(skus)
    .innerJoin(goods, eq(goods.id, skus.goodsId))
    .where(and(isOffered, eq(skus.barCode, barCode)));
  return row;
}

/** By SKU, also of goods that have left the shelf since. */
export async function loadGoods(
  tx: Tx,
  skuIds: readonly string[],
): Promise<ReadonlyMap<string, GoodsRow & { on: boolean }>> {
  if (skuIds.length === 0) return new Map();
  const rows = await tx
    .select({ ...offered, on: sql<boolean>`coalesce(${isOffered}, false)` })
    .from(skus)
    .innerJoin(goods, eq(goods.id, skus.goodsId))
    .where(and(inArray(skus.id, [...skuIds]), sql`${goods.merchantId} is null`));
  return new Map(rows.map((row) => [row.skuId, row]));
}

export async function findInquiry(tx: Tx, id: string, lock = false): Promise<InquiryRow | undefined> {
  const query = tx.select().from(wholesaleInquiries).where(eq(wholesaleInquiries.id, id));
  const [row] = await (lock ? query.for('update') : query);
  return row;
}

const openSince = (since: number) =>
  and(eq(wholesaleInquiries.status, 'open'), gte(wholesaleInquiries.createdAt, since));
/** With who asked; who waits longest comes first. */
export const pageOfInquiries = (tx: Tx, since: number, limit: number, offset: number) =>
  inquiryRows(tx)
    .where(openSince(since))
    .orderBy(asc(wholesaleInquiries.createdAt), asc(wholesaleInquiries.id))
    .limit(limit)
    .offset(offset);
export async function findInquiryRow(tx: Tx, id: string): Promise<InquiryRecord | undefined> {
  const [row] = await inquiryRows(tx).where(eq(wholesaleInquiries.id, id));
  return row;
}
const inquiryRows = (tx: Tx) =>
  tx
    .select({
      inquiry: wholesaleInquiries,
      nickname: members.nickname,
      mobile: members.mobile,
      company: wholesalers.company,
      contact: wholesalers.contact,
    })
    .from(wholesaleInquiries)
    .innerJoin(members, eq(members.id, wholesaleInquiries.memberId))
    .leftJoin(wholesalers, eq(wholesalers.memberId, wholesaleInquiries.memberId));
export type InquiryRecord = Awaited<ReturnType<typeof inquiryRows>>[number];

export async function endInquiry(tx: Tx, id: string): Promise<void> {
  await tx.update(wholesaleInquiries).set({ status: 'closed' }).where(eq(wholesaleInquiries.id, id));
}

export async function closeInquiry(tx: Tx, id: string, quoteId: string): Promise<void> {
  await tx.update(wholesaleInquiries).set({ status: 'quoted', quoteId }).where(eq(wholesaleInquiries.id, id));
}

export async function nicknameOf(tx: Tx, memberId: string): Promise<string> {
  const [row] = await tx.select({ nickname: members.nickname }).from(members).where(eq(members.id, memberId));
  return row?.nickname ?? '';
}

/** Ids of those that moved. */
export async function moveQuotes(tx: Tx, fromId: string, toId: string, only?: readonly string[]): Promise<string[]> {
  const moved = await tx
    .update(quotes)
    .set({ clientId: toId })
    .where(and(eq(quotes.clientId, fromId), only ? inArray(quotes.id, [...only]) : undefined))
    .returning({ id: quotes.id });
  return moved.map(({ id }) => id);
}
