import { fakeTimers, pass, stage, visit, type Stage } from '../ui/stage';
import Taro from '@tarojs/taro';
import type { CampaignDetail } from '@/contract';
import { forgetRegions } from '@/domain/region/regions';
import GoodsPage from '@/shop/pages/goods';
import { render, type View } from '../../setup/render';
import { answer, fields, Refusal, sent } from '../ui/answers';
import { ADDRESS, card, goods, group, MEMBER, NOW, sku, takenCoupon, REMIND, COLLECTED } from '../contract/fixtures';

let set: Stage;
let view: View;
const login = () => set.core.root.session.accept({ token: 'T', member: MEMBER });
const toast = () => set.core.root.feedback.shown?.text;

async function open(params: Record<string, string> = { id: '101' }): Promise<void> {
  visit({ path: '/shop/pages/goods', params });
  view = await render(set.wrap(<GoodsPage />));
  await pass(0);
}

beforeEach(() => {
  fakeTimers();
  jest.setSystemTime(NOW);
  forgetRegions();
  set = stage();
  jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: '' });
  answer(set, { 'shop.productView': goods() });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** The button of the sheet, which stands above the bar's own. */
const inSheet = (name: string) => view.allByRole('button', new RegExp(`^${name}`)).at(-1) as HTMLElement;

it('presets the first specification that can be bought and shows what belongs to it', async () => {
  await open();
  for (const text of [
    '明前龙井',
    '100g · 纸罐 × 1',
    '680',
    '满 199 减 30',
    '顺丰 ¥10 起，满 ¥99 包邮',
    '已售 2,316',
    '正品溯源',
  ])
    expect(view.hasText(text)).toBe(true);
  // Rule 19.3: price, name, note, tags.
  const said = view.container.textContent ?? '';
  const places = ['680', '已售', '明前龙井', '降价提醒'].map((words) => said.indexOf(words));
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

it.each([
  [4.8, '已售 2,316 · 4.8 分'],
  [0, '已售 2,316'],
])('says the score only when somebody gave one: %s', async (score, text) => {
  const plain = goods();
  answer(set, { 'shop.productView': { ...plain, card: { ...plain.card, score } } });
  await open();
  expect(view.byText(text).textContent).toBe(text);
});

it('shows a wholesaler the ladder of the chosen specification and leads to the order sheet', async () => {
  const tiers = [
    { minQty: 10, price: 42800 },
    { minQty: 50, price: 39850 },
  ];
  answer(set, { 'shop.productView': goods({ wholesale: [{ skuId: '1002', moq: 10, multiple: 5, tiers }] }) });
  await open();
  const row = view.byRole('link', /批发价/);
  expect(row.textContent).toContain('¥428 / 10 件起 · ¥398.50 / 50 件起');
  await view.tap(row);
  expect(Taro.navigateTo).toHaveBeenCalledWith({ url: '/shop/pages/marketing/wholesale?goodsId=101' });
  // What one piece costs is not the wholesale price.
  expect(view.hasText('680')).toBe(true);
});

it('leads from our own goods to the store, from a merchant’s nowhere', async () => {
  await open();
  await view.tap(view.byRole('link', /店铺/));
  expect(Taro.navigateTo).toHaveBeenCalledWith({ url: '/pages/tea/index1' });
  await view.unmount();
  answer(set, { 'shop.productView': goods({ seller: '苏记茶点', merchantId: '1' }) });
  await open();
  expect(view.hasText('苏记茶点')).toBe(true);
  expect(view.allByRole('link').some((one) => one.textContent?.includes('店铺'))).toBe(false);
});

describe('the link of a friend’s group', () => {
  const offer = { campaignId: '3206', size: 3, price: 18_800, open: 2 };
  const mine = group({ id: '3216', joined: false, lack: 1, leader: { ...group().leader, nickname: '山客' } });
  const other = group({ id: '3217', joined: false, leader: { ...group().leader, nickname: '云归' } });
  const campaign = (part: Partial<CampaignDetail>): CampaignDetail => ({
    card: {
      id: '3206',
      type: 'group',
      title: '三人成团',
      cover: '',
      goods: card(),
      price: 18_800,
      status: 'running',
      startAt: NOW,
      endAt: NOW + 3_600_000,
    },
    rules: [],
    limit: 2,
    bought: 0,
    skus: [],
    groups: [other, mine],
    remindOn: false,
    serverTime: NOW,
    ...part,
  });
  const follow = async (part: Partial<CampaignDetail>) => {
    answer(set, { 'shop.productView': goods({ group: offer }), 'marketing.wholesaleView': campaign(part) });
    await open({ id: '101', groupId: '3216' });
  };

  it('shows that group first, once, at the price of the group, and leads into it', async () => {
    await follow({ group: mine });
    expect(sent(set, 'marketing.wholesaleView')[0]?.url).toContain('groupId=3216');
    for (const text of ['拼团价 ¥188 起', '好友邀你参团']) expect(view.hasText(text)).toBe(true);
    const rows = view.allByRole('listitem').map((row) => row.textContent ?? '');
    expect(rows.flatMap((text) => text.match(/(山客|云归)的团/)?.[0] ?? [])).toEqual(['山客的团', '云归的团']);
    await view.tap(view.byRole('button', '参团，山客的团，还差 1 人'));
    expect(Taro.navigateTo).toHaveBeenCalledWith({
      url: '/shop/pages/marketing/wholesale_detail?id=3206&type=group&groupId=3216',
    });
  });

  it('says when it can no longer be joined, and offers another or a new one', async () => {
    await follow({ group: { ...mine, status: 'success', lack: 0 }, groups: [other] });
    expect(view.hasText('好友的团已满或已结束，可以参加下面的团')).toBe(true);
    expect(view.hasText('山客的团')).toBe(false);
    await view.unmount();
    await follow({ groups: [] });
    expect(view.hasText('好友的团已满或已结束，你来开一团')).toBe(true);
  });
});

it('grays what is sold out and shows the price of what is chosen', async () => {
  await open();
  await view.tap(view.byText('100g · 纸罐 × 1'));
  await pass(400);
  expect(view.byRole('radio', '50g').getAttribute('aria-disabled')).toBe('true');
  await view.tap(view.byRole('radio', '礼盒'));
  expect(view.hasText('已选 100g · 礼盒')).toBe(true);
  expect(view.hasText('100g · 礼盒 × 1')).toBe(true);
  expect(view.hasText('780')).toBe(true);
});

it('puts a visitor’s choice into the guest cart, with the goods it must be read by', async () => {
  await open();
  await view.tap(view.byRole('button', '加入购物车'));
  await pass(400);
  expect(inSheet('加入购物车').textContent).toBe('加入购物车 ¥680.00');
  await view.tap(view.byRole('button', '增加'));
  expect(inSheet('加入购物车').textContent).toBe('加入购物车 ¥1,360.00');
  await view.tap(inSheet('加入购物车'));
  await pass(0);
  expect(set.core.root.cart.guest).toEqual([{ skuId: '1002', qty: 2, goodsId: '101' }]);
  expect(toast()).toBe('已加入购物车');
});

it('a full phone is not said to have kept the guest cart', async () => {
  jest.spyOn(set.core.root.platform.storage, 'isKept').mockReturnValue(false);
  await open();
  await view.tap(view.byRole('button', '加入购物车'));
  await pass(400);
  await view.tap(inSheet('加入购物车'));
  await pass(0);
  expect(toast()).toBe('已加入，但手机存储已满，关闭后会丢失');
});

it('says so when the guest cart is full', async () => {
  for (let at = 0; at < 20; at += 1) await set.core.root.cart.add(`x${at}`, 1, '1');
  await open();
  await view.tap(view.byRole('button', '加入购物车'));
  await pass(400);
  await view.tap(inSheet('加入购物车'));
  await pass(0);
  expect(toast()).toBe('购物车已满');
  expect(set.core.root.cart.guest).toHaveLength(20);
});

it('leads to a human, to the shop, to its film, and tells all promises', async () => {
  const promises = [
    { key: 'a', title: '正品溯源', text: '一物一码，扫码可查', icon: '' },
    { key: 'b', title: '七天无理由', text: '未拆封可退', icon: '' },
    { key: 'c', title: '破损包赔', text: '48 小时内拍照', icon: '' },
    { key: 'd', title: '隐私包装', text: '外箱不写品名', icon: '' },
  ];
  answer(set, { 'shop.productView': goods({ promises, seller: '苏记茶点', videoUrl: '/video/1-hd.mp4' }) });
  await open();
  const urls = () => (Taro.navigateTo as jest.Mock).mock.calls.map(([{ url }]) => decodeURIComponent(url as string));
  await view.tap(view.byRole('link', '客服'));
  await view.tap(view.byRole('link', /^店铺/));
  await view.tap(view.byRole('link', /的视频$/));
  await view.tap(view.byRole('button', '购物车'));
  expect(urls()[0]).toMatch(/^\/dingding\/pages\/group\?to=service&card=goods:/);
  expect(urls()[1]).toBe('/pages/tea/index1');
  expect(urls()[2]).toContain('/pages/tea/video-box?src=/video/1-hd.mp4');
  expect(view.hasText('苏记茶点')).toBe(true);
  expect(view.hasText('外箱不写品名')).toBe(false);
  await view.tap(view.byRole('button', /正品溯源/));
  await pass(400);
  expect(view.byRole('dialog', '服务承诺').textContent).toContain('外箱不写品名');
});

it('leads with what the member pays and says why; the year card tells what it would make of it', async () => {
  login();
  const offer = { price: 64600, why: 'level' } as const;
  answer(set, { 'shop.productView': goods({ skus: [sku({ id: '1002', price: 68000, offer, cardPrice: 61200 })] }) });
  await open();
  for (const text of ['646', '¥680', '会员价', '年卡', '¥612']) expect(view.hasText(text)).toBe(true);
});

it('adds once for a member, however fast the button is pressed', async () => {
  login();
  answer(set, { 'shop.productView': goods(), 'cartItem.create': { id: '1', count: 3 } });
  await open();
  await view.tap(view.byRole('button', '加入购物车'));
  await pass(400);
  const add = inSheet('加入购物车');
  add.click();
  add.click();
  await pass(0);
  expect(sent(set, 'cartItem.create')).toHaveLength(1);
  expect(set.core.root.cart.count).toBe(3);
});

it('asks a visitor who buys to log in and keeps the sheet open', async () => {
  await open();
  await view.tap(view.byRole('button', '立即购买'));
  await pass(400);
  await view.tap(inSheet('立即购买'));
  expect(toast()).toBe('请登录后再操作');
  set.clock.advance(1500);
  await pass(0);
  expect(Taro.navigateTo).toHaveBeenCalledWith({ url: '/site/pages/login' });
  expect(set.core.root.cache.get('backurl')).toBe('/shop/pages/goods?id=101');
  expect(view.byRole('dialog', '选择规格')).toBeTruthy();
});

it('settles a campaign price through its campaign', async () => {
  login();
  const campaign = { id: '9', type: 'discount', price: 59900, endAt: NOW + 60_000, progress: 68 } as const;
  answer(set, {
    'shop.productView': goods({ card: card({ campaign }), skus: [sku({ offer: { price: 59900, why: 'flash' } })] }),
  });
  await open();
  await view.tap(view.byRole('button', '立即购买'));
  await pass(400);
  await view.tap(inSheet('立即购买'));
  const { url } = (Taro.navigateTo as jest.Mock).mock.calls[0][0] as { url: string };
  expect(url).toContain('source=discount');
  expect(url).toContain('campaignId=9');
  await view.tap(inSheet('立即购买'));
  expect([(Taro.navigateTo as jest.Mock).mock.calls.length, toast()]).toEqual([1, '请稍后点击！']);
});

it('at an event shows its price against the normal one, and settles it as any purchase', async () => {
  login();
  answer(set, {
    'shop.productView': goods({
      skus: [sku({ id: '1002', specValues: ['100g', '纸罐'], price: 68000, offer: { price: 54400, why: 'event' } })],
      limits: { perMember: 2, bought: 0 },
      event: { activityId: '9412', title: '春茶品鉴会', endAt: NOW + 1000 },
    }),
  });
  await open();
  for (const text of ['¥544', '¥680', '现场价']) expect(view.hasText(text)).toBe(true);
  await view.tap(view.byRole('button', '立即购买'));
  await pass(400);
  await view.tap(inSheet('立即购买'));
  expect(decodeURIComponent(JSON.stringify((Taro.navigateTo as jest.Mock).mock.calls.at(-1)))).toContain('source=buy');
});

it('returns to the normal price, and says so, when a campaign ends on the page', async () => {
  const campaign = { id: '9', type: 'discount', price: 59900, endAt: NOW + 3000, progress: 68 } as const;
  let ended = false;
  answer(set, {
    'shop.productView': () =>
      ended
        ? goods()
        : goods({
            card: card({ campaign }),
            skus: [sku({ id: '1002', offer: { price: 59900, why: 'flash' }, stock: 3 })],
          }),
  });
  await open({ id: '101', campaignId: '9' });
  expect(view.hasText('599')).toBe(true);
  ended = true;
  await pass(4000);
  expect(toast()).toBe('活动已结束，已按平日价显示');
  expect(view.hasText('599')).toBe(false);
  expect(view.hasText('680')).toBe(true);
});

it('offers 到货提醒 for goods that are sold out', async () => {
  login();
  answer(set, {
    'shop.productView': goods({ card: card({ soldOut: true }), skus: [sku({ stock: 0 })] }),
    'wechat.remind': REMIND,
  });
  await open();
  await view.tap(view.byRole('button', '到货提醒'));
  await pass(0);
  expect(fields(sent(set, 'wechat.remind')[0])).toMatchObject({ kind: 'stock', targetId: '101', on: 'true' });
  expect(toast()).toBe('到货后会通知你');
});

it('offers 降价提醒 and names the price when it is asked for', async () => {
  login();
  answer(set, { 'shop.productView': goods(), 'wechat.remind': REMIND });
  await open();
  await view.tap(view.byRole('button', '降价提醒'));
  await pass(0);
  expect(fields(sent(set, 'wechat.remind')[0])).toMatchObject({ kind: 'price' });
  expect(toast()).toBe('降价后会通知你');
});

it('says what is off the shelf, cannot be bought, and shows similar ones', async () => {
  answer(set, { 'shop.productView': goods({ state: 'off' }) });
  await open();
  expect(view.hasText('商品已下架，看看下面相近的茶')).toBe(true);
  expect(view.byRole('button', '商品已下架').getAttribute('aria-disabled')).toBe('true');
  expect(view.hasText('碧螺春')).toBe(true);
  expect(view.allByRole('button', '立即购买')).toHaveLength(0);
});

it('collects for a member, and shows a collected one after a login read it again', async () => {
  login();
  answer(set, { 'shop.productView': goods(), 'collect.create': COLLECTED });
  await open();
  await view.tap(view.byRole('button', '收藏'));
  await pass(0);
  expect(view.byRole('button', '已收藏').getAttribute('aria-pressed')).toBe('true');
});

it('reckons the freight to the member’s own region and to another one that is chosen', async () => {
  login();
  answer(set, {
    'shop.productView': goods(),
    'address.default': { address: ADDRESS },
    'shop.freightFee': ({ url }) =>
      url.includes('650100')
        ? { fee: 2000, freeOver: 9900, lack: 3100, company: '顺丰', deliverable: true }
        : { fee: 0, freeOver: 9900, lack: 0, company: '顺丰', deliverable: true },
    'shop.provinces': ({ url }) => [
      url.includes('parent=650000')
        ? { code: '650100', name: '乌鲁木齐市', leaf: true }
        : { code: '650000', name: '新疆维吾尔自治区', leaf: false },
    ],
  });
  await open();
  await pass(0);
  const cell = view.byRole('button', /^配送/);
  expect(cell.textContent).toMatch(/，包邮杭州市西湖区$/);
  await view.tap(cell);
  await pass(400);
  await view.tap(view.byRole('radio', '新疆维吾尔自治区'));
  await pass(0);
  await view.tap(view.byRole('radio', '乌鲁木齐市'));
  await pass(400);
  expect(view.hasText('运费 ¥20，再买 ¥31 包邮')).toBe(true);
});

it('takes a coupon once and remembers it', async () => {
  login();
  answer(set, { 'shop.productView': goods(), 'tea.getcoupon': takenCoupon() });
  await open();
  await view.tap(view.byText('满 199 减 30'));
  await pass(400);
  await view.tap(view.byRole('button', /^领取/));
  await pass(0);
  expect(fields(sent(set, 'tea.getcoupon')[0])).toMatchObject({ templateId: '51' });
  expect(view.byRole('button', /^已领取/).getAttribute('aria-disabled')).toBe('true');
});

it('shows the error view for goods that do not exist', async () => {
  answer(set, { 'shop.productView': new Refusal(404, '内容不存在或已下架') });
  await open({ id: '7' });
  expect(view.hasText('内容不存在或已下架')).toBe(true);
  await open({});
  expect(view.hasText('内容不存在或已下架')).toBe(true);
});
