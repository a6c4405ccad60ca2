/**
 * Hands that reach for the same thing at the desk: a request taken up, a document picked, passed and scanned twice at once, the last pieces of a goods.
 * After every round shop and books have to agree: `rewind` asks, `verifyWarehouse` among them (cellar = its lots, stock = its moves).
 */
import { eq } from 'drizzle-orm';
import { cellarMoves, escrowLots, escrowRequests, skus, stockMoves } from '../../../server/db/schema';
import { testServer, RACES } from '../harness';
import { rid, tokenFor } from '../order/shop';
import { keepRows } from '../rewind';
import { deskOf, PARCEL } from './desk';

const REQUEST = '697926';
const SKU = '101401';

const app = testServer({ seed: true });
let rewind: () => Promise<void>;
/** 赵小满, 冯仓 and 王岚 all pick what leaves for customers. */
let zhao: string;
let feng: string;
let wang: string;
beforeAll(async () => {
  [zhao, feng, wang] = (await Promise.all(
    ['13900000003', '13900000008', '13900000001'].map((mobile) => app.login(mobile)),
  )) as [string, string, string];
  rewind = await keepRows(app);
});

const desk = deskOf(() => app);
const codesOf = (answers: readonly { code: number }[]) => answers.map(({ code }) => code).sort((a, b) => a - b);

test(`one request, one document, one picker, each scan once, one parcel: ${RACES} rounds`, async () => {
  const lotOf = async () => {
    const [request] = await app.db.select().from(escrowRequests).where(eq(escrowRequests.id, REQUEST));
    return (await app.db.select().from(escrowLots).where(eq(escrowLots.id, request!.lotId)))[0]!;
  };
  for (let round = 1; round <= RACES; round++) {
    await rewind();
    const lot = await lotOf();
    const made = await Promise.all(
      [zhao, feng].map((token) => desk.save(token, { action: 'create', kind: 'escrow', targetId: REQUEST })),
    );
    expect(codesOf(made)).toEqual([200, 409]);
    const doc = made.find(({ code }) => code === 200)!.data;

    const taken = await Promise.all([zhao, feng].map((token) => desk.step(token, doc, 'pick')));
    expect(codesOf(taken)).toEqual([200, 409]);
    expect(['已由 赵** 拣货', '已由 冯** 拣货']).toContain(taken.find(({ code }) => code === 409)!.message);
    const winner = taken[0]!.code === 200 ? zhao : feng;
    const picking = taken.find(({ code }) => code === 200)!.data;

    // The phone sends a scan again whose answer it did not hear; another phone of the same clerk says it of the same revision.
    const lines = desk.all(picking);
    const requestId = rid();
    const scans = await Promise.all([
      ...[1, 2, 3].map(() => desk.step(winner, picking, 'pick', { lines, requestId })),
      desk.step(winner, picking, 'pick', { lines }),
    ]);
    const [first] = scans;
    for (const again of scans.slice(1, 3)) expect([again.code, again.data]).toEqual([first!.code, first!.data]);
    expect(codesOf([first!, scans[3]!])).toEqual([200, 409]);
    const full = await desk.read(winner, { id: doc.card.id });
    expect(full).toMatchObject({ rev: picking.rev + 1, card: { picked: picking.card.qty } });

    const checking = await desk.ok(desk.step(winner, full, 'submit'));
    const others = [wang, winner === zhao ? feng : zhao];
    const passed = await Promise.all(others.map((token) => desk.step(token, checking, 'pass', PARCEL)));
    expect(codesOf(passed)).toEqual([200, 409]);
    const moves = await app.db.select().from(cellarMoves).where(eq(cellarMoves.documentId, doc.card.id));
    expect(moves).toMatchObject([{ delta: -picking.card.qty, after: lot.qty - picking.card.qty }]);
    expect((await lotOf()).qty).toBe(lot.qty - picking.card.qty);
  }
  await rewind();
});

test(`taken back by its owner or taken up by the desk: ${RACES} rounds`, async () => {
  const requestNow = async () => (await app.db.select().from(escrowRequests).where(eq(escrowRequests.id, REQUEST)))[0]!;
  for (let round = 1; round <= RACES; round++) {
    await rewind();
    const owner = await tokenFor(app, (await requestNow()).memberId);
    const cancel = { action: 'cancel' as const, requestRef: REQUEST, requestId: rid() };
    const take = () => desk.save(zhao, { action: 'create', kind: 'escrow', targetId: REQUEST });
    const takeBack = () => app.call('escrow.act', cancel, { token: owner });
    const asks = round % 2 === 0 ? [take(), takeBack()] : [takeBack(), take()];
    const answers: { code: number }[] = await Promise.all(asks);
    expect(codesOf(answers)).toEqual([200, 409]);
    const isTaken = answers[round % 2 === 0 ? 0 : 1]!.code === 200;
    expect((await requestNow()).status).toBe(isTaken ? 'picking' : 'cancelled');
    // Also later: who is picked for cannot take it back.
    expect((await app.call('escrow.act', { ...cancel, requestId: rid() }, { token: owner })).code).toBe(409);
  }
  await rewind();
});

test(`the last pieces of a goods are on one document: ${RACES} rounds`, async () => {
  for (let round = 1; round <= RACES; round++) {
    await rewind();
    const [sku] = await app.db.select().from(skus).where(eq(skus.id, SKU));
    const free = sku!.stock - sku!.locked;
    const asks = [zhao, wang, zhao].map((token, at) => ({
      token,
      body: { action: 'create', kind: at === 0 ? 'loss' : 'use', lines: [{ skuId: SKU, qty: free }], note: '茶艺课' },
    }));
    const made = await Promise.all(asks.map(({ token, body }) => desk.save(token, body)));
    expect(codesOf(made)).toEqual([200, 422, 422]);
    const doc = made.find(({ code }) => code === 200)!.data;
    // Whoever made it, its manager passes what its clerk picked.
    const picked = await desk.ok(desk.step(zhao, doc, 'pick', { lines: desk.all(doc) }));
    const checking = await desk.ok(desk.step(zhao, picked, 'submit'));
    const ended = await Promise.all([
      desk.step(wang, checking, 'pass'),
      desk.step(wang, checking, 'void', { note: '重复' }),
    ]);
    expect(codesOf(ended)).toEqual([200, 409]);
    const [after] = await app.db.select().from(skus).where(eq(skus.id, SKU));
    const moves = await app.db.select().from(stockMoves).where(eq(stockMoves.documentId, doc.card.id));
    const isGone = ended[0]!.code === 200;
    expect(after).toMatchObject({ stock: sku!.stock - (isGone ? free : 0), locked: sku!.locked });
    expect(moves).toMatchObject(isGone ? [{ delta: -free }] : []);
  }
  await rewind();
});
