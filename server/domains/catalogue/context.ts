/** What a goods list is about: category, maker, campaign, coupon, scene, keyword. An unknown context means all goods. */
import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { RequestOf } from '../../../src/contract/schemas';
import type { Tx } from '../../db/client';
import {
  campaigns,
  categories,
  couponTemplates,
  exhibits,
  goods,
  masters,
  memberCoupons,
  producers,
} from '../../db/schema';
import { anyGoods, cutKeyword, type Match } from '../keyword/match';
import { readKeyword } from '../keyword/read';

export type ListInput = RequestOf<'shop.productIndex'>;

export interface CategoryRow {
  id: string;
  parentId: string;
  name: string;
}

export interface ListContext {
  /** Always holds, whatever filters are set. */
  where: SQL[];
  match: Match | undefined;
  category: CategoryRow | undefined;
  categories: CategoryRow[];
}

/** `memberId` opens the member's own coupons as contexts; a foreign coupon is as good as an unknown one. */
export async function readContext(tx: Tx, memberId: string | undefined, input: ListInput): Promise<ListContext> {
  const rows = await tx
    .select({ id: categories.id, parentId: categories.parentId, name: categories.name })
    .from(categories)
    .orderBy(categories.sort);
  const keyword = cutKeyword(input.keyword ?? '');
  const conditions = await Promise.all([
    input.producerId ? byProducer(tx, input.producerId) : undefined,
    input.campaignId ? byCampaign(tx, input.campaignId) : undefined,
    input.couponId ? byCoupon(tx, memberId, input.couponId) : undefined,
  ]);
  const scene = input.scene && SCENES[input.scene];
  const match = keyword ? await matchGoods(tx, keyword) : undefined;
  return {
    where: [
      eq(goods.status, 'on'),
      ...(match ? [match.where] : []),
      ...[...conditions, scene, input.craft ? byCraft(tx, input.craft) : undefined].filter((one) => one !== undefined),
    ],
    match,
    category: rows.find(({ id }) => id === input.categoryId),
    categories: rows,
  };
}

/** The goods of a keyword, or of the word that was probably meant. */
const matchGoods = async (tx: Tx, keyword: string): Promise<Match | undefined> =>
  (await readKeyword(tx, keyword, async ({ goods: match }) => match !== undefined && anyGoods(tx, match)))?.goods;

const hasMark = (mark: string) => sql`${goods.marks} @> ${JSON.stringify([mark])}::jsonb`;
const SCENES: Record<NonNullable<ListInput['scene']>, SQL> = {
  show: hasMark('exhibit'),
  new: hasMark('new'),
  vip: hasMark('member'),
  escrow: sql`${goods.deliveryTypes} @> '["escrow"]'::jsonb`,
};

/** Exhibits of one craft. */
const byCraft = (tx: Tx, craft: string): SQL =>
  inArray(goods.id, tx.select({ id: exhibits.goodsId }).from(exhibits).where(eq(exhibits.craft, craft)));

async function byProducer(tx: Tx, id: string): Promise<SQL | undefined> {
  const found = await tx.select({ id: producers.id }).from(producers).where(eq(producers.id, id));
  return found.length > 0 ? eq(goods.producerId, id) : undefined;
}

/** False for a master that does not exist: then the list is not narrowed. */
export async function masterExists(tx: Tx, id: string): Promise<boolean> {
  return (await tx.select({ id: masters.id }).from(masters).where(eq(masters.id, id))).length > 0;
}

/** A flash sale is a slot of several goods: its neighbours of the same start belong to the list. */
async function byCampaign(tx: Tx, id: string): Promise<SQL | undefined> {
  const [campaign] = await tx.select().from(campaigns).where(eq(campaigns.id, id));
  if (!campaign) return undefined;
  if (campaign.type !== 'discount') return eq(goods.id, campaign.goodsId);
  return inArray(
    goods.id,
    tx
      .select({ id: campaigns.goodsId })
      .from(campaigns)
      .where(and(eq(campaigns.type, 'discount'), eq(campaigns.startAt, campaign.startAt))),
  );
}

/** `id` is a template, or one of the member's own coupons. */
async function byCoupon(tx: Tx, memberId: string | undefined, id: string): Promise<SQL | undefined> {
  const own = tx
    .select({ id: memberCoupons.templateId })
    .from(memberCoupons)
    .where(and(eq(memberCoupons.id, id), eq(memberCoupons.memberId, memberId ?? '0')));
  const [template] = await tx
    .select({ scope: couponTemplates.scope, scopeIds: couponTemplates.scopeIds })
    .from(couponTemplates)
    .where(or(eq(couponTemplates.id, id), inArray(couponTemplates.id, own)))
    .limit(1);
  if (!template || template.scope === 'all') return undefined;
  if (template.scopeIds.length === 0) return sql`false`;
  if (template.scope === 'goods') return inArray(goods.id, template.scopeIds);
  return or(inArray(goods.rootCategoryId, template.scopeIds), inArray(goods.categoryId, template.scopeIds));
}
