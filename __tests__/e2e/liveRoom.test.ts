/** A live room really plays in a browser: after a touch only, from our own stream and from a foreign provider's; silent on the guide. */
import { eq } from 'drizzle-orm';
import { liveRooms } from '../../server/db/schema';
import { waitUntil } from './browser';
import { openShop, type Shop, type ShopPhone } from './shop';

const ROOM = '/collegePackages/pages/college/live/live?id=9701';
const REPLAY = '/collegePackages/pages/college/live/live?id=9704';
const GUIDE = '/collegePackages/pages/college/live_index';
/** What a stream is made of, and the script that joins it. */
const STREAM = /\/stream[^/]*\.js|\.m3u8|\.m4s/;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(() => shop.hangUp());
afterAll(() => shop.close());

const time = (phone: ShopPhone) => phone.page.evaluate<number>(`document.querySelector('video')?.currentTime ?? 0`);
/** Goes on for so many seconds, past the end of a piece. */
async function plays(phone: ShopPhone, seconds = 5): Promise<void> {
  await waitUntil(phone.page, `(document.querySelector('video')?.currentTime ?? 0) > 0.1`);
  const from = await time(phone);
  await waitUntil(phone.page, `document.querySelector('video').currentTime > ${from + seconds}`);
}
/** What the test asks of a page counts as a touch: this browser says that nobody has touched it until somebody did. */
const UNTOUCHED = `(() => {
  let touched = false;
  addEventListener('pointerdown', () => (touched = true), true);
  Object.defineProperty(Navigator.prototype, 'userActivation', { get: () => ({ hasBeenActive: touched }) });
})()`;
async function untouched(): Promise<ShopPhone> {
  const phone = await shop.phone({});
  await phone.page.addInitScript(UNTOUCHED);
  return phone;
}
/** Addresses of the stream that were asked for. */
function streamOf(phone: ShopPhone): string[] {
  const asked: string[] = [];
  phone.page.on('request', (request) => {
    if (STREAM.test(request.url())) asked.push(request.url());
  });
  return asked;
}

test('a room that is opened by a link waits for a touch: neither player nor its script come before', async () => {
  const phone = await untouched();
  const asked = streamOf(phone);
  await phone.open(ROOM);
  await phone.settled();
  expect(asked).toEqual([]);
  await phone.press('播放');
  await plays(phone);
  expect(asked.filter((url) => url.endsWith('.m4s')).length).toBeGreaterThan(1);
  await phone.press('暂停');
  await waitUntil(phone.page, `document.querySelector('video').paused`);
});

test('a chapter of a replay is a touch, and plays from its second', async () => {
  const phone = await untouched();
  await phone.open(REPLAY);
  await phone.settled();
  await phone.press(/茶垄里的风$/);
  await waitUntil(phone.page, `(document.querySelector('video')?.currentTime ?? 0) > 110.5`);
  expect(await time(phone)).toBeLessThan(125);
  await phone.press(/^前进 10 秒/);
  await waitUntil(phone.page, `document.querySelector('video').currentTime > 120`);
});

test('a stream of a foreign provider plays under the policy of the page', async () => {
  const room = eq(liveRooms.id, '9701');
  const [before] = await shop.server.db.select().from(liveRooms).where(room);
  await shop.server.db.update(liveRooms).set({ playUrl: 'https://live.example.com/video/live/3.m3u8' }).where(room);
  try {
    const phone = await untouched();
    await phone.context.route('https://live.example.com/**', async (route) => {
      const { pathname } = new URL(route.request().url());
      const { statusCode, headers, rawPayload } = await shop.server.http.inject({ url: pathname });
      await route.fulfill({
        status: statusCode,
        headers: { 'content-type': String(headers['content-type']), 'access-control-allow-origin': '*' },
        body: rawPayload,
      });
    });
    await phone.open(ROOM);
    await phone.settled();
    await phone.press('播放');
    await plays(phone, 3);
  } finally {
    await shop.server.db.update(liveRooms).set({ playUrl: before!.playUrl }).where(room);
  }
});

test('the guide shows what runs without its sound, once the app was touched, and not under another page', async () => {
  const phone = await untouched();
  await phone.open(GUIDE);
  await phone.settled();
  expect(await phone.page.evaluate(`document.querySelector('video')`)).toBeNull();
  await phone.top.getByRole('radio').last().tap();
  await plays(phone, 1);
  expect(await phone.page.evaluate(`document.querySelector('video').muted`)).toBe(true);
  await phone.press('全部直播');
  await waitUntil(phone.page, `[...document.querySelectorAll('video')].every(({ paused }) => paused)`);
});
