/**
 * The one player in a browser: a lesson and a film really play, from a file and from pieces, by keys alone, with captions; what was played is
 * written down to the second and goes on there on another phone; a stream that runs is now again after a sleep. None of it comes before a press.
 */
import fs from 'node:fs';
import path from 'node:path';
import { and, asc, eq } from 'drizzle-orm';
import { lessonProgress, lessons, videos } from '../../server/db/schema';
import { readVtt } from '../../server/lib/webvtt';
import { LIN, XU } from '../server/demo';
import { once } from '../stories/phone';
import { findings } from './axe/findings';
import { waitUntil } from './browser';
import { playFilm } from './playing';
import { h5Folder, openShop, type Shop, type ShopPhone } from './shop';

const DETAIL = '/collegePackages/pages/college/course/detail';
/** 普洱入门, which costs nothing. */
const COURSE = '7301';
const XU_ID = '10003';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(() => shop.hangUp());
afterAll(() => shop.close());

const VIDEO = `[...document.querySelectorAll('video')].pop()`;
const film = (phone: ShopPhone) =>
  phone.page.evaluate<{ time: number; paused: boolean; muted: boolean; length: number }>(
    `(({ currentTime: time, paused, muted, duration: length }) => ({ time, paused, muted, length }))(${VIDEO})`,
  );
const plays = (phone: ShopPhone, from: number) => waitUntil(phone.page, `${VIDEO}?.currentTime > ${from}`);
const becomes = (phone: ShopPhone, what: string) => waitUntil(phone.page, `${VIDEO}.${what}`);
const begin = (phone: ShopPhone, from = 0.2) => playFilm(phone, `${VIDEO}?.currentTime > ${from}`);

async function firstFilm() {
  const [lesson] = await shop.server.db
    .select()
    .from(lessons)
    .where(and(eq(lessons.courseId, COURSE), eq(lessons.kind, 'video')))
    .orderBy(asc(lessons.sort));
  return lesson!;
}
const progressOf = async (lessonId: string) =>
  (
    await shop.server.db
      .select()
      .from(lessonProgress)
      .where(and(eq(lessonProgress.lessonId, lessonId), eq(lessonProgress.memberId, XU_ID)))
  )[0];
/** What the server knows, once it is so. */
async function known(lessonId: string, isSo: (row: Awaited<ReturnType<typeof progressOf>>) => boolean) {
  const row = await once(() => progressOf(lessonId), isSo);
  expect([row, isSo(row)]).toEqual([row, true]);
  return row!;
}
const openLesson = (phone: ShopPhone, id: string) => phone.open(`${DETAIL}?id=${COURSE}&lessonId=${id}`);

test('a lesson plays by keys, with captions; the other phone goes on at its second; an end that was jumped to is not done', async () => {
  const lesson = await firstFilm();
  const phone = await shop.phone({ member: XU });
  await openLesson(phone, lesson.id);
  await phone.settled();
  expect(await phone.page.evaluate(`${VIDEO} === undefined`)).toBe(true);
  await phone.press(`播放 ${lesson.title}`);
  await begin(phone, 3.2);
  const { keyboard } = phone.page;
  await keyboard.press(' ');
  await becomes(phone, 'paused');
  const { position, ranges } = await known(lesson.id, (row) => (row?.position ?? 0) >= 3);
  expect(ranges[0]?.[0]).toBe(0);
  expect(ranges[0]?.[1]).toBeGreaterThanOrEqual(3);

  await keyboard.press('m');
  await becomes(phone, 'muted');
  await keyboard.press('M');
  await becomes(phone, 'muted === false');
  await keyboard.press('c');
  await phone.sees(lesson.transcript[0]!.text);
  await phone.settled();
  expect(await findings(phone)).toEqual([]);
  await keyboard.press('f');
  await phone.top.getByRole('button', { name: '退出横屏' }).waitFor();
  await phone.sees(lesson.transcript[0]!.text);
  expect(await findings(phone)).toEqual([]);
  await keyboard.press('Escape');
  await phone.top.getByRole('button', { name: '横屏', exact: true }).waitFor();
  await keyboard.press('c');
  await phone.top.getByText(lesson.transcript[0]!.text).waitFor({ state: 'detached' });

  // The other phone, which says it before a press and after it.
  const pad = await shop.phone({ member: XU });
  await openLesson(pad, lesson.id);
  await pad.sees(`上次学到 00:${String(position).padStart(2, '0')}`);
  await pad.press(`播放 ${lesson.title}`);
  await begin(pad, position - 0.1);
  await pad.press('暂停');

  const { time } = await film(phone);
  await keyboard.press('ArrowRight');
  await becomes(phone, `currentTime >= ${time + 9.5}`);
  await keyboard.press('ArrowLeft');
  await becomes(phone, `currentTime < ${time + 1}`);
  const bar = phone.top.getByRole('slider', { name: '播放进度' });
  await bar.focus();
  await keyboard.press('End');
  await keyboard.press('ArrowLeft');
  // Browsers differ in whether a jump to the end is an end.
  await playFilm(phone, `document.body.innerText.includes('重播')`);
  expect(await known(lesson.id, (row) => (row?.ranges.length ?? 0) > 1)).toMatchObject({ doneAt: null });
});

/** Streams as those of a provider elsewhere. */
async function provide(phone: ShopPhone, host: string): Promise<string[]> {
  const asked: string[] = [];
  await phone.page.route(`https://${host}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname);
    const { statusCode, headers, rawPayload } = await shop.server.http.inject({ url: `/video${pathname}` });
    await route.fulfill({
      status: statusCode,
      contentType: String(headers['content-type']),
      headers: { 'access-control-allow-origin': '*' },
      body: rawPayload,
    });
  });
  return asked;
}
const isOwn = (phone: ShopPhone) =>
  phone.page.evaluate<boolean>(`document.createElement('video').canPlayType('application/vnd.apple.mpegurl') !== ''`);

test('rule C9: a lesson of pieces at a provider plays, jumps and goes on, with a player that comes with the press', async () => {
  const lesson = await firstFilm();
  const host = 'media.example.com';
  await shop.server.db
    .update(lessons)
    .set({ mediaId: `https://${host}/replay/1x60.m3u8` })
    .where(eq(lessons.id, lesson.id));
  const phone = await shop.phone({ member: LIN });
  const scripts: string[] = [];
  phone.page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  const asked = await provide(phone, host);
  await openLesson(phone, lesson.id);
  await phone.settled();
  const streams = () => scripts.filter((file) => /\/stream\.\w+\.js$/.test(file)).length;
  expect([streams(), asked.length]).toEqual([0, 0]);
  await phone.press(`播放 ${lesson.title}`);
  await begin(phone, 1);
  expect(streams()).toBe((await isOwn(phone)) ? 0 : 1);
  expect(asked.some((file) => file.endsWith('.m4s'))).toBe(true);
  await phone.page.keyboard.press('ArrowRight');
  await plays(phone, 11);
  await phone.page.keyboard.press(' ');
  await becomes(phone, 'paused');
  expect((await film(phone)).length).toBeCloseTo(600, 0);
});

test('a film plays by keys with captions, and nobody stumbles over them', async () => {
  const [row] = await shop.server.db.select().from(videos).where(eq(videos.id, '8801'));
  const { text, from } = readVtt(row!.transcript).cues[0]!;
  const phone = await shop.phone({ member: LIN });
  await phone.open('/pages/tea/video-box?id=8801');
  await phone.settled();
  await begin(phone);
  const { keyboard } = phone.page;
  await keyboard.press('c');
  await plays(phone, from);
  await phone.sees(text);
  await keyboard.press(' ');
  await becomes(phone, 'paused');
  await phone.sees(text);
  expect(await findings(phone)).toEqual([]);
  await keyboard.press('f');
  await phone.top.getByRole('button', { name: '退出横屏' }).waitFor();
  expect(await findings(phone)).toEqual([]);
  await keyboard.press('Escape');
  await keyboard.press('ArrowLeft');
  await becomes(phone, 'currentTime < 0.5');
});

test('C9, field cases owncast 527 and hls.js 4309: a running room plays, and after a sleep it is now again', async () => {
  const phone = await shop.phone();
  const lists: string[] = [];
  phone.page.on('request', (request) => /\.m3u8/.test(request.url()) && lists.push(new URL(request.url()).pathname));
  await phone.open('/site/pages/livePlayer?id=9701');
  await phone.settled();
  await begin(phone, 1);
  const tops = () => lists.filter((file) => /\/live\/\d+\.m3u8$/.test(file)).length;
  expect(tops()).toBe(1);
  shop.advance(120_000);
  await phone.page.evaluate(
    `window.__later = (window.__later ?? 0) + 120000; document.dispatchEvent(new Event('visibilitychange'))`,
  );
  for (let tries = 0; tries < 100 && tops() < 2; tries += 1) await phone.page.waitForTimeout(100);
  expect(tops()).toBe(2);
  const { time } = await film(phone);
  await waitUntil(phone.page, `!${VIDEO}.paused && ${VIDEO}.currentTime !== ${time}`);
  await phone.sees('直播中');
});

test('players and hls.js are neither in the entry nor in the first script of any page', () => {
  const dir = h5Folder();
  const { entry, pages } = JSON.parse(fs.readFileSync(path.join(dir, 'pages.json'), 'utf8')) as {
    entry: string[];
    pages: Record<string, string[]>;
  };
  const all: Record<string, string[]> = { entry, ...pages };
  const early = Object.entries(all).filter(([, files]) =>
    files
      .filter((file) => file.endsWith('.js'))
      .some((file) => /application\/vnd\.apple\.mpegurl|#EXTM3U/.test(fs.readFileSync(path.join(dir, file), 'utf8'))),
  );
  expect(early.map(([name]) => name)).toEqual([]);
});
