/** A film really plays in a browser, jumps by ranges, turns with the phone; an event sells at its price. */
import { eq } from 'drizzle-orm';
import { orderLines, orders, settings, videos } from '../../server/db/schema';
import type { SiteSettings } from '../../server/domains/people/shopSettings/settings';
import { waitUntil } from './browser';
import { playFilm } from './playing';
import { openShop, type Shop, type ShopPhone } from './shop';
import { LIN, XU } from '../server/demo';
import { once } from '../stories/phone';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(() => shop.hangUp());
afterAll(() => shop.close());

/** Asks again until the answer fits; the last one is compared. */
async function soon<T>(read: () => Promise<T>, wanted: T): Promise<void> {
  expect(await once(read, (now) => JSON.stringify(now) === JSON.stringify(wanted))).toEqual(wanted);
}

interface Seen {
  time: number;
  paused: boolean;
  width: number;
  box: { left: number; top: number; right: number; bottom: number };
}
const film = (phone: ShopPhone) =>
  phone.page.evaluate<Seen>(`(() => {
    const video = [...document.querySelectorAll('video')].pop();
    const { left, top, right, bottom } = video.getBoundingClientRect();
    return { time: video.currentTime, paused: video.paused, width: video.videoWidth, box: { left, top, right, bottom } };
  })()`);
const plays = (phone: ShopPhone, from: number) =>
  waitUntil(phone.page, `[...document.querySelectorAll('video')].pop().currentTime > ${from}`);
async function start(phone: ShopPhone): Promise<void> {
  await phone.settled();
  await playFilm(phone, `[...document.querySelectorAll('video')].pop()?.currentTime > 0.2`);
}

/** What is drawn over the film fades after three seconds, and comes back for the focus. */
async function pressOver(phone: ShopPhone, name: string | RegExp): Promise<void> {
  await phone.top.getByRole('button', { name }).focus();
  await phone.press(name);
}

test('rule 6.12: the music of the shop sounds from the first touch on, and again from its beginning when it is over', async () => {
  const [row] = await shop.server.db.select().from(settings).where(eq(settings.key, 'site'));
  const site = row?.value as SiteSettings;
  const put = (value: SiteSettings) => shop.server.db.update(settings).set({ value }).where(eq(settings.key, 'site'));
  await put({ ...site, music_auto_play: 1 });
  try {
    const phone = await shop.phone({});
    await phone.page.addInitScript(`window.players = [];
      const Own = window.Audio;
      window.Audio = function () { const player = new Own(); window.players.push(player); return player; };`);
    await phone.open('/site/pages/login');
    await waitUntil(phone.page, 'window.players.length > 0');
    await phone.press('密码登录');
    await waitUntil(phone.page, 'window.players[0].currentTime > 0.2');
    expect(
      await phone.page.evaluate(
        '[new URL(players[0].src).pathname, players[0].loop, players[0].paused, Math.round(players[0].duration)]',
      ),
    ).toEqual(['/audio/1.wav', true, false, 24]);
  } finally {
    await put(site);
  }
});

test('a film plays, jumps, changes its quality, is liked and counted', async () => {
  const phone = await shop.phone({ member: LIN });
  const answers: number[] = [];
  phone.page.on('response', (response) => response.url().includes('/video/') && answers.push(response.status()));
  await phone.open('/pages/tea/video-box?id=8801');
  await start(phone);
  expect(await film(phone)).toMatchObject({ width: 640 });
  expect(answers.every((status) => status === 206 || status === 200)).toBe(true);
  await phone.press(/^0:07\s*日头过山脊/);
  await plays(phone, 6.9);
  await phone.press(/^0:03\s*茶垄里的风/);
  await pressOver(phone, /^清晰度/);
  await phone.press('流畅');
  await waitUntil(phone.page, `[...document.querySelectorAll('video')].pop().videoWidth === 320`);
  expect((await film(phone)).time).toBeGreaterThan(2.5);
  await phone.press(/^赞 /);
  await phone.sees(/已赞 419/);
  await phone.page.waitForTimeout(200);
  await phone.sees('重播');
  const [row] = await shop.server.db.select().from(videos).where(eq(videos.id, '8801'));
  expect(row).toMatchObject({ likes: 419, plays: 3261, finishes: 1305 });
});

test('on its side the film is the screen; upright again the page is back', async () => {
  const phone = await shop.phone({ member: LIN });
  await phone.open('/pages/tea/video-box?id=8805');
  await start(phone);
  await phone.page.setViewportSize({ width: 844, height: 390 });
  await soon(async () => (await film(phone)).box, { left: 0, top: 0, right: 844, bottom: 390 });
  expect(await phone.top.getByRole('banner').count()).toBe(0);
  await phone.page.setViewportSize({ width: 390, height: 844 });
  await soon(async () => Math.round((await film(phone)).box.right), 390);
  await phone.sees('片中的茶');
  await pressOver(phone, '横屏');
  await soon(async () => Object.values((await film(phone)).box).map(Math.round), [0, 0, 390, 844]);
  await phone.press('退出横屏');
});

test('a visitor plays an own file, not a foreign one', async () => {
  const phone = await shop.phone();
  await phone.open('/pages/tea/video-box?src=/video/2-sd.mp4&title=%E5%8E%9F%E7%89%87');
  await start(phone);
  await phone.open(`/pages/tea/video-box?src=${encodeURIComponent('https://evil.example/a.mp4')}`);
  await phone.sees('视频地址无效');
  await phone.open('/pages/tea/video-box?id=8801');
  await phone.sees('登录后观看');
});

test('a guest who checked in buys at the price of the event, to be fetched at its store', async () => {
  const phone = await shop.phone({ member: LIN });
  await phone.open('/tea/pages/home');
  await phone.press(/^二〇二六春茶品鉴会/);
  await phone.arrive('/activity/pages/index');
  await phone.press(/^现场特惠/);
  await phone.arrive('/activity/pages/product');
  await phone.press('选规格，洞庭碧螺春');
  await phone.press(/^加入购物车 ¥/);
  await phone.press(/^看已选的 1 件/);
  await phone.sees('现场选的');
  await phone.press('增加');
  await soon(async () => (await phone.reads()).includes('¥476'), true);
  await phone.press('关闭');
  await phone.press('去结算');
  await phone.arrive('/shop/pages/order/settle');
  await phone.settled();
  expect(await phone.reads()).toContain('活动优惠−¥120');
  await phone.type('提货人', '林知夏');
  await phone.type('提货手机', '13800000001');
  await phone.press('提交订单');
  await phone.arrive('/member/pages/wallet/pay');
  const lines = await shop.server.db
    .select({ activityId: orderLines.activityId, off: orderLines.campaignOff, delivery: orders.deliveryType })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orderLines.activityId, '9412'));
  expect(lines).toEqual([{ activityId: '9412', off: 12_000, delivery: 'pickup' }]);
  await phone.open('/activity/pages/product?id=9412');
  await phone.sees('现场价已买满 2 件');
});

test('who has not checked in pays the normal price', async () => {
  const phone = await shop.phone({ member: XU });
  await phone.open('/activity/pages/product?id=9412');
  await phone.sees('签到后享现场价');
  await phone.sees(/签到后 ¥238，限购 2 件/);
  await phone.open('/shop/pages/goods?id=1038');
  await phone.settled();
  expect(await phone.reads()).not.toContain('现场价');
});
