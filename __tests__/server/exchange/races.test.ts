/**
 * The last piece, many times: every round several people want one coupon, one piece of a flash sale, one piece of the coin zone.
 * After every round the invariants are read from SQL.
 */
import { eq, sql } from 'drizzle-orm';
import {
  campaignSkus,
  couponTemplates,
  exchangeGoods,
  memberCoupons,
  orders,
  redPacketRains,
  redPackets,
} from '../../../server/db/schema';
import { book, memberOwner } from '../../../server/domains/people/ledger/service';
import { rowsOf } from '../../../server/domains/people/ledger/verify';
import { verifyShop } from '../../../server/verify';
import { testServer, RACES } from '../harness';
import { addMember, FLASH, FLASH_TEA, fillShop, rid, tokenFor } from '../order/shop';

const PEOPLE = Array.from({ length: 4 }, (_, i) => String(400 + i));
const app = testServer();
const tokens: string[] = [];
beforeAll(async () => {
  await fillShop(app);
  for (const id of PEOPLE) {
    await addMember(app.db, id, app.clock.now());
    await book(app.db, {
      owner: memberOwner(id),
      unit: 'coin',
      bizType: 'adjust',
      bizId: 'start',
      delta: 1000,
      at: app.clock.now(),
    });
    tokens.push(await tokenFor(app, id));
  }
});

/** Issued pieces are those in hands; nobody holds more than he may; nothing beyond the total. */
const COUPONS = sql`select 'template ' || t.id || ': issued ' || t.issued || ' of ' || t.total || ', held ' || count(c.id) as problem
  from coupon_templates t left join member_coupons c on c.template_id = t.id
  group by t.id having t.issued <> count(c.id) or t.issued > t.total
  union all select 'member ' || c.member_id || ' holds ' || count(*) || ' of ' || c.template_id from member_coupons c
  join coupon_templates t on t.id = c.template_id group by c.member_id, c.template_id, t.per_member having count(*) > t.per_member`;
/** The quota counts the pieces of living orders; nobody has more than the limit. */
const FLASHES = sql`select 'campaign ' || s.campaign_id || ': sold ' || s.sold || ', ordered ' || coalesce(sum(l.qty), 0) as problem
  from campaign_skus s left join (order_lines l join orders o on o.id = l.order_id and o.status <> 'cancelled') on l.sku_id = s.sku_id and o.campaign_id = s.campaign_id
  group by s.campaign_id, s.sku_id having s.sold <> coalesce(sum(l.qty), 0) or s.sold > s.stock
  union all select 'member ' || o.member_id || ' bought ' || sum(l.qty) from orders o join order_lines l on l.order_id = o.id
  join campaigns c on c.id = o.campaign_id where o.status <> 'cancelled' group by o.member_id, c.id having sum(l.qty) > c.per_member`;
const EXCHANGES = sql`select 'exchange ' || g.id || ': sold ' || g.sold || ', exchanged ' || coalesce(sum(e.qty), 0) as problem
  from exchange_goods g left join exchanges e on e.exchange_goods_id = g.id and e.status <> 'cancelled'
  group by g.id having g.sold <> coalesce(sum(e.qty), 0) or g.sold > g.stock
  union all select 'exchange ' || e.id || ' has no ledger row' from exchanges e
  where not exists (select 1 from ledger_rows r where r.biz_type = 'exchange' and r.biz_id = e.id::text and r.delta = -e.value)`;

/** Every member one packet, as many as there are, together no more than the budget and at the end all of it. */
test(`rain: the last packets, ${RACES} rounds`, async () => {
  const window = { startAt: app.clock.now(), endAt: app.clock.now() + 3_600_000 };
  for (let round = 1; round <= RACES; round++) {
    const id = String(8800 + round);
    await app.db.insert(redPacketRains).values({ id, title: '红包雨', ...window, budget: 30, packets: 3 });
    const answers = await Promise.all(
      tokens.flatMap((token) => [0, 1].map(() => app.call('redEnvelope.open', { id, requestId: rid() }, { token }))),
    );
    expect(answers.filter(({ message }) => message === '红包已抢完')).toHaveLength(2);
    const drawn = await app.db.select().from(redPackets).where(eq(redPackets.rainId, id));
    expect(drawn).toHaveLength(3);
    expect(drawn.reduce((sum, { value }) => sum + value, 0)).toBe(30);
  }
  expect(await verifyShop(app.db)).toEqual([]);
});

test(`coupon: the last piece, ${RACES} rounds`, async () => {
  await app.db.update(couponTemplates).set({ perMember: RACES }).where(eq(couponTemplates.id, '5002'));
  for (let round = 1; round <= RACES; round++) {
    await app.db.update(couponTemplates).set({ total: round }).where(eq(couponTemplates.id, '5002'));
    const answers = await Promise.all(
      tokens.map((token) => app.call('tea.getcoupon', { templateId: '5002', requestId: rid() }, { token })),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(answers.filter(({ message }) => message === '手慢了，已抢光')).toHaveLength(tokens.length - 1);
    expect(await rowsOf(app.db, [COUPONS])).toEqual([]);
  }
  expect(await app.db.$count(memberCoupons)).toBe(RACES);
});

test(`flash sale: the last piece, ${RACES} rounds`, async () => {
  for (let round = 1; round <= RACES; round++) {
    await app.db.update(campaignSkus).set({ stock: 1, sold: 0 }).where(eq(campaignSkus.campaignId, FLASH));
    const answers = await Promise.all(
      tokens.map((token) =>
        app.call(
          'shop.orderCreate',
          {
            source: 'discount',
            campaignId: FLASH,
            lines: [{ skuId: FLASH_TEA, qty: 1 }],
            deliveryType: 'express',
            couponId: '0',
            payable: 15_000,
            requestId: rid(),
          },
          { token },
        ),
      ),
    );
    const won = answers.filter(({ code }) => code === 200);
    expect(won).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 409)).toHaveLength(tokens.length - 1);
    expect(await rowsOf(app.db, [FLASHES])).toEqual([]);
    // The winner gives it back, so that the next round begins as this one did.
    const [order] = await app.db.select().from(orders).where(eq(orders.id, won[0]!.data.orderId));
    const winner = tokens[PEOPLE.indexOf(order!.memberId!)]!;
    await app.ok('memberOrder.close', { id: order!.id, reason: '不想要了' }, { token: winner });
    expect(await rowsOf(app.db, [FLASHES])).toEqual([]);
    if (round % 10 === 0) expect(await verifyShop(app.db)).toEqual([]);
  }
});

test(`coin zone: the last piece, ${RACES} rounds`, async () => {
  const [item] = await app.db
    .insert(exchangeGoods)
    .values({
      title: '满 199 减 30',
      cover: '',
      unit: 'coin',
      value: 2,
      stock: 0,
      cateId: 'coupon',
      kind: 'coupon',
      templateId: '5001',
    })
    .returning();
  await app.db.update(couponTemplates).set({ perMember: RACES }).where(eq(couponTemplates.id, '5001'));
  for (let round = 1; round <= RACES; round++) {
    await app.db.update(exchangeGoods).set({ stock: round }).where(eq(exchangeGoods.id, item!.id));
    const answers = await Promise.all(
      tokens.map((token) => app.call('special.exchange', { goodsId: item!.id, qty: 1, requestId: rid() }, { token })),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(answers.filter(({ message }) => message === '已兑完')).toHaveLength(tokens.length - 1);
    expect(await rowsOf(app.db, [EXCHANGES, COUPONS])).toEqual([]);
  }
});
