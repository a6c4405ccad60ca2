/** What a company says and allows: its own agreements, its papers, the ways to pay and to log in; and what is still missing. */
import fs from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { parse, stringify } from 'yaml';
import type { WechatConfig } from '../../../server/config';
import { goods, pageContents } from '../../../server/db/schema';
import { readShopSettings, readSite } from '../../../server/domains/people/shopSettings/repository';
import { ensureSite, samplePages } from '../../../server/seed/content/site';
import { readFolder } from '../../../server/shop/folder';
import { initFolder } from '../../../server/shop/init';
import { pull } from '../../../server/shop/pull';
import { push } from '../../../server/shop/push';
import { report } from '../../../server/shop/report';
import { readCsv, writeCsv } from '../../../server/shop/sheet/csv';
import { foreseen, missing } from '../../../server/shop/status';
import { createTestServer, type TestServer } from '../harness';
import { drawing, newFolder, settingsOf } from './folders';

let app: TestServer;
let folder: string;
beforeAll(async () => {
  app = await createTestServer();
  await app.db.transaction((tx) => ensureSite(tx, app.clock.now()));
  folder = newFolder();
  await initFolder(folder, drawing);
  await pushAll();
});
afterAll(() => app.close());

const pushAll = async (from = folder) =>
  report(await push(await readFolder(from), settingsOf(app)), (address) => address);
const file = (name: string, of = folder) => path.join(of, name);
const HEAD = ['编码', '标题', '版本', '更新时间', '登录可见', '正文'];
const writePages = (...rows: string[][]) => fs.writeFileSync(file('pages.csv'), writeCsv([HEAD, ...rows]));
/** Changes parts of shop.yml. */
function writeYml(parts: Record<string, unknown>): void {
  const before = parse(fs.readFileSync(file('shop.yml'), 'utf8')) as Record<string, unknown>;
  fs.writeFileSync(file('shop.yml'), stringify({ ...before, ...parts }));
}
const company = () => (parse(fs.readFileSync(file('shop.yml'), 'utf8')) as { company: object }).company;

describe('pages', () => {
  test('an own agreement stands where the sample stood, and fills its placeholders', async () => {
    writePages(['AGREEMENT', '{店名}服务约定', '1.0', '2026-06-01', '', '## 一、约定\n\n{店名}和你约定**三件事**。']);
    expect(await pushAll()).toEqual([
      '页面：新增 0，改动 1，换回样本 0',
      expect.stringMatching(/^ {2}~ AGREEMENT：标题 \{店名\}用户协议 → \{店名\}服务约定；版本 2\.3 → 1\.0；/),
    ]);
    const page = await app.ok('legacy.registerAgree', {});
    expect(page).toMatchObject({
      title: '山外服务约定',
      version: '1.0',
      html: '<h2>一、约定</h2>\n<p>山外和你约定<strong>三件事</strong>。</p>',
      updatedAt: Date.parse('2026-06-01T00:00:00+08:00'),
    });
    // The app asks for consent by this number.
    expect((await app.ok('site.config', {})).agreements).toContainEqual(
      expect.objectContaining({ key: 'AGREEMENT', value: '1.0' }),
    );
    expect((await app.ok('pages.view', { code: 'PRIVACY' })).title).toBe('山外隐私政策');
    expect(await pushAll()).toEqual(['没有改动。']);
  });

  test('a private page needs a session; what the table does not name keeps its picture', async () => {
    const cover = (await app.ok('pages.view', { code: 'BRAND' })).cover;
    expect(cover).toBeTruthy();
    writePages(['BRAND', '关于{店名}', '1.0', '2026-06-01', '是', '山外的茶。']);
    await pushAll();
    expect((await app.call('pages.view', { code: 'BRAND' })).code).toBe(401);
    const [row] = await app.db.select().from(pageContents).where(eq(pageContents.code, 'BRAND'));
    expect(row).toMatchObject({ cover, private: true });
  });

  test('a page that leaves the table is the sample again; a folder without the table leaves all as they are', async () => {
    writePages(['FAQ', '问答', '1.0', '2026-06-01', '', '打电话。']);
    expect(await pushAll()).toContain('页面：新增 0，改动 1，换回样本 1');
    fs.renameSync(file('pages.csv'), file('pages.off'));
    expect(await pushAll()).toEqual(['没有改动。']);
    expect((await app.ok('pages.view', { code: 'FAQ' })).title).toBe('问答');
    fs.renameSync(file('pages.off'), file('pages.csv'));
    writePages();
    expect(await pushAll()).toEqual(['页面：新增 0，改动 0，换回样本 1', '  - FAQ']);
    expect((await app.ok('pages.view', { code: 'FAQ' })).title).toBe('常见问题');
  });

  test('words of members are the shop’s own or none', async () => {
    expect((await app.call('pages.view', { code: 'VIP_WORDS' })).code).toBe(404);
    writePages(['VIP_WORDS', '会员怎么说', '1.0', '2026-06-01', '', '## 山** · 茗友\n\n茶好。']);
    expect(await pushAll()).toContain('页面：新增 1，改动 0，换回样本 0');
    expect((await app.ok('pages.view', { code: 'VIP_WORDS' })).html).toContain('茶好。');
    writePages();
    expect(await pushAll()).toEqual(['页面：新增 0，改动 0，换回样本 1', '  - VIP_WORDS']);
    expect((await app.call('pages.view', { code: 'VIP_WORDS' })).code).toBe(404);
  });

  test('a pull gives every page with its placeholders, to begin from; pushing it changes nothing', async () => {
    const again = newFolder();
    await pull(again, settingsOf(app));
    const rows = readCsv(fs.readFileSync(file('pages.csv', again)));
    expect(rows.slice(1).map(([code]) => code)).toEqual(samplePages(0).map(({ code }) => code));
    const [, title, , , , body] = rows.find(([code]) => code === 'AGREEMENT') ?? [];
    expect(title).toBe('{店名}用户协议');
    expect(body).toMatch(/^欢迎使用\{店名\}。.*\n\n## 一、账号\n\n/);
    expect(await pushAll(again)).toEqual(['没有改动。']);
  });
});

describe('what shop.yml allows', () => {
  const open = async () => (await readShopSettings(app.db)).payments;

  test('ways to pay: chosen, kept by a push that says the same, and all again when the list forgets them', async () => {
    writeYml({ payments: [{ 付什么: '商品订单', 付款方式: '微信支付 | 线下转账' }] });
    expect(await pushAll()).toEqual([
      '付款方式：新增 0，改动 1，恢复默认 0',
      '  ~ order：付款方式 余额 | 微信支付 | 线下转账 → 微信支付 | 线下转账',
    ]);
    expect(await open()).toEqual({ order: ['js', 'offline'] });
    expect(await pushAll()).toEqual(['没有改动。']);
    writeYml({ payments: [] });
    expect(await pushAll()).toEqual(['付款方式：新增 0，改动 0，恢复默认 1', '  - order']);
    expect(await open()).toEqual({});
  });

  test('ways of logging in', async () => {
    const logins = { 验证码: '是', 密码: '否', 微信: '是', 钉钉: '否', 渠道商: '否' };
    writeYml({ logins });
    await pushAll();
    expect((await readSite(app.db)).logins).toEqual({
      code: true,
      password: false,
      messenger: true,
      workplace: false,
      channel: false,
    });
    writeYml({ logins: { ...logins, 密码: '是', 钉钉: '是', 渠道商: '是' } });
    await pushAll();
    expect((await app.ok('site.config', {})).logins?.password).toBe(true);
  });

  test('papers: what is taken out of the list is empty again', async () => {
    writeYml({ papers: { 网站备案: '浙ICP备00000000号', 管辖法院: '昆明市五华区人民法院' } });
    await pushAll();
    expect((await app.ok('pages.view', { code: 'AGREEMENT' })).html).toContain('可向昆明市五华区人民法院提起诉讼');
    expect((await app.ok('pages.view', { code: 'LICENCE' })).html).toContain('浙ICP备00000000号');
    writeYml({ papers: {} });
    expect(await pushAll()).toContain('证照与条款：新增 0，改动 1，删除 0');
    expect((await app.ok('pages.view', { code: 'LICENCE' })).html).not.toContain('备案');
  });

  test('papers: a code copied with a slip stands on no invoice', async () => {
    writeYml({ papers: { 统一社会信用代码: '9133 0106 MA00 0000 04' } });
    await expect(pushAll()).rejects.toThrow('不是统一社会信用代码');
    writeYml({ papers: { 统一社会信用代码: '9133 0106 ma00 0000 03' } });
    await pushAll();
    expect((await readShopSettings(app.db)).papers.creditCode).toBe('91330106MA00000003');
    writeYml({ papers: {} });
    await pushAll();
  });
});

const SERVICES = ['短信没有接', '微信支付没有接', '没有接的服务', '对外的网址还是 localhost'];
test('status says what the pages, the cashier and the staff still lack, until it is there', async () => {
  const concerning = async () => (await missing(app.db, app.server.config)).map((line) => line.split('：')[0]);
  expect(await concerning()).toEqual([
    '店名、自营名称、客服电话、退货地址还是样本里的',
    '收款账户还是样本里的，顾客会把钱转到别处',
    '1 家门店的电话还是样本里的',
    '2 个商品还是样本里的',
    '没有员工，订单付了款也没有人能发货',
    '24 页协议和说明还是样本',
    '没有公司名称，协议里提到公司的段落不显示',
    '协议和说明里有 12 项资料空着，那几段不显示',
    ...SERVICES,
  ]);
  writePages(...samplePages(0).map(({ code }) => [code, '{店名}', '1', '2026-06-01', '', '{公司名称}的话']));
  writeYml({
    company: {
      ...company(),
      name: '云上茶',
      seller: '云上自营',
      service_mobile: '0571-88880000',
      return_address: '云上仓 0571-88880000 浙江省杭州市余杭区茶园路 1 号',
      legal_name: '杭州山外茶业有限公司',
    },
    banks: [],
  });
  for (const name of ['goods.csv', 'stores.csv'])
    fs.writeFileSync(
      file(name),
      fs
        .readFileSync(file(name), 'utf8')
        .replace(/明前龙井 2026|滇红金芽/g, '云上$&')
        .replace('0571-00000000', '0571-88880000'),
    );
  const staff = (...rows: string[]) => {
    const [head = ''] = fs.readFileSync(file('employees.csv'), 'utf8').split('\n');
    fs.writeFileSync(file('employees.csv'), [head, ...rows, ''].join('\n'));
    return pushAll();
  };
  await staff('E1,13911110001,王岚,,店长,XIHU,行政,库存,否');
  expect(await concerning()).toEqual([
    '没有人能审核转账和提现（财务）、处理售后（售后）、审批批发和商家（管理员）',
    '没有收款账户，收银台上没有线下转账',
    ...SERVICES,
  ]);
  writeYml({ limits: {}, payments: [{ 付什么: '商品订单', 付款方式: '微信支付' }] });
  await staff('E1,13911110001,王岚,,店长,XIHU,行政,库存 | 财务 | 售后,是');
  expect(await concerning()).toEqual(['只有一位能发货的员工，拣货和复核要两个人', ...SERVICES]);
  await staff(
    'E1,13911110001,王岚,,店长,XIHU,行政,库存 | 财务 | 售后,是',
    'E2,13911110002,李牧,,店员,XIHU,仓储,库存,否',
  );
  expect(await concerning()).toEqual(SERVICES);
  const smsRelay = { url: 'https://sms.example.com', key: '' };
  const served = {
    ...app.server.config,
    smsRelay,
    wechat: {} as WechatConfig,
    publicUrl: 'https://shop.example.com',
    carrierRelay: smsRelay,
    authenticationRelay: smsRelay,
    invoiceRelay: smsRelay,
  };
  expect(await missing(app.db, served)).toEqual([
    '没有接的服务：打款（提现不会到账）、邮件（发票只能下载）；接法在 docs/relays.md',
  ]);
  expect(await missing(app.db, { ...served, payoutRelay: smsRelay, mailRelay: smsRelay })).toEqual([]);
});

test('before the first start status knows what the folder will lack, and leaves nothing behind', async () => {
  const fresh = await createTestServer();
  try {
    const own = newFolder();
    await initFolder(own, drawing);
    const { now, storage } = settingsOf(fresh);
    const told = await foreseen(fresh.db, fresh.server.config, { now, storage, folder: () => readFolder(own) });
    for (const words of ['店名、自营名称', '收款账户还是样本', '没有员工', '24 页协议和说明还是样本', '短信没有接'])
      expect(told.join()).toContain(words);
    expect(told.join()).not.toMatch(/没有上架的商品|没有商品分类|我的茶店/);
    expect([await fresh.db.$count(goods), await fresh.db.$count(pageContents)]).toEqual([0, 0]);
  } finally {
    await fresh.close();
  }
});
