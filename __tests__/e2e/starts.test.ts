/**
 * The first load of the addresses that people open from outside: nothing is asked twice, nothing jumps, and the outline that
 * index.html draws says and shows what the page then does.
 */
import { STARTS } from '../../config/starts';
import { waitUntil } from './browser';
import { looksAt } from './pages';
import { openShop, type Shop } from './shop';
import { LIN } from '../server/demo';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});
afterEach(() => shop.hangUp());
afterAll(() => shop.close());

/** The words and pictures in sight of the outline, or of the page that has taken its place. */
const SIGHT = `(root) => {
  const inSight = (box) => {
    const { top, bottom } = box.getBoundingClientRect();
    return bottom > top && top < innerHeight;
  };
  const all = [...document.querySelectorAll(root + ' *')].filter(inSight);
  const own = ({ childNodes, placeholder = '' }) =>
    [...childNodes].filter(({ nodeType }) => nodeType === 3).map(({ data }) => data).join('') + placeholder;
  const images = all.filter(({ tagName }) => tagName === 'IMG');
  return {
    words: all.map(own).map((text) => text.replace(/\\s/g, '')).filter(Boolean),
    pictures: images.map((image) => {
      const { left, top, width } = image.getBoundingClientRect();
      return { src: image.src, left, top, width };
    }),
    came: images.every(({ complete }) => complete),
  };
}`;
interface Sight {
  words: string[];
  pictures: { src: string; left: number; top: number; width: number }[];
  came: boolean;
}
/** What has come is painted with one of the next frames. */
const PAINTED = `new Promise((then) => {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(then, 50)));
})`;
/** What the page painted larger than all before it; of the outline nothing is there any more. */
const LARGER = `new Promise((then) => {
  const larger = [];
  new PerformanceObserver((list) =>
    list.getEntries().forEach(({ element, size }) => {
      if (element?.closest('#app')) larger.push(size + ' ' + element.className);
    }),
  ).observe({ type: 'largest-contentful-paint', buffered: true });
  setTimeout(() => then(larger), 100);
})`;

test.each([
  ['/shop/pages/goods', '', false],
  ['/shop/pages/list', '', false],
  ['/shop/pages/marketing/wholesale_detail', '', false],
  ['/shop/pages/marketing/wholesale_detail', 'auction', false],
  ['/tea/pages/index', '', true],
  ['/pages/tea/index', '', false],
  ['/pages/tea/index', '', true],
  ['/pages/tea/classification', '', false],
  ['/shop/pages/search/search', '', false],
  ['/shop/pages/search', '', false],
  ['/shop/pages/marketing/coupon', '', false],
  ['/collegePackages/pages/college/live/list', '', false],
  ['/collegePackages/pages/college/live_index', '', false],
  ['/collegePackages/pages/college/live/live', '', false],
  ['/collegePackages/pages/college/live/detail', '', false],
  ['/pages/tea/mine', '', true],
  ['/shop/pages/cart/index', '', true],
  ['/shop/pages/order/index', '', true],
  ['/shop/pages/order/detail', '', true],
  ['/pages/tea/my-money', '', true],
  ['/pages/tea/vip', '', true],
  ['/income/pages/index', '', true],
  ['/member/pages/notice/index', '', true],
  ['/member/pages/team/index', '', true],
  ['/collegePackages/pages/college/index', '', false],
  ['/collegePackages/pages/college/index', '', true],
  ['/collegePackages/pages/college/course/list', '', false],
  ['/collegePackages/pages/college/course/detail', '', true],
  ['/collegePackages/pages/college/course/detail', 'buy', false],
  ['/reservation/pages/index/home', '', true],
  ['/reservation/pages/index/home', 'new', true],
  ['/reservation/pages/detail/newDetail', '', true],
  ['/reservation/pages/detail/newDetail', 'slots', true],
  ['/entertainment/pages/index/index', '', true],
  ['/entertainment/pages/search/index', '', true],
  ['/entertainment/pages/search/searchDetails', '', true],
  ['/entertainment/pages/h5mpweixin/h5mpweixin', '', false],
  ['/qrCodeOrder/pages/index', '', true],
  ['/qrCodeOrder/pages/order', '', true],
  ['/qrCodeOrder/pages/order', 'staff', true],
  ['/collegePackages/pages/college/video/list', '', false],
  ['/collegePackages/pages/college/video/detail', '', false],
  ['/collegePackages/pages/college/material/index', '', true],
  ['/collegePackages/pages/college/order/course_index', '', true],
  ['/collegePackages/pages/college/order/course_detail', '', true],
  ['/collegePackages/pages/college/order/settle', '', true],
] as const)('%s %s opens without a jump and asks nothing twice (member: %s)', async (path, face, member) => {
  const { outline } = STARTS[path.slice(1)] ?? {};
  const look = looksAt(path).find((one) => (one.face ?? '') === face);
  const phone = await shop.phone(member ? { member: look?.member ?? LIN } : {});
  const asked: string[] = [];
  // A stream asks for its pieces as it plays.
  const isStream = (url: string) => url.includes('/video/live/');
  phone.page.on('request', (request) => {
    if (!isStream(request.url())) asked.push(`${request.method()} ${request.url()}`);
  });
  // The scripts wait until the outline stands.
  let start = () => {};
  const started = new Promise<void>((resolve) => (start = resolve));
  await phone.page.route(/\/static\/js\//, async (route) => {
    await started;
    await route.continue();
  });
  const sight = (root: string) => phone.page.evaluate<Sight>(`(${SIGHT})('${root}')`);
  const opened = phone.open(path + (look?.query ? await look.query(shop.server) : ''));
  const parts = outline?.fixed?.length ?? 0;
  if (outline)
    await waitUntil(
      phone.page,
      `(document.querySelector('#shell .screen')?.childElementCount ?? 0) > ${parts} && (${SIGHT})('#shell .screen').came`,
    );
  const drawn = outline && (await sight('#shell .screen'));
  if (outline) await phone.page.evaluate(PAINTED);
  start();
  await opened;
  await phone.settled();
  if (drawn) {
    const page = await sight('#app');
    const said = page.words.join('');
    expect(drawn.words.filter((word) => !said.includes(word))).toEqual([]);
    const near = (a: number, b: number) => Math.abs(a - b) <= 2;
    const stays = (one: Sight['pictures'][number]) =>
      page.pictures.some(
        ({ src, left, top, width }) =>
          src === one.src && near(left, one.left) && near(top, one.top) && near(width, one.width),
      );
    expect(drawn.pictures.filter((one) => !stays(one))).toEqual([]);
    // What the page itself paints is no larger than what stood there.
    expect(await phone.page.evaluate<string[]>(LARGER)).toEqual([]);
  }
  expect(asked.filter((call, at) => asked.indexOf(call) !== at)).toEqual([]);
  // What index.html asked for or brought was what the page needed.
  expect(await phone.page.evaluate('Object.keys(window.__early)')).toEqual([]);
  expect(await phone.shifts()).toBeLessThanOrEqual(0.02);
});
