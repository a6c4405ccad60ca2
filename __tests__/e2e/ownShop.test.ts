/**
 * From an empty folder to a paid order: a folder is made, two rows are edited, it is pushed into an empty database; somebody new finds the
 * goods by taps, becomes a member, orders, and pays in the messenger. All of it in the build of a shop called 山外, in which nothing is left
 * of 叶间.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { goods, members, orders, payments, skus, stores } from '../../server/db/schema';
import { sandboxNotify } from '../../server/gateways/paymentSandbox';
import { ensureSite } from '../../server/seed/content/site';
import { readFolder } from '../../server/shop/folder';
import { initFolder } from '../../server/shop/init';
import { missing } from '../../server/shop/status';
import { push } from '../../server/shop/push';
import { ROUTE_PATHS, isPublic } from './pages';
import { openMessenger } from './messenger';
import { addAddress, becomeMember, search } from './newcomer';
import { TOP, waitUntil } from './browser';
import { drawnPictures, openShop, type Shop } from './shop';

const MOBILE = '13811112222';
const BRAND = path.join(__dirname, 'shanwai');
const BUILD = path.resolve('.data/shanwai');
/** A page stands, or says why it does not. */
const STANDS = `(() => {
  const page = ${TOP};
  return page && page.textContent.trim() && !document.getElementById('shell') && !page.querySelector('[aria-busy="true"]');
})()`;
/** Of the demo's shop: its name, and what is true of it only. */
const OTHER = /叶间|yejian\.example|西湖茶窖|三张券|刮开涂层|CMA|老寿眉/;
const around = (text: string): string => new RegExp(`.{0,20}(?:${OTHER.source}).{0,20}`).exec(text)?.[0] ?? '';

const filesUnder = (dir: string): string[] =>
  fs
    .readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));

const DATABASES = [['PGlite', ''] as const, ['PostgreSQL', process.env.TEST_DATABASE_URL ?? ''] as const].filter(
  ([name, url]) => name === 'PGlite' || url,
);
describe.each(DATABASES)('on %s', (name, url) => {
  let shop: Shop;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yejian-own-'));
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'yejian-own-data-'));

  beforeAll(async () => {
    if (!fs.existsSync(path.join(BUILD, 'h5/index.html')))
      throw new Error(
        `No build in ${BUILD}: YEJIAN_SHOP=__tests__/e2e/shanwai YEJIAN_DIST=.data/shanwai node scripts/build.mjs h5, and weapp.`,
      );
    shop = await openShop({
      url,
      seed: false,
      pictures: drawnPictures(data),
      config: { demo: false, development: true, h5Dir: path.join(BUILD, 'h5'), dataDir: data },
    });
    const { db, storage, now } = shop.server.server;
    await db.transaction((tx) => ensureSite(tx, now()));
    const drawings = drawnPictures();
    await initFolder(folder, async (key) => (await drawings.get(key, 750))?.body);
    fs.cpSync(BRAND, folder, { recursive: true });
    for (const [name, from, to] of [
      ['goods.csv', '明前龙井 2026', '狮峰龙井'],
      ['skus.csv', ',168,', ',188,'],
    ] as const) {
      const file = path.join(folder, name);
      fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace(from, to));
    }
    await push(await readFolder(folder), { db, now: now(), storage, note: '推送' });
  });
  afterEach(() => shop.hangUp());
  afterAll(async () => {
    await shop.close();
    for (const dir of [folder, data]) fs.rmSync(dir, { recursive: true, force: true });
  });

  test('nothing is missing but what only the company knows', async () => {
    const { db, config } = shop.server.server;
    expect((await missing(db, config)).map((sentence) => sentence.split('：')[0])).toEqual([
      '店名、自营名称、客服电话、退货地址还是样本里的',
      '1 家门店的电话还是样本里的',
      '1 个商品还是样本里的',
      '没有员工，订单付了款也没有人能发货',
      '24 页协议和说明还是样本',
      '没有公司名称，协议里提到公司的段落不显示',
      '协议和说明里有 12 项资料空着，那几段不显示',
      '没有收款账户，收银台上没有线下转账',
      '短信没有接',
      '微信支付没有接',
      '没有接的服务',
    ]);
  });

  test('somebody new finds the goods, becomes a member and pays', async () => {
    const { db } = shop.server;
    const phone = await shop.phone();
    await phone.open('/pages/tea/index');
    await phone.sees('狮峰龙井');
    // 山外 has no groves, so no tab for them.
    const tabs = phone.top.getByRole('navigation', { name: '主导航' }).getByRole('link');
    expect(await tabs.allInnerTexts()).toEqual(['茶铺', '分类', '茶篮', '我的']);
    await search(phone, '狮峰龙井');
    await phone.sees('山外自营');
    await phone.settled();
    await phone.press('立即购买');
    const sheet = phone.top.getByRole('dialog', { name: '选择规格' });
    await sheet.getByRole('radio', { name: '50 克', exact: true }).tap();
    await sheet.getByRole('button', { name: '立即购买' }).tap();
    await phone.arrive('/site/pages/login');
    await becomeMember(phone, MOBILE);
    // The sheet stands as it was left.
    await phone.arrive('/shop/pages/goods');
    await sheet.getByRole('button', { name: '立即购买' }).tap();
    await phone.arrive('/shop/pages/order/settle');
    await addAddress(phone, MOBILE);
    await phone.sees('包邮');
    await phone.press('提交订单');
    await phone.arrive('/member/pages/wallet/pay');
    const [member] = await db.select().from(members).where(eq(members.mobile, MOBILE));
    const [order] = await db.select().from(orders).where(eq(orders.memberId, member!.id));
    expect(order).toMatchObject({ status: 'unpaid' });
    // The coupon of the folder was a new member's to claim, or is on the order already: what is paid is what was shown.
    expect([18_800, 17_800]).toContain(order!.payable);

    const wechat = await openMessenger(
      shop,
      async () => {
        const [payment] = await db.select().from(payments).where(eq(payments.orderId, order!.id));
        const form = sandboxNotify(shop.server.server.config.secret, payment!);
        expect((await shop.server.call('pay.notify', { ...form })).code).toBe(200);
        return { err_msg: 'get_brand_wcpay_request:ok' };
      },
      { member: MOBILE },
    );
    await wechat.open(`/member/pages/wallet/pay?orderGroup=order&orderId=${order!.id}`);
    await wechat.press(/^微信支付/);
    await wechat.press(/^确认支付/);
    await wechat.arrive('/shop/pages/order/success');
    const [paid] = await db.select().from(orders).where(eq(orders.id, order!.id));
    expect(paid).toMatchObject({ status: 'paid' });
    const [sold] = await db.select().from(skus).where(eq(skus.barCode, 'LJ-2026-50'));
    expect(sold).toMatchObject({ stock: 119, locked: 0 });
  });

  if (name !== 'PGlite') return;
  test('no page says 叶间, and no answer', async () => {
    const { db } = shop.server;
    const first = async (table: typeof goods | typeof stores | typeof orders) =>
      (await db.select({ id: table.id }).from(table).limit(1))[0]?.id ?? '';
    const params = new URLSearchParams({
      id: await first(goods),
      code: 'AGREEMENT',
      orderGroup: 'order',
      topic: 'help',
    });
    params.set('orderId', await first(orders));
    params.set('storeId', await first(stores));
    const found: string[] = [];
    // The films of a new folder have addresses of nobody.
    const expectErrors = [/ERR_NAME_NOT_RESOLVED/];
    const phones = {
      visitor: await shop.phone({ expectErrors }),
      member: await shop.phone({ member: MOBILE, expectErrors }),
    };
    for (const { context } of Object.values(phones))
      await context.route(/^https:\/\/\w+\.example\.com\//, (route) => route.abort('namenotresolved'));
    for (const phone of Object.values(phones))
      phone.page.on('response', (response) => {
        void response.text().then(
          (text) => OTHER.test(text) && found.push(`${response.url()}: ${around(text)}`),
          () => undefined,
        );
      });
    for (const at of ROUTE_PATHS) {
      const phone = isPublic(at) ? phones.visitor : phones.member;
      // Pictures may come later than its words.
      await phone.turnTo(`${at}?${params}`);
      await waitUntil(phone.page, STANDS);
      const html = await phone.page.evaluate<string>('document.title + document.documentElement.outerHTML');
      if (OTHER.test(html)) found.push(`${at}: ${around(html)}`);
    }
    expect(found).toEqual([]);
  });
});

test.each(['h5', 'weapp'])('nothing of 叶间 is in the packages: %s', (target) => {
  const files = filesUnder(path.join(BUILD, target));
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => OTHER.test(fs.readFileSync(file, 'utf8')))).toEqual([]);
  // The build is the shop's: its name, its colour, its words.
  const all = files.map((file) => fs.readFileSync(file, 'utf8')).join('\n');
  for (const own of ['山外', '#2f6f8f', '茶铺', '山里的茶', 'data:image/webp']) expect(all).toContain(own);
});
