/** Coins given away: paired rows, two hundred a day, never money; a merchant's offer gives its code at once. */
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../server/db/client';
import { accounts, ledgerRows, merchantGifts, merchants } from '../../../server/db/schema';
import { book, memberOwner } from '../../../server/domains/people/ledger/service';
import { DAY_MS } from '../../../server/lib/shanghai';
import { testServer, RACES } from '../harness';
import { payTokenFor, rid } from '../order/shop';

const LIN = '10001';
const XU = '10003';
const app = testServer({ seed: true });
let lin: string;
beforeAll(async () => {
  lin = await app.login('13800000001');
});

const send = async (coins: number, more: Record<string, unknown> = {}) =>
  app.call(
    'credits.sendCoin',
    { toId: XU, coins, payToken: await payTokenFor(app, LIN), requestId: rid(), ...more },
    { token: lin },
  );
const give = async (coins: number, more: Record<string, unknown> = {}, token = lin, from = LIN) =>
  app.call(
    'merchant.melonTransfer',
    { merchantId: '1', coins, payToken: await payTokenFor(app, from), requestId: rid(), ...more },
    { token },
  );
const coinsOf = async (ownerId: string, ownerType: 'member' | 'merchant' = 'member') => {
  const [row] = await app.db
    .select()
    .from(accounts)
    .where(and(eq(accounts.ownerId, ownerId), eq(accounts.ownerType, ownerType), eq(accounts.unit, 'coin')));
  return row?.available ?? 0;
};
const grant = (delta: number) =>
  app.db.transaction((tx) =>
    book(tx as unknown as Tx, {
      owner: memberOwner(LIN),
      unit: 'coin',
      bizType: 'gift',
      bizId: rid(),
      delta,
      at: app.clock.now(),
    }),
  );

test('to a friend: two rows, one gift for a doubled tap', async () => {
  const before = [await coinsOf(LIN), await coinsOf(XU)];
  const asked = { requestId: rid(), payToken: await payTokenFor(app, LIN), memo: '谢谢' };
  const [first, twin] = await Promise.all([send(5, asked), send(5, asked)]);
  expect(first.data).toMatchObject({ unit: 'coin', value: 5, to: { id: XU }, balanceAfter: before[0]! - 5 });
  expect(twin.data).toEqual(first.data);
  expect([await coinsOf(LIN), await coinsOf(XU)]).toEqual([before[0]! - 5, before[1]! + 5]);
  const rows = await app.db.select().from(ledgerRows).where(eq(ledgerRows.bizId, first.data.id));
  expect(rows.map(({ bizType, delta, unit }) => [bizType, delta, unit]).sort()).toEqual([
    ['transferIn', 5, 'coin'],
    ['transferOut', -5, 'coin'],
  ]);
});

test('not to oneself, not to nobody, not without a proof, not more than there are', async () => {
  expect(await send(1, { toId: LIN })).toMatchObject({ code: 422, message: '不能转赠给自己' });
  expect((await send(1, { toId: '77' })).code).toBe(404);
  expect((await send(1, { payToken: 'x' })).code).toBe(410);
  expect((await send(1, { payToken: await payTokenFor(app, XU) })).code).toBe(410);
  expect(await send(60)).toMatchObject({ code: 422, message: `还差 ${60 - (await coinsOf(LIN))} 币` });
  expect((await app.call('credits.sendCoin', { toId: XU, coins: 1, requestId: rid() })).code).toBe(401);
});

test('a merchant’s offer gives its code at once; the coins are the merchant’s', async () => {
  const before = [await coinsOf(LIN), await coinsOf('1', 'merchant')];
  const { data } = await give(3);
  expect(data.offerCode).toMatch(/^\d{12}$/);
  expect([await coinsOf(LIN), await coinsOf('1', 'merchant')]).toEqual([before[0]! - 3, before[1]! + 3]);
  const [row] = await app.db.select().from(merchantGifts).where(eq(merchantGifts.id, data.id));
  const [shop] = await app.db.select().from(merchants).where(eq(merchants.id, '1'));
  expect(row).toMatchObject({ memberId: LIN, merchantId: '1', coins: 3, offer: shop!.offer, code: data.offerCode });
  expect(data.to).toMatchObject({ id: '1', nickname: shop!.name });
  // The code stays with the row of who gave it, and with nobody else's; the shop takes it once.
  const rowOf = async (token: string) =>
    (await app.ok('credits.index', { unit: 'coin' }, { token })).list.find(({ bizId }) => bizId === data.id);
  expect((await rowOf(lin))?.offer).toEqual({ code: data.offerCode, shop: shop!.name, used: false });
  await app.db.update(merchantGifts).set({ usedAt: app.clock.now() }).where(eq(merchantGifts.id, data.id));
  expect((await rowOf(lin))?.offer?.used).toBe(true);
  const owner = await app.login('13800000030');
  for (const other of [owner, await app.login('13800000003')]) expect(await rowOf(other)).toBeUndefined();
  expect(await give(1, {}, owner, '10030')).toMatchObject({ code: 422, message: '不能转赠给自己' });
  await app.db.update(merchants).set({ state: 'auditing' }).where(eq(merchants.id, '2'));
  expect((await give(1, { merchantId: '2' })).code).toBe(404);
});

test('two hundred a day, friends and merchants together, anew the next day', async () => {
  await grant(500);
  const { sending } = await app.ok('special.xigua', {}, { token: lin });
  expect(sending).toEqual({ left: 192, perDay: 200 });
  expect(await send(193)).toMatchObject({ code: 422, message: '今日转赠额度剩余 192 币' });
  expect((await send(190)).code).toBe(200);
  expect(await give(3)).toMatchObject({ code: 422, message: '今日转赠额度剩余 2 币' });
  app.clock.advance(DAY_MS);
  expect((await app.ok('special.xigua', {}, { token: lin })).sending.left).toBe(200);
});

test('racing gifts never pass the day’s quota', async () => {
  for (let i = 0; i < Math.min(RACES, 5); i += 1) {
    app.clock.advance(DAY_MS);
    await grant(300);
    const answers = await Promise.all([send(150), send(150), give(150)]);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 422, 422]);
  }
});
