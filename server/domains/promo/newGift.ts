/** The new-member gift: three coupons, 200 points and a sample tea; claimed once, within 7 days of the registration. */
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { NewGift } from '../../../src/contract/promo/schemas';
import type { RequestOf } from '../../../src/contract/schemas';
import type { GoodsCard } from '../../../src/contract/catalogue/schemas';
import type { Tx } from '../../db/client';
import { couponTemplates, giftClaims, goods, memberCoupons, members, sampleTeas, skus } from '../../db/schema';
import type { Setup } from '../../http/context';
import { badRequest, expired, notFound, refuse } from '../../http/errors';
import { DAY_MS } from '../../lib/shanghai';
import { loadCards } from '../catalogue/cards';
import { couponCard } from '../coupon/presenter';
import { issueCoupon } from '../coupon/service';
import { book, memberOwner } from '../ledger/service';
import { chooseAddress } from '../address/choose';
import { openGivenOrder } from '../order/stages/given';
import { lockMember } from '../../db/locks';
import { loadPriceViewer } from '../pricing/viewer';

const GIFT_POINTS = 200;
const OPEN_MS = 7 * DAY_MS;
/** The sample waits that long for its choice and an address. */
const SAMPLE_MS = 7 * DAY_MS;
const PACK = ['new'] as const;

type Member = typeof members.$inferSelect;
type Claim = typeof giftClaims.$inferSelect;

async function readMember(tx: Tx, memberId: string): Promise<Member> {
  const [row] = await tx.select().from(members).where(eq(members.id, memberId));
  if (!row) throw notFound();
  return row;
}
async function readClaim(tx: Tx, memberId: string): Promise<Claim | undefined> {
  const [row] = await tx.select().from(giftClaims).where(eq(giftClaims.memberId, memberId));
  return row;
}
const packTemplates = (tx: Tx) =>
  tx
    .select()
    .from(couponTemplates)
    .where(inArray(couponTemplates.takeType, [...PACK]))
    .orderBy(asc(couponTemplates.sort), asc(couponTemplates.id));

/** Samples are cards of the whole goods; the words below say how much is in the bag. */
async function readSamples(tx: Tx, memberId: string, now: number): Promise<GoodsCard[]> {
  const rows = await tx.select().from(sampleTeas).orderBy(asc(sampleTeas.sort), asc(sampleTeas.id));
  const viewer = await loadPriceViewer(tx, memberId, now);
  const cards = await loadCards(
    tx,
    rows.map(({ goodsId }) => goodsId ?? '0'),
    viewer,
    now,
  );
  return cards.map((card) => {
    const sample = rows.find(({ goodsId }) => goodsId === card.id);
    const left = (sample?.stock ?? 0) - (sample?.given ?? 0);
    return { ...card, subtitle: sample?.specText ?? card.subtitle, stock: left, soldOut: left <= 0 };
  });
}

const stateOf = (member: Member, claim: Claim | undefined, now: number): NewGift['state'] => {
  if (claim || member.newGift === 'claimed') return 'claimed';
  if (member.newGift === 'none') return 'none';
  return now < member.createdAt + OPEN_MS ? 'open' : 'expired';
};

export async function viewNewGift(tx: Tx, memberId: string, now: number): Promise<NewGift> {
  const member = await readMember(tx, memberId);
  const claim = await readClaim(tx, memberId);
  const templates = await packTemplates(tx);
  const held = await tx
    .select({ templateId: memberCoupons.templateId })
    .from(memberCoupons)
    .where(eq(memberCoupons.memberId, memberId));
  const level = (await loadPriceViewer(tx, memberId, now))?.level;
  return {
    state: stateOf(member, claim, now),
    endAt: member.createdAt + OPEN_MS,
    coupons: templates.map((one) =>
      couponCard(one, { claimed: held.filter(({ templateId }) => templateId === one.id).length, level, now }),
    ),
    points: GIFT_POINTS,
    samples: await readSamples(tx, memberId, now),
    ...(claim?.sampleGoodsId ? { chosen: claim.sampleGoodsId } : {}),
    ...(claim?.orderId ? { orderId: claim.orderId } : {}),
    ...(claim && !claim.orderId ? { until: claim.until } : {}),
  };
}

/**
 * Claims the pack, or afterwards the sample that still waits: with goods and an address the sample's order is made in the same
 * transaction. Refuses 422 不是新会员, 新人礼已领取, 请选择茶样 · 410 新人礼已过期 · 404 unknown sample or address.
 */
export async function saveNewGift(
  tx: Tx,
  memberId: string,
  { goodsId, addressId }: RequestOf<'memberV4.newGiftSave'>,
  now: number,
  server: Setup,
): Promise<NewGift> {
  await lockMember(tx, memberId);
  const member = await readMember(tx, memberId);
  const before = await readClaim(tx, memberId);
  if (!before) await claimPack(tx, member, now);
  else if (before.orderId || !addressId) throw refuse('新人礼已领取');
  else if (before.until <= now) throw expired('茶样已过期');
  const claim = before ?? (await readClaim(tx, memberId));
  const sample = goodsId ?? claim?.sampleGoodsId ?? undefined;
  if (sample !== undefined) await chooseSample(tx, memberId, sample);
  if (addressId !== undefined) {
    if (sample === undefined) throw badRequest('goodsId', '请选择茶样');
    await sendSample(tx, memberId, sample, addressId, now, server);
  }
  return viewNewGift(tx, memberId, now);
}

async function claimPack(tx: Tx, member: Member, now: number): Promise<void> {
  const state = stateOf(member, undefined, now);
  if (state === 'expired') throw expired('新人礼已过期，看看会员礼');
  if (state !== 'open') throw refuse(state === 'claimed' ? '新人礼已领取' : '仅限新会员领取');
  for (const template of await packTemplates(tx)) await issueCoupon(tx, member.id, template, now);
  await book(tx, {
    owner: memberOwner(member.id),
    unit: 'points',
    bizType: 'gift',
    bizId: `newGift-${member.id}`,
    delta: GIFT_POINTS,
    title: '新人礼',
    at: now,
  });
  await tx.update(members).set({ newGift: 'claimed' }).where(eq(members.id, member.id));
  await tx.insert(giftClaims).values({ memberId: member.id, claimedAt: now, until: now + SAMPLE_MS });
}

async function chooseSample(tx: Tx, memberId: string, goodsId: string): Promise<void> {
  const [sample] = await tx.select().from(sampleTeas).where(eq(sampleTeas.goodsId, goodsId));
  if (!sample) throw notFound();
  await tx.update(giftClaims).set({ sampleGoodsId: goodsId }).where(eq(giftClaims.memberId, memberId));
}

async function sendSample(
  tx: Tx,
  memberId: string,
  goodsId: string,
  addressId: string,
  now: number,
  server: Setup,
): Promise<void> {
  const address = await chooseAddress(tx, memberId, addressId);
  if (!address) throw notFound();
  const taken = await tx
    .update(sampleTeas)
    .set({ given: sql`${sampleTeas.given} + 1` })
    .where(and(eq(sampleTeas.goodsId, goodsId), sql`${sampleTeas.given} < ${sampleTeas.stock}`))
    .returning();
  if (!taken[0]) throw refuse('这款茶样已送完，换一款吧');
  const [row] = await tx
    .select({ goods, sku: skus })
    .from(goods)
    .innerJoin(skus, eq(skus.goodsId, goods.id))
    .where(eq(goods.id, goodsId))
    .orderBy(asc(skus.sort), asc(skus.id))
    .limit(1);
  if (!row) throw notFound();
  const order = await openGivenOrder(
    tx,
    {
      memberId,
      kind: 'gift',
      address,
      fromShelf: false,
      label: '领取新人礼茶样',
      remark: '新人礼茶样',
      lines: [
        {
          skuId: row.sku.id,
          goodsId,
          title: row.goods.title,
          cover: row.goods.images[0] ?? row.sku.image,
          specText: taken[0].specText,
          price: 0,
          qty: 1,
          weight: 10,
          gift: true,
        },
      ],
    },
    now,
    server,
  );
  await tx
    .update(giftClaims)
    .set({ sampleGoodsId: goodsId, orderId: order.id })
    .where(eq(giftClaims.memberId, memberId));
}
