/** The outbound desk: documents of orders, of stored tea and of the house itself, from their beginning to the parcel. */
import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull } from 'drizzle-orm';
import {
  cellarMoves,
  escrowLots,
  escrowRequests,
  orderLines,
  orders,
  parcels,
  skus,
  stockDocuments,
  stockMoves,
  storeStocks,
} from '../../../server/db/schema';
import { ship } from '../../../server/domains/trade/fulfilment/service';
import { testServer } from '../harness';
import { rid } from '../order/shop';
import { keepRows } from '../rewind';
import { deskOf, PARCEL, type Doc } from './desk';

/** Too cheap for a gift on top. */
const SKU = '104301';
const OTHER = '101401';

const app = testServer({ seed: true });
let rewind: () => Promise<void>;
let lin: string;
/** 赵小满 of store 1, 冯仓 of store 2, 卢远舟 of store 3, 王岚 their manager, 李牧之 without the area. */
let zhao: string;
let feng: string;
let lu: string;
let wang: string;
let li: string;
beforeAll(async () => {
  lin = await app.login('13800000001');
  wang = await app.login('13900000001');
  li = await app.login('13900000002');
  zhao = await app.login('13900000003');
  feng = await app.login('13900000008');
  lu = await app.login('13900000011');
  rewind = await keepRows(app);
});
beforeEach(() => rewind());

const { save, step, ok, read, all } = deskOf(() => app);

async function buy(qty = 2, deliveryType = 'express', skuId = SKU) {
  const asked = { source: 'buy' as const, lines: [{ skuId, qty }], deliveryType, couponId: '0' };
  const { amounts } = await app.ok('shop.orderPreview', asked as never, { token: lin });
  const { orderId } = await app.ok(
    'shop.orderCreate',
    { ...asked, payable: amounts.payable, requestId: randomUUID() } as never,
    { token: lin },
  );
  const paid = { trade_type: 'js', pay_type: 11, order_group: 'order', data: { order_id: orderId } } as const;
  const { paymentId } = await app.ok('pay', paid as never, { token: lin });
  await app.ok('pay.result', { paymentId }, { token: lin });
  app.clock.advance(5000);
  await app.ok('pay.result', { paymentId }, { token: lin });
  const [order] = await app.db.select().from(orders).where(eq(orders.id, orderId));
  return order!;
}
const documentsOf = (sourceId: string) =>
  app.db.select().from(stockDocuments).where(eq(stockDocuments.sourceId, sourceId)).orderBy(stockDocuments.id);
const stateOf = async (id: string) => (await app.db.select().from(orders).where(eq(orders.id, id)))[0]!.status;

describe('who may', () => {
  test('a member, an employee without the area and a visitor are refused at every endpoint', async () => {
    const asks = [
      ['manage.index', {}],
      ['stock.order', {}],
      ['stock.orderInfo', { id: '698101' }],
      ['stock.goods', {}],
      ['stock.orderSave', { action: 'pick', id: '698101', rev: 1, requestId: rid() }],
      ['escrow.index', { tab: 'todo' }],
    ] as const;
    for (const [name, body] of asks) {
      for (const token of [lin, li])
        expect(await app.call(name, body, { token })).toMatchObject({ code: 403, message: '暂无权限' });
      expect(await app.call(name, body)).toMatchObject({ code: 401 });
    }
  });
});

describe('the demo desk', () => {
  test('forty documents of every kind in every state, three urgent, six goods that run low', async () => {
    const documents = await app.db.select().from(stockDocuments).where(isNotNull(stockDocuments.no));
    expect(documents).toHaveLength(40);
    expect(new Set(documents.map(({ kind }) => kind)).size).toBe(7);
    expect(new Set(documents.map(({ status }) => status)).size).toBe(5);
    const desk = await app.ok('manage.index', {}, { token: zhao });
    expect(desk).toMatchObject({
      urgent: 3,
      escrowTodo: 3,
      canVerify: true,
      warehouses: [{ label: '西湖仓' }, { label: '茶窖' }],
      viewer: { name: '赵小满', no: 'E1003' },
    });
    expect(desk.alerts).toHaveLength(6);
    expect(desk.mine).toHaveLength(5);
    expect(desk.counts.map(({ label }) => label)).toEqual(['待拣货', '拣货中', '待复核', '已出库']);
    const low = await app.ok('stock.goods', { low: true }, { token: zhao });
    expect(low.total).toBe(6);
    expect(low.list.every(({ onHand, least }) => onHand <= least)).toBe(true);
  });

  test('urgent ones come first, then who waits longest; tabs, kinds, warehouses and words filter', async () => {
    const { tabs, page } = await app.ok('stock.order', { tab: 'pending' }, { token: zhao });
    expect(page.list.slice(0, 3).every(({ urgent }) => urgent)).toBe(true);
    const rest = page.list.slice(3).map(({ createdAt }) => createdAt);
    expect(rest).toEqual([...rest].sort((a, b) => a - b));
    expect(tabs.find(({ id }) => id === 'pending')!.count).toBe(page.total);
    const only = async (asked: Record<string, unknown>) => (await app.ok('stock.order', asked, { token: zhao })).page;
    expect((await only({ kind: 'transfer' })).list.every(({ kind }) => kind === 'transfer')).toBe(true);
    expect((await only({ warehouseId: '2' })).list.every(({ kind }) => kind === 'escrow')).toBe(true);
    const first = page.list[0]!;
    expect((await only({ keyword: first.no })).list.map(({ id }) => id)).toEqual([first.id]);
    expect((await only({ keyword: first.title })).list.map(({ id }) => id)).toContain(first.id);
    expect((await only({ keyword: '没有这个' })).total).toBe(0);
    const done = (await only({ tab: 'done' })).list.map(({ closedAt }) => closedAt!);
    expect(done).toEqual([...done].sort((a, b) => b - a));
    const doc = await read(zhao, { id: first.id });
    expect((await read(zhao, { code: doc.source!.no })).card.id).toBe(first.id);
    expect(await app.call('stock.orderInfo', { code: 'CK0' }, { token: zhao })).toMatchObject({ code: 404 });
    expect(await app.call('stock.orderInfo', {}, { token: zhao })).toMatchObject({ code: 400 });
  });

  test('a bar code shows its goods with shelf and stock', async () => {
    const [sku] = await app.db.select().from(skus).where(eq(skus.id, SKU));
    const { list } = await app.ok('stock.goods', { code: sku!.barCode }, { token: zhao });
    expect(list).toHaveLength(1);
    expect(list[0]).toMatchObject({ skuId: SKU, onHand: sku!.stock, free: sku!.stock - sku!.locked });
    expect(list[0]!.shelf).toMatch(/^[A-D] 区 \d\d 架$/);
  });
});

describe('a document of an order', () => {
  const begun = async (qty = 2) => {
    const order = await buy(qty);
    return { order, doc: await read(zhao, { code: order.no }) };
  };

  test('arises with the payment, is picked, passed by another person, and the buyer has a parcel', async () => {
    const { order, doc } = await begun();
    expect(doc).toMatchObject({
      card: { kind: 'sale', status: 'pending', qty: 2, picked: 0, target: '林**', warehouse: '西湖仓' },
      source: { kind: 'order', id: order.id, no: order.no },
      can: ['pick'],
      byCarrier: true,
    });
    expect(doc.address!.name).toBe('林知夏');
    const taken = await ok(step(zhao, doc, 'pick'));
    expect(taken).toMatchObject({ card: { status: 'picking', picker: '赵小满' }, can: ['pick', 'submit'] });
    expect(await step(zhao, taken, 'submit')).toMatchObject({ code: 422, message: '还没有拣货' });
    const [line] = taken.lines;
    const asked = { lineId: line!.id, qty: 2, picked: 3 };
    expect(await step(zhao, taken, 'pick', { lines: [asked] })).toMatchObject({ code: 422, message: '已拣足' });
    expect(await step(zhao, taken, 'pick', { lines: [{ lineId: '1', qty: 1, picked: 1 }] })).toMatchObject({
      code: 422,
      message: '不在本单',
    });
    const full = await ok(step(zhao, taken, 'pick', { lines: [{ ...asked, picked: 2, batch: 'B1' }] }));
    expect(full.lines[0]).toMatchObject({ picked: 2, batch: 'B1' });
    const checking = await ok(step(zhao, full, 'submit'));
    expect(checking).toMatchObject({ card: { status: 'checking' }, cannot: '需他人复核', can: [] });
    // The row says it to whoever may, and not to who picked it.
    const rowFor = async (token: string) =>
      (await app.ok('stock.order', { tab: 'checking', keyword: doc.card.no }, { token })).page.list[0]?.checkable;
    expect([await rowFor(zhao), await rowFor(feng)]).toEqual([undefined, true]);
    for (const action of ['pass', 'reject'])
      expect(await step(zhao, checking, action, { ...PARCEL, note: 'x' })).toMatchObject({
        code: 422,
        message: '需他人复核',
      });
    expect(await step(feng, checking, 'pass')).toMatchObject({ code: 400 });
    const done = await ok(step(feng, checking, 'pass', PARCEL));
    expect(done).toMatchObject({
      card: { status: 'done' },
      parcel: { company: '顺丰速运', trackingNo: 'SF1234567890' },
      can: [],
    });
    expect(await stateOf(order.id)).toBe('shipped');
    const sent = await app.db.select().from(parcels).where(eq(parcels.orderId, order.id));
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ trackingNo: 'SF1234567890', company: '顺丰速运' });
    expect(await step(feng, done, 'pass', PARCEL)).toMatchObject({ code: 409 });
    expect(await documentsOf(order.id)).toHaveLength(1);
  });

  test('rejected it is picked again', async () => {
    const { doc } = await begun();
    const checking = await ok(step(zhao, await ok(step(zhao, doc, 'pick', { lines: all(doc) })), 'submit'));
    expect(await step(feng, checking, 'reject')).toMatchObject({ code: 422, message: '请填写驳回原因' });
    const back = await ok(step(feng, checking, 'reject', { note: '少一张手提袋' }));
    expect(back.card.status).toBe('picking');
    expect(back.log.at(-1)!.label).toBe('冯仓 驳回：少一张手提袋');
    expect(await step(feng, back, 'pick')).toMatchObject({ code: 409, message: '已由 赵** 拣货' });
  });

  test('a shortage is told: the order is sent in part, and the rest waits in a document of its own', async () => {
    const { order, doc } = await begun(3);
    const picked = await ok(step(zhao, doc, 'pick', { lines: all(doc, 1) }));
    expect(await step(zhao, picked, 'submit')).toMatchObject({ code: 422, message: '请说明缺货原因' });
    const checking = await ok(step(zhao, picked, 'submit', { note: '货架少一件' }));
    expect(checking.shortage).toBe('货架少一件');
    await ok(step(feng, checking, 'pass', PARCEL));
    expect(await stateOf(order.id)).toBe('partial');
    const [, rest] = await documentsOf(order.id);
    expect(rest).toMatchObject({ status: 'pending' });
    expect((await read(zhao, { id: rest!.id })).lines[0]).toMatchObject({ qty: 1, picked: 0 });
  });

  test('an old revision reloads; the same request twice is one step', async () => {
    const { doc } = await begun();
    const requestId = rid();
    const [one, two] = await Promise.all([1, 2].map(() => step(zhao, doc, 'pick', { requestId })));
    expect(one!.data).toEqual(two!.data);
    const stale = await step(zhao, doc, 'pick', { lines: all(doc) });
    expect(stale).toMatchObject({ code: 409, message: '单据已有变动，已为你刷新' });
    expect(stale.data.rev).toBe(one!.data.rev);
    expect(await save(zhao, { action: 'pick', id: doc.card.id })).toMatchObject({ code: 400 });
    expect(await save(zhao, { action: 'pick', rev: 1 })).toMatchObject({ code: 400 });
    expect(await save(zhao, { action: 'pick', rev: 1, id: '1' })).toMatchObject({ code: 404 });
  });

  test('who ships otherwise closes it; the autopilot leaves alone what somebody picks', async () => {
    const { order, doc } = await begun();
    await app.db.transaction((tx) => ship(tx as never, order.id, undefined, app.clock.now(), app.server));
    expect(await read(zhao, { id: doc.card.id })).toMatchObject({ card: { status: 'void' }, can: [] });

    const next = await begun();
    const { jobHandlers } = await import('../../../server/jobHandlers');
    const run = (id: string) =>
      app.db.transaction((tx) => Promise.resolve(jobHandlers['order.ship']!(tx as never, id, app.server)));
    await ok(step(zhao, next.doc, 'pick'));
    await run(next.order.id);
    expect(await stateOf(next.order.id)).toBe('paid');
    const third = await begun();
    await run(third.order.id);
    expect(await stateOf(third.order.id)).toBe('shipped');
    expect((await read(zhao, { id: third.doc.card.id })).card.status).toBe('void');
  });

  test('refunded meanwhile: nothing but void, which everybody at the desk may', async () => {
    const { order, doc } = await begun();
    const taken = await ok(step(zhao, doc, 'pick', { lines: all(doc) }));
    const [line] = await app.db.select().from(orderLines).where(eq(orderLines.orderId, order.id));
    const asked = { orderId: order.id, way: 'refund', reason: '不想要了', lines: [{ lineId: line!.id, qty: 2 }] };
    const sale = await app.call('memberOrder.returnApply', { ...asked, requestId: rid() } as never, { token: lin });
    expect(sale.code).toBe(200);
    const held = await read(zhao, { id: doc.card.id });
    expect(held).toMatchObject({ card: { qty: 0 }, warning: '商品都在售后中，暂不能出库' });
    await app.db.update(orders).set({ status: 'refunded' }).where(eq(orders.id, order.id));
    const dead = await read(zhao, { id: doc.card.id });
    expect(dead).toMatchObject({ warning: '订单已退款，请作废', can: ['void'] });
    for (const action of ['pick', 'submit'])
      expect(await step(zhao, taken, action)).toMatchObject({ code: 422, message: '订单已退款，请作废' });
    await app.db.update(orders).set({ status: 'paid' }).where(eq(orders.id, order.id));
  });

  test('void is the manager’s, with a reason; what the buyer still waits for begins anew', async () => {
    const { order, doc } = await begun();
    expect(await step(zhao, doc, 'void', { note: '开错' })).toMatchObject({ code: 403 });
    expect(await step(wang, doc, 'void')).toMatchObject({ code: 422, message: '请填写作废原因' });
    expect((await ok(step(wang, doc, 'void', { note: '开错' }))).card.status).toBe('void');
    const documents = await documentsOf(order.id);
    expect(documents.map(({ status }) => status)).toEqual(['void', 'pending']);
  });
});

describe('a document of stored tea', () => {
  const TODO = '697926';
  const start = () => save(zhao, { action: 'create', kind: 'escrow', targetId: TODO });
  const requestOf = async () => (await app.db.select().from(escrowRequests).where(eq(escrowRequests.id, TODO)))[0]!;

  test('the desk sees whose tea it is masked, and takes a request up once', async () => {
    const { requests, desk } = await app.ok('escrow.index', { tab: 'todo' }, { token: zhao });
    expect(desk).toBe(3);
    expect(requests!.list.every(({ customer }) => /^.\*\*$/.test(customer!))).toBe(true);
    expect(requests!.list.map(({ createdAt }) => createdAt)).toEqual(
      requests!.list.map(({ createdAt }) => createdAt).sort((a, b) => a - b),
    );
    expect((await app.ok('escrow.index', {}, { token: lin })).desk).toBeUndefined();
    const answers = await Promise.all(
      [zhao, feng].map((token) => save(token, { action: 'create', kind: 'escrow', targetId: TODO })),
    );
    expect(answers.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, 409]);
    expect((await requestOf()).status).toBe('picking');
    expect(await save(zhao, { action: 'create', kind: 'escrow', targetId: '1' })).toMatchObject({ code: 404 });
  });

  test('all pieces or none; passed they leave the lot, with a move of the cellar', async () => {
    const doc = await ok(start());
    expect(doc).toMatchObject({
      card: { kind: 'escrow', warehouse: '茶窖', qty: 50 },
      partial: false,
      byCarrier: false,
      place: '叶间·西湖总店',
    });
    const request = await requestOf();
    const lotOf = async () => (await app.db.select().from(escrowLots).where(eq(escrowLots.id, request.lotId)))[0]!;
    const before = await lotOf();
    const short = await ok(step(zhao, doc, 'pick', { lines: all(doc, 1) }));
    expect(await step(zhao, short, 'submit', { note: '少一克' })).toMatchObject({
      code: 422,
      message: '托管出库须拣足，不能部分发货',
    });
    const checking = await ok(step(zhao, await ok(step(zhao, short, 'pick', { lines: all(doc) })), 'submit'));
    await ok(step(feng, checking, 'pass'));
    expect((await requestOf()).status).toBe('done');
    expect((await lotOf()).qty).toBe(before.qty - 50);
    const moves = await app.db.select().from(cellarMoves).where(eq(cellarMoves.documentId, doc.card.id));
    expect(moves).toMatchObject([{ lotId: request.lotId, delta: -50, after: before.qty - 50 }]);
  });

  test('voided the request waits again', async () => {
    const doc = await ok(start());
    await ok(step(zhao, doc, 'void', { note: '客户改期' }));
    expect((await requestOf()).status).toBe('applied');
    await ok(start());
  });
});

describe('documents that are made by hand', () => {
  const make = (kind: string, qty: number, more: Record<string, unknown> = {}, token = zhao) =>
    save(token, { action: 'create', kind, lines: [{ skuId: OTHER, qty }], note: '茶艺课', ...more });
  const skuNow = async () => (await app.db.select().from(skus).where(eq(skus.id, OTHER)))[0]!;
  const pass = async (doc: Doc, short = 0) => {
    const picked = await ok(step(zhao, doc, 'pick', { lines: all(doc, short) }));
    const checking = await ok(step(zhao, picked, 'submit', short > 0 ? { note: '找不到' } : {}));
    return ok(step(wang, checking, 'pass'));
  };

  test.each(['use', 'loss', 'lossAdjust'])(
    '%s: locked, then gone, with its moves; what was not found is free again',
    async (kind) => {
      const before = await skuNow();
      const doc = await ok(make(kind, 3));
      expect(await skuNow()).toMatchObject({ stock: before.stock, locked: before.locked + 3 });
      await pass(doc, 1);
      expect(await skuNow()).toMatchObject({ stock: before.stock - 2, locked: before.locked, sold: before.sold });
      const moves = await app.db.select().from(stockMoves).where(eq(stockMoves.documentId, doc.card.id));
      expect(moves).toMatchObject([{ skuId: OTHER, storeId: null, delta: -2 }]);
    },
  );

  test('transfer: the pieces stay the shop’s and stand on the store’s shelf', async () => {
    const before = await skuNow();
    const shelf = async () =>
      (
        await app.db
          .select()
          .from(storeStocks)
          .where(and(eq(storeStocks.storeId, '3'), eq(storeStocks.skuId, OTHER)))
      )[0]?.stock ?? 0;
    const stood = await shelf();
    await pass(await ok(make('transfer', 2, { targetId: '3' })));
    expect(await skuNow()).toMatchObject({ stock: before.stock, locked: before.locked });
    expect(await shelf()).toBe(stood + 2);
    expect(await make('transfer', 2)).toMatchObject({ code: 400 });
    expect(await make('transfer', 2, { targetId: '99' })).toMatchObject({ code: 404 });
  });

  test('gain: the pieces come in', async () => {
    const before = await skuNow();
    await pass(await ok(make('gain', 2)));
    expect((await skuNow()).stock).toBe(before.stock + 2);
  });

  test('void frees what was locked; its maker may, another clerk may not', async () => {
    const before = await skuNow();
    const doc = await ok(make('transfer', 3, { targetId: '2' }));
    expect(await step(feng, doc, 'void', { note: '不用了' })).toMatchObject({ code: 403 });
    await ok(step(zhao, doc, 'void', { note: '不用了' }));
    expect(await skuNow()).toMatchObject({ stock: before.stock, locked: before.locked });
  });

  test('what a store makes is its own: other stores find nothing, that of a transfer and managers do', async () => {
    const lists = async (token: string) => {
      const { mine, counts } = await app.ok('manage.index', {}, { token });
      const { page, tabs } = await app.ok('stock.order', { tab: 'pending' }, { token });
      expect(counts.find(({ id }) => id === 'pending')!.count).toBe(page.total);
      expect(tabs.find(({ id }) => id === 'pending')!.count).toBe(page.total);
      return [...page.list, ...mine].map(({ no }) => no);
    };
    const used = await ok(make('use', 1));
    const moved = await ok(make('transfer', 1, { targetId: '2' }));
    for (const [token, sees] of [
      [zhao, [true, true]],
      [wang, [true, true]],
      [feng, [false, true]],
      [lu, [false, false]],
    ] as const) {
      for (const [at, doc] of [used, moved].entries()) {
        const { id, no } = doc.card;
        const code = sees[at] ? 200 : 404;
        expect(await app.call('stock.orderInfo', { id }, { token })).toMatchObject({ code });
        expect(await app.call('stock.orderInfo', { code: no }, { token })).toMatchObject({ code });
        expect((await lists(token)).includes(no)).toBe(sees[at]);
        if (!sees[at])
          for (const action of ['pick', 'submit', 'pass', 'reject', 'void'])
            expect(await step(token, doc, action, { note: 'x' })).toMatchObject({
              code: 404,
              message: '内容不存在或已下架',
            });
      }
    }
    // The store that gets the pieces may check them.
    const picked = await ok(step(zhao, moved, 'pick', { lines: all(moved) }));
    await ok(step(feng, await ok(step(zhao, picked, 'submit')), 'pass'));
  });

  test('bad input: too many, no reason, no goods, a sale', async () => {
    const { stock, locked } = await skuNow();
    expect(await make('use', stock - locked + 1)).toMatchObject({
      code: 422,
      message: expect.stringContaining(`现有 ${stock - locked} 件`),
    });
    expect(await make('use', 1, { note: ' ' })).toMatchObject({ code: 422, message: '请填写用途或原因' });
    expect(await make('use', 1, { lines: [{ skuId: '1', qty: 1 }] })).toMatchObject({ code: 404 });
    expect(await make('use', 0)).toMatchObject({ code: 400 });
    expect(await make('use', 1, { lines: undefined })).toMatchObject({ code: 400 });
    expect(await make('sale', 1)).toMatchObject({ code: 422, message: '销售出库单随订单生成，不能新建' });
    expect(await save(zhao, { action: 'create' })).toMatchObject({ code: 400 });
  });
});
