/** SQL of coupon templates and members' coupons. */
import { and, asc, count, desc, eq, gt, gte, inArray, lte, or, sql, type SQL } from 'drizzle-orm';
import { findById, insertInto } from '../../../db/byId';
import type { Tx } from '../../../db/client';
import { couponTemplates, goods, memberCoupons, orders } from '../../../db/schema';
import { statement, within } from '../../../db/statement';
import { publish } from '../../../realtime/publish';

export type Template = typeof couponTemplates.$inferSelect;
export type MemberCoupon = typeof memberCoupons.$inferSelect;
export interface HeldCoupon {
  coupon: MemberCoupon;
  template: Template;
  orderNo: string | null;
  orderedAt?: number | null;
  paidAt?: number | null;
}

export const findTemplate = findById(couponTemplates);

/** Templates whose claim window is not over, in display order. */
export const listTemplates = (
  tx: Tx,
  filter: { takeTypes: Template['takeType'][]; now: number; kind?: string },
): Promise<Template[]> =>
  tx
    .select()
    .from(couponTemplates)
    .where(
      and(
        inArray(couponTemplates.takeType, filter.takeTypes),
        gt(couponTemplates.takeTo, filter.now),
        filter.kind ? sql`${couponTemplates.kind} = ${filter.kind}` : undefined,
      ),
    )
    .orderBy(asc(couponTemplates.sort), asc(couponTemplates.id));

/** The categories of goods, its own and the one on top; none of goods nobody knows. */
export async function findCategoryIds(tx: Tx, goodsId: string): Promise<string[]> {
  const [row] = await tx
    .select({ own: goods.categoryId, top: goods.rootCategoryId })
    .from(goods)
    .where(eq(goods.id, goodsId));
  return row ? [row.own, row.top] : [];
}

/** How many of each template a member has claimed, by template id. */
export async function claimedCounts(
  tx: Tx,
  memberId: string | undefined,
  templateIds: string[],
): Promise<Map<string, number>> {
  if (memberId === undefined || templateIds.length === 0) return new Map();
  const rows = await claimed(tx, { memberId, templateIds });
  return new Map(rows.map((row) => [row.templateId, row.claimed]));
}
const claimed = statement({ memberId: 'bigint', templateIds: 'bigint[]' }, (tx, { memberId, templateIds }) =>
  tx
    .select({ templateId: memberCoupons.templateId, claimed: count() })
    .from(memberCoupons)
    .where(and(eq(memberCoupons.memberId, memberId), within(memberCoupons.templateId, templateIds)))
    .groupBy(memberCoupons.templateId),
);

/** Takes one piece of the issue; false when the last one is gone. */
export async function takeOne(tx: Tx, templateId: string): Promise<boolean> {
  const rows = await tx
    .update(couponTemplates)
    .set({ issued: sql`${couponTemplates.issued} + 1` })
    .where(and(eq(couponTemplates.id, templateId), sql`${couponTemplates.issued} < ${couponTemplates.total}`))
    .returning({ id: couponTemplates.id });
  return rows.length === 1;
}

export const insertCoupon = insertInto(memberCoupons);

const held = (tx: Tx) =>
  tx
    .select({
      coupon: memberCoupons,
      template: couponTemplates,
      orderNo: orders.no,
      orderedAt: orders.createdAt,
      paidAt: orders.paidAt,
    })
    .from(memberCoupons)
    .innerJoin(couponTemplates, eq(couponTemplates.id, memberCoupons.templateId))
    .leftJoin(orders, eq(orders.id, memberCoupons.orderId));

/** By its own id, or by its template's: then the one that can be used comes first. */
export async function findHeld(tx: Tx, memberId: string, id: string): Promise<HeldCoupon | undefined> {
  const [row] = await held(tx)
    .where(and(eq(memberCoupons.memberId, memberId), or(eq(memberCoupons.id, id), eq(memberCoupons.templateId, id))))
    .orderBy(desc(sql`${memberCoupons.status} = 'unused'`), desc(memberCoupons.createdAt))
    .limit(1);
  return row;
}

/** Coupons that settlement shows: unused and not over, and those locked by another order. Soonest end first. */
export const listForSettle = (tx: Tx, memberId: string, now: number): Promise<HeldCoupon[]> =>
  settleable(tx, { memberId, now });
const settleable = statement({ memberId: 'bigint', now: 'bigint' }, (tx, { memberId, now }) =>
  held(tx)
    .where(
      and(
        eq(memberCoupons.memberId, memberId),
        inArray(memberCoupons.status, ['unused', 'locked']),
        gte(memberCoupons.to, now),
      ),
    )
    .orderBy(asc(memberCoupons.to), asc(memberCoupons.id)),
);

/** Of a code; the coupon's row is locked. */
export async function lockByCode(tx: Tx, code: string): Promise<HeldCoupon | undefined> {
  const [row] = await held(tx).where(eq(memberCoupons.code, code)).for('update', { of: memberCoupons });
  return row;
}

export type CouponTab = 'unused' | 'used' | 'expired';

/** Locked coupons are 使用中 and stay under 未使用; an unused one past its end is expired. */
function tabFilter(tab: CouponTab, now: number): SQL | undefined {
  const alive = and(eq(memberCoupons.status, 'unused'), gte(memberCoupons.to, now));
  if (tab === 'unused') return or(alive, eq(memberCoupons.status, 'locked'));
  if (tab === 'used') return eq(memberCoupons.status, 'used');
  return or(
    eq(memberCoupons.status, 'void'),
    and(eq(memberCoupons.status, 'unused'), sql`${memberCoupons.to} < ${now}`),
  );
}

const mine = (memberId: string, tab: CouponTab, kind: string | undefined, now: number) =>
  and(
    eq(memberCoupons.memberId, memberId),
    tabFilter(tab, now),
    kind ? sql`${couponTemplates.kind} = ${kind}` : undefined,
  );

/** Without one: what was taken last first. */
function ordering(sort: 'soon' | 'worth' | undefined): SQL[] {
  const last = [desc(memberCoupons.createdAt), desc(memberCoupons.id)];
  if (sort === 'soon') return [asc(memberCoupons.to), ...last];
  return sort === 'worth' ? [desc(couponTemplates.amount), asc(memberCoupons.to), ...last] : last;
}

export const listHeld = (
  tx: Tx,
  query: {
    memberId: string;
    tab: CouponTab;
    now: number;
    kind?: string;
    sort?: 'soon' | 'worth';
    limit: number;
    offset: number;
  },
): Promise<HeldCoupon[]> =>
  held(tx)
    .where(mine(query.memberId, query.tab, query.kind, query.now))
    .orderBy(...ordering(query.sort))
    .limit(query.limit)
    .offset(query.offset);

export async function countHeld(
  tx: Tx,
  memberId: string,
  tab: CouponTab,
  kind: string | undefined,
  now: number,
): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(memberCoupons)
    .innerJoin(couponTemplates, eq(couponTemplates.id, memberCoupons.templateId))
    .where(mine(memberId, tab, kind, now));
  return row?.total ?? 0;
}

/** unused -> locked for an order, only inside its validity; false when it is gone. */
export async function lockForOrder(
  tx: Tx,
  memberId: string,
  id: string,
  orderId: string,
  now: number,
): Promise<boolean> {
  const rows = await tx
    .update(memberCoupons)
    .set({ status: 'locked', orderId })
    .where(
      and(
        eq(memberCoupons.id, id),
        eq(memberCoupons.memberId, memberId),
        eq(memberCoupons.status, 'unused'),
        lte(memberCoupons.from, now),
        gte(memberCoupons.to, now),
      ),
    )
    .returning({ id: memberCoupons.id });
  return rows.length === 1;
}

/** used -> unused after a full refund; past its end it then shows as expired. */
export async function giveBackUsed(tx: Tx, id: string, orderId: string): Promise<void> {
  await tx
    .update(memberCoupons)
    .set({ status: 'unused', orderId: null })
    .where(and(eq(memberCoupons.id, id), eq(memberCoupons.orderId, orderId), eq(memberCoupons.status, 'used')));
}

/** unused -> used at a counter. Its holder's phones hear of it. */
export async function redeemInStore(tx: Tx, memberId: string, id: string, now: number): Promise<void> {
  await tx.update(memberCoupons).set({ status: 'used', usedAt: now }).where(eq(memberCoupons.id, id));
  await publish(tx, `user:${memberId}`, { kind: 'coupon', data: { couponId: id, status: 'used' } });
}

/** locked -> used (paid) or back to unused (cancelled); past its end it then shows as expired. Its holder's phones hear of it. */
export async function settleLocked(tx: Tx, id: string, orderId: string, status: 'used' | 'unused'): Promise<void> {
  const [row] = await tx
    .update(memberCoupons)
    .set({ status, orderId: status === 'used' ? orderId : null })
    .where(and(eq(memberCoupons.id, id), eq(memberCoupons.orderId, orderId), eq(memberCoupons.status, 'locked')))
    .returning({ memberId: memberCoupons.memberId });
  if (row) await publish(tx, `user:${row.memberId}`, { kind: 'coupon', data: { couponId: id, status } });
}
