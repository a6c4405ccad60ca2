/** A request with a requestId that comes twice: the first answer again, and not a row more (rule 2.8). */
import { randomUUID } from 'node:crypto';
import { and, eq, gt, is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import sharp from 'sharp';
import type { EndpointName } from '../../../src/contract/endpoints';
import type { RequestOf } from '../../../src/contract/schemas';
import * as schema from '../../../server/db/schema';
import { writeShopSettings } from '../../../server/domains/people/shopSettings/repository';
import { DEMO } from '../../../server/domains/people/shopSettings/settings';
import { testServer } from '../harness';
import { payTokenFor } from '../order/shop';

const [LIN, XU, CHEN, SU] = ['13800000001', '13800000003', '13800000010', '13800000030'] as const;
/** 林知夏's address. */
const HOME = '10301';

const app = testServer({ seed: true });
beforeAll(async () => {
  await writeShopSettings(app.db, { withdrawal: { ...DEMO.shopSettings.withdrawal, externalLevel: 0 } });
});

const tableNames = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .map((table) => getTableConfig(table as PgTable).name);

/** A sum over every row, by table; a parallel plan answers in any order. */
async function sums(): Promise<unknown> {
  const each = tableNames.map((name) => `select '${name}' as name, sum(hashtext(t::text))::text from "${name}" t`);
  return ((await app.db.execute(sql.raw(`${each.join(' union all ')} order by name`))) as unknown as { rows: unknown })
    .rows;
}

/** The cheapest, or the one after so many: what is limited to one is had once. */
async function exchangeable(unit: 'coin' | 'points', at = 0): Promise<string> {
  const { exchangeGoods: all } = schema;
  const [item] = await app.db
    .select({ id: all.id })
    .from(all)
    .where(and(eq(all.unit, unit), eq(all.kind, 'goods'), eq(all.money, 0), gt(all.stock, 0)))
    .orderBy(all.value)
    .offset(at)
    .limit(1);
  return item!.id;
}

async function givenGoods(): Promise<{ id: string; addressId: string }> {
  const [lin, xu] = [await app.login(LIN), await app.login(XU)];
  const [made, home] = [
    await app.ok(
      'integralGoods.give',
      { goodsId: await exchangeable('points', 1), toId: '10003', requestId: randomUUID() },
      { token: lin },
    ),
    await app.ok(
      'address.create',
      { name: '许清和', mobile: XU, regionCode: '330106', detail: '龙井路 9 号' },
      { token: xu },
    ),
  ];
  return { id: made.id, addressId: home.id };
}

async function newProduct(): Promise<Omit<RequestOf<'merchant.productCreate'>, 'requestId'>> {
  const token = await app.login(SU);
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c96' } })
    .jpeg()
    .toBuffer();
  const [[own], { data }] = [
    await app.ok('merchant.category', {}, { token }),
    await app.upload(picture, { token, scene: 'goods' }),
  ];
  const words = { title: '手工桂花酥', unit: '盒', detail: '现烤两炉' };
  return { ...words, categoryId: own!.id, images: [data.url], price: 3600, stock: 10 };
}

/** What no suite of its own sends twice: a real request of each. */
const asked: readonly [EndpointName, string, () => object | Promise<object>][] = [
  ['special.exchange', LIN, async () => ({ goodsId: await exchangeable('coin'), qty: 1, addressId: HOME })],
  ['integralGoods.exchange', LIN, async () => ({ goodsId: await exchangeable('points'), qty: 1, addressId: HOME })],
  ['integralGoods.accept', XU, givenGoods],
  [
    'marketPlace.act',
    LIN,
    async () => ({ holdingId: '94001', action: 'transfer', toId: '10003', payToken: await payTokenFor(app, '10001') }),
  ],
  [
    'member.declarationSave',
    CHEN,
    () => ({
      buyerMobile: '13600002222',
      amount: 50_000,
      soldAt: '2026-06-01',
      goodsText: '白牡丹饼 1 片',
      photos: [],
    }),
  ],
  ['merchant.productCreate', SU, newProduct],
  [
    'merchant.melonTransfer',
    LIN,
    async () => ({ merchantId: '1', coins: 1, payToken: await payTokenFor(app, '10001') }),
  ],
  ['income.cash', CHEN, async () => ({ amount: 1000, target: 'balance', payToken: await payTokenFor(app, '10010') })],
  ['external.withdraw', CHEN, async () => ({ amount: 5000, payToken: await payTokenFor(app, '10010') })],
];

test.each(asked)('%s', async (name, mobile, inputOf) => {
  const token = await app.login(mobile);
  const input = { ...(await inputOf()), requestId: randomUUID() };
  const [before, first] = [await sums(), await app.call(name, input, { token })];
  expect(first).toMatchObject({ code: 200 });
  const written = await sums();
  expect(written).not.toEqual(before);
  expect(await app.call(name, input, { token })).toEqual(first);
  expect(await sums()).toEqual(written);
});
