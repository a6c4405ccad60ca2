/** Rules and lists of the house in shop.yml hold at once: what is offered, what is earned, how it leaves; what was promised stays. */
import fs from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { parse, stringify } from 'yaml';
import { members, releases, skuPlaces, warehouses } from '../../../server/db/schema';
import { readShopSettings } from '../../../server/domains/people/shopSettings/repository';
import { shopSettingsOf, OWN } from '../../../server/domains/people/shopSettings/settings';
import { readFolder } from '../../../server/shop/folder';
import { initFolder } from '../../../server/shop/init';
import { pull } from '../../../server/shop/pull';
import { push } from '../../../server/shop/push';
import { report } from '../../../server/shop/report';
import { testServer } from '../harness';
import { drawing, newFolder, settingsOf } from './folders';

const MOBILE = '13911110011';
const app = testServer({ seed: 'base' });
let folder: string;
let token: string;

beforeAll(async () => {
  folder = newFolder();
  await initFolder(folder, drawing);
  await pushAll();
  token = await app.login(MOBILE);
});

type Parts = Record<string, Record<string, string> & Record<string, string>[]>;
const pushAll = async () => report(await push(await readFolder(folder), settingsOf(app)), (address) => address);
const partsIn = (at: string) => parse(fs.readFileSync(path.join(at, 'shop.yml'), 'utf8')) as Parts;
/** Some figures of a part, or a list as it is from now on. */
function change(name: string, to: Record<string, string> | Record<string, string>[]): void {
  const parts = partsIn(folder);
  const next = { ...parts, [name]: Array.isArray(to) ? to : { ...parts[name], ...to } };
  fs.writeFileSync(path.join(folder, 'shop.yml'), stringify(next));
}

test('a new shop has the usual rules, and they are in its folder to be changed', async () => {
  const { points, ...shopSettings } = await readShopSettings(app.db);
  expect(shopSettings).toMatchObject({
    wallet: OWN.shopSettings.wallet,
    team: OWN.shopSettings.team,
    income: OWN.shopSettings.income,
  });
  expect(points.cards.map(({ words }) => words)).toEqual(OWN.shopSettings.points.cards.map(({ words }) => words));
  expect(partsIn(folder)).toMatchObject({
    wallet: { min: '10', max: '50000', coins_per_day: '200' },
    points: { sign_rewards: '5 | 5 | 10 | 10 | 15 | 15 | 30', photo: '50' },
    withdrawal: { methods: '银行卡 | 微信 | 结算通道', fee_percent: '0.6' },
    team_grades: [{ level: '1', name: '推广员', need_direct: '0', added_percent: '0' }, {}, {}],
  });
  expect(await pushAll()).toEqual(['没有改动。']);
});

test.each([
  ['wallet', { send_per_day: '300' }, { wallet: { ...OWN.shopSettings.wallet, sendPerDay: 30_000 } }],
  [
    'points',
    { photo: '60', send_max: '900' },
    { points: { earn: { ...OWN.shopSettings.points.earn, photo: 60 }, sendMax: 900, keepYears: 1 } },
  ],
  ['team', { idle_days: '14' }, { team: { ...OWN.shopSettings.team, idleDays: 14 } }],
  ['income', { settle_days: '15' }, { income: { ...OWN.shopSettings.income, settleDays: 15 } }],
  [
    'withdrawal',
    { methods: '银行卡', fee_percent: '1' },
    { withdrawal: { ...OWN.shopSettings.withdrawal, methods: ['bank'], feeBp: 100 } },
  ],
  ['merchant', { classes: '8' }, { merchant: { ...OWN.shopSettings.merchant, classes: 8 } }],
  ['invoices', { category: '茶' }, { invoices: { ...OWN.shopSettings.invoices, category: '茶' } }],
  ['release', { boost_max: '500' }, { release: { ...OWN.shopSettings.release, boostMax: 500 } }],
  ['donation', { points: '20' }, { donation: { money: 100, points: 20 } }],
  [
    'clients',
    { tags: '岩茶 | 送礼', idle_days: '60' },
    { clients: { ...OWN.shopSettings.clients, tags: ['岩茶', '送礼'], idleDays: 60 } },
  ],
  ['quotes', { staff_percent: '90' }, { quotes: { staffBp: 9000, managerBp: 7000, maxDays: 30 } }],
])(
  '%s: the figure that was changed holds, the others stay, and the pull says the same',
  async (name, given, shopSettings) => {
    change(name, given);
    expect((await pushAll())[0]).toMatch(/改动 1/);
    expect(await readShopSettings(app.db)).toMatchObject(shopSettings);
    const again = newFolder();
    await pull(again, settingsOf(app));
    expect(partsIn(again)[name]).toEqual(partsIn(folder)[name]);
  },
);

test('packages: offered from the cheapest, those that leave are offered no more', async () => {
  change('money_packages', [
    { no: '2', pay: '1000', bonus: '90' },
    { no: '9', pay: '200', bonus: '20', first: '是' },
  ]);
  change('points_packages', []);
  expect(await pushAll()).toEqual([
    '充值套餐：新增 1，改动 1，下架 3',
    '  + 9',
    '  ~ 2：赠送 80 → 90',
    '  - 1',
    '  - 3',
    '  - 4',
    '积分套餐：新增 0，改动 0，下架 3',
    '  - 11',
    '  - 12',
    '  - 13',
  ]);
  expect((await app.ok('recharge.config', {}, { token })).packages).toEqual([
    { id: '9', unit: 'money', pay: 20_000, value: 20_000, bonus: 2000, tag: '首充', limit: 1 },
    { id: '2', unit: 'money', pay: 100_000, value: 100_000, bonus: 9000 },
  ]);
  expect((await app.ok('recharge.config', { unit: 'points' }, { token })).packages).toEqual([]);
  expect(await pushAll()).toEqual(['没有改动。']);
});

test('signing in can be closed, which is not the same as an empty cell', async () => {
  change('points', { sign_rewards: '无' });
  await pushAll();
  expect((await app.ok('marketing.sign', {}, { token })).enabled).toBe(false);
  const again = newFolder();
  await pull(again, settingsOf(app));
  expect(partsIn(again).points).toMatchObject({ sign_rewards: '无' });
  change('points', { sign_rewards: '' });
  await pushAll();
  expect((await app.ok('marketing.sign', {}, { token })).rewards).toEqual(OWN.shopSettings.points.signRewards);
});

test('grades: what each earns is told at once, and one that somebody has stays', async () => {
  await app.db.update(members).set({ teamLevel: 0 });
  await app.db.update(members).set({ teamLevel: 2 }).where(eq(members.mobile, MOBILE));
  const [first = {}, second = {}] = partsIn(folder).team_grades ?? [];
  change('team_grades', [first]);
  await expect(pushAll()).rejects.toThrow('shop.yml team_grades：还有 1 位会员在第 2 级以上，不能去掉那些等级');
  change('team_grades', [first, { ...second, name: '掌柜', added_percent: '2' }]);
  await pushAll();
  const { levels } = await app.ok('member.teamLevel', {}, { token });
  expect(levels.map(({ name, rateBp }) => [name, rateBp])).toEqual([
    ['推广员', 800],
    ['掌柜', 1000],
  ]);
  expect((await readShopSettings(app.db)).income.gradeBp).toEqual([0, 200]);
});

test('greeting cards with pictures of the folder', async () => {
  change('greeting_cards', [{ no: '1', words: '新年好', image: 'spring.webp' }]);
  await pushAll();
  expect((await readShopSettings(app.db)).points.cards).toEqual([
    { id: '1', words: '新年好', image: expect.stringMatching(/^\/images\/shop\//) },
  ]);
});

test('how reservations are ranked stays as it is while somebody has one', async () => {
  await app.db.update(releases).set({ reserved: 1 });
  change('release', { level_score: '100' });
  await expect(pushAll()).rejects.toThrow('shop.yml release：「明前龙井 · 头锅」已经有人预约，抽签以后再改');
  await app.db.update(releases).set({ drawnAt: app.clock.now() });
  await pushAll();
  expect((await readShopSettings(app.db)).release).toEqual({
    ...shopSettingsOf(null).release,
    boostMax: 500,
    levelScore: 100,
  });
  // No entry says so.
  await app.db.update(releases).set({ reserved: 0 });
});

test('warehouses have names of one’s own, and specifications their places; what leaves the folder is as it was', async () => {
  const places = path.join(folder, 'places.csv');
  const before = fs.readFileSync(places, 'utf8');
  const named = async () => (await app.db.select().from(warehouses).orderBy(warehouses.id)).map(({ name }) => name);
  const placed = async () =>
    (await app.db.select().from(skuPlaces).orderBy(skuPlaces.shelf)).map(({ shelf, least }) => [shelf, least]);
  expect(await named()).toEqual(['中心仓', '茶窖']);
  expect(await placed()).toEqual([['A 区 02 架', 6]]);
  change('warehouses', [{ kind: '总仓', name: '杨公堤仓' }]);
  fs.writeFileSync(places, `${before.replace('A 区 02 架,6', 'C 区 09 架,')}\nDH-2026-100,B 区 01 架,15\n`);
  const pushed = await pushAll();
  expect(pushed).toContain('仓库：新增 0，改动 1，恢复原名 0');
  expect(pushed).toContain('货位：新增 1，改动 1，清空 0');
  expect(await named()).toEqual(['杨公堤仓', '茶窖']);
  expect(await placed()).toEqual([
    ['B 区 01 架', 15],
    ['C 区 09 架', 0],
  ]);
  expect(await pushAll()).toEqual(['没有改动。']);
  const again = newFolder();
  await pull(again, settingsOf(app));
  expect(partsIn(again).warehouses).toEqual([
    { kind: '总仓', name: '杨公堤仓' },
    { kind: '茶窖', name: '茶窖' },
  ]);
  fs.writeFileSync(places, before);
  change('warehouses', []);
  const back = await pushAll();
  expect(back).toContain('仓库：新增 0，改动 0，恢复原名 1');
  expect(back).toContain('货位：新增 0，改动 1，清空 1');
  expect(await named()).toEqual(['中心仓', '茶窖']);
  expect(await placed()).toEqual([['A 区 02 架', 6]]);
});
