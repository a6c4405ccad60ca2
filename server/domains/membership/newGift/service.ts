/**
 * The new-member gift: the coupons for new members, points and a sample tea, as far as the shop has them; claimed once, within 7 days of the
 * registration.
 */
import type { KV } from '../../../../src/contract/kit';
import type { NewGift } from '../../../../src/contract/newGift/schemas';
import type { RequestOf } from '../../../../src/contract/schemas';
import type { GoodsCard } from '../../../../src/contract/catalogue/schemas';
import type { Tx } from '../../../db/client';
import type { Setup } from '../../../http/context';
import { badRequest, expired, notFound, refuse } from '../../../http/errors';
import { yuan } from '../../../lib/money';
import { DAY_MS } from '../../../lib/shanghai';
import { loadCards } from '../../offer/catalogue/cards';
import { couponCard } from '../../offer/coupon/presenter';
import { claimedCounts, type Template } from '../../offer/coupon/repository';
import { readShopSettings, readSite } from '../../people/shopSettings/repository';
import { issueCoupon } from '../../offer/coupon/service';
import { book, memberOwner } from '../../people/ledger/service';
import { chooseAddress } from '../../people/address/choose';
import { openGivenOrder } from '../../trade/order/stages/given';
import { lockMember } from '../../../db/locks';
import { findBrief, newGiftEnds } from '../../people/member/presenter';
import { findMember, updateMember, type MemberRow } from '../../people/member/repository';
import { loadPriceViewer } from '../../people/pricing/viewer';
import type { PosterSubject } from '../../people/site/poster';
import {
  findClaim,
  findFirstSku,
  findSample,
  insertClaim,
  listPack,
  listSamples,
  takeSample,
  updateClaim,
  type Claim,
  type Sample,
} from './repository';

/** The sample waits that long for its choice and an address. */
const SAMPLE_MS = 7 * DAY_MS;

async function readMember(tx: Tx, memberId: string): Promise<MemberRow> {
  const row = await findMember(tx, memberId);
  if (!row) throw notFound();
  return row;
}

/** Samples are cards of the whole goods; the words below say how much is in the bag. */
async function readSamples(tx: Tx, memberId: string, rows: readonly Sample[], now: number): Promise<GoodsCard[]> {
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

const bagsLeft = (samples: readonly Pick<Sample, 'stock' | 'given'>[]): number =>
  samples.filter(({ stock, given }) => given < stock).length;

/** What is in the pack: what the shop does not give is not named. */
function packItems(coupons: readonly Template[], points: number, samples: readonly Sample[]): KV[] {
  const worth = coupons.reduce((sum, { amount }) => sum + amount, 0);
  const kinds = bagsLeft(samples);
  return [
    ...(coupons.length > 0
      ? [{ key: 'coupons', label: `${coupons.length} 张券`, value: worth > 0 ? `共 ¥${yuan(worth)}` : '' }]
      : []),
    ...(points > 0 ? [{ key: 'points', label: `${points} 积分`, value: '' }] : []),
    ...(kinds > 0 ? [{ key: 'sample', label: '一份茶样', value: kinds > 1 ? `${kinds} 选 1` : '' }] : []),
  ];
}

async function readPack(tx: Tx) {
  const [coupons, samples, shopSettings] = await Promise.all([listPack(tx), listSamples(tx), readShopSettings(tx)]);
  const points = shopSettings.points.newcomer;
  return { coupons, samples, points, items: packItems(coupons, points, samples) };
}

const stateOf = (member: MemberRow, claim: Claim | undefined, now: number): NewGift['state'] => {
  if (claim || member.newGift === 'claimed') return 'claimed';
  if (member.newGift === 'none') return 'none';
  return now < newGiftEnds(member) ? 'open' : 'expired';
};

export async function viewNewGift(tx: Tx, memberId: string, now: number): Promise<NewGift> {
  const member = await readMember(tx, memberId);
  const claim = await findClaim(tx, memberId);
  const pack = await readPack(tx);
  const claimed = await claimedCounts(
    tx,
    memberId,
    pack.coupons.map(({ id }) => id),
  );
  const viewer = await loadPriceViewer(tx, memberId, now);
  const view = { level: viewer?.level, levels: viewer?.shopSettings.levels ?? [], now };
  const state = stateOf(member, claim, now);
  return {
    state: state === 'open' && pack.items.length === 0 ? 'none' : state,
    endAt: newGiftEnds(member),
    coupons: pack.coupons.map((one) => couponCard(one, { ...view, claimed: claimed.get(one.id) ?? 0 })),
    points: pack.points,
    items: pack.items,
    samples: await readSamples(tx, memberId, pack.samples, now),
    ...(claim?.sampleGoodsId ? { chosen: claim.sampleGoodsId } : {}),
    ...(claim?.orderId ? { orderId: claim.orderId } : {}),
    // Nothing waits for an address where there is no sample.
    ...(claim && !claim.orderId && bagsLeft(pack.samples) > 0 ? { until: claim.until } : {}),
  };
}

/** What a visitor or a new member is invited with: the pack in figures, and whether it can still be claimed. */
export async function teaseNewGift(
  tx: Tx,
  memberId: string | undefined,
  now: number,
): Promise<{ title: string; image: string; items: KV[]; canClaim: boolean }> {
  const [{ items }, member] = await Promise.all([
    readPack(tx),
    memberId === undefined ? undefined : findMember(tx, memberId),
  ]);
  const isOpen = !member || stateOf(member, await findClaim(tx, member.id), now) === 'open';
  const canClaim = isOpen && items.length > 0;
  return { title: '新人礼', image: '/images/floor/3.webp', items, canClaim };
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
  const before = await findClaim(tx, memberId);
  if (!before) await claimPack(tx, member, now);
  else if (before.orderId || !addressId) throw refuse('新人礼已领取');
  else if (before.until <= now) throw expired('茶样已过期');
  const claim = before ?? (await findClaim(tx, memberId));
  const sample = goodsId ?? claim?.sampleGoodsId ?? undefined;
  if (sample !== undefined) await chooseSample(tx, memberId, sample);
  if (addressId !== undefined) {
    if (sample === undefined) throw badRequest('goodsId', '请选择茶样');
    await sendSample(tx, memberId, sample, addressId, now, server);
  }
  return viewNewGift(tx, memberId, now);
}

async function claimPack(tx: Tx, member: MemberRow, now: number): Promise<void> {
  const state = stateOf(member, undefined, now);
  if (state === 'expired') throw expired('新人礼已过期，看看会员礼');
  if (state !== 'open') throw refuse(state === 'claimed' ? '新人礼已领取' : '仅限新会员领取');
  const { coupons, points, items } = await readPack(tx);
  if (items.length === 0) throw refuse('现在没有新人礼');
  for (const template of coupons) await issueCoupon(tx, member.id, template, now);
  if (points > 0)
    await book(tx, {
      owner: memberOwner(member.id),
      unit: 'points',
      bizType: 'gift',
      bizId: `newGift-${member.id}`,
      delta: points,
      title: '新人礼',
      at: now,
    });
  await updateMember(tx, member.id, { newGift: 'claimed' });
  await insertClaim(tx, { memberId: member.id, claimedAt: now, until: now + SAMPLE_MS });
}

async function chooseSample(tx: Tx, memberId: string, goodsId: string): Promise<void> {
  const sample = await findSample(tx, goodsId);
  if (!sample) throw notFound();
  await updateClaim(tx, memberId, { sampleGoodsId: goodsId });
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
  const taken = await takeSample(tx, goodsId);
  if (!taken) throw refuse('这款茶样已送完，换一款吧');
  const row = await findFirstSku(tx, goodsId);
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
          specText: taken.specText,
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
  await updateClaim(tx, memberId, { sampleGoodsId: goodsId, orderId: order.id });
}

/** The poster of who invites: what the shop gives to new members, or that there is tea. */
export async function memberPoster(tx: Tx, memberId: string): Promise<PosterSubject | undefined> {
  const [owner, { appName }, { items }] = await Promise.all([findBrief(tx, memberId), readSite(tx), readPack(tx)]);
  if (!owner) return undefined;
  return {
    title: `${owner.nickname} 邀你来${appName}喝杯茶`,
    subtitle: items.length > 0 ? `新人礼${items.map(({ label }) => label).join('、')}等你领取` : '好茶等你来喝',
    image: '/images/team/1.webp',
    route: '/pages/tea/index',
  };
}
