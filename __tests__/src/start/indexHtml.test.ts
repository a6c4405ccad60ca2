/** The scripts of index.html: what they ask for before the app is there, and the first screen they draw from the answer. */
import fs from 'node:fs';
import { STARTS } from '../../../config/starts';

const SOURCE = new DOMParser().parseFromString(fs.readFileSync('src/index.html', 'utf8'), 'text/html');
const [asks = '', draws = ''] = [...SOURCE.querySelectorAll('script:not([type])')].map(
  ({ textContent }) => textContent ?? '',
);
const page = window as unknown as {
  __early?: Record<string, Promise<{ date: string | null; json(): Promise<unknown> }>>;
};

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

const ENTRY = ['/h5/static/js/small.js', '/h5/static/js/large.js'];
const OUTLINE = 'static/outlines/1.json';
/** The server's clock, which the phone's is compared with. */
const SENT = 'Thu, 26 Nov 2026 10:00:00 GMT';

interface Opened {
  at: string;
  token?: string;
  /** What the server brings in the document. */
  answers?: Record<string, unknown>;
  /** What every call is answered with; the goods. */
  data?: unknown;
  /** A host of plain files: the outline is a file of its own, or is not there. */
  file?: 'there' | 'missing';
  onAsk?: () => void;
}
async function open({ at, token, answers, data = GOODS, file, onAsk }: Opened): Promise<string[]> {
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
    pages: { [path]: { files: [1], ...(STARTS[path] ?? { calls: [] }), ...(file && { outline: OUTLINE }) } },
    ...(answers && { answers: Object.keys(answers) }),
  });
  document.head.append(starts);
  if (answers) document.head.append(Object.assign(document.createElement('meta'), { name: 'date', content: SENT }));
  document.getElementById('answers')!.textContent = JSON.stringify(answers ?? {});
  delete page.__early;
  window.fetch = ((url: string) => {
    asked.push(url);
    onAsk?.();
    if (url === `/h5/${OUTLINE}` && file === 'missing') return Promise.reject(new TypeError('Failed to fetch'));
    const body = url === `/h5/${OUTLINE}` ? STARTS[path]?.outline : { code: 200, data };
    const answer = { status: 200, headers: new Map([['date', SENT]]), json: () => Promise.resolve(body) };
    return Promise.resolve(answer);
  }) as unknown as typeof fetch;
  const run = (code: string) =>
    new Function(
      code
        .replace('<%= htmlWebpackPlugin.options.apiBase %>', '')
        .replace('<%= JSON.stringify(htmlWebpackPlugin.files.js) %>', JSON.stringify(ENTRY)),
    ).call(window);
  run(asks);
  run(draws);
  await new Promise((resolve) => setTimeout(resolve));
  return asked;
}
const shell = () => document.getElementById('shell')!;
const screen = () => shell().querySelector('.screen')!;
const words = () => screen().textContent;
const pictures = () => [...screen().querySelectorAll('img')].map((image) => image.getAttribute('src'));

test('without a server that knows the address: the files and the first call of the page', async () => {
  expect(await open({ at: '/h5/shop/pages/goods?id=7' })).toEqual([URL]);
  expect(Object.keys(page.__early ?? {})).toEqual([URL]);
  expect((await page.__early?.[URL])?.date).toBe(SENT);
  const links = () =>
    [...document.head.querySelectorAll('link')].map((link) => [link.rel, link.as, link.getAttribute('href')]);
  const entry = ENTRY.map((file) => ['preload', 'script', file]);
  expect(links()).toEqual(entry);
  // The first of the entry is there: now, and once, what only this page needs.
  document.head.querySelectorAll('link').forEach((link) => link.dispatchEvent(new Event('load')));
  expect(links()).toEqual([...entry, ['preload', 'style', '/h5/static/css/b.css']]);
});

test('the call of a page leaves before its scripts, for there are few lines', async () => {
  const order: string[] = [];
  const append = document.head.appendChild.bind(document.head);
  document.head.appendChild = <T extends Node>(node: T): T => {
    if (node instanceof HTMLLinkElement) order.push('script');
    return append(node);
  };
  const asked = await open({ at: '/h5/shop/pages/goods?id=7', onAsk: () => order.push('call') });
  document.head.appendChild = append;
  expect([asked, order]).toEqual([[URL], ['call', 'script', 'script']]);
});

test('what the document brings is taken, not asked for again; the first screen says what it says', async () => {
  const brought = { code: 200, data: { ...GOODS, card: { title: '来自服务器', subtitle: '同一份' } } };
  expect(await open({ at: '/h5/shop/pages/goods?id=7', answers: { [URL]: brought } })).toEqual([]);
  const answer = await page.__early?.[URL];
  expect([answer?.date, await answer?.json()]).toEqual([SENT, brought]);
  // The first that can be bought, as the goods page chooses.
  expect(words()).toBe('¥1,280.50来自服务器同一份');
  expect(pictures()).toEqual(['/images/goods/1.webp?w=750']);
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
  expect(screen().children).toHaveLength(0);
});

test('an outline that is a file of its own is fetched beside the first call, and missed without harm', async () => {
  const at = '/h5/shop/pages/goods?id=7';
  expect(await open({ at, file: 'there' })).toEqual([`/h5/${OUTLINE}`, URL]);
  expect(words()).toBe('¥1,280.50明前龙井第一采');
  expect(await open({ at, file: 'missing' })).toEqual([`/h5/${OUTLINE}`, URL]);
  expect(words()).toBe('');
  expect(await (await page.__early?.[URL])?.json()).toEqual({ code: 200, data: GOODS });
});

test('goods in two columns say what this viewer pays and why', async () => {
  const card = { cover: '/images/goods/1.webp', subtitle: '头采', price: 12_880, tags: ['花香', '回甘', '耐泡'] };
  const list = [
    { ...card, title: '龙井' },
    { ...card, title: '岩茶', cover: 'https://elsewhere/1.png', offer: { price: 11_990, why: 'level' } },
  ];
  await open({ at: '/h5/shop/pages/search/search?keyword=茶', data: { page: { list } } });
  expect(words()).toBe(
    '首页茶茶综合销量价格 ↑新品筛选相关内容搜全站' + '龙井头采花香回甘¥128.80' + '岩茶头采会员价平日 ¥128.8¥119.90',
  );
  // A picture of another host comes with the page.
  expect(pictures()).toEqual(['/images/goods/1.webp?w=375']);
});

test('coupons say what they are worth, by their kind', async () => {
  const one = { title: '券', scopeText: '全场', validText: '30 天', amount: 3000, threshold: 19_900, left: 38 };
  const list = [
    { ...one, kind: 'cash', state: 'open' },
    { ...one, kind: 'percent', percentBp: 9500, state: 'claimed', threshold: 0 },
    { ...one, kind: 'freight', state: 'out' },
  ];
  await open({ at: '/h5/shop/pages/marketing/coupon?kind=percent', data: { list } });
  expect(words()).toContain('全部满减折扣包邮课程堂食');
  expect(words()).toContain(
    '¥30满 199 可用券全场30 天剩 38 %立即领取' + '9.5折无门槛券全场30 天去使用' + '包邮满 199 可用券全场30 天',
  );
  const current = [...screen().querySelectorAll('div')].filter(({ style }) => style.minWidth === '44px');
  expect(current.filter(({ style }) => style.fontWeight === '600').map((tab) => tab.textContent)).toEqual(['折扣']);
});

const LINE = {
  title: '岩茶',
  cover: '/images/goods/2.webp',
  specText: '80g',
  price: 32_800,
  qty: 2,
  share: { memberOff: 6560, campaignOff: 0 },
  gift: false,
};

test("an order is drawn from the member's own answer, for the member only", async () => {
  const order = {
    card: { status: 'shipped', seller: '叶间自营', lines: [LINE], actions: [] },
    deliveryType: 'express',
    giveGot: 930,
    parcels: [{ status: '运输中', last: { at: Date.UTC(2026, 5, 13, 18, 30), text: '已到达', place: '杭州市' } }],
    address: {
      name: '林知夏',
      mobile: '13800000001',
      province: '上海市',
      city: '上海市',
      district: '徐汇区',
      detail: '1 号',
      tag: '家',
    },
  };
  const at = '/h5/shop/pages/order/detail?id=9';
  await open({ at, token: 'T', data: order });
  expect(words()).toBe(
    '首页订单详情待收货收货后送 930 积分付款备货配送完成运输中已到达06月14日 02:30 杭州市' +
      '林知夏138****0001家上海市徐汇区1 号叶间自营岩茶80g¥295.20¥328× 2',
  );
  expect(pictures()).toEqual(['/images/goods/2.webp?w=240']);
  expect(await open({ at, data: order })).toEqual([]);
  expect(words()).toBe('');
});

test('the basket draws the lines of its first seller and the sum', async () => {
  const line = { ...LINE, seller: '叶间自营', selected: true, offer: { price: 29_520, why: 'card' } };
  const data = {
    lines: [line, { ...line, seller: '别家', title: '别的' }],
    hints: [{ value: '已免运费' }, { value: '再买 ¥20' }],
    gifts: [],
    total: 59_040,
    discount: 6560,
    selectedCount: 1,
  };
  await open({ at: '/h5/shop/pages/cart/index', token: 'T', data });
  expect(words()).toContain(
    '已免运费 · 再买 ¥20叶间自营领券岩茶80g年卡价¥295.20¥3282合计¥590.40已省 ¥65.6，明细结算(1)',
  );
});

test('我的 stands for everybody before anybody is known', async () => {
  await open({ at: '/h5/pages/tea/mine' });
  expect([words(), pictures()]).toEqual(['我的首页分类茶园购物车我的', ['/images/article/26.webp?w=750']]);
});

test('the menu of a table is asked for once it is known that somebody sits there, and the outline is drawn from it', async () => {
  const seat = '/api/v4/scan-code/is-cart?access-token=T0KEN&code=T1.a';
  const menu = '/api/v4/scan-code/index?access-token=T0KEN&code=T1.a';
  const data = {
    open: true,
    session: { store: { name: '西湖总店', open: true }, table: { name: '大厅2号桌', amount: 0 } },
    ...{ hotIds: ['2'], cates: [{ name: '茗茶' }], notice: '今日有新茶' },
    products: ['龙井', '绿豆糕'].map((title, at) => ({ id: `${at + 1}`, title, intro: '', cover: '', price: 100 })),
  };
  expect(await open({ at: '/h5/qrCodeOrder/pages/index?code=T1.a', token: 'T0KEN', data })).toEqual([seat, menu]);
  expect(words()).toMatch(/西湖总店.*大厅2号桌.*今日有新茶招牌茗茶招牌绿豆糕/);
  expect(words()).not.toContain('龙井');
  // Who asks for the menu of a free table would open it.
  const free = { at: '/h5/qrCodeOrder/pages/index?code=T1.a', token: 'T0KEN', data: { ...data, open: false } };
  expect(await open(free)).toEqual([seat]);
  expect(words()).toBe('');
  expect(await open({ at: '/h5/qrCodeOrder/pages/index', token: 'T0KEN', data })).toEqual([]);
  expect(await open({ at: '/h5/qrCodeOrder/pages/index?code=T1.a', data })).toEqual([]);
});

test('the wizard of a booking that is moved asks nothing of a store that it does not know yet', async () => {
  const at = '/h5/reservation/pages/detail/newDetail';
  expect(await open({ at: `${at}?bookingId=5`, token: 'T0KEN' })).toEqual([]);
  expect(await open({ at: `${at}?storeId=3`, token: 'T0KEN' })).toEqual([
    '/api/v4/tea/store?access-token=T0KEN&id=3',
    '/api/v4/tea/booking-service-type?access-token=T0KEN&storeId=3',
    '/api/v4/tea/booking-hold?access-token=T0KEN&storeId=3',
    '/api/v3/pick-up?access-token=T0KEN',
  ]);
});
