/** The document of an address: its own files, what a visitor would be answered, and nothing of anybody. */
import fs from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { STARTS } from '../../../config/starts';
import { goods } from '../../../server/db/schema';
import { publicCall } from '../../../server/http/plugins/startPage';
import { endpoints } from '../../../src/contract/endpoints';
import { createTestServer, type TestServer } from '../harness';

const LIN = '13800000001';
const FILES = ['static/js/goods.js', 'static/css/goods.css', 'static/js/orders.js'];
const PAGES = {
  'shop/pages/goods': { files: [0, 1], ...STARTS['shop/pages/goods'] },
  'shop/pages/list': { files: [], ...STARTS['shop/pages/list'] },
  'shop/pages/order/index': { files: [2], ...STARTS['shop/pages/order/index'] },
  'pages/tea/mine': { files: [2], ...STARTS['pages/tea/mine'] },
  'pages/tea/classification': { files: [], ...STARTS['pages/tea/classification'], outline: 'static/outlines/1.json' },
  'shop/pages/marketing/coupon': {
    files: [],
    ...STARTS['shop/pages/marketing/coupon'],
    outline: 'static/outlines/2.json',
  },
  'shop/pages/imgshow': { files: [2], calls: [] },
};

let app: TestServer;
let h5Dir: string;
let goodsId: string;

beforeAll(async () => {
  h5Dir = fs.mkdtempSync(path.join(process.env.TMPDIR ?? '/tmp', 'yejian-start-'));
  const source = fs.readFileSync('src/index.html', 'utf8');
  const map = JSON.stringify({ files: FILES, pages: PAGES });
  const built = source
    .replace(/(id="starts">)[^<]*/, (_, tag: string) => tag + map)
    .replace(/(id="answers">)[^<]*/, '$1{}');
  fs.writeFileSync(path.join(h5Dir, 'index.html'), built);
  fs.mkdirSync(path.join(h5Dir, 'static/outlines'), { recursive: true });
  const { outline } = STARTS['pages/tea/classification']!;
  fs.writeFileSync(path.join(h5Dir, 'static/outlines/1.json'), JSON.stringify(outline));
  app = await createTestServer({ seed: true, config: { h5Dir, sharedMs: 1000, documentMs: 60_000 } });
  const [row] = await app.db.select().from(goods).where(eq(goods.title, '凤凰单丛蜜兰香'));
  goodsId = row!.id;
});
afterAll(async () => {
  await app.close();
  fs.rmSync(h5Dir, { recursive: true });
});

const open = async (url: string) => (await app.http.inject(url)).body;
const json = (html: string, id: string) =>
  JSON.parse(new RegExp(`id="${id}">([^<]*)<`).exec(html)?.[1] ?? '') as Record<string, unknown>;
const preloads = (html: string) => [...html.matchAll(/<link rel="preload"[^>]*href="([^"]*)"/g)].map(([, to]) => to);

test('a goods brings its own files, its answer and its first picture, and the map of no other page', async () => {
  const html = await open(`/h5/shop/pages/goods?id=${goodsId}`);
  const url = `/api/inv-shop/v1/product/${goodsId}?access-token=&id=${goodsId}`;
  const asked = (await app.http.inject(url)).json<{ data: { images: string[] } }>();
  expect(json(html, 'answers')).toEqual({ [url]: asked });
  expect(json(html, 'starts')).toEqual({
    files: ['static/js/goods.js', 'static/css/goods.css'],
    pages: { 'shop/pages/goods': PAGES['shop/pages/goods'] },
    answers: [url],
  });
  // What the phone sets its clock by.
  expect(
    Math.abs(Date.parse(/<meta name="date" content="([^"]+)"/.exec(html)?.[1] ?? '') - app.clock.now()),
  ).toBeLessThan(60_000);
  // The files come after the entry (src/index.html).
  expect(preloads(html)).toEqual([`${asked.data.images[0]}?w=750`]);
});

test('a list brings the picture of its first row at the width of its cards', async () => {
  const html = await open('/h5/shop/pages/list?scene=new&title=%E6%96%B0');
  const [url] = json(html, 'starts').answers as string[];
  expect(url).toBe('/api/inv-shop/v1/product?access-token=&scene=new&sort=default&page=1');
  const { data } = (await app.http.inject(url!)).json<{ data: { page: { list: { cover: string }[] } } }>();
  expect(preloads(html)).toEqual([`${data.page.list[0]!.cover}?w=375`]);
});

test('an outline that is a file of the build is brought in the document, with the picture it will show', async () => {
  const html = await open('/h5/pages/tea/classification');
  const { pages, answers } = json(html, 'starts') as { pages: Record<string, { outline: unknown }>; answers: string[] };
  expect(pages['pages/tea/classification']?.outline).toEqual(STARTS['pages/tea/classification']!.outline);
  const { data } = (await app.http.inject(answers[0]!)).json<{ data: { cover: string; count: number }[] }>();
  expect(preloads(html)).toEqual([`${data.find(({ count }) => count > 0)!.cover}?w=750`]);
});

test('a file that is missing keeps no page from opening', async () => {
  const html = await open('/h5/shop/pages/marketing/coupon');
  const { pages, answers } = json(html, 'starts') as { pages: Record<string, { outline: unknown }>; answers: string[] };
  expect(pages['shop/pages/marketing/coupon']?.outline).toBe('static/outlines/2.json');
  expect(answers).toHaveLength(1);
});

test('what a page shows of nobody in particular is preloaded for everybody', async () => {
  expect(preloads(await open('/h5/pages/tea/mine'))).toEqual(['/images/article/26.webp?w=750']);
});

test('what is asked of a member is never brought, and a token in the address changes nothing', async () => {
  const orders = await open('/h5/shop/pages/order/index');
  expect(json(orders, 'starts').answers).toEqual([]);
  expect(json(orders, 'answers')).toEqual({});
  // The page's scripts are asked for by the document, after the call that its first screen waits for.
  expect(preloads(orders)).toEqual([]);
  expect(json(orders, 'starts')).toMatchObject({
    files: ['static/js/orders.js'],
    pages: { 'shop/pages/order/index': { files: [0] } },
  });

  const token = await app.login(LIN);
  const address = `/h5/shop/pages/goods?id=${goodsId}`;
  const own = await app.ok('shop.productView', { id: goodsId }, { token });
  expect(own.card.offer).toBeDefined();
  for (const url of [address, `${address}&access-token=${token}`, `${address}&token=${token}`]) {
    const [answer] = Object.values(json(await open(url), 'answers')) as { data: typeof own }[];
    expect(answer!.data.card.id).toBe(goodsId);
    expect(answer!.data.card.offer).toBeUndefined();
  }
});

test('a title cannot end the script it is brought in', async () => {
  const title = '</script><script>alert(1)</script>\u2028<!-- 春茶';
  const [was] = await app.db.select().from(goods).where(eq(goods.id, goodsId));
  const plain = await open('/h5/shop/pages/imgshow');
  await app.db.update(goods).set({ title }).where(eq(goods.id, goodsId));
  app.clock.advance(2000);
  await new Promise((resolve) => setTimeout(resolve, 1100));
  const html = await open(`/h5/shop/pages/goods?id=${goodsId}`);
  await app.db.update(goods).set({ title: was!.title }).where(eq(goods.id, goodsId));
  const [answer] = Object.values(json(html, 'answers')) as { data: { card: { title: string } } }[];
  expect(answer!.data.card.title).toBe(title);
  expect(html).not.toContain('\u2028');
  expect(html).not.toContain('alert(1)</script');
  expect(html.split('</script').length).toBe(plain.split('</script').length);
});

test('a refusal is left to the app to ask for, an unknown address brings nothing', async () => {
  for (const url of ['/h5/shop/pages/goods?id=999999', '/h5/shop/pages/goods', '/h5/no/such/page']) {
    const answer = await app.http.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(json(answer.body, 'starts').answers).toEqual([]);
    expect(answer.body).toContain('<div id="app">');
  }
});

test.each([
  ['/api/goods/:id?id&campaignId', 'id=1&x=2', '/api/goods/1?access-token=&id=1'],
  ['/api/goods/:id?id&campaignId', 'id=1&campaignId=7', '/api/goods/1?access-token=&id=1&campaignId=7'],
  ['/api/goods/:id?id', '', undefined],
  ['/api/fields/:fieldId?id@fieldId', 'fieldId=7&id=1', '/api/fields/7?access-token=&id=7'],
  ['/api/fields/:fieldId?id@fieldId', 'treeId=7', undefined],
  [
    '/api/goods?keyword&sort:default&page=1',
    'keyword=%E8%8C%B6&page=4',
    '/api/goods?access-token=&keyword=%E8%8C%B6&sort=default&page=1',
  ],
  ['/api/goods?sort:default', 'sort=sales', '/api/goods?access-token=&sort=sales'],
  ['/api/goods?!id&page=1', 'id=3', undefined],
  ['/api/goods?!id&page=1', '', '/api/goods?access-token=&page=1'],
  ['/api/store?^id@storeId&!bookingId', 'storeId=3', '/api/store?access-token=&id=3'],
  ['/api/store?^id@storeId&!bookingId', '', undefined],
  ['/api/store?^id@storeId&!bookingId', 'storeId=3&bookingId=5', undefined],
  ['+/api/orders?', '', undefined],
])('%s for ?%s', (call, query, url) => {
  expect(publicCall(call, new URLSearchParams(query))).toBe(url);
});

/** For members only: a visitor is sent on before anything is shown, so what all may read is not asked for him either. */
const MEMBERS_ONLY = ['reservation/pages/detail/newDetail'];

test('every first call is a reading of the contract, marked when it wants a login', () => {
  const readings = Object.values(endpoints).filter(({ method }) => method === 'GET');
  for (const [page, { calls }] of Object.entries(STARTS)) {
    for (const call of calls) {
      const [address = ''] = call.replace(/^\+(\w+>)?/, '').split('?');
      // A page may know the id under a name of its own.
      const row = readings.find(({ path: known }) => known === address.replace(/:\w+/, ':id'));
      expect([call, row && (Boolean(row.auth) || MEMBERS_ONLY.includes(page))]).toEqual([call, call.startsWith('+')]);
    }
  }
});
