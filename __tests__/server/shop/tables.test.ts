/** Tables of a shop of one's own: a folder alone, without the demo, opens a table, takes an order, prints its tickets and is paid. */
import fs from 'node:fs';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { menuItems, printJobs, teaTables } from '../../../server/db/schema';
import { readFolder } from '../../../server/shop/folder';
import { initFolder } from '../../../server/shop/init';
import { pull } from '../../../server/shop/pull';
import { push } from '../../../server/shop/push';
import { report } from '../../../server/shop/report';
import { testServer } from '../harness';
import { drawing, newFolder, settingsOf, tablesIn } from './folders';

const [GUEST, WAITER] = ['13911110031', '13911110032'];
const app = testServer({ seed: 'base' });
let folder: string;
const tokens: Record<string, string> = {};
const as = (who: string) => ({ token: tokens[who]! });
const op = () => ({ rev: 0, opId: randomUUID() });
const rid = () => ({ requestId: randomUUID() });
const file = (name: string) => path.join(folder, name);
const add = (name: string, line: string) => fs.appendFileSync(file(name), `${line}\n`);
const change = (name: string, from: string, to: string) => {
  const text = fs.readFileSync(file(name), 'utf8');
  if (!text.includes(from)) throw new Error(`${name} has no ${from}`);
  fs.writeFileSync(file(name), text.replace(from, to));
};
const pushAll = async () => report(await push(await readFolder(folder), settingsOf(app)), (address) => address);
const tables = () => app.ok('scanCode.tables', { storeId: storeId! }, as(WAITER));
let storeId: string | undefined;

beforeAll(async () => {
  folder = newFolder();
  await initFolder(folder, drawing);
  add('employees.csv', `E1,${WAITER},小满,,茶艺师,XIHU,茶艺,桌台,否`);
  add('printers.csv', 'P1,XIHU,前台,virtual:front,48,desk,1');
  add('printers.csv', 'P2,XIHU,茶水间,virtual:tea,32,茶水,2');
  // Open whenever the test runs.
  change('stores.csv', '09:30,21:30', '00:00,24:00');
  await pushAll();
  for (const who of [GUEST, WAITER]) tokens[who] = await app.login(who);
  [storeId] = (await app.db.select().from(teaTables)).map((row) => row.storeId!);
});

test('from the folder to a paid bill', async () => {
  const first = (await tables())[0]!;
  expect(first).toMatchObject({ code: 'XH-01', name: '大厅1号桌', seats: 4, state: 'idle' });
  const home = await app.ok('scanCode.index', { code: first.label!, party: 2 }, as(GUEST));
  const sessionId = home.session.id;
  expect(home.cates.map(({ name }) => name)).toEqual(['茗茶', '茶点', '套餐']);
  const dish = (title: string) => home.products.find((one) => one.title === title)!;
  expect(dish('明前龙井')).toMatchObject({ price: 8800, specs: [{ label: '壶' }, { label: '盏', price: 3800 }] });
  expect(dish('绿豆糕')).toMatchObject({ left: 20 });

  const red = dish('滇红金芽').id;
  const { groups } = await app.ok('scanCode.feeding', { productId: red }, as(GUEST));
  expect(groups).toMatchObject([{ label: '加料', min: 0, max: 2, items: [{ label: '桂花', price: 600 }, {}] }]);
  const flower = { key: groups[0]!.key, label: '桂花', value: groups[0]!.items[0]!.id };
  await app.ok(
    'scanCode.insertCartItemFeeding',
    { sessionId, productId: red, feeding: [flower], qty: 1, ...op() },
    as(GUEST),
  );
  const set = await app.ok('scanCode.productSet', { productId: dish('双人茶席').id }, as(GUEST));
  expect(set.groups.map(({ label, pick, items }) => [label, pick, items.map((one) => one.label)])).toEqual([
    ['茶', 1, ['滇红金芽', '明前龙井']],
    ['茶点', 2, ['绿豆糕']],
  ]);
  const [tea, cake] = set.groups;
  const parts = [tea!, cake!, cake!].map(({ key, items }) => {
    const one = items.at(-1)!;
    return { key, label: one.label, value: one.productId };
  });
  const cart = await app.ok(
    'scanCode.insertCartItemSpec',
    { sessionId, productId: dish('双人茶席').id, set: parts, qty: 1, ...op() },
    as(GUEST),
  );
  expect(cart.total).toBe(6800 + 600 + 12_800 + 2000);
  const { order } = await app.ok(
    'scanCode.insertOrder',
    { sessionId, rev: cart.rev, total: cart.total, ...rid() },
    as(GUEST),
  );
  await app.runJobs();
  const prints = await app.db.select().from(printJobs).where(eq(printJobs.orderId, order.id));
  // 茶点 has no printer of its own: the desk prints it.
  expect(prints.map(({ station, status }) => [station, status]).sort()).toEqual([
    ['茶水', 'printed'],
    ['茶点', 'printed'],
  ]);
  expect(prints.find(({ station }) => station === '茶水')?.ticket.lines).toEqual([
    { title: '滇红金芽', qty: 1, notes: ['桂花'] },
  ]);
  const { legId, legAmount } = await app.ok('scanCode.legSave', { sessionId, split: 'all', ...rid() }, as(GUEST));
  expect(legAmount).toBe(22_200);
  const paid = await app.ok('scanCode.doOrderPay', { sessionId, legId, channel: 'cash', ...rid() }, as(WAITER));
  expect(paid.bill).toMatchObject({ status: 'paid', paid: 22_200, left: 0 });
});

test('what a spreadsheet made of it is read, and the label that hangs stays', async () => {
  const before = (await tables()).map(({ label }) => label);
  change('menu.csv', '壶=88 | 盏=38', '壶=￥１，２８８ | 盏＝￥38.00元');
  change('menu.csv', ',20,', ',１２,');
  change('tables.csv', '大厅1号桌', '临窗1号桌');
  expect(await pushAll()).toEqual(expect.arrayContaining([expect.stringContaining('茶单：新增 0，改动 2')]));
  const own = await app.db.select().from(menuItems);
  expect(own.find(({ title }) => title === '明前龙井')?.specs.map(({ price }) => price)).toEqual([128_800, 3800]);
  expect(own.find(({ title }) => title === '绿豆糕')?.portions).toBe(12);
  expect((await tables()).map(({ label }) => label)).toEqual(before);
  expect((await tables())[0]?.name).toBe('临窗1号桌');
  expect(await pushAll()).toEqual(['没有改动。']);
});

test('a dish keeps its choices and parts when it changes, and loses what leaves the folder', async () => {
  change('menu.csv', '滇红金芽', '滇红金针');
  await pushAll();
  const of = async (title: string) => (await app.db.select().from(menuItems)).find((one) => one.title === title)!;
  expect((await of('滇红金针')).feedings).toMatchObject([{ label: '加料' }]);
  expect((await of('双人茶席')).sets[0]?.items[0]?.label).toBe('滇红金针');
  change('menu-additions.csv', 'JIALIAO,加料,,2,桂花=6 | 陈皮=8,DIANHONG\n', '');
  change('menu-sets.csv', 'SHUANGREN,茶点,2,LVDOUGAO=0\n', '');
  await pushAll();
  expect((await of('滇红金针')).feedings).toEqual([]);
  expect((await of('双人茶席')).sets.map(({ label }) => label)).toEqual(['茶']);
});

test('what guests had cannot be taken away, and the folder can be taken back', async () => {
  change('menu.csv', fs.readFileSync(file('menu.csv'), 'utf8').match(/^DIANHONG.*\n/m)![0], '');
  await expect(pushAll()).rejects.toThrow('menu-sets.csv 第 2 行「可选」：茶单里没有编码「DIANHONG」');
  change('menu-sets.csv', 'DIANHONG=0 | ', '');
  await expect(pushAll()).rejects.toThrow('menu.csv：「DIANHONG」还有 1 个点单在用，不能去掉');
  const back = newFolder();
  await pull(back, settingsOf(app));
  expect(tablesIn(back)['tables.csv']).toContain('XH-01,XIHU,临窗1号桌');
  expect(await push(await readFolder(back), settingsOf(app)).then((all) => report(all, (it) => it))).toEqual([
    '没有改动。',
  ]);
});
