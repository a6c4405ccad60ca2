/** Campaigns of the folder run in the shop; one that runs keeps what it has promised, and so do lots and numbered issues. */
import fs from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { campaigns, campaignSkus, collectibles, jobs, redPacketRains } from '../../../server/db/schema';
import { momentOf, momentText } from '../../../server/lib/shanghai';
import { readFolder } from '../../../server/shop/folder';
import { initFolder } from '../../../server/shop/init';
import { push } from '../../../server/shop/push';
import { report } from '../../../server/shop/report';
import { testServer } from '../harness';
import { drawing, newFolder, settingsOf } from './folders';

const HOUR = 3_600_000;
const app = testServer({ seed: 'base' });
let folder: string;
let at: (hours: number) => string;

beforeAll(async () => {
  const start = app.clock.now();
  at = (hours) => momentText(Math.floor(start / HOUR) * HOUR + hours * HOUR);
  folder = newFolder();
  await initFolder(folder, drawing);
  await push(await readFolder(folder), settingsOf(app));
});

const write = (name: string, ...lines: string[]) => {
  const file = path.join(folder, name);
  const [head = ''] = fs.readFileSync(file, 'utf8').split('\n');
  fs.writeFileSync(file, [head, ...lines, ''].join('\n'));
};
const pushAll = async () => report(await push(await readFolder(folder), settingsOf(app)), (address) => address);
const flash = (from: number, to: number, price: number, count: number, most = 2) =>
  `F1,LJ-2026,早场,${at(from)},${at(to)},${most},LJ-2026-50=${price},LJ-2026-50=${count}`;
const offers = async () =>
  (await app.db.select().from(campaignSkus)).map(({ price, stock, sold }) => [price, stock, sold]);

test('a sale that has not begun may change in every way', async () => {
  write('campaigns-flash.csv', flash(1, 5, 128, 50));
  expect(await pushAll()).toEqual(['限时秒杀：新增 1，改动 0，取消 0', '  + F1']);
  write('campaigns-flash.csv', flash(2, 6, 138, 20, 1));
  expect((await pushAll())[0]).toBe('限时秒杀：新增 0，改动 1，取消 0');
  expect(await offers()).toEqual([[13_800, 20, 0]]);
  write('campaigns-flash.csv');
  expect(await pushAll()).toEqual(['限时秒杀：新增 0，改动 0，取消 1', '  - F1']);
  expect(await offers()).toEqual([]);
});

test('a rain of red packets may change until it begins', async () => {
  const rain = (from: number, budget = 500, packets = 200) => `R1,红包雨,${at(from)},${at(9)},${budget},${packets}`;
  write('red-packet-rains.csv', rain(1));
  expect((await pushAll())[0]).toBe('红包雨：新增 1，改动 0，取消 0');
  write('red-packet-rains.csv', rain(-1, 600));
  await pushAll();
  expect(await app.db.select().from(redPacketRains)).toMatchObject([{ budget: 60_000, packets: 200, drawn: 0 }]);
  for (const line of [rain(-1, 700), '']) {
    write('red-packet-rains.csv', line);
    await expect(pushAll()).rejects.toThrow(`「R1」已经开始，${line ? '不能再改' : '不能拿掉'}`);
  }
  write('red-packet-rains.csv', rain(-1, 600));
  expect(await pushAll()).toEqual(['没有改动。']);
  await app.db.delete(redPacketRains);
  fs.rmSync(path.join(folder, 'red-packet-rains.csv'));
});

test('a running sale may only become better, and what was sold stays counted', async () => {
  write('campaigns-flash.csv', flash(-1, 5, 128, 50));
  await pushAll();
  await app.db.update(campaignSkus).set({ sold: 7 });
  const refused: [string, string][] = [
    [flash(-1, 5, 129, 50), 'LJ-2026-50 的价格不能涨'],
    [flash(-1, 5, 128, 49), 'LJ-2026-50 的数量不能减'],
    [flash(-1, 4, 128, 50), '不能提前结束'],
    [flash(1, 5, 128, 50), '不能推迟开始'],
    [flash(-1, 5, 128, 50, 1), '每人限购不能减'],
  ];
  for (const [line, reason] of refused) {
    write('campaigns-flash.csv', line);
    await expect(pushAll()).rejects.toThrow(`campaigns-flash.csv：「F1」已经开始：${reason}`);
  }
  write('campaigns-flash.csv');
  await expect(pushAll()).rejects.toThrow('「F1」已经开始，不能拿掉');
  write('campaigns-flash.csv', flash(-1, 6, 118, 60, 3));
  await pushAll();
  expect(await offers()).toEqual([[11_800, 60, 7]]);
});

test('groups and ladders are what the pages show', async () => {
  write(
    'campaigns-group.csv',
    `G1,LJ-2026,龙井 三人成团,3,${at(-1)},${at(48)},2,LJ-2026-50=98,LJ-2026-50=40,24 小时未满全额退款`,
  );
  write('campaigns-tier.csv', `T1,DH-2026,滇红 集采,${at(-1)},${at(48)},DH-2026-100=300,每单满 10 件`);
  await pushAll();
  const groups = await app.ok('marketing.wholesale', { type: 'group', page: 1 });
  expect(groups.page.list).toMatchObject([{ title: '龙井 三人成团', price: 9800, group: { size: 3 } }]);
  const [tier] = await app.db.select().from(campaigns).where(eq(campaigns.type, 'tier'));
  const view = await app.ok('marketing.wholesaleView', { id: tier?.id ?? '' });
  expect(view).toMatchObject({ rules: ['每单满 10 件'], card: { tier: { stock: 300, sold: 0 } } });
  expect(await pushAll()).toEqual(['没有改动。']);
});

test('a lot begins and ends by its timers, and is left alone from then on', async () => {
  const lot = (from: number, price: number) =>
    `A1,LJ-2026-250,头采罐 拍卖,${price},10,50,588,${at(from)},${at(30)},24 小时内付款`;
  write('campaigns-auction.csv', lot(1, 100));
  await pushAll();
  const [campaign] = await app.db.select().from(campaigns).where(eq(campaigns.type, 'auction'));
  const planned = await app.db
    .select()
    .from(jobs)
    .where(eq(jobs.key, campaign?.id ?? ''))
    .orderBy(jobs.runAt);
  expect(planned.map(({ kind, runAt }) => [kind, runAt])).toEqual([
    ['auction.start', momentOf(at(1))],
    ['auction.end', momentOf(at(30))],
  ]);
  write('campaigns-auction.csv', lot(-1, 120));
  await pushAll();
  const view = await app.ok('marketing.wholesaleView', { id: campaign?.id ?? '' });
  expect(view.auction).toMatchObject({ startPrice: 12_000, step: 1000, deposit: 5000, status: 'running' });
  write('campaigns-auction.csv', lot(-1, 110));
  await expect(pushAll()).rejects.toThrow('「A1」已经开拍，不能再改');
  write('campaigns-auction.csv');
  await expect(pushAll()).rejects.toThrow('「A1」已经开拍，不能拿掉');
  write('campaigns-auction.csv', lot(-1, 120));
  expect(await pushAll()).toEqual(['没有改动。']);
});

test('an issue that somebody holds a number of never grows', async () => {
  const issue = (count: number, reserved: number) =>
    `C1,生普,一号饼,2008,班章合作社,,一饼一码,净重=357g,1680,2025-01-01=1480,${count},${reserved},2,否,${at(-1)},620,1`;
  write('collectibles.csv', issue(10, 2));
  await pushAll();
  await app.db.update(collectibles).set({ taken: 3 });
  for (const [line, reason] of [
    [issue(11, 2), '发行量不能增加'],
    [issue(10, 3), '线下已发不能改'],
    [issue(4, 2), '发行量不能比它少'],
  ] as const) {
    write('collectibles.csv', line);
    await expect(pushAll()).rejects.toThrow(`「C1」已经有 3 件被买下：${reason}`);
  }
  write('collectibles.csv', issue(8, 2));
  await pushAll();
  expect(await app.db.select().from(collectibles)).toMatchObject([{ issue: 8, taken: 3 }]);
  // Nobody holds one.
  await app.db.update(collectibles).set({ taken: 0 });
});
