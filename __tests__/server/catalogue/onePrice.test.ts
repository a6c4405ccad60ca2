/** One price truth: whoever looks, a piece costs the same on every surface, down to the order. */
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { GoodsCard, Offer } from '../../../src/contract/catalogue/schemas';
import { addresses, campaigns, campaignSkus, members, skus } from '../../../server/db/schema';
import { DEMO } from '../../../server/domains/people/shopSettings/settings';
import { balancesOf } from '../../../server/domains/people/ledger/repository';
import { book, memberOwner } from '../../../server/domains/people/ledger/service';
import { testServer } from '../harness';
import { rid, tokenFor } from '../order/shop';

/** `guest` has checked in at an event that is running. */
const { levels: LEVELS } = DEMO.shopSettings;
const VIEWERS = ['visitor', 'guest', 'card', 'wholesaler', ...LEVELS.map(({ name }) => name)] as const;
type Viewer = (typeof VIEWERS)[number];

const app = testServer({ seed: true });
let goodsIds: string[];
const tokens = new Map<Viewer, string | undefined>([['visitor', undefined]]);
/** Goods of the running slot: the first two have one specification that is gone. */
let flash: string[];

const pay = ({ price, offer }: { price: number; offer?: Offer }) => offer?.price ?? price;

async function standing(memberId: string, growth: number, set: Partial<typeof members.$inferInsert>): Promise<string> {
  const delta = growth - (await balancesOf(app.db, memberId)).growth.available;
  const row = { owner: memberOwner(memberId), bizType: 'adjust', bizId: `standing${memberId}` } as const;
  await book(app.db, { ...row, unit: 'growth', delta, at: app.clock.now() });
  await app.db.delete(addresses).where(eq(addresses.memberId, memberId));
  await app.db.insert(addresses).values({
    memberId,
    name: '张三',
    mobile: '13811112222',
    regionCode: '330106',
    detail: '龙井路 1 号',
    isDefault: true,
    createdAt: app.clock.now(),
  });
  await app.db.update(members).set(set).where(eq(members.id, memberId));
  return tokenFor(app, memberId);
}

beforeAll(async () => {
  const now = app.clock.now();
  const ids = (await app.db.select({ id: members.id }).from(members).orderBy(members.id).limit(8)).map(({ id }) => id);
  const year = now + 365 * 86_400_000;
  for (const [at, { name, need }] of LEVELS.entries())
    tokens.set(name, await standing(ids[at + 1]!, need, { vipUntil: null, wholesaler: 'none' }));
  tokens.set('guest', await app.login('13800000001'));
  tokens.set('card', await standing(ids[6]!, 0, { vipUntil: year, wholesaler: 'none' }));
  tokens.set('wholesaler', await standing(ids[7]!, 500, { vipUntil: null, wholesaler: 'approved' }));
  const running = await app.db
    .select()
    .from(campaigns)
    .where(and(eq(campaigns.type, 'discount'), lte(campaigns.startAt, now), gt(campaigns.endAt, now)))
    .orderBy(campaigns.id);
  flash = running.map(({ goodsId }) => goodsId);
  for (const { id } of running.slice(0, 2)) {
    const [first] = await app.db.select().from(campaignSkus).where(eq(campaignSkus.campaignId, id)).limit(1);
    await app.db
      .update(campaignSkus)
      .set({ sold: sql`${campaignSkus.stock}` })
      .where(and(eq(campaignSkus.campaignId, id), eq(campaignSkus.skuId, first!.skuId)));
  }
  goodsIds = (await cardsOf('visitor')).map(({ id }) => id);
});

const own = (viewer: Viewer) => ({ token: tokens.get(viewer) });

async function cardsOf(viewer: Viewer): Promise<GoodsCard[]> {
  const pages = [];
  for (const page of [1, 2, 3]) pages.push((await app.ok('shop.productIndex', { page }, own(viewer))).page.list);
  return pages.flat();
}

test.each(VIEWERS)('lists and the home name one price to %s', async (viewer) => {
  const cards = new Map((await cardsOf(viewer)).map((card) => [card.id, card]));
  expect(cards.size).toBeGreaterThan(50);
  const home = await app.ok('shop.index', {}, own(viewer));
  const feed = await app.ok('shopV2.home', {}, own(viewer));
  const slot = await app.ok('marketing.discount', {}, own(viewer));
  const shown = [
    ...home.floors.flatMap((floor) => floor.goods ?? []),
    ...(home.flash?.goods ?? []),
    ...feed.feed.list,
    ...slot.goods.list,
  ];
  for (const card of shown)
    expect({ id: card.id, pay: pay(card) }).toEqual({ id: card.id, pay: pay(cards.get(card.id)!) });
  // The strip of the home and the page of the slot strike out the same price.
  const struck = (list: readonly GoodsCard[] = []) =>
    new Map(list.map(({ id, price, campaign }) => [id, [price, campaign?.price]]));
  expect(struck(home.flash?.goods)).toEqual(struck(slot.goods.list));
  // Cards of the slot, and every fifth of the others.
  for (const card of [...cards.values()].filter(({ id }, at) => flash.includes(id) || at % 5 === 0)) {
    const goods = await app.ok('shop.productView', { id: card.id }, own(viewer));
    expect({ id: card.id, pay: pay(goods.card) }).toEqual({ id: card.id, pay: pay(card) });
    expect(Math.min(...goods.skus.map(pay))).toBe(pay(card));
  }
});

test('what was seen and what was kept cost what they cost in the list', async () => {
  for (const viewer of ['guest', 'card', LEVELS.at(-1)!.name] as const) {
    const cards = new Map((await cardsOf(viewer)).map((card) => [card.id, card]));
    // Also of the slot, and nothing that went off the shelf.
    const some = [...flash.slice(0, 3), ...goodsIds.slice(0, 3)].filter((id) => cards.has(id));
    for (const id of some) {
      await app.ok('shop.productView', { id }, own(viewer));
      await app.ok('collect.create', { kind: 'goods', targetId: id, on: true }, own(viewer));
    }
    const seen = (await app.ok('footprint.index', {}, own(viewer))).list;
    const kept = [];
    for (const page of [1, 2]) kept.push(...(await app.ok('collect.index', { kind: 'goods', page }, own(viewer))).list);
    for (const rows of [seen, kept]) {
      const shown = rows.filter(({ targetId, state }) => some.includes(targetId) && state !== 'off');
      expect(new Set(shown.map(({ targetId }) => targetId))).toEqual(new Set(some));
      for (const { targetId, price = 0, offer } of shown)
        expect({ viewer, targetId, price, offer }).toEqual({
          viewer,
          targetId,
          price: cards.get(targetId)!.price,
          offer: cards.get(targetId)!.offer,
        });
    }
  }
});

test('a card says the least that is sold of it, and so much goes into the basket', async () => {
  const [tea] = (await cardsOf('card')).filter(({ minQty }) => minQty !== undefined);
  expect(tea).toMatchObject({ title: '桃酥', minQty: 2 });
  const put = (qty: number) =>
    app.call('cartItem.create', { skuId: tea!.singleSkuId!, qty, requestId: rid() }, own('card'));
  expect(await put(1)).toMatchObject({ code: 422, message: '2 件起购' });
  expect((await put(tea!.minQty!)).code).toBe(200);
});

test('the ladder of the goods page is the one of the market and of the wholesale order, and nobody else sees one', async () => {
  const market = await app.ok('shopV2.wholesale', {}, own('wholesaler'));
  let ordered = 0;
  for (const { card, skus: sold } of market.page.list.slice(0, 6)) {
    for (const viewer of ['visitor', 'card'] as const)
      expect(await app.ok('shop.productView', { id: card.id }, own(viewer))).not.toHaveProperty('wholesale');
    const goods = await app.ok('shop.productView', { id: card.id }, own('wholesaler'));
    const terms = goods.wholesale!.map(({ skuId, tiers, moq, multiple }) => ({ id: skuId, tiers, moq, multiple }));
    expect(terms).toEqual(sold.map(({ id, tiers, moq, multiple }) => ({ id, tiers, moq, multiple })));
    const [{ id: skuId, tiers, moq, multiple }] = terms as [(typeof terms)[number]];
    for (const { minQty, price } of tiers) {
      const qty = Math.ceil(Math.max(minQty, moq) / multiple) * multiple;
      const sku = goods.skus.find(({ id }) => id === skuId)!;
      if (sku.stock < qty || price * qty < market.rules.minTotal) continue;
      const lines = [{ skuId, qty }];
      const settled = await app.ok('shop.orderPreview', { source: 'wholesale', lines }, own('wholesaler'));
      expect({ skuId, qty, goods: settled.amounts.goods }).toEqual({ skuId, qty, goods: price * qty });
      ordered += 1;
    }
  }
  expect(ordered).toBeGreaterThan(3);
});

test('the price of the goods page is the price of basket, settlement and order', async () => {
  const member = fc.constantFrom(...VIEWERS.filter((viewer) => viewer !== 'visitor'));
  // One in two is of the running slot.
  const goodsId = fc.oneof(fc.constantFrom(...flash), fc.constantFrom(...goodsIds));
  await fc.assert(
    fc.asyncProperty(member, goodsId, fc.nat(5), fc.boolean(), async (viewer, id, at, ordered) => {
      const view = await app.ok('shop.productView', { id }, own(viewer));
      const sku = view.skus[at % view.skus.length]!;
      const qty = Math.max(1, Math.ceil(sku.moq / sku.multiple)) * sku.multiple;
      fc.pre(sku.stock >= qty);
      const lines = [{ skuId: sku.id, qty }];
      const settled = await app.ok('shop.orderPreview', { source: 'buy', lines }, own(viewer));
      expect(settled.lines[0]).toMatchObject({ skuId: sku.id, price: sku.price });
      expect(settled.lines[0]!.offer).toEqual(sku.offer);
      const added = await app.call('cartItem.create', { skuId: sku.id, qty, requestId: rid() }, own(viewer));
      // Neither a flash sale nor a limited goods lets a member have more than the limit.
      fc.pre(added.code === 200);
      const basket = await app.ok('cartItem.index', {}, own(viewer));
      const line = basket.lines.find(({ skuId }) => skuId === sku.id)!;
      expect(line.offer).toEqual(sku.offer);
      await app.ok('cartItem.select', { all: true, selected: false }, own(viewer));
      const only = await app.ok('cartItem.select', { ids: [line.id], selected: true }, own(viewer));
      expect(only.total).toBe(pay(sku) * line.qty);
      if (ordered) {
        const request = {
          source: 'cart' as const,
          deliveryType: 'express' as const,
          lines: [{ ...lines[0]!, cartItemId: line.id }],
        };
        const { amounts } = await app.ok('shop.orderPreview', request, own(viewer));
        const made = await app.ok(
          'shop.orderCreate',
          { ...request, payable: amounts.payable, requestId: rid() },
          own(viewer),
        );
        const { card } = await app.ok('memberOrder.view', { id: made.orderId }, own(viewer));
        const { price, share } = card.lines[0]!;
        expect(price * qty - share.memberOff - share.campaignOff).toBe(pay(sku) * qty);
        await app.ok('memberOrder.close', { id: made.orderId, reason: '不想要了' }, own(viewer));
      }
      await app.ok('atShop.cartDelete', { ids: [line.id] }, own(viewer));
    }),
    { numRuns: 25 },
  );
});

test('a flash price in the basket takes of the quota, and gives it back with the order', async () => {
  const viewer = own('card');
  const id = flash.at(-1)!;
  const [sku] = (await app.ok('shop.productView', { id }, viewer)).skus.filter(({ offer }) => offer?.why === 'flash');
  const soldOf = async () =>
    (await app.db.select().from(campaignSkus).where(eq(campaignSkus.skuId, sku!.id)))
      .filter(({ price }) => price === sku!.offer!.price)
      .map(({ sold }) => sold);
  const [plain] = await app.db
    .select()
    .from(skus)
    .where(
      and(
        eq(
          skus.goodsId,
          goodsIds.find((one) => !flash.includes(one))!,
        ),
        gt(skus.stock, 20),
      ),
    );
  const before = await soldOf();
  const lines = [
    { skuId: sku!.id, qty: 1 },
    { skuId: plain!.id, qty: plain!.moq },
  ];
  const request = { source: 'cart' as const, deliveryType: 'express' as const, lines };
  const settled = await app.ok('shop.orderPreview', request, viewer);
  expect(settled.expireMinutes).toBe(15);
  const made = await app.ok(
    'shop.orderCreate',
    { ...request, payable: settled.amounts.payable, requestId: rid() },
    viewer,
  );
  expect((await soldOf()).reduce((a, b) => a + b)).toBe(before.reduce((a, b) => a + b) + 1);
  // What is ordered counts against the limit of the sale, whichever way it was bought; more than that has the normal price, all of it.
  const offerOf = async (qty: number) =>
    (await app.ok('shop.orderPreview', { source: 'buy', lines: [{ skuId: sku!.id, qty }] }, viewer)).lines[0]!.offer;
  expect((await offerOf(1))?.why).toBe('flash');
  expect((await offerOf(2))?.why).not.toBe('flash');
  await app.ok('cartItem.create', { skuId: sku!.id, qty: 2, requestId: rid() }, viewer);
  const [line] = (await app.ok('cartItem.index', {}, viewer)).lines;
  expect(line).toMatchObject({ skuId: sku!.id, tip: '秒杀限 1 件，超出按平日价' });
  expect(line!.offer).toEqual(await offerOf(2));
  await app.ok('memberOrder.close', { id: made.orderId, reason: '不想要了' }, viewer);
  expect(await soldOf()).toEqual(before);
});
