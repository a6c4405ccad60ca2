/** Releases, live rooms, films, donation projects and merchants' categories of the folder: people see them, and what was promised to somebody stays. */
import fs from 'node:fs';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import {
  activities,
  adoptPlans,
  donationProjects,
  donations,
  jobs,
  liveRooms,
  members,
  merchants,
  releases,
  tastingSamples,
  videoSlices,
  videoSteeps,
} from '../../../server/db/schema';
import type { JobKind } from '../../../server/db/jobKinds';
import { momentOf, momentText } from '../../../server/lib/shanghai';
import { readFolder } from '../../../server/shop/folder';
import { initFolder } from '../../../server/shop/init';
import { push } from '../../../server/shop/push';
import { report } from '../../../server/shop/report';
import { testServer } from '../harness';
import { drawing, newFolder, settingsOf } from './folders';

const HOUR = 3_600_000;
const MOBILE = '13911110012';
const app = testServer({ seed: 'base' });
let folder: string;
let token: string;
let at: (hours: number) => string;

beforeAll(async () => {
  const start = Math.floor(app.clock.now() / HOUR) * HOUR;
  at = (hours) => momentText(start + hours * HOUR);
  folder = newFolder();
  await initFolder(folder, drawing);
  // 500 points.
  fs.appendFileSync(path.join(folder, 'members.csv'), `${MOBILE},小满,女,,,500,\n`);
  await pushAll();
  token = await app.login(MOBILE);
  await app.db.update(members).set({ identity: 'basic' }).where(eq(members.mobile, MOBILE));
});

const write = (name: string, ...lines: string[]) => {
  const file = path.join(folder, name);
  const [head = ''] = fs.readFileSync(file, 'utf8').split('\n');
  fs.writeFileSync(file, [head, ...lines, ''].join('\n'));
};
const pushAll = async () => report(await push(await readFolder(folder), settingsOf(app)), (address) => address);
const timesOf = async (kind: JobKind) =>
  (await app.db.select().from(jobs).where(eq(jobs.kind, kind))).filter(({ doneAt }) => doneAt === null);
const remind = (kind: 'live' | 'release' | 'discount', targetId: string) =>
  app.ok('wechat.remind', { kind, targetId, on: true }, { token });

describe('a release', () => {
  const release = (from: number, { price = 138, quota = 20, title = '头锅' } = {}) =>
    `XP-1,${title},只有二十罐,LJ-2026-50,${price},${quota},60,${at(from)},${at(from + 48)},${at(from + 49)},24`;
  const row = async () => (await app.db.select().from(releases))[0]!;

  test('may change in every way before its reservations, and keeps the seed that its hash told of', async () => {
    const { id, seedHash } = await row();
    await remind('release', id);
    write('releases.csv', release(4, { price: 148, quota: 10 }));
    await pushAll();
    expect(await row()).toMatchObject({ id, seedHash, price: 14_800, quota: 10, reserveFrom: momentOf(at(4)) });
    expect(await timesOf('release.draw')).toMatchObject([{ key: id, runAt: momentOf(at(53)) }]);
    // Ten minutes before they open, at the new time.
    expect(await timesOf('remind')).toMatchObject([{ runAt: momentOf(at(4)) - 10 * 60_000 }]);
  });

  test('that leaves the folder is gone with its timers and reminders; the SKU of one that stays cannot go', async () => {
    const skus = fs.readFileSync(path.join(folder, 'skus.csv'), 'utf8');
    const files = ['releases.csv', 'shelves.csv', 'stock.csv'];
    const before = files.map((name) => fs.readFileSync(path.join(folder, name)));
    for (const name of files) fs.rmSync(path.join(folder, name));
    fs.writeFileSync(path.join(folder, 'skus.csv'), skus.replace(/^LJ-2026-50,.*\n/m, ''));
    await expect(pushAll()).rejects.toThrow('skus.csv：「LJ-2026-50」还有 1 个限量预约在用，不能去掉');
    fs.writeFileSync(path.join(folder, 'skus.csv'), skus);
    files.forEach((name, i) => fs.writeFileSync(path.join(folder, name), before[i] ?? ''));
    write('releases.csv');
    expect(await pushAll()).toEqual(['限量预约：新增 0，改动 0，取消 1', '  - XP-1']);
    expect(await app.db.$count(releases)).toBe(0);
    expect([...(await timesOf('release.draw')), ...(await timesOf('remind'))]).toEqual([]);
  });

  test('is what members reserve, and is left alone from then on', async () => {
    write('releases.csv', release(-1));
    await pushAll();
    const { id } = await row();
    const { page } = await app.ok('special.release', {}, { token });
    expect(page.list).toMatchObject([
      { id, title: '头锅', price: 13_800, state: 'open', goods: { title: '明前龙井 2026' } },
    ]);
    await app.ok('special.releaseReserve', { id, requestId: randomUUID() }, { token });
    for (const line of [
      release(-1, { price: 139 }),
      release(-1, { quota: 19 }),
      release(1),
      release(-1, { title: '二锅' }),
    ]) {
      write('releases.csv', line);
      await expect(pushAll()).rejects.toThrow('releases.csv：「XP-1」已经开始预约，不能再改');
    }
    write('releases.csv');
    await expect(pushAll()).rejects.toThrow('releases.csv：「XP-1」已经开始预约，不能拿掉');
    write('releases.csv', release(-1));
    expect(await pushAll()).toEqual(['没有改动。']);
  });

  test('is not taken for a sale of the same number by who wants to be told of it', async () => {
    const flash = `F7,LJ-2026,早场,${at(70)},${at(75)},1,LJ-2026-50=100,LJ-2026-50=5`;
    write('campaigns-flash.csv', flash);
    write('releases.csv', release(-1), release(60).replace('XP-1,头锅', 'R7,二锅'));
    await pushAll();
    const second = (await app.db.select().from(releases)).find(({ title }) => title === '二锅');
    expect(await remind('release', second?.id ?? '')).toMatchObject({ title: '二锅', when: momentOf(at(60)) });
    write('releases.csv', release(-1));
    await pushAll();
  });

  test('that was drawn stays where it is, in the folder or not', async () => {
    app.clock.set(momentOf(at(48)) + 1);
    await app.runJobs();
    expect((await row()).drawnAt).not.toBeNull();
    expect(await pushAll()).toEqual(['没有改动。']);
    write('releases.csv');
    expect(await pushAll()).toEqual(['没有改动。']);
  });
});

describe('an activity', () => {
  const tasting = ({ seats = 2, from = 200, letters = '甲1 | 甲2' } = {}) =>
    `HD-2,品鉴会,夜里的盲品,teacher.webp,XIHU,${at(from)},${at(from + 3)},0,${seats},${letters},喝茶,14:00=入席,,是否有忌口,LJ-2026,,,${at(from + 2)},,`;
  const any = (part: { seats?: number; from?: number } = {}) => tasting({ ...part, letters: '' });
  const row = async () => (await app.db.select().from(activities).where(eq(activities.title, '夜里的盲品')))[0]!;
  const signUp = (qty = 1) => ({ name: '小满', mobile: MOBILE, qty, answers: [], requestId: randomUUID() });

  test('is pushed with its seats and samples, and keeps the code of its door', async () => {
    write('activities.csv', tasting());
    write('samples.csv', 'HD-2,A,头锅龙井,LJ-2026', 'HD-2,B,对照,');
    expect(await pushAll()).toEqual(
      expect.arrayContaining(['活动：新增 1，改动 0，删除 1', '品鉴样品：新增 2，改动 0，删除 1']),
    );
    expect(await pushAll()).toEqual(['没有改动。']);
    const made = await row();
    expect(made).toMatchObject({ kind: 'tasting', seats: 2, seatNames: ['甲1', '甲2'], joined: 0 });
    expect(made.agenda).toMatchObject([{ label: '14:00', value: '入席' }]);
    const letters = await app.db.select().from(tastingSamples).where(eq(tastingSamples.activityId, made.id));
    expect(letters.map(({ letter, name }) => [letter, name])).toEqual([
      ['A', '头锅龙井'],
      ['B', '对照'],
    ]);
    write('activities.csv', any());
    await pushAll();
    expect(await row()).toMatchObject({ doorCode: made.doorCode, seatNames: [] });
    expect((await app.ok('activity.index', { id: made.id }, { token })).seatsMap).toBeUndefined();
  });

  test('what a ticket says stays; more seats go to who waits first', async () => {
    const { id } = await row();
    await app.ok('activity.signUpSave', { activityId: id, ...signUp(2) }, { token });
    write('activities.csv', any({ from: 220 }));
    await expect(pushAll()).rejects.toThrow('「HD-2」已经有人报名，时间和门店不能改');
    write('activities.csv', any({ seats: 1 }));
    await expect(pushAll()).rejects.toThrow('「HD-2」已经有 2 位报名或留给候补，席位不能比它少');
    write('activities.csv', tasting());
    await expect(pushAll()).rejects.toThrow('「HD-2」已经有人报名，不能改成选座');
    const other = await app.login('13911110013');
    await app.ok('activity.waitSave', { activityId: id, qty: 1, requestId: randomUUID() }, { token: other });
    write('activities.csv', any({ seats: 3 }));
    await pushAll();
    await app.runJobs();
    expect((await app.ok('activity.index', { id }, { token: other })).wait?.state).toBe('offered');
    write('activities.csv');
    write('samples.csv');
    await expect(pushAll()).rejects.toThrow();
    write('activities.csv', any({ seats: 3 }));
  });

  test('that a member hosts is nothing of the folder: it is neither changed nor taken away', async () => {
    await pushAll();
    const { id: _, ...like } = await row();
    const hosted = { ...like, title: '小满的茶席', kind: 'publicTable' as const, joined: 0, kept: 0, bookingId: '1' };
    await app.db.insert(activities).values(hosted);
    expect(await pushAll()).toEqual(['没有改动。']);
    expect(await app.db.$count(activities, eq(activities.bookingId, '1'))).toBe(1);
  });
});

describe('a live room', () => {
  const room = (from: number) =>
    `ZB-1,直播,龙井怎么泡,teacher.webp,三泡,,山外茶学社,,${at(from)},${at(from + 2)},https://live.example.com/1.m3u8,,温杯=0 | 投茶=95,LJ-2026`;
  const row = async () => (await app.db.select().from(liveRooms))[0]!;

  test('tells who asked for it at its new time, and nobody when it leaves the folder', async () => {
    write('live-rooms.csv', room(100));
    await pushAll();
    const { id } = await row();
    await app.ok('college.liveSubscribe', { id, on: true }, { token });
    write('live-rooms.csv', room(120));
    await pushAll();
    expect(await timesOf('remind')).toMatchObject([{ runAt: momentOf(at(120)) - 10 * 60_000 }]);
    const view = await app.ok('college.liveView', { id }, { token });
    expect(view).toMatchObject({
      card: {
        status: 'upcoming',
        subscribed: true,
        movedFrom: momentOf(at(100)),
        goods: [{ title: '明前龙井 2026' }],
      },
      chapters: [
        { label: '温杯', value: '0' },
        { label: '投茶', value: '95' },
      ],
    });
    const { list } = await app.ok('notify.index', { box: 'service' }, { token });
    expect(list[0]).toMatchObject({ title: '直播改期了' });
    write('live-rooms.csv');
    await pushAll();
    expect(await timesOf('remind')).toEqual([]);
    expect(await app.call('college.liveView', { id }, { token })).toMatchObject({ code: 404 });
  });

  test('a camera of a garden has no end', async () => {
    write(
      'live-rooms.csv',
      `JT-1,茶园,东坡茶垄,longwu.webp,镜头朝南,,龙坞茶园,,${at(-24)},,https://live.example.com/2.m3u8,,,`,
    );
    await pushAll();
    expect(await app.ok('college.liveView', { id: (await row()).id })).toMatchObject({
      kind: 'camera',
      card: { status: 'live' },
      playUrl: 'https://live.example.com/2.m3u8',
    });
    expect(await pushAll()).toEqual(['没有改动。']);
  });
});

describe('films', () => {
  const film = (id: string) => app.ok('video.alibabaVideo', { id }, { token });
  const one = async () => (await app.ok('video.index', {}, { token })).page.list[0]!;

  test('of the sample play by their own addresses, with slices, captions and pours', async () => {
    const { id } = await one();
    const view = await film(id);
    expect(view).toMatchObject({
      card: { title: '一杯龙井，慢慢泡', author: '山外茶学社', duration: 95 },
      sources: [
        { quality: '流畅', url: 'https://films.example.com/1-sd.mp4' },
        { quality: '高清', url: 'https://films.example.com/1-hd.mp4' },
      ],
      slices: [{ title: '投茶三克', from: 0, to: 12, goods: { title: '明前龙井 2026' } }],
      transcript: [{ text: '投茶三克' }, { from: 12, text: '八十五度的水，沿杯壁走' }],
      steeps: [{ name: '第一泡', at: 20, seconds: 60, grams: 3, celsius: 85 }],
    });
    const found = await app.ok('video.videoSearch', { keyword: '沿杯壁' }, { token });
    expect(found.list).toMatchObject([{ id, moments: [{ at: 12, text: '八十五度的水，沿杯壁走' }] }]);
    expect(await app.ok('video.collections', {}, { token })).toMatchObject([{ title: '从水到盏', films: [{ id }] }]);
  });

  test('keep what was counted when their words change, and take their slices with them when they go', async () => {
    const { id } = await one();
    await app.ok('video.click', { id, kind: 'like' }, { token });
    const row = 'SP-1,冲泡,一杯龙井,teacher.webp,山外茶学社,,,绿茶,,vod-1,,95,,上架,1,2036-03-01 09:00';
    write('films.csv', row);
    await pushAll();
    expect(await one()).toMatchObject({ id, title: '一杯龙井', likes: 1, liked: true });
    expect((await film(id)).transcript).toEqual([]);
    for (const name of ['films.csv', 'film-slices.csv', 'film-steeps.csv', 'film-sets.csv']) write(name);
    await pushAll();
    expect(await app.call('video.alibabaVideo', { id }, { token })).toMatchObject({ code: 404 });
    expect(await app.db.$count(videoSlices)).toBe(0);
    expect(await app.db.$count(videoSteeps)).toBe(0);
  });
});

describe('a tea field', () => {
  const field = (camera = 'JT-1') =>
    `LONGWU-1,龙坞茶园,杭州,120,12,龙井43,longwu.webp,朝东的一片坡,${camera},30.186,120.058,红茶 | 白茶,,1`;
  const plan = ({ grams = 550, quota = 3, years = 1 } = {}) =>
    `LONGWU-1Y,LONGWU-1,一年,一棵树,${years},999,${grams},刻名木牌,${quota},1`;
  const tree = (code: string, place = ',') => `${code},LONGWU-1,18,龙井43,${place},120,100,,`;
  const entry = (day: string, words: string) => `LONGWU-1,${day},修剪,${words},longwu.webp`;

  test('shows its camera, its log and its trees, which stand apart though nobody has drawn them', async () => {
    write('fields.csv', field());
    write('plans.csv', plan());
    write('trees.csv', tree('LW-01'), tree('LW-02', '300,700'), tree('LW-03'));
    write('diary.csv', entry('2026-03-18 09:00', '轻修剪'), entry('2026-04-02 09:00', '头采'));
    await pushAll();
    const { page, summary } = await app.ok('tea.fields', {});
    expect(summary).toMatchObject({ fields: 1, trees: 3, adopted: 0 });
    const { id } = page.list[0]!;
    const seen = await app.ok('tea.fieldView', { id });
    expect(seen).toMatchObject({ geo: { lat: 30.186 }, plans: [{ price: 99_900, left: 3, yieldGrams: 550 }] });
    expect(seen.camera).toBeDefined();
    expect(seen.log.map(({ text }) => text)).toEqual(['头采', '轻修剪']);
    const { list } = await app.ok('tea.fieldTrees', { id });
    expect(list.find(({ code }) => code === 'LW-02')).toMatchObject({ x: 300, y: 700, state: 'free' });
    expect(new Set(list.map(({ x, y }) => `${x} ${y}`)).size).toBe(3);
    expect(await pushAll()).toEqual(['没有改动。']);
    write('diary.csv', entry('2026-04-02 09:00', '头采开园'));
    await pushAll();
    expect((await app.ok('tea.fieldView', { id })).log.map(({ text }) => text)).toEqual(['头采开园']);
    // The camera goes down.
    write('live-rooms.csv');
    write('fields.csv', field(''));
    await pushAll();
    expect((await app.ok('tea.fieldView', { id })).camera).toBeUndefined();
  });

  test('keeps what was adopted: the tree, its yield, the places that are taken', async () => {
    const { id } = (await app.ok('tea.fields', {})).page.list[0]!;
    const [own] = (await app.ok('tea.fieldTrees', { id })).list;
    const { plans } = await app.ok('tea.fieldView', { id });
    const { orderId } = await app.ok(
      'tea.adoptCreate',
      { treeId: own!.id, planId: plans[0]!.id, plaque: '小满', agree: true, requestId: randomUUID() },
      { token },
    );
    write('plans.csv', plan({ grams: 220 }));
    await pushAll();
    expect((await app.ok('tea.fieldView', { id })).plans).toMatchObject([{ left: 2, yieldGrams: 220 }]);
    expect((await app.ok('tea.adoptView', { id: orderId }, { token })).adoption.plan.yieldGrams).toBe(550);
    write('plans.csv', plan({ years: 2 }));
    await expect(pushAll()).rejects.toThrow('「LONGWU-1Y」的茶园和年数不能改');
    await app.db.update(adoptPlans).set({ quota: 5, left: 4 });
    write('plans.csv', plan({ quota: 1 }));
    await pushAll();
    expect((await app.ok('tea.fieldView', { id })).plans).toMatchObject([{ quota: 1, left: 0 }]);
    write('trees.csv', ...['LW-01', 'LW-02', 'LW-03'].filter((code) => code !== own!.code).map((code) => tree(code)));
    await expect(pushAll()).rejects.toThrow(`「${own!.code}」还有 1 个认养在用`);
    write('trees.csv', tree('LW-01'), tree('LW-02'), tree('LW-03'));
    expect(await pushAll()).toEqual(['没有改动。']);
  });
});

describe('a donation project', () => {
  const project = ({ title = '古茶树保护', target = 600 } = {}) =>
    `GUSHU,${title},longwu.webp,围栏和养护,${target},${at(24 * 90)},1`;
  const update = (day: string, words: string, photo = '') => `GUSHU,${day},${words},${photo}`;
  const shown = async () => (await app.ok('donation.index', {}, { token })).projects[0]!;

  test('is shown with its news, the newest first', async () => {
    write('donation-projects.csv', project());
    write('donation-updates.csv', update('2025-12-01', '围栏'), update('2025-12-09', '编号', 'spring.webp'));
    await pushAll();
    expect(await shown()).toMatchObject({
      title: '古茶树保护',
      target: 60_000,
      open: true,
      updates: [
        { text: '编号', photo: expect.stringContaining('/images/shop/') },
        { text: '围栏', photo: '' },
      ],
    });
    write('donation-updates.csv', update('2025-12-09', '编号好了'));
    expect(await pushAll()).toContain('项目进展：新增 0，改动 1，删除 1');
    expect((await shown()).updates).toMatchObject([{ text: '编号好了', photo: '' }]);
  });

  test('that somebody gave to keeps its name, its money and its place', async () => {
    const { id } = await shown();
    await app.ok('donation.create', { projectId: id, unit: 'points', value: 100, requestId: randomUUID() }, { token });
    await app.db.update(donationProjects).set({ raised: 50_000 });
    for (const [line, reason] of [
      [project({ title: '新茶树' }), '已经有 1 笔捐赠，名称写在证书上，不能改'],
      [project({ target: 499 }), '已经筹到 500 元，目标不能比它少'],
    ] as const) {
      write('donation-projects.csv', line);
      await expect(pushAll()).rejects.toThrow(`donation-projects.csv：「GUSHU」${reason}`);
    }
    write('donation-projects.csv');
    write('donation-updates.csv');
    await expect(pushAll()).rejects.toThrow('donation-projects.csv：「GUSHU」还有 1 个捐赠在用，不能去掉');
    write('donation-projects.csv', project({ target: 800 }));
    await pushAll();
    expect(await shown()).toMatchObject({ target: 80_000, raised: 50_000, points: 100, people: 1, updates: [] });
    expect(await app.db.$count(donations)).toBe(1);
  });
});

test('categories are what merchants choose from; one that a merchant chose stays', async () => {
  const cates = await app.ok('tea.merchantCate', {}, { token });
  expect(cates.map(({ label }) => label)).toEqual(['全部', '茶点', '花艺']);
  await app.db.insert(merchants).values({
    name: '一隅',
    cateId: cates[1]!.id,
    logo: '',
    cover: '',
    intro: '',
    contact: '',
    mobile: '',
    address: '',
    lat: '0',
    lng: '0',
    hours: { open: '09:00', close: '21:00', closedDays: [] },
    offer: '',
    open: true,
    state: 'auditing',
  });
  write('merchant-cates.csv', 'HUAYI,花艺,1');
  await expect(pushAll()).rejects.toThrow('merchant-cates.csv：「CHADIAN」还有 1 个商家在用，不能去掉');
  write('merchant-cates.csv', 'CHADIAN,点心,1');
  expect(await pushAll()).toContain('商家类目：新增 0，改动 1，删除 1');
});
