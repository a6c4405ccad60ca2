/** Invoices: titles, what may stand on one, how it is issued, sent and taken back, and the paper itself. */
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { invoiceOrders, invoices, jobs, notices, orders, payments, rechargeOrders } from '../../../server/db/schema';
import { writeShopSettings } from '../../../server/domains/people/shopSettings/repository';
import { DEMO } from '../../../server/domains/people/shopSettings/settings';
import { createGateways } from '../../../server/gateways';
import { createSandboxInvoice, type Paper } from '../../../server/gateways/invoice';
import { createSandboxMail } from '../../../server/gateways/mail';
import { sandboxNotify } from '../../../server/gateways/paymentSandbox';
import { readConfig } from '../../../server/config';
import { approve, linesOf, shipAll } from '../afterSale/sales';
import { createTestServer, RACES, type TestServer } from '../harness';
import { ANNA, BEN, buy, CAKE, fillShop, payTokenFor, RARE, rid, TEA, tokenFor } from '../order/shop';
import { pdfText } from './pdfText';

const TAX_NO = '91330106MA2K8810XP';
const COMPANY = { kind: 'company', invoiceType: 'normal', title: '杭州知夏文化有限公司', taxNo: TAX_NO } as const;
const BANK = { bank: '招商银行西湖支行', bankNo: '5719 1234', regAddress: '龙井路 1 号', regPhone: '0571-87960002' };
const EMAIL = 'zhixia@yejian.example';
const MINUTES = 60_000;

const platform = createSandboxInvoice({ open: true });
const post = createSandboxMail({ open: true });
let app: TestServer;
let anna: string;
let ben: string;
beforeAll(async () => {
  app = await createTestServer({ gateways: { ...createGateways(readConfig({})), invoice: platform, mail: post } });
  await fillShop(app);
  await writeShopSettings(app.db, DEMO.shopSettings);
  anna = await tokenFor(app, ANNA);
  ben = await tokenFor(app, BEN);
});
afterEach(async () => {
  platform.refusing.clear();
  platform.slow = false;
  post.down = false;
});
afterAll(() => app.close());

type Lines = { skuId: string; qty: number }[];
/** An order paid in the messenger. */
async function bought(lines: Lines, memberId = ANNA) {
  const token = await tokenFor(app, memberId);
  const { order } = await buy(app, token, lines);
  const asked = { trade_type: 'js', pay_type: 11, data: { order_id: order.orderId } } as const;
  const { paymentId } = await app.ok('pay', asked, { token });
  const [payment] = await app.db.select().from(payments).where(eq(payments.id, paymentId));
  await app.call('pay.notify', { ...sandboxNotify(app.server.config.secret, payment!) });
  return order.orderId;
}
async function recharged(amount: number) {
  const { orderId } = await app.ok('recharge.create', { amount, requestId: rid() }, { token: anna });
  const asked = { trade_type: 'js', pay_type: 11, order_group: 'recharge', data: { order_id: orderId } } as const;
  const { paymentId } = await app.ok('pay', asked, { token: anna });
  const [payment] = await app.db.select().from(payments).where(eq(payments.id, paymentId));
  await app.call('pay.notify', { ...sandboxNotify(app.server.config.secret, payment!) });
  return orderId;
}
const title = async (more: object = {}, token = anna) =>
  app.ok('memberInvoice.titleSave', { ...COMPANY, ...more } as never, { token });
const apply = (orderIds: string[], titleId: string, more: object = {}, token = anna) =>
  app.call(
    'memberInvoice.apply',
    { group: 'order', orderIds, titleId, email: EMAIL, content: 'detail', requestId: rid(), ...more },
    { token },
  );
const listed = async (group: 'order' | 'recharge' = 'order', token = anna) =>
  (await app.ok('memberInvoice.orders', { group }, { token })).list;
const view = (id: string) => app.ok('memberInvoice.view', { id }, { token: anna });
const act = (id: string, action: string, more: object = {}, token = anna) =>
  app.call('memberInvoice.act', { id, action, requestId: rid(), ...more }, { token });
const history = async () => (await app.ok('memberInvoice.index', {}, { token: anna })).list;
/** The rest of the house's time, and all that is due then. */
async function wait() {
  app.clock.advance(DEMO.shopSettings.invoices.minutes * MINUTES);
  await app.runJobs();
}
async function refund(orderId: string, pieces = 1) {
  const [line] = await linesOf(app, orderId, anna);
  const sale = await app.ok(
    'memberOrder.returnApply',
    { orderId, lines: [{ lineId: line!.id, qty: pieces }], way: 'refund', reason: '不想要了', requestId: rid() },
    { token: anna },
  );
  await approve(app, sale.id);
  await app.runJobs();
  return sale.refund;
}
const open = (address: string) => app.http.inject({ method: 'GET', url: address });
const payableOf = async (id: string) => (await app.db.select().from(orders).where(eq(orders.id, id)))[0]!.payable;

describe('titles', () => {
  it('keeps companies whose number checks, people without one, and one default', async () => {
    for (const taxNo of ['', '91330106MA2K8810X4', '91330106MA2K8810X', '123'])
      expect(await app.call('memberInvoice.titleSave', { ...COMPANY, taxNo }, { token: ben })).toMatchObject({
        code: 422,
        message: '税号校验不通过，请核对 18 位统一社会信用代码',
      });
    const first = await title({ taxNo: ` ${TAX_NO.toLowerCase()} `, email: EMAIL }, ben);
    expect(first).toMatchObject({ taxNo: TAX_NO, isDefault: true, email: EMAIL, bank: '' });
    // A second tap is the same title.
    expect((await title({}, ben)).id).toBe(first.id);
    const person = await title({ kind: 'person', title: ' 本 ', taxNo: '123' }, ben);
    expect(person).toMatchObject({ title: '本', taxNo: '', isDefault: false });
    const changed = await title({ id: person.id, kind: 'person', title: '小本', isDefault: true }, ben);
    expect(changed).toMatchObject({ id: person.id, title: '小本', isDefault: true });
    const all = await app.ok('memberInvoice.titles', {}, { token: ben });
    expect(all.map(({ title: name, isDefault }) => [name, isDefault])).toEqual([
      ['小本', true],
      ['杭州知夏文化有限公司', false],
    ]);
    expect(await app.ok('memberInvoice.titles', { kind: 'company' }, { token: ben })).toHaveLength(1);
    await app.ok('memberInvoice.titleDelete', { id: person.id }, { token: ben });
    expect(await app.ok('memberInvoice.titles', {}, { token: ben })).toMatchObject([{ id: first.id, isDefault: true }]);
  });
  it('asks everything of a special one', async () => {
    const save = (more: object) =>
      app.call('memberInvoice.titleSave', { ...COMPANY, invoiceType: 'special', ...more }, { token: ben });
    expect((await save({ ...BANK, regPhone: '' })).message).toBe('专用发票要写全开户行、账号、地址和电话');
    expect((await save({ kind: 'person' })).message).toBe('专用发票只能开给企业');
    expect(await save(BANK)).toMatchObject({ code: 200, data: { bankNo: '57191234' } });
  });
  it('is nobody else’s, and ten at most', async () => {
    const { id } = await title();
    for (const name of ['memberInvoice.titleSave', 'memberInvoice.titleDelete'] as const)
      expect((await app.call(name, { ...COMPANY, id }, { token: ben })).code).toBe(404);
    const [order] = [await bought([{ skuId: CAKE, qty: 2 }], BEN)];
    expect((await apply([order], id, {}, ben)).code).toBe(404);
    const token = await tokenFor(app, BEN);
    const many = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        app.call('memberInvoice.titleSave', { kind: 'person', invoiceType: 'normal', title: `茶友${i}` }, { token }),
      ),
    );
    expect(many.filter(({ code }) => code === 200)).toHaveLength(9);
    expect(many.find(({ code }) => code !== 200)).toMatchObject({ code: 422, message: '最多保存 10 个抬头' });
  });
  it('finds companies by their name', async () => {
    expect(await app.ok('memberInvoice.companies', { keyword: '知夏' }, { token: anna })).toEqual([
      { title: COMPANY.title, taxNo: TAX_NO },
    ]);
  });
});

describe('an application', () => {
  it('takes several orders once, to the fen, and a double tap is one paper', async () => {
    const { id: titleId } = await title();
    const one = await bought([{ skuId: TEA, qty: 2 }]);
    const other = await bought([{ skuId: CAKE, qty: 2 }]);
    const sum = (await payableOf(one)) + (await payableOf(other));
    const rows = await listed();
    expect(rows.map(({ id }) => id)).toEqual([other, one]);
    expect(rows[1]).toMatchObject({ group: 'order', amount: await payableOf(one), refunded: 0 });
    const requestId = rid();
    const twins = await Promise.all(
      Array.from({ length: 3 }, () => apply([one, other], titleId, { requestId, amount: sum })),
    );
    expect(twins.map(({ data }) => data.id)).toEqual(Array(3).fill(twins[0]!.data.id));
    expect(twins[0]!.data).toMatchObject({ amount: sum, status: 'applied', taxNo: TAX_NO, actions: [] });
    expect(await listed()).toEqual([]);
    expect(await apply([one], titleId)).toMatchObject({ code: 409, message: '有订单已经开过发票，请重新选择' });
    expect(await app.ok('shop.invoice', { orderId: one }, { token: anna })).toMatchObject({
      can: false,
      invoice: { id: twins[0]!.data.id },
    });
    await wait();
    expect(await view(twins[0]!.data.id)).toMatchObject({ status: 'issued', amount: sum, email: EMAIL });
  });
  it('races for one order end with one paper', async () => {
    const { id: titleId } = await title();
    const order = await bought([{ skuId: TEA, qty: 1 }]);
    const answers = await Promise.all(Array.from({ length: RACES }, () => apply([order], titleId)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200, 409]));
  });
  it('is refused for what is foreign, paid from the balance, too old, or another sum than was shown', async () => {
    const { id: titleId } = await title();
    const foreign = await bought([{ skuId: CAKE, qty: 2 }], BEN);
    expect((await apply([foreign], titleId)).code).toBe(404);
    expect((await app.call('shop.invoice', { orderId: foreign }, { token: anna })).code).toBe(404);
    for (const group of ['course', 'table', 'adopt'] as const) {
      expect((await app.ok('memberInvoice.orders', { group }, { token: anna })).list).toEqual([]);
      expect((await apply([foreign], titleId, { group })).code).toBe(404);
    }
    const { order } = await buy(app, anna, [{ skuId: TEA, qty: 1 }]);
    const asked = { orderGroup: 'order' as const, orderId: order.orderId, payToken: await payTokenFor(app, ANNA) };
    await app.ok('pay.wallet', { ...asked, requestId: rid() }, { token: anna });
    expect((await listed()).map(({ id }) => id)).not.toContain(order.orderId);
    expect((await apply([order.orderId], titleId)).message).toBe('余额支付的订单，发票在充值时开具');
    const mine = await bought([{ skuId: TEA, qty: 1 }]);
    expect(await apply([mine], titleId, { amount: 1 })).toMatchObject({
      code: 409,
      message: '订单有退款，开票金额变了，请核对后再提交',
    });
    expect((await apply([mine], titleId, { invoiceType: 'special' })).message).toContain('写全');
    expect((await apply([mine], titleId, { email: 'nobody' })).code).toBe(400);
    const those = { group: 'order' as const, ids: [mine, foreign, order.orderId] };
    const stillOpen = async () =>
      (await app.ok('memberInvoice.orders', those, { token: anna })).list.map(({ id }) => id);
    expect(await stillOpen()).toEqual([mine]);
    await app.db
      .update(payments)
      .set({ paidAt: app.clock.now() - 200 * 86_400_000 })
      .where(eq(payments.orderId, mine));
    expect((await listed()).map(({ id }) => id)).not.toContain(mine);
    expect(await stillOpen()).toEqual([]);
    expect((await apply([mine], titleId)).message).toBe('已超过开票期限');
    expect(await app.ok('shop.invoice', { orderId: mine }, { token: anna })).toMatchObject({
      can: false,
      reason: '已超过开票期限',
    });
  });
  it('invoices the principal of a recharge once, without its bonus', async () => {
    const { id: titleId } = await title();
    const id = await recharged(100_000);
    expect(await listed('recharge')).toMatchObject([{ id, amount: 100_000, title: '余额充值' }]);
    const { data } = await apply([id], titleId, { group: 'recharge' });
    const marked = async () =>
      (await app.db.select().from(rechargeOrders).where(eq(rechargeOrders.id, id)))[0]!.invoiced;
    expect(await marked()).toBe(true);
    expect((await apply([id], titleId, { group: 'recharge' })).code).toBe(409);
    expect(await listed('recharge')).toEqual([]);
    await wait();
    const [row] = await app.db.select().from(invoices).where(eq(invoices.id, data.id));
    expect(row).toMatchObject({ status: 'issued', amount: 100_000, taxBp: 0 });
    expect(row!.lines).toEqual([{ title: '预付卡销售和充值', spec: '¥1,000', qty: 1, amount: 100_000 }]);
  });
});

describe('a paper', () => {
  it('is issued after a while with a notice, sent by mail, and reads as it should', async () => {
    const { id: titleId } = await title({ ...BANK });
    const order = await bought([
      { skuId: TEA, qty: 2 },
      { skuId: RARE, qty: 1 },
    ]);
    const { data } = await apply([order], titleId, { invoiceType: 'special', remark: '茶会用' });
    expect(data.fileUrl).toBeUndefined();
    await app.runJobs();
    expect((await view(data.id)).status).toBe('applied');
    await wait();
    const issued = await view(data.id);
    expect(issued).toMatchObject({ status: 'issued', actions: ['resend', 'reissue'], sentAt: app.clock.now() });
    expect(issued.invoiceNo).toMatch(/^\d{20}$/);
    const [notice] = await app.db
      .select()
      .from(notices)
      .where(eq(notices.link, `/member/pages/invoice/webview?id=${data.id}`));
    expect(notice).toMatchObject({ memberId: ANNA, box: 'service', title: '发票已开具' });
    const letter = post.sent.at(-1)!;
    expect(letter).toMatchObject({ to: EMAIL, files: [{ name: `${issued.invoiceNo!}.pdf`, type: 'application/pdf' }] });

    const pdf = await open(issued.fileUrl!);
    expect(pdf.headers['content-type']).toBe('application/pdf');
    const text = pdfText(pdf.rawPayload);
    const amount = (issued.amount / 100).toFixed(2);
    for (const word of [
      '电子发票（增值税专用发票）',
      COMPANY.title,
      TAX_NO,
      DEMO.shopSettings.legalName,
      DEMO.shopSettings.papers.creditCode,
      issued.invoiceNo!,
      `¥${amount}`,
      '茶会用',
      '13%',
      '演示环境开具，不作报销凭证',
    ])
      expect(text).toContain(word);
    for (const line of (await linesOf(app, order, anna)).filter(({ gift }) => !gift))
      expect(text).toContain(line.title);
    // A subset of the font, not the font.
    expect(pdf.rawPayload.length).toBeLessThan(150_000);
    expect(pdfText(letter.files[0]!.body)).toContain(issued.invoiceNo!);
    const png = await open(issued.pictureUrl!);
    const { width, format } = await sharp(png.rawPayload).metadata();
    expect({ width, format }).toEqual({ width: 1700, format: 'png' });
  });
  it('opens for its owner only, for ten minutes', async () => {
    const [paper] = (await history()).filter(({ fileUrl }) => fileUrl);
    expect((await app.call('memberInvoice.view', { id: paper!.id }, { token: ben })).code).toBe(404);
    expect((await act(paper!.id, 'resend', {}, ben)).code).toBe(404);
    const address = paper!.fileUrl!;
    expect((await open(address)).statusCode).toBe(200);
    for (const wrong of [
      address.replace(/sign=.{4}/, 'sign=0000'),
      address.replace('.pdf', '.png'),
      address.replace(/until=\d+/, `until=${app.clock.now() + 86_400_000}`),
      address.split('?')[0]!,
      address.replace(/\d+\.pdf/, '999999.pdf'),
    ])
      expect([404, 410]).toContain((await open(wrong)).statusCode);
    const now = app.clock.now();
    app.clock.advance(10 * MINUTES + 1);
    expect((await open(address)).statusCode).toBe(410);
    app.clock.set(now);
  });
  it('waits for a platform that has not decided, and says why one was refused; asked again it is issued', async () => {
    const { id: titleId } = await title();
    const order = await bought([{ skuId: TEA, qty: 1 }]);
    const { data } = await apply([order], titleId, { content: 'category' });
    platform.slow = true;
    await wait();
    expect((await view(data.id)).status).toBe('applied');
    platform.slow = false;
    platform.refusing.set(COMPANY.title, '企业状态异常');
    app.clock.advance(MINUTES);
    await app.runJobs();
    expect(await view(data.id)).toMatchObject({ status: 'failed', reason: '企业状态异常', actions: ['retry'] });
    expect((await apply([order], titleId)).code).toBe(409);
    const person = await title({ kind: 'person', title: '安娜' });
    expect(await act(data.id, 'retry', { titleId: person.id })).toMatchObject({
      data: { status: 'applied', title: '安娜' },
    });
    await app.runJobs();
    const issued = await view(data.id);
    expect(issued).toMatchObject({ status: 'issued', title: '安娜', taxNo: '' });
    const text = pdfText((await open(issued.fileUrl!)).rawPayload);
    expect(text).toContain('茶叶');
    expect(text).not.toContain(COMPANY.title);
  });
  it('is sent again, also elsewhere, and by a post that was down', async () => {
    const [paper] = (await history()).filter(({ actions }) => actions.includes('resend'));
    post.down = true;
    const { data } = await act(paper!.id, 'resend', { email: 'other@yejian.example' });
    expect(data).toMatchObject({ email: 'other@yejian.example' });
    await app.runJobs();
    expect((await view(paper!.id)).sentAt).toBeUndefined();
    post.down = false;
    app.clock.advance(MINUTES);
    await app.runJobs();
    expect((await view(paper!.id)).sentAt).toBe(app.clock.now());
    expect(post.sent.at(-1)!.to).toBe('other@yejian.example');
  });
  it('is made out anew once, in its month, after the old one was taken back', async () => {
    const { id: titleId } = await title();
    const order = await bought([{ skuId: TEA, qty: 1 }]);
    const { data: first } = await apply([order], titleId);
    await wait();
    expect((await act(first.id, 'reissue')).message).toBe('请选择换开的抬头');
    const person = await title({ kind: 'person', title: '安娜' });
    const requestId = rid();
    const [{ data: next }, twin] = await Promise.all([
      act(first.id, 'reissue', { titleId: person.id, requestId }),
      act(first.id, 'reissue', { titleId: person.id, requestId }),
    ]);
    expect(twin.data).toEqual(next);
    expect(next).toMatchObject({ status: 'applied', title: '安娜', previousId: first.id });
    expect(await view(first.id)).toMatchObject({ status: 'issued', nextId: next.id, actions: [] });
    await app.runJobs();
    const old = await view(first.id);
    expect(old).toMatchObject({ status: 'red', reason: '换开发票', actions: [] });
    expect(old.redNo).toMatch(/^\d{20}$/);
    expect(await view(next.id)).toMatchObject({ status: 'issued', actions: ['resend'] });
    expect((await act(next.id, 'reissue', { titleId })).message).toBe('换开只能在开票当月，且仅一次');
    expect(pdfText((await open(old.fileUrl!)).rawPayload)).toContain(`已红冲 ${old.redNo!}`);
  });
});

describe('a refund', () => {
  it('takes the paper back, and the rest gets one of its own', async () => {
    const { id: titleId } = await title();
    const one = await bought([{ skuId: TEA, qty: 2 }]);
    const other = await bought([{ skuId: CAKE, qty: 2 }]);
    const { data: first } = await apply([one, other], titleId);
    await wait();
    const back = await refund(one);
    const red = await view(first.id);
    expect(red).toMatchObject({ status: 'red', reason: '订单退款', amount: first.amount });
    const next = await view(red.nextId!);
    expect(next).toMatchObject({ status: 'issued', amount: first.amount - back, previousId: first.id, taxNo: TAX_NO });
    expect(next.orders.find(({ id }) => id === one)).toMatchObject({ refunded: back });
    const [row] = await app.db.select().from(invoices).where(eq(invoices.id, next.id));
    expect(row!.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(next.amount);
    expect(await listed()).toEqual([]);
    const told = await app.db.select().from(notices).where(eq(notices.title, '发票已红冲'));
    expect(told).toHaveLength(1);
  });
  it('before it is issued lowers it, and of the whole gives it up', async () => {
    const { id: titleId } = await title();
    const order = await bought([{ skuId: TEA, qty: 2 }]);
    const { data } = await apply([order], titleId);
    const back = await refund(order);
    await wait();
    expect(await view(data.id)).toMatchObject({ status: 'issued', amount: data.amount - back });

    const whole = await bought([{ skuId: CAKE, qty: 2 }]);
    const { data: gone } = await apply([whole], titleId);
    await refund(whole, 2);
    await wait();
    expect(await view(gone.id)).toMatchObject({ status: 'failed', reason: '订单已全部退款', actions: [] });
    expect((await apply([whole], titleId)).message).toBe('订单已全部退款，无需开票');
    const live = await app.db.select().from(invoiceOrders).where(eq(invoiceOrders.orderId, whole));
    expect(live.map((row) => row.live)).toEqual([false]);
  });
  it('of what is on its way to another title still takes the old paper back', async () => {
    const { id: titleId } = await title();
    const order = await bought([{ skuId: CAKE, qty: 2 }]);
    const { data: first } = await apply([order], titleId);
    await wait();
    platform.slow = true;
    const person = await title({ kind: 'person', title: '安娜' });
    const { data: next } = await act(first.id, 'reissue', { titleId: person.id });
    await refund(order, 2);
    expect(await view(first.id)).toMatchObject({ status: 'issued' });
    platform.slow = false;
    app.clock.advance(MINUTES);
    await app.runJobs();
    expect(await view(first.id)).toMatchObject({ status: 'red' });
    expect(await view(next.id)).toMatchObject({ status: 'failed', reason: '订单已全部退款' });
  });
  it('that arrives with the platform slow is followed until it is done', async () => {
    const { id: titleId } = await title();
    const order = await bought([{ skuId: TEA, qty: 2 }]);
    await shipAll(app, order);
    const { data } = await apply([order], titleId);
    await wait();
    platform.slow = true;
    await app.ok('memberOrder.takeDelivery', { id: order }, { token: anna });
    const [line] = await linesOf(app, order, anna);
    const sale = await app.ok(
      'memberOrder.returnApply',
      {
        orderId: order,
        lines: [{ lineId: line!.id, qty: 1 }],
        way: 'refund',
        reason: '质量问题',
        photos: [],
        note: '少',
        requestId: rid(),
      },
      { token: anna },
    );
    await approve(app, sale.id);
    await app.runJobs();
    expect(await view(data.id)).toMatchObject({ status: 'issued' });
    platform.slow = false;
    app.clock.advance(MINUTES);
    await app.runJobs();
    expect(await view(data.id)).toMatchObject({ status: 'red' });
    const waiting = await app.db.select().from(jobs).where(eq(jobs.kind, 'invoice.follow'));
    expect(waiting.every(({ doneAt }) => doneAt !== null)).toBe(true);
  });
});

describe('an answer that is lost', () => {
  it('leaves the paper as it was asked for; what was refunded meanwhile takes it back afterwards', async () => {
    const { id: titleId } = await title();
    const order = await bought([{ skuId: TEA, qty: 2 }]);
    const { data } = await apply([order], titleId);
    const issue = platform.issue.bind(platform);
    const asked: Paper[] = [];
    platform.issue = async (paper) => {
      asked.push(paper);
      await issue(paper);
      throw new Error('the line is cut');
    };
    await wait();
    expect(await view(data.id)).toMatchObject({ status: 'applied' });
    const back = await refund(order);
    platform.issue = async (paper) => {
      asked.push(paper);
      return issue(paper);
    };
    app.clock.advance(MINUTES);
    await app.runJobs();
    expect(asked.length).toBeGreaterThan(2);
    const own = asked.filter(({ serial }) => serial === asked[0]!.serial);
    for (const paper of own) expect(paper).toEqual(asked[0]);
    const red = await view(data.id);
    expect(red).toMatchObject({ status: 'red', amount: data.amount });
    expect(await view(red.nextId!)).toMatchObject({ status: 'issued', amount: data.amount - back });
    platform.issue = issue;
  });
  it('of a letter does not bring a second one; who asks for it again gets one', async () => {
    const [paper] = (await history()).filter(({ actions }) => actions.includes('resend'));
    const send = post.send.bind(post);
    const lettersTo = (to: string) => post.sent.filter((letter) => letter.to === to).length;
    post.send = async (letter) => {
      await send(letter);
      throw new Error('the line is cut');
    };
    await act(paper!.id, 'resend', { email: 'cut@yejian.example' });
    await app.runJobs();
    expect((await view(paper!.id)).sentAt).toBeUndefined();
    post.send = send;
    app.clock.advance(MINUTES);
    await app.runJobs();
    expect((await view(paper!.id)).sentAt).toBe(app.clock.now());
    expect(lettersTo('cut@yejian.example')).toBe(1);
    await act(paper!.id, 'resend', {});
    await app.runJobs();
    expect(lettersTo('cut@yejian.example')).toBe(2);
  });
});

it('issues none where the shop has no platform', async () => {
  const closed = await createTestServer({ config: { production: false } });
  try {
    await fillShop(closed);
    closed.server.gateways.invoice = createSandboxInvoice({ open: false });
    const token = await tokenFor(closed, ANNA);
    const { id } = await closed.ok('memberInvoice.titleSave', COMPANY, { token });
    expect(
      await closed.call(
        'memberInvoice.apply',
        { group: 'order', orderIds: ['1'], titleId: id, email: EMAIL, content: 'detail', requestId: rid() },
        { token },
      ),
    ).toMatchObject({ code: 422, message: '本店暂不支持在线开票，请联系客服开具' });
  } finally {
    await closed.close();
  }
});
