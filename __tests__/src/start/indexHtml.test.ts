/** The scripts of index.html: what they ask for before the app is there, and the first screen they draw from the answer. */
import fs from 'node:fs';
import { STARTS } from '../../../config/starts';

const SOURCE = new DOMParser().parseFromString(fs.readFileSync('src/index.html', 'utf8'), 'text/html');
const [asks = '', draws = ''] = [...SOURCE.querySelectorAll('script:not([type])')].map(
  ({ textContent }) => textContent ?? '',
);
const page = window as unknown as { __early?: Record<string, Promise<{ json(): Promise<unknown> }>> };

const GOODS = {
  images: ['/images/goods/1.webp'],
  card: { title: '明前龙井', subtitle: '第一采' },
  skus: [
    { id: '1', price: 100, stock: 0, moq: 1, multiple: 1 },
    { id: '2', price: 128_050, stock: 9, moq: 1, multiple: 1 },
    { id: '3', price: 129_900, offer: { price: 99_900, why: 'level' }, stock: 9, moq: 1, multiple: 1 },
  ],
};
const URL = '/api/inv-shop/v1/product/7?access-token=&id=7';

interface Opened {
  at: string;
  token?: string;
  /** What the server brings in the document. */
  answers?: Record<string, unknown>;
}
/** Opens an address; every call is answered with the goods. */
async function open({ at, token, answers }: Opened): Promise<string[]> {
  const asked: string[] = [];
  history.replaceState(null, '', at);
  localStorage.clear();
  if (token) localStorage.setItem('yejian', JSON.stringify({ token }));
  document.documentElement.className = '';
  document.head.innerHTML = '';
  document.body.innerHTML = SOURCE.body.innerHTML;
  const starts = document.createElement('script');
  Object.assign(starts, { id: 'starts', type: 'application/json' });
  const path = location.pathname.slice('/h5/'.length);
  starts.textContent = JSON.stringify({
    files: ['static/js/a.js', 'static/css/b.css'],
    pages: { [path]: { files: [1], ...(STARTS[path] ?? { calls: [] }) } },
    ...(answers && { answers: Object.keys(answers) }),
  });
  document.head.append(starts);
  document.getElementById('answers')!.textContent = JSON.stringify(answers ?? {});
  delete page.__early;
  window.fetch = ((url: string) => {
    asked.push(url);
    const body = { code: 200, data: GOODS };
    const answer = { status: 200, json: () => Promise.resolve(body), clone: () => answer };
    return Promise.resolve(answer);
  }) as unknown as typeof fetch;
  const run = (code: string) => new Function(code.replace('<%= htmlWebpackPlugin.options.apiBase %>', '')).call(window);
  run(asks);
  run(draws);
  await new Promise((resolve) => setTimeout(resolve));
  return asked;
}
const shell = () => document.getElementById('shell')!;
const words = () => shell().querySelector('.words')!.textContent;

test('without a server that knows the address: the files and the first call of the page', async () => {
  expect(await open({ at: '/h5/shop/pages/goods?id=7' })).toEqual([URL]);
  expect(Object.keys(page.__early ?? {})).toEqual([URL]);
  const [link] = document.head.querySelectorAll('link');
  expect([link?.rel, link?.as, link?.getAttribute('href')]).toEqual(['preload', 'style', '/h5/static/css/b.css']);
});

test('what the document brings is taken, not asked for again; the first screen says what it says', async () => {
  const brought = { code: 200, data: { ...GOODS, card: { title: '来自服务器', subtitle: '同一份' } } };
  expect(await open({ at: '/h5/shop/pages/goods?id=7', answers: { [URL]: brought } })).toEqual([]);
  const answer = await page.__early?.[URL];
  expect(await answer?.json()).toEqual(brought);
  // The first that can be bought, as the goods page chooses.
  expect(words()).toBe('¥1,280.50来自服务器同一份');
  expect(shell().querySelector('.frame img')?.getAttribute('src')).toBe('/images/goods/1.webp?w=750');
});

test('the specification that the link names has its own price', async () => {
  await open({ at: '/h5/shop/pages/goods?id=7&skuId=3' });
  expect(words()).toBe('¥999明前龙井第一采');
});

test("a member's answer is the own one, and so is the price on the first screen", async () => {
  const [, , third] = GOODS.skus;
  const brought = { code: 200, data: { ...GOODS, skus: [third], card: { title: '访客的' } } };
  const own = '/api/inv-shop/v1/product/7?access-token=T0KEN&id=7';
  expect(await open({ at: '/h5/shop/pages/goods?id=7', token: 'T0KEN', answers: { [URL]: brought } })).toEqual([own]);
  expect(Object.keys(page.__early ?? {})).toEqual([own]);
  expect(words()).toBe('¥1,280.50明前龙井第一采');
});

test('who comes back by history asks anew: the document may be an old one', async () => {
  const known = performance.getEntriesByType;
  performance.getEntriesByType = () => [{ type: 'back_forward' }] as never;
  expect(await open({ at: '/h5/shop/pages/goods?id=7', answers: { [URL]: { code: 200, data: GOODS } } })).toEqual([
    URL,
  ]);
  performance.getEntriesByType = known;
});

test('a page for members asks nothing for a visitor', async () => {
  expect(await open({ at: '/h5/shop/pages/order/index?tab=paid' })).toEqual([]);
  expect(await open({ at: '/h5/shop/pages/order/index?tab=paid', token: 'T' })).toEqual([
    '/api/inv-shop/v1/member/order/index?access-token=T&tab=paid&page=1',
    '/api/inv-shop/v1/member/order/statistics?access-token=T',
  ]);
});

test('an answer without what the screen shows leaves the outline', async () => {
  const refused = { code: 404, data: null };
  await open({ at: '/h5/shop/pages/goods?id=7', answers: { [URL]: refused } });
  expect(shell().querySelector('img')).toBeNull();
});
