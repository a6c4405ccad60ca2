/** Films one above the other in a browser: really playing, never two at once, counted once, gone on with on another phone. */
import { and, eq } from 'drizzle-orm';
import { videos, videoViews } from '../../server/db/schema';
import { waitUntil } from './browser';
import { playFilm } from './playing';
import { openShop, type Shop, type ShopPhone } from './shop';
import { LIN } from '../server/demo';
import { once } from '../stories/phone';

const FILM = '/entertainment/pages/video/video';
const LIN_ID = '10001';
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(() => shop.hangUp());
afterAll(() => shop.close());

/** Which of the films play, by the numbers of their files. */
const playing = (phone: ShopPhone) =>
  phone.page.evaluate<string[]>(
    `[...document.querySelectorAll('video')].filter((film) => !film.paused).map((film) => /video\\/(\\d)/.exec(film.src)[1])`,
  );
const isPast = (clip: number, second: number) =>
  `[...document.querySelectorAll('video')].some((film) => film.src.includes('/video/${clip}-') && film.currentTime > ${second})`;
const reaches = (phone: ShopPhone, clip: number, second: number) => waitUntil(phone.page, isPast(clip, second));
const row = async (id: string) => (await shop.server.db.select().from(videos).where(eq(videos.id, id)))[0]!;
const view = async (id: string) =>
  (
    await shop.server.db
      .select()
      .from(videoViews)
      .where(and(eq(videoViews.videoId, id), eq(videoViews.memberId, LIN_ID)))
  )[0];

async function start(phone: ShopPhone, clip: number): Promise<void> {
  await phone.settled();
  await playFilm(phone, isPast(clip, 0.2));
}

test('rule 44.2: a key leads to the next film, and never do two of them play', async () => {
  const phone = await shop.phone({ member: LIN });
  await phone.page.addInitScript(`window.most = 0;
    document.addEventListener('play', () => {
      const playing = [...document.querySelectorAll('video')].filter((film) => !film.paused);
      window.most = Math.max(window.most, playing.length);
    }, true);`);
  await phone.open(`${FILM}?id=8801&from=cate`);
  await start(phone, 1);
  await phone.page.keyboard.press('ArrowDown');
  await reaches(phone, 2, 0.2);
  expect(await playing(phone)).toEqual(['2']);
  await phone.page.keyboard.press('ArrowUp');
  await waitUntil(
    phone.page,
    `[...document.querySelectorAll('video')].some((film) => film.src.includes('/video/1-') && !film.paused)`,
  );
  expect(await playing(phone)).toEqual(['1']);
  expect(await phone.page.evaluate('window.most')).toBe(1);
});

test('rules 44.1, 44.3: three seconds count once, and the other phone goes on there', async () => {
  const { plays } = await row('8806');
  const phone = await shop.phone({ member: LIN });
  await phone.open(`${FILM}?id=8806`);
  await start(phone, 6);
  await reaches(phone, 6, 3.6);
  await phone.press('暂停');
  await phone.press('播放');
  await reaches(phone, 6, 4.5);
  await phone.press('暂停');
  const left = (await once(
    () => view('8806'),
    (own) => (own?.position ?? 0) >= 4,
  ))!.position;
  expect((await row('8806')).plays).toBe(plays + 1);
  expect(left).toBeGreaterThanOrEqual(4);
  const pad = await shop.phone({ member: LIN });
  await pad.open(`${FILM}?id=8806`);
  await pad.settled();
  await waitUntil(pad.page, `[...document.querySelectorAll('video')].some((film) => film.currentTime >= ${left})`);
});

test('no page of the area has a player in its first scripts', async () => {
  const phone = await shop.phone({ member: LIN });
  for (const path of ['/entertainment/pages/index/index', `${FILM}?id=8801`, '/entertainment/pages/search/index']) {
    await phone.open(path);
    await phone.settled();
    const texts = await phone.page.evaluate<string[]>(`(() => {
      const { files, pages } = JSON.parse(document.getElementById('starts').textContent);
      const own = Object.values(pages).flatMap((page) => page.files.map((at) => '/h5/' + files[at]));
      const entry = [...document.querySelectorAll('link[rel=preload][as=script]')].map(({ href }) => href);
      return Promise.all([...own, ...entry].map((url) => fetch(url).then((file) => file.text())));
    })()`);
    const held = (mark: string) => texts.filter((text) => text.includes(mark)).length;
    expect([path, texts.length > 1, held('requestPictureInPicture'), held('recoverMediaError')]).toEqual([
      path,
      true,
      0,
      0,
    ]);
  }
});

/** What stands on the screen, and fills it. */
const fills = (phone: ShopPhone, width: number, height: number) =>
  waitUntil(
    phone.page,
    `[...document.querySelectorAll('video')].some((film) => {
      const box = film.getBoundingClientRect();
      return [box.left, box.top, box.width, box.height].map(Math.round).join() === '0,0,${width},${height}';
    })`,
    20_000,
  );

test('a film turns with the phone that lies on its side, and shows nothing else', async () => {
  const phone = await shop.phone({ member: LIN });
  await phone.open(`${FILM}?id=8804`);
  await start(phone, 4);
  await fills(phone, 390, 844);
  await phone.page.setViewportSize({ width: 844, height: 390 });
  await fills(phone, 844, 390);
  await waitUntil(phone.page, `document.documentElement.classList.contains('wide')`);
  expect(await phone.page.getByText('收藏').filter({ visible: true }).count()).toBe(0);
  await phone.page.setViewportSize({ width: 390, height: 844 });
  await waitUntil(phone.page, `!document.documentElement.classList.contains('wide')`);
});

test('rule 44.8: in a browser the bridge shows the film with its code, and goes on there', async () => {
  const phone = await shop.phone({ member: LIN });
  const link = `?path=${encodeURIComponent(FILM)}&id=8803&title=${encodeURIComponent('别的名字')}`;
  await phone.open(`/entertainment/pages/h5mpweixin/h5mpweixin${link}`);
  await phone.sees('白毫银针，慢慢泡');
  await phone.sees('请用微信浏览器打开');
  expect(await phone.page.getByText('别的名字').count()).toBe(0);
  await phone.press('继续用浏览器看');
  await phone.arrive(FILM);
  await phone.sees('跟泡 3 道');
});
