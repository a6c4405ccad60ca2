/**
 * Pictures of rich text, films, shared and saved pictures on a phone, whose pages have no origin of their own: every address has its
 * host (the host of the tests refuses one without), and what the album and the cards take is JPG.
 */
import sharp from 'sharp';
import { addressAt, looksAt } from '../e2e/pages';
import type { WeappDriver } from './host/driver';
import { last, scrollUntil, shopForTests } from './shop';
import { LIN, SU, goodsId } from '../server/demo';

const shop = shopForTests();

/** Widths of the pictures inside rich text, once they are there. */
async function written(phone: WeappDriver): Promise<number[]> {
  await scrollUntil(phone, phone.locator('wx-rich-text img'));
  const pictures = phone.locator('wx-rich-text img');
  const read = () => pictures.evaluateAll((all) => all.map((image) => (image as HTMLImageElement).naturalWidth));
  for (let i = 0; i < 50 && (await read()).some((width) => width === 0); i += 1) await phone.raw.waitForTimeout(100);
  return read();
}
/** What the server of this test answers there: the host in an address is the one of the build. */
function answerAt(address: string) {
  expect(address).toMatch(/^https?:\/\//);
  return shop.server.http.inject({ url: address.replace(/^https?:\/\/[^/]+/, '') });
}
async function typeOf(address: string): Promise<string> {
  const { statusCode, headers } = await answerAt(address);
  return `${statusCode} ${headers['content-type']}`;
}
/** The page on top has films, each at an address that answers. */
async function expectFilms(phone: WeappDriver): Promise<void> {
  await phone.locator('wx-video').first().waitFor();
  const films = await phone.films();
  expect(films).not.toEqual([]);
  for (const address of films)
    expect(await typeOf(address)).toMatch(/^20\d (video\/|application\/vnd\.apple\.mpegurl)/);
}
/** What the page's first look is asked with. */
async function queryAt(path: Parameters<typeof looksAt>[0]): Promise<Record<string, string>> {
  const { searchParams } = new URL(await addressAt(shop.server, looksAt(path)[0]), 'http://app');
  return Object.fromEntries(searchParams);
}

test.each([
  ['a goods', '/shop/pages/goods', async () => ({ id: await goodsId(shop.server, '白毫银针') })],
  ['an article', '/site/pages/article_detail', () => queryAt('/site/pages/article_detail')],
] as const)('pictures inside the text of %s have their width', async (_, path, query) => {
  const phone = await shop.phone({ path, query: await query(), member: LIN });
  const widths = await written(phone);
  expect(widths.length).toBeGreaterThan(0);
  expect(Math.min(...widths)).toBeGreaterThan(0);
});

test.each([
  ['the film page', '/pages/tea/video-box'],
  ['the live player', '/site/pages/livePlayer'],
  ['the live room', '/collegePackages/pages/college/live/live'],
] as const)('the film of %s is at an address that answers', async (_, path) => {
  await expectFilms(await shop.phone({ path, query: await queryAt(path), member: LIN }));
});

test('a film is looked at before it is chosen', async () => {
  const phone = await shop.phone({ path: '/member/pages/select/video', member: SU });
  await phone.settle();
  expect(await phone.films()).toEqual([]);
  // Labels do not travel to the mini-program; the length of a film stands on the picture that is pressed.
  await phone.tap(
    phone
      .locator('wx-view')
      .getByText(/^\d+:\d{2}$/)
      .first(),
  );
  await expectFilms(phone);
});

test('a card of the messenger has a JPG', async () => {
  const phone = await shop.phone({ path: '/shop/pages/goods', query: { id: await goodsId(shop.server, '白毫银针') } });
  await phone.settle();
  const card = (await phone.raw.evaluate('window.__host.share()')) as { imageUrl: string };
  expect(await typeOf(card.imageUrl)).toBe('200 image/jpeg');
  const { rawPayload } = await answerAt(card.imageUrl);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 500, height: 400 });
});

test('the place that was refused once is asked for in the settings, and taken from there', async () => {
  const phone = await shop.phone({
    path: '/pages/tea/index1',
    member: LIN,
    mock: { getLocation: { fail: 'getLocation:fail auth deny' } },
  });
  await phone.tap('开启定位');
  await phone.see('需要位置权限');
  await phone.mock({
    openSetting: { authSetting: { 'scope.userLocation': true } },
    getLocation: { latitude: 30.25, longitude: 120.16 },
  });
  await phone.tap(last(phone, '去设置'));
  await phone.settle();
  expect(await phone.used('openSetting')).toBe(1);
  expect(await phone.locator('wx-view').getByText('未开启定位，选一座城市').count()).toBe(0);
});
