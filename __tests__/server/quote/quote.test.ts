/** Quotes through their endpoints (chapter 30): who may, what they cost, how they go on, and what their client does with them. */
import { and, eq, isNull } from 'drizzle-orm';
import { isBought, quoteMoney } from '../../../src/contract/quote/money';
import { jobs, notices, orderLines, orders, quotes, skus, stockDocumentLines } from '../../../server/db/schema';
import { DAY_MS } from '../../../server/lib/shanghai';
import { pdfText } from '../invoice/pdfText';
import { verifyShop } from '../../../server/verify';
import { testServer } from '../harness';
import { payTokenFor, rid } from '../order/shop';
import { decideNewest } from '../desk';
import { keepRows } from '../rewind';
import { accept, answer, INK, LI_CLIENT, MOBILES, move, open, own, patchOf, sent } from './desk';

const app = testServer({ seed: true });
let rewind: () => Promise<void>;
const t = { li: '', zheng: '', wang: '', qian: '', lin: '', zhou: '' };
beforeAll(async () => {
  for (const who of Object.keys(t) as (keyof typeof t)[]) t[who] = await app.login(MOBILES[who]);
  rewind = await keepRows(app);
});
beforeEach(() => rewind());

const rowOf = async (id: string) => (await app.db.select().from(quotes).where(eq(quotes.id, id)))[0]!;
/** Goods with at least so many free pieces, from the picker. */
const goodsOf = async (least = 10) =>
  (await app.ok('manage.quoteProduct', {}, { token: t.li })).list.filter(({ stock }) => stock >= least);
const lineOf = (goods: { skuId: string; listPrice: number }, more = {}) =>
  own({ skuId: goods.skuId, title: '由商品带出', price: goods.listPrice, ...more });
const titlesOf = async (memberId: string) =>
  (await app.db.select().from(notices).where(eq(notices.memberId, memberId))).map(({ title }) => title);
const LI_MEMBER = '10102';

describe('who may', () => {
  test('area quote at the desk; a member and an employee without it are refused, a visitor logs in', async () => {
    const quote = patchOf(app, [own()]);
    for (const [name, body] of [
      ['manage.quoteList', {}],
      ['manage.quoteInfo', {}],
      ['manage.quoteProduct', {}],
      ['manage.quoteSave', { action: 'draft', quote, requestId: rid() }],
    ] as const) {
      for (const token of [t.lin, t.qian])
        expect([name, await app.call(name, body as never, { token })]).toMatchObject([name, { code: 403 }]);
      expect([name, await app.call(name, body as never)]).toMatchObject([name, { code: 401 }]);
    }
    expect(await open(app, t.lin, '6900000000000')).toMatchObject({ code: 403, message: '暂无权限' });
  });

  test('a colleague’s quote, client, copy and picker answer as what is not there; the manager sees it and cannot type in it', async () => {
    const { data } = await move(app, t.li, 'draft', { quote: patchOf(app, [own()]) });
    const { id } = data.card;
    const gone = { code: 404, message: '内容不存在或已下架' };
    expect(await app.call('manage.quoteInfo', { id }, { token: t.zheng })).toMatchObject(gone);
    for (const action of ['draft', 'submit', 'send', 'withdraw', 'void', 'copy', 'extend'])
      expect([
        action,
        await move(app, t.zheng, action, { id, quote: patchOf(app, [own()]), validUntil: app.clock.now() + DAY_MS }),
      ]).toMatchObject([action, gone]);
    expect(await app.call('manage.quoteProduct', { clientId: LI_CLIENT }, { token: t.zheng })).toMatchObject(gone);
    expect(await app.call('manage.quoteInfo', { clientId: LI_CLIENT }, { token: t.zheng })).toMatchObject(gone);
    expect(await move(app, t.zheng, 'draft', { quote: patchOf(app, [own()]) })).toMatchObject(gone);
    expect((await app.ok('manage.quoteList', { keyword: data.card.no }, { token: t.zheng })).page.total).toBe(0);
    expect((await app.ok('manage.quoteList', { clientId: LI_CLIENT }, { token: t.zheng })).page.total).toBe(0);
    const seen = await app.ok('manage.quoteInfo', { id }, { token: t.wang });
    expect(seen.quote!.can).toEqual(['copy']);
    expect(await move(app, t.wang, 'void', { id })).toMatchObject(gone);
    expect(
      (await app.ok('manage.quoteList', { scope: 'mine', keyword: data.card.no }, { token: t.wang })).page.total,
    ).toBe(0);
    expect(
      (await app.ok('manage.quoteList', { scope: 'team', keyword: data.card.no }, { token: t.wang })).page.total,
    ).toBe(1);
  });

  test('no answer has a cost in it', async () => {
    const [goods] = await goodsOf();
    const quote = await sent(app, t.li, patchOf(app, [lineOf(goods!)]));
    const [sku] = await app.db.select().from(skus).where(eq(skus.id, goods!.skuId));
    const offered = await open(app, t.zhou, quote.shareToken);
    const answers = JSON.stringify([
      goods,
      quote,
      offered,
      await app.ok('manage.quoteInfo', { id: quote.card.id }, { token: t.li }),
      await app.ok('manage.quoteList', {}, { token: t.li }),
    ]);
    expect(answers).not.toMatch(/cost/i);
    // The link opens the quote outside the app, too.
    expect(quote.url).toMatch(new RegExp(`^https?://[^/]+/h5/client/pages/quote\\?share=${quote.shareToken}$`));
    expect(answers).not.toContain(String(sku!.cost));
    expect(offered.data.quote!.card.client).toBeUndefined();
    expect(offered.data.quote).toMatchObject({
      views: [],
      approvals: [],
      changes: [],
      card: { views: 0, clientName: quote.card.clientName },
    });
  });
});

describe('drafts', () => {
  test('kept with rev: the other tab is told, with what is there, and nothing is lost; twice with one id is one quote', async () => {
    const requestId = rid();
    const quote = patchOf(app, [own()]);
    const [a, b] = [
      await move(app, t.li, 'draft', { quote, requestId }),
      await move(app, t.li, 'draft', { quote, requestId }),
    ];
    expect(a.data.card.id).toBe(b.data.card.id);
    const { id } = a.data.card;
    const next = await move(app, t.li, 'draft', { id, rev: a.data.rev, quote: { ...quote, title: '第一页改的' } });
    expect(next.data.rev).toBe(a.data.rev + 1);
    const late = await move(app, t.li, 'draft', { id, rev: a.data.rev, quote: { ...quote, title: '第二页改的' } });
    expect(late).toMatchObject({ code: 409, data: { card: { title: '第一页改的' }, rev: next.data.rev } });
    expect((await rowOf(id)).title).toBe('第一页改的');
  });

  test('goods bear their own names and prices, own lines what was typed; 51 lines are too many', async () => {
    const [goods] = await goodsOf();
    const { data } = await move(app, t.li, 'draft', { quote: patchOf(app, [lineOf(goods!, { price: 1 }), own()]) });
    expect(data.lines[0]).toMatchObject({
      title: goods!.title,
      listPrice: goods!.listPrice,
      price: 1,
      stock: goods!.stock,
    });
    expect(data.lines[1]).toMatchObject({ title: '礼盒烫印', listPrice: 10_000 });
    expect(data.lines[1]!.stock).toBeUndefined();
    expect(
      await move(app, t.li, 'draft', {
        quote: patchOf(
          app,
          Array.from({ length: 51 }, () => own()),
        ),
      }),
    ).toMatchObject({
      code: 400,
      field: 'quote',
    });
    expect(await move(app, t.li, 'draft', { quote: patchOf(app, [own({ skuId: '999999999' })]) })).toMatchObject({
      code: 404,
    });
  });

  test('what is not complete is said with its field, and stays a draft', async () => {
    const day = DAY_MS;
    for (const [more, lines, field] of [
      [{ title: ' ' }, [own()], 'title'],
      [{}, [], 'lines'],
      [{ validUntil: app.clock.now() }, [own()], 'validUntil'],
      [{ validUntil: app.clock.now() + 32 * day }, [own()], 'validUntil'],
      [
        {},
        [own({ pick: 'choice', group: 'A', chosen: true }), own({ pick: 'choice', group: 'A', chosen: true })],
        'lines',
      ],
    ] as const)
      expect([field, await move(app, t.li, 'submit', { quote: patchOf(app, [...lines], more) })]).toMatchObject([
        field,
        { field },
      ]);
    expect(
      await move(app, t.li, 'submit', { quote: patchOf(app, [own()], { validUntil: app.clock.now() + 30 * day }) }),
    ).toMatchObject({
      code: 200,
    });
  });
});

describe('limits', () => {
  test('85 折 goes out alone, below it a manager decides, below 70 nobody; the whole discount counts', async () => {
    const [goods] = await goodsOf();
    const submit = (discountBp: number, more = {}) =>
      move(app, t.li, 'submit', { quote: patchOf(app, [lineOf(goods!, { discountBp, qty: 10 })], more) });
    expect((await submit(8500)).data.card.status).toBe('approved');
    expect((await submit(8499)).data.card.status).toBe('review');
    expect((await submit(7000)).data.card.status).toBe('review');
    expect(await submit(6999)).toMatchObject({ code: 422, message: '第 1 行低于底价，不能提交', field: 'lines.0' });
    const whole = goods!.listPrice * 10;
    expect((await submit(10_000, { discount: Math.round(whole * 0.15) })).data.card.status).toBe('approved');
    expect((await submit(10_000, { discount: Math.round(whole * 0.16) })).data.card.status).toBe('review');
    expect((await submit(10_000, { discount: Math.round(whole * 0.31) })).code).toBe(422);
    const cheap = await move(app, t.li, 'submit', {
      quote: patchOf(app, [lineOf(goods!, { price: Math.floor(goods!.listPrice * 0.69) })]),
    });
    expect(cheap.code).toBe(422);
  });

  test('a manager passes or rejects; who sent it never does; frozen meanwhile; a change afterwards is a draft again', async () => {
    const quote = patchOf(app, [own({ discountBp: 8000 })]);
    const { data } = await move(app, t.li, 'submit', { quote });
    const { id } = data.card;
    expect(await move(app, t.li, 'draft', { id, quote, rev: data.rev })).toMatchObject({
      code: 409,
      message: '审批中，撤回后再修改',
    });
    expect(await move(app, t.li, 'send', { id })).toMatchObject({ code: 409 });
    await decideNewest(app, MOBILES.wang, { kind: 'quote', result: 'pass', note: '老客户' });
    const passed = await app.ok('manage.quoteInfo', { id }, { token: t.li });
    expect(passed.quote!.card.status).toBe('approved');
    expect(passed.quote!.approvals.map(({ label }) => label)).toContain('审批通过：老客户 · 王岚');
    expect(await titlesOf(LI_MEMBER)).toContain('报价审批通过');
    const changed = await move(app, t.li, 'draft', { id, quote: { ...quote, freight: 100 }, rev: passed.quote!.rev });
    expect(changed.data.card.status).toBe('draft');
    expect(await move(app, t.li, 'send', { id })).toMatchObject({ code: 409 });
    await move(app, t.li, 'submit', { id });
    await decideNewest(app, MOBILES.wang, { kind: 'quote', result: 'reject', note: '太低' });
    expect((await rowOf(id)).status).toBe('rejected');

    const mine = await app.ok('manage.quoteSave', { action: 'copy', id, requestId: rid() }, { token: t.wang });
    await move(app, t.wang, 'submit', { id: mine.card.id });
    const { page } = await app.ok('ding.tasksMessage', { kind: 'quote', tab: 'sent' }, { token: t.wang });
    const { task } = await app.ok('ding.tasksMessage', { id: page!.list[0]!.id }, { token: t.wang });
    expect(
      await app.call(
        'ding.tasksComplete',
        { id: task!.task.id, rev: task!.rev, result: 'pass', requestId: rid() },
        { token: t.wang },
      ),
    ).toMatchObject({ code: 403 });
  });

  test('withdrawn it leaves the desk, voided too', async () => {
    const submitted = async () =>
      (await move(app, t.li, 'submit', { quote: patchOf(app, [own({ discountBp: 8000 })]) })).data.card.id;
    const count = async () => (await app.ok('ding.tasksMessage', { kind: 'quote' }, { token: t.wang })).page!.total;
    const before = await count();
    const [a, b] = [await submitted(), await submitted()];
    expect(await count()).toBe(before + 2);
    expect((await move(app, t.li, 'withdraw', { id: a })).data.card.status).toBe('draft');
    expect((await move(app, t.li, 'void', { id: b })).data.card.status).toBe('void');
    expect(await count()).toBe(before);
  });
});

describe('the offer', () => {
  test('each state speaks for itself, to the second of its end; 续期 opens it again as it was', async () => {
    const { data: draft } = await move(app, t.li, 'draft', { quote: patchOf(app, [own()]) });
    expect(await open(app, t.zhou, draft.shareToken)).toMatchObject({
      code: 404,
      message: '报价还没有发出，请稍后再看',
    });
    expect(await open(app, t.zhou, 'kein-solcher-link')).toMatchObject({
      code: 404,
      message: '链接无效，请向顾问要新的报价',
    });
    const quote = await sent(app, t.li, patchOf(app, [own()]));
    const { validUntil } = quote.card;
    app.clock.set(validUntil - 1000);
    expect((await open(app, t.zhou, quote.shareToken)).data.quote!.can).toEqual(['accept', 'decline', 'ask']);
    app.clock.set(validUntil + 1000);
    // The timer has not run yet.
    const late = { code: 410, message: '报价已过期，请顾问更新' };
    expect(await open(app, t.zhou, quote.shareToken)).toMatchObject(late);
    expect(await accept(app, t.zhou, quote.shareToken)).toMatchObject(late);
    await app.runJobs();
    expect((await rowOf(quote.card.id)).status).toBe('expired');
    expect(await titlesOf(LI_MEMBER)).toContain('报价已过期');
    expect(await answer(app, t.zhou, quote.shareToken, { action: 'ask', note: '请更新报价' })).toMatchObject({
      code: 200,
    });
    const li = await app.login(MOBILES.li);
    const again = await move(app, li, 'extend', { id: quote.card.id, validUntil: app.clock.now() + DAY_MS });
    expect(again.data).toMatchObject({ card: { status: 'viewed' }, total: quote.total });
    expect(again.data.lines.map(({ amount }) => amount)).toEqual(quote.lines.map(({ amount }) => amount));
    expect((await open(app, t.zhou, quote.shareToken)).code).toBe(200);
    await move(app, li, 'void', { id: quote.card.id });
    expect(await open(app, t.zhou, quote.shareToken)).toMatchObject({ code: 410, message: '报价已作废，请联系顾问' });
    app.clock.set(validUntil - 7 * DAY_MS);
  });

  test('the first opening is 已查看 and told; each viewer is counted with the time that can have passed; its seller is none', async () => {
    const quote = await sent(app, t.li, patchOf(app, [own()]));
    await open(app, t.li, quote.shareToken);
    await open(app, t.wang, quote.shareToken);
    expect(await rowOf(quote.card.id)).toMatchObject({ status: 'sent', views: 0 });
    for (const token of [t.zhou, t.zhou, t.lin]) await open(app, token, quote.shareToken);
    app.clock.advance(20_000);
    await app.ok('manage.quoteSeen', { shareToken: quote.shareToken, seconds: 20 }, { token: t.lin });
    await app.ok('manage.quoteSeen', { shareToken: quote.shareToken, seconds: 60 }, { token: t.lin });
    const { quote: seen } = await app.ok('manage.quoteInfo', { id: quote.card.id }, { token: t.li });
    expect(seen!.card).toMatchObject({ status: 'viewed', views: 3 });
    expect(seen!.views.map(({ who, opens, seconds }) => [who, opens, seconds])).toEqual([
      ['林知夏', 1, 21],
      ['周允', 2, 0],
    ]);
    expect((await titlesOf(LI_MEMBER)).filter((title) => title === '客户看了报价')).toHaveLength(1);
    app.clock.advance(-20_000);
  });

  test('sent it is frozen; a copy is the next version with what it changed, and takes the place of the one before', async () => {
    const quote = await sent(app, t.li, patchOf(app, [own(), own({ title: '打样' })]));
    const { id } = quote.card;
    expect(await move(app, t.li, 'draft', { id, quote: patchOf(app, [own()]) })).toMatchObject({ code: 409 });
    const { data: copy } = await move(app, t.li, 'copy', { id });
    expect(copy.card).toMatchObject({ version: 2, status: 'draft' });
    expect(copy.changes).toEqual([]);
    const { data: next } = await move(app, t.li, 'submit', {
      id: copy.card.id,
      rev: copy.rev,
      quote: patchOf(app, [own({ qty: 3 }), own({ title: '运输保险' })]),
    });
    expect(next.changes.map(({ title, kind }) => [title, kind])).toEqual([
      ['礼盒烫印', 'changed'],
      ['运输保险', 'added'],
      ['打样', 'removed'],
    ]);
    expect(next.changes[0]).toMatchObject({ before: '2个 × ¥100，¥200', after: '3个 × ¥100，¥300' });
    expect((await open(app, t.zhou, quote.shareToken)).code).toBe(200);
    await move(app, t.li, 'send', { id: copy.card.id });
    expect(await open(app, t.zhou, quote.shareToken)).toMatchObject({
      code: 410,
      message: '报价已更新，请打开顾问新发的那份',
    });
  });

  test('declined with a reason, asked on a line; each is told to the seller', async () => {
    const quote = await sent(app, t.li, patchOf(app, [own()]));
    const lineId = quote.lines[0]!.id;
    expect(await answer(app, t.zhou, quote.shareToken, { action: 'ask', note: '' })).toMatchObject({
      code: 400,
      field: 'note',
    });
    expect(await answer(app, t.zhou, quote.shareToken, { action: 'ask', note: '几天到？', lineId: '1' })).toMatchObject(
      {
        code: 404,
      },
    );
    await answer(app, t.zhou, quote.shareToken, { action: 'ask', note: '几天到？', lineId });
    const { quote: asked } = await app.ok('manage.quoteInfo', { id: quote.card.id }, { token: t.li });
    expect(asked!.questions).toMatchObject([{ who: '周允', text: '几天到？', lineId }]);
    expect(await answer(app, t.zhou, quote.shareToken, { action: 'decline' })).toMatchObject({
      code: 400,
      field: 'note',
    });
    expect(
      (await answer(app, t.zhou, quote.shareToken, { action: 'decline', note: '预算不够' })).data.quote.card.status,
    ).toBe('declined');
    expect(await accept(app, t.zhou, quote.shareToken)).toMatchObject({
      code: 409,
      message: '这份报价已经回绝，请联系顾问',
    });
    expect(await titlesOf(LI_MEMBER)).toEqual(expect.arrayContaining(['客户对报价有疑问', '客户暂不需要']));
  });
});

describe('accepting', () => {
  test('list, detail, paper and order say the same, line by line; what was ticked is frozen; pieces that are short are ordered', async () => {
    const [a, b] = await goodsOf(3);
    const short = b!.stock + 5;
    const lines = [
      lineOf(a!, { qty: 3, discountBp: 8765 }),
      lineOf(b!, { qty: short, discountBp: 9333 }),
      own({ price: 3333, qty: 7, discountBp: 8999 }),
      own({ title: '加急', pick: 'optional', chosen: false, price: 5000, qty: 1 }),
      own({ title: '木盒', pick: 'choice', group: '包装', chosen: true, price: 8000, qty: 1 }),
      own({ title: '纸盒', pick: 'choice', group: '包装', chosen: false, price: 2000, qty: 1 }),
    ];
    const quote = await sent(app, t.li, patchOf(app, lines, { discount: 1001, freight: 1500 }));
    const [, , , rush, wood, paper] = quote.lines;
    expect(await accept(app, t.zhou, quote.shareToken, { chosen: [wood!.id, paper!.id] })).toMatchObject({
      code: 422,
      message: '“包装”里请选一项',
    });
    expect(await accept(app, t.zhou, quote.shareToken, { chosen: [paper!.id, '12345'] })).toMatchObject({ code: 400 });
    const { data } = await accept(app, t.zhou, quote.shareToken, { chosen: [rush!.id, paper!.id] });
    const bought = data.quote.lines.filter(isBought);
    expect(bought.map(({ title }) => title)).toEqual([a!.title, b!.title, '礼盒烫印', '加急', '纸盒']);
    const money = quoteMoney(bought, { discount: 1001, freight: 1500 });
    const [order] = await app.db.select().from(orders).where(eq(orders.id, data.orderId!));
    const rows = await app.db
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, data.orderId!))
      .orderBy(orderLines.id);
    expect(rows.map(({ paid }) => paid)).toEqual(money.lines.map(({ paid }) => paid));
    expect(rows.every((row) => row.price * row.qty - row.campaignOff === row.paid)).toBe(true);
    expect(order).toMatchObject({
      kind: 'quote',
      status: 'unpaid',
      payable: money.total,
      pointsUsed: 0,
      memberCouponId: null,
    });
    expect([data.quote.total, data.quote.card.total]).toEqual([money.total, money.total]);
    const { page } = await app.ok('manage.quoteList', { tab: 'accepted', keyword: quote.card.no }, { token: t.li });
    expect(page.list[0]!.total).toBe(money.total);
    expect(rows.map(({ backQty }) => backQty)).toEqual([0, 5, 0, 0, 0]);
    const pdf = await app.http.inject({ url: data.quote.pdf });
    const text = pdfText(pdf.rawPayload).replace(/,/g, '');
    for (const { amount } of bought) expect(text).toContain((amount / 100).toFixed(2));
    expect(text).toContain(`¥${(money.total / 100).toFixed(2)}`);
    expect(text).toContain('周允');

    // Twice is once, for its buyer; anybody else comes too late.
    const twice = await accept(app, t.zhou, quote.shareToken);
    expect(twice.data.orderId).toBe(data.orderId);
    expect(await accept(app, t.lin, quote.shareToken)).toMatchObject({ code: 409, message: '这份报价已被接受' });
    const other = await open(app, t.lin, quote.shareToken);
    expect(other.data.quote).toMatchObject({ can: ['ask'] });
    expect([other.data.quote!.orderId, other.data.quote!.signature]).toEqual([undefined, undefined]);
  });

  test('a blank field, a dot, a blank name and the seller’s own hand are no signature', async () => {
    const quote = await sent(app, t.li, patchOf(app, [own()]));
    for (const signature of [undefined, { strokes: [[[500, 500, 500]]] }, { name: '  ' }])
      expect(await accept(app, t.zhou, quote.shareToken, { signature })).toMatchObject({
        code: 422,
        message: '请先签名',
        field: 'signature',
      });
    expect(await accept(app, t.li, quote.shareToken)).toMatchObject({ code: 422, message: '自己的报价请由客户接受' });
    const { data } = await accept(app, t.zhou, quote.shareToken, { signature: { name: '周允' } });
    expect(data.quote.signature).toMatchObject({ name: '周允' });
  });

  test('paid it is ordered and picked, own lines without a shelf; unpaid it stands again, and is over after its end', async () => {
    const [goods] = (await goodsOf(10)).sort((a, b) => a.listPrice - b.listPrice);
    const quote = await sent(app, t.li, patchOf(app, [lineOf(goods!, { qty: 2 }), own({ qty: 1 })]));
    const first = (await accept(app, t.lin, quote.shareToken)).data.orderId!;
    app.clock.advance(31 * 60_000);
    await app.runJobs();
    expect(await rowOf(quote.card.id)).toMatchObject({ status: 'viewed', orderId: null, signature: null });
    const lin = await app.login(MOBILES.lin);
    const { data } = await accept(app, lin, quote.shareToken);
    expect(data.orderId).not.toBe(first);
    const payToken = await payTokenFor(app, '10001');
    await app.ok(
      'pay.wallet',
      { orderGroup: 'order', orderId: data.orderId!, payToken, requestId: rid() },
      { token: lin },
    );
    expect((await rowOf(quote.card.id)).status).toBe('ordered');
    const [sku] = await app.db.select().from(skus).where(eq(skus.id, goods!.skuId));
    expect(sku!.stock - sku!.locked).toBe(goods!.stock - 2);
    const picked = await app.db.select().from(stockDocumentLines).where(eq(stockDocumentLines.title, '礼盒烫印'));
    expect(picked.map(({ skuId, qty }) => [skuId, qty])).toEqual([[null, 1]]);
    expect(await titlesOf(LI_MEMBER)).toContain('报价已成交');
    app.clock.advance(-31 * 60_000);
  });

  test('an unpaid order that ends after the offer leaves it over', async () => {
    const quote = await sent(app, t.li, patchOf(app, [own()], { validUntil: app.clock.now() + 10 * 60_000 }));
    await accept(app, t.zhou, quote.shareToken);
    app.clock.advance(31 * 60_000);
    await app.runJobs();
    expect((await rowOf(quote.card.id)).status).toBe('expired');
    const waiting = and(eq(jobs.kind, 'quote.expire'), eq(jobs.key, quote.card.id), isNull(jobs.doneAt));
    expect(await app.db.$count(jobs, waiting)).toBe(0);
    app.clock.advance(-31 * 60_000);
  });

  test('its parts come back by their shares, and add up to what was paid', async () => {
    const quote = await sent(
      app,
      t.li,
      patchOf(app, [own({ qty: 3, price: 3333 }), own({ qty: 1 })], { discount: 100 }),
    );
    const lin = t.lin;
    const { data } = await accept(app, lin, quote.shareToken);
    const payToken = await payTokenFor(app, '10001');
    await app.ok(
      'pay.wallet',
      { orderGroup: 'order', orderId: data.orderId!, payToken, requestId: rid() },
      { token: lin },
    );
    const lines = await app.db
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, data.orderId!))
      .orderBy(orderLines.id);
    const of = async (some: { lineId: string; qty: number }[]) =>
      (await app.ok('memberOrder.returnQuote', { orderId: data.orderId!, lines: some }, { token: lin })).money;
    const one = await of([{ lineId: lines[0]!.id, qty: 1 }]);
    expect(one).toBe(Math.floor(lines[0]!.paid / 3));
    const all = await of(lines.map(({ id, qty }) => ({ lineId: id, qty })));
    expect(all).toBe(data.quote.total);
  });

  test('its order says its number; what is no goods of the shop is neither bought again nor exchanged', async () => {
    const quote = await sent(app, t.li, patchOf(app, [own({ title: '烫印' })]));
    const orderId = (await accept(app, t.lin, quote.shareToken)).data.orderId!;
    const order = { orderGroup: 'order', orderId } as const;
    await app.ok(
      'pay.wallet',
      { ...order, payToken: await payTokenFor(app, '10001'), requestId: rid() },
      { token: t.lin },
    );
    const detail = await app.ok('memberOrder.view', { id: orderId }, { token: t.lin });
    expect(detail.quoteNo).toBe(quote.card.no);
    expect(await app.ok('memberOrder.rebuy', { id: orderId }, { token: t.lin })).toEqual({
      added: 0,
      skipped: ['烫印'],
    });
    const lines = detail.card.lines.map(({ id }) => ({ lineId: id, qty: 1 }));
    expect(
      await app.call('memberOrder.returnQuote', { orderId, lines, way: 'exchange' }, { token: t.lin }),
    ).toMatchObject({ code: 422, message: '烫印不能换货，请选择退货退款' });
    expect(await app.db.transaction(verifyShop)).toEqual([]);
    const disagrees = async (total: number) => {
      await app.db.update(quotes).set({ total }).where(eq(quotes.id, quote.card.id));
      return app.db.transaction(verifyShop);
    };
    expect(await disagrees(1)).toEqual([expect.stringContaining(`quote ${quote.card.no} comes to 1`)]);
    expect(await disagrees(quote.total)).toEqual([]);
  });
});

describe('the paper', () => {
  test('characters that its type lacks are shown as 〓 and named; the address is signed, for ten minutes', async () => {
    const quote = await sent(app, t.li, patchOf(app, [own({ title: '茶🍵礼𠮷盒' })], { title: '中秋👨‍👩‍👧茶礼' }));
    expect(quote.missing).toEqual(expect.arrayContaining(['🍵', '👨‍👩‍👧']));
    const pdf = await app.http.inject({ url: quote.pdf });
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pdfText(pdf.rawPayload)).toContain('中秋〓茶礼');
    const offered = (await open(app, t.zhou, quote.shareToken)).data.quote!;
    expect((await app.http.inject({ url: offered.pdf.replace(/-\d+\.pdf/, '-10001.pdf') })).statusCode).toBe(410);
    expect((await app.http.inject({ url: quote.pdf.split('?')[0]! })).statusCode).toBe(410);
    app.clock.advance(10 * 60_000 + 1);
    expect((await app.http.inject({ url: quote.pdf })).statusCode).toBe(410);
    app.clock.advance(-10 * 60_000 - 1);
  });

  test('fifty lines and a drawn name take as many sheets as they need', async () => {
    const lines = Array.from({ length: 50 }, (_, i) => own({ title: `第 ${i + 1} 行` }));
    const quote = await sent(app, t.li, patchOf(app, lines));
    const { data } = await accept(app, t.zhou, quote.shareToken, { signature: { strokes: INK } });
    const text = pdfText((await app.http.inject({ url: data.quote.pdf })).rawPayload);
    for (const word of ['第 1 行', '第 50 行', '签名', '1 / ']) expect(text).toContain(word);
  });
});

describe('finding', () => {
  test('a bar code gives its goods with the floor, the stock and what this client was last offered; quotes are found by it', async () => {
    const [goods] = await goodsOf();
    const [sku] = await app.db.select().from(skus).where(eq(skus.id, goods!.skuId));
    const quote = await sent(app, t.li, patchOf(app, [lineOf(goods!, { discountBp: 9000 })]));
    const { data } = await app.call('manage.quoteScan', { code: sku!.barCode, clientId: LI_CLIENT }, { token: t.li });
    expect(data.goods).toMatchObject({
      skuId: goods!.skuId,
      stock: goods!.stock,
      floorPrice: Math.round(goods!.listPrice * 0.7),
      lastPrice: Math.round(goods!.listPrice * 0.9),
    });
    const { page } = await app.ok('manage.quoteList', { keyword: sku!.barCode }, { token: t.li });
    expect(page.list.map(({ id }) => id)).toContain(quote.card.id);
    expect(await open(app, t.li, '6999999999999')).toMatchObject({ code: 404, message: '没有这个条码的商品' });
    const found = await app.ok('manage.quoteProduct', { keyword: goods!.title, clientId: LI_CLIENT }, { token: t.li });
    expect(found.list[0]).toMatchObject({ lastPrice: Math.round(goods!.listPrice * 0.9) });
  });
});

test('the quotes of the demo world: one seen three times, one over, one below the limit that waits for 王岚', async () => {
  const rows = await app.db.select().from(quotes);
  expect(rows).toHaveLength(24);
  const of = (status: string) => rows.filter((row) => row.status === status).length;
  expect([of('draft'), of('review'), of('sent'), of('viewed'), of('expired')]).toEqual([4, 2, 3, 4, 1]);
  expect(rows.filter(({ views }) => views === 3)).toHaveLength(1);
  for (const row of rows) {
    const { quote } = await app.ok('manage.quoteInfo', { id: row.id }, { token: t.wang });
    expect(quote!.total).toBe(row.total);
    expect(quote!.lines.length).toBeGreaterThan(0);
  }
  const { page } = await app.ok('ding.tasksMessage', { kind: 'quote' }, { token: t.wang });
  expect(page!.list.map(({ title }) => title.slice(0, 4))).toEqual(['报价审批', '报价审批']);
});
