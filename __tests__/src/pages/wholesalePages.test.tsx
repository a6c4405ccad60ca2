/** Trade: the market, the order sheet with its smallest quantities and steps, and what one has going. */
import { pageBench } from '../ui/bench';
import { pass } from '../ui/stage';
import type { WholesaleGoods, WholesaleRow, WholesalerState, WholesaleSku } from '@/contract';
import { platform } from '@/core/platform';
import { texts } from '@/core/texts';
import MyWholesalePage from '@/pages/tea/my-wholesale';
import MarketPage from '@/pages/tea/wholesale';
import OrderSheetPage from '@/shop/pages/marketing/wholesale';
import { answer, fields, Refusal, sent, type Answers, type Asked } from '../ui/answers';
import { ADDRESS, AMOUNTS, card, category, MEMBER, NOW, pageOf, settlement, sku, group } from '../contract/fixtures';

const MARKET = 'shopV2.wholesale';
const ROWS = 'special.wholesaleList';
const CREATE = 'shop.orderCreate';
const PREVIEW = 'shop.orderPreview';

const NOBODY: WholesalerState = {
  state: 'none',
  tier: 0,
  tierName: '',
  monthAmount: 0,
  creditLine: 0,
  contact: '400-820-0119',
};
const TRADER: WholesalerState = {
  ...NOBODY,
  state: 'approved',
  company: '杭州清源茶业有限公司',
  tier: 2,
  tierName: '二级批发商',
  monthAmount: 3_860_000,
  nextTier: { tier: 3, name: '三级批发商', need: 5_000_000, lack: 1_140_000 },
};
const TIERS = [
  { minQty: 10, price: 32_800 },
  { minQty: 50, price: 29_800 },
];
const wholesaleSku = (part: Partial<WholesaleSku> = {}): WholesaleSku => ({
  ...sku({ id: '100401', specValues: ['单饼 357g'], price: 46_800, stock: 120, weight: 400 }),
  moq: 10,
  multiple: 5,
  tiers: TIERS,
  code: '100401',
  escrowAllowed: true,
  leadDays: 7,
  ...part,
});
const bulk = (part: Partial<WholesaleGoods> = {}): WholesaleGoods => ({
  card: card({ id: '1004', title: '2012 勐海熟饼', price: 46_800 }),
  skus: [wholesaleSku()],
  tiers: TIERS,
  moq: 10,
  multiple: 5,
  locked: false,
  lead: '48 小时发货',
  ...part,
});
const market = (state: WholesalerState, goods: WholesaleGoods[]) => ({
  state,
  rules: { minTotal: 200_000, moqText: '', deliverText: '', sampleText: '' },
  page: pageOf(goods),
});

const bench = pageBench();
const { press, see } = bench;

describe('批发', () => {
  const open = (answers: Answers) => {
    answer(bench.set, { 'atShop.goodsClass': [], ...answers });
    return bench.open('/pages/tea/wholesale', MarketPage);
  };

  it('a visitor sees what there is, not what it costs', async () => {
    await open({ [MARKET]: market(NOBODY, [bulk({ locked: true, tiers: undefined })]) });
    see('认证后可见批发价', '申请批发商', '¥***', '10 件起批 · 5 的倍数 · 48 小时发货', '零售 ¥468');
    expect(bench.view.hasText('¥328')).toBe(false);
    expect(bench.view.allByRole('button', /加入批发单$/)).toEqual([]);
  });

  it.each([
    ['auditing', {}, '资质审核中', '预计 1 个工作日'],
    ['rejected', { reason: '执照照片不清晰' }, '资质未通过', '执照照片不清晰'],
  ] as const)('%s', async (state, more, title, text) => {
    await open({ [MARKET]: market({ ...NOBODY, state, ...more }, []) });
    see(title, text);
  });

  it('a wholesaler sees tier, month and ladder, and goes on to the sheet', async () => {
    await open({ [MARKET]: market(TRADER, [bulk()]) });
    see('杭州清源茶业有限公司', '二级批发商', '本月采购 ¥38,600', '距三级批发商还差 ¥11,400');
    see('¥328', '10 件起', '¥298', '50 件起');
    await press('2012 勐海熟饼 加入批发单');
    expect(bench.lastUrl()).toBe('/shop/pages/marketing/wholesale?goodsId=1004');
  });

  it('sorts and searches; nothing found leads back to all', async () => {
    await open({
      [MARKET]: (request: { url: string }) => market(TRADER, request.url.includes('keyword') ? [] : [bulk()]),
    });
    await press('起批价');
    await pass(0);
    expect(sent(bench.set, MARKET).at(-1)?.url).toContain('sort=price');
    const field = bench.view.byLabel('搜批发商品');
    await bench.view.input(field, '冰岛');
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 13, bubbles: true }));
    await pass(300);
    expect(decodeURIComponent(sent(bench.set, MARKET).at(-1)?.url ?? '')).toContain('keyword=冰岛');
    see('没有找到批发商品');
    await press('看全部');
    await pass(300);
    see('2012 勐海熟饼');
  });
});

describe('批发下单', () => {
  const open = (goods = [bulk()], more: Answers = {}) => {
    answer(bench.set, { 'atShop.goodsClass': [], [MARKET]: market(TRADER, goods), ...more });
    bench.login();
    return bench.open('/shop/pages/marketing/wholesale', OrderSheetPage);
  };
  async function take(name: string, qty: string): Promise<void> {
    const field = bench.view.byLabel(`${name}数量`);
    await bench.view.input(field, qty);
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    await pass(0);
  }
  const amount = () => (bench.view.byLabel('2012 勐海熟饼 单饼 357g数量') as HTMLInputElement).value;

  it('only for wholesalers', async () => {
    await open([], { [MARKET]: market(NOBODY, []) });
    see('批发单只对认证批发商开放');
    expect(bench.view.allByRole('button', '结算')).toEqual([]);
  });

  it('under a class stand its own goods and no others, neither before they come nor when they do not', async () => {
    const tree = [category('2', '普洱'), category('3', '红茶')];
    const own = (id: string, title: string) => bulk({ card: card({ id, title }), skus: [wholesaleSku({ id })] });
    let come = () => {};
    const page = async ({ url }: Asked) => {
      const query = new URL(url, 'http://shop').searchParams;
      if (query.get('categoryId') === '3') throw { timeout: false };
      if (query.get('categoryId') !== '2') return market(TRADER, [own('3001', '正山小种')]);
      if (query.get('page') === '2')
        return { ...market(TRADER, [own('2001', '老茶头')]), page: { ...pageOf([own('2001', '老茶头')]), page: 2 } };
      await new Promise<void>((resolve) => (come = resolve));
      return { ...market(TRADER, []), page: { ...pageOf([own('2000', '宫廷熟普')]), more: true } };
    };
    await open([], { 'atShop.goodsClass': tree, [MARKET]: page });
    see('正山小种');
    await press('普洱', 'radio');
    expect(bench.view.hasText('正山小种')).toBe(false);
    come();
    await pass(0);
    see('宫廷熟普', '老茶头');
    await press('红茶', 'radio');
    for (const title of ['宫廷熟普', '老茶头', '正山小种']) expect(bench.view.hasText(title)).toBe(false);
    await press('全部', 'radio');
    see('正山小种');
  });

  it('a wrong quantity goes up to what may be ordered, and says so; the price follows the ladder', async () => {
    await open();
    see('满 ¥2,000 起批');
    await take('2012 勐海熟饼 单饼 357g', '12');
    expect(bench.toast()).toBe('10 件起、5 的倍数，已调整为 15');
    expect(amount()).toBe('15');
    see('当前 ¥328，再加 35 件 ¥298', '¥4,920.00', '15 件 · 6.0 kg · 省 ¥2,100');
    await take('2012 勐海熟饼 单饼 357g', '50');
    see('当前 ¥298，已是最低价', '¥14,900.00');
    await press('增加2012 勐海熟饼 单饼 357g');
    expect(amount()).toBe('55');
    await take('2012 勐海熟饼 单饼 357g', '10');
    await press('减少2012 勐海熟饼 单饼 357g');
    expect(amount()).toBe('0');
  });

  it('under the smallest order there is no settling', async () => {
    await open([bulk({ skus: [wholesaleSku({ tiers: [{ minQty: 10, price: 9_800 }], multiple: 1 })] })]);
    await take('2012 勐海熟饼 单饼 357g', '10');
    see('10 件 · 还差 ¥1,020 起批');
    expect(bench.view.byRole('button', '结算').getAttribute('aria-disabled')).toBe('true');
  });

  it('more than there is: what comes now and what comes later', async () => {
    await open([bulk({ skus: [wholesaleSku({ stock: 30 })] })]);
    await take('2012 勐海熟饼 单饼 357g', '50');
    see('现货 30，余量 7 天内');
  });

  it('a pasted sheet is read first; unknown codes stay out', async () => {
    await open();
    await press('粘贴订货单');
    await bench.view.input(bench.view.byLabel('每行一个：商品编码 数量'), '100401 12\n999999 5\n100401');
    see('× 15', '没有这个编码', '没有数量');
    await press('填入 1 行');
    await pass(300);
    expect(bench.toast()).toBe('已填入 1 行');
    expect(amount()).toBe('15');
  });

  it('settles: every change is reckoned by the server, then the cashier', async () => {
    const view = settlement({ amounts: { ...AMOUNTS, payable: 1_490_000 }, address: ADDRESS });
    await open([bulk()], {
      [PREVIEW]: view,
      [CREATE]: { orderId: '700', orderNo: 'YJ1', amount: 1_490_000, expireAt: NOW },
    });
    await take('2012 勐海熟饼 单饼 357g', '50');
    await press('结算');
    await pass(300);
    see('确认批发单', '批发价不与会员价、优惠券、积分同享');
    await press('存入茶窖');
    await pass(300);
    const asked = fields(sent(bench.set, PREVIEW).at(-1));
    expect(asked).toMatchObject({ source: 'wholesale', deliveryType: 'escrow' });
    expect(JSON.parse(asked.lines ?? '[]')).toEqual([{ skuId: '100401', qty: 50, store: 50 }]);
    await press('提交订单 ¥14,900.00');
    await pass(0);
    expect(fields(sent(bench.set, CREATE)[0])).toMatchObject({ source: 'wholesale', payable: '1490000' });
    expect(bench.lastUrl()).toBe('/member/pages/wallet/pay?orderGroup=order&orderId=700');
    expect(amount()).toBe('0');
  });

  it('by transfer: the accounts to send it to and the proof', async () => {
    await open([bulk()], {
      [PREVIEW]: settlement({ transfers: true }),
      [CREATE]: { orderId: '700', orderNo: 'YJ1', amount: 1_490_000, expireAt: NOW },
    });
    await take('2012 勐海熟饼 单饼 357g', '50');
    await press('结算');
    await pass(300);
    await bench.view.tap(bench.view.byRole('radio', /^线下转账/));
    await press(/^提交订单/);
    await pass(300);
    expect(bench.lastUrl()).toBe('/member/pages/wallet/voucher?orderGroup=order&orderId=700');
  });

  it('the price changed meanwhile: refused, told, reckoned again', async () => {
    await open([bulk()], { [PREVIEW]: settlement(), [CREATE]: new Refusal(409, '价格已变动，请确认后再提交') });
    await take('2012 勐海熟饼 单饼 357g', '50');
    await press('结算');
    await pass(300);
    const before = sent(bench.set, PREVIEW).length;
    await press(/^提交订单/);
    await pass(300);
    expect(bench.toast()).toBe('价格已变动，请确认后再提交');
    expect(sent(bench.set, PREVIEW).length).toBe(before + 1);
  });

  it('a shop that takes no transfers offers none', async () => {
    await open([bulk()], { [PREVIEW]: settlement({ transfers: false }) });
    await take('2012 勐海熟饼 单饼 357g', '50');
    await press('结算');
    await pass(300);
    const ways = bench.view.byRole('radiogroup', '支付方式');
    expect(ways.textContent).toContain('在线支付');
    expect(ways.textContent).not.toContain('线下转账');
  });
});

describe('我的批发', () => {
  const row = (part: Partial<WholesaleRow> = {}): WholesaleRow => ({
    id: '3216',
    kind: 'group',
    no: 'YJ260615790368',
    title: '安吉白茶',
    cover: '/images/goods/1040.webp',
    qty: 1,
    amount: 18_800,
    status: 'open',
    statusText: '拼团中',
    extra: [
      { key: 'size', label: '成团', value: '7/10 人' },
      { key: 'lack', label: '还差', value: '3 人' },
      { key: 'expireAt', label: '剩余', value: String(NOW + 3_600_000) },
    ],
    route: '/shop/pages/marketing/wholesale_detail?id=3206&type=group&groupId=3216',
    ...part,
  });
  const open = (answers: Answers, state = NOBODY, member: Partial<typeof MEMBER> = {}) => {
    answer(bench.set, { [MARKET]: market(state, []), 'site.share': new Refusal(400, ''), ...answers });
    bench.login(member);
    return bench.open('/pages/tea/my-wholesale', MyWholesalePage);
  };

  it('who does not trade has groups and auctions only', async () => {
    await open({ [ROWS]: pageOf([row()]) });
    expect(bench.view.allByRole('tab').map((tab) => tab.textContent)).toEqual(['我的拼团', '我的竞拍']);
    see('7/10 人', '3 人', '拼团中');
    await bench.view.tap(bench.view.byRole('link', /安吉白茶/));
    expect(bench.lastUrl()).toContain('groupId=3216');
  });

  it('invites into an open group by its poster', async () => {
    const paint = jest.spyOn(platform.canvas, 'paint').mockResolvedValue('data:image/png;base64,');
    await open({ [ROWS]: pageOf([row()]), 'marketing.group': group() });
    await press('邀请好友，安吉白茶');
    await pass(300);
    see('邀请好友，还差 3 人成团');
    expect(bench.view.byRole('dialog', /邀请好友/)).toBeTruthy();
    expect(paint).toHaveBeenCalledTimes(1);
    expect(bench.view.byRole('img', /^邀请好友/)).toBeTruthy();
    expect(bench.view.byRole('button', '复制链接')).toBeTruthy();
  });

  it('a group that was filled meanwhile says so and the rows are read again', async () => {
    await open({ [ROWS]: pageOf([row()]), 'marketing.group': group({ status: 'success', lack: 0 }) });
    const before = sent(bench.set, ROWS).length;
    await press('邀请好友，安吉白茶');
    await pass(300);
    expect(bench.toast()).toBe('已成团');
    expect(sent(bench.set, ROWS).length).toBe(before + 1);
  });

  it('a closed group has nobody to invite', async () => {
    await open({ [ROWS]: pageOf([row({ status: 'failed', statusText: '未成团，已退款', extra: [] })]) });
    see('未成团，已退款');
    expect(bench.view.allByRole('button', /^邀请好友/)).toEqual([]);
  });

  it('a wholesaler has five tabs, each empty in its own words', async () => {
    await open({ [ROWS]: pageOf([]), 'member.my': { ...MEMBER, wholesaler: true } }, TRADER, { wholesaler: true });
    // The place has its own tabs over them.
    expect(bench.view.allByRole('tab').map((tab) => tab.textContent)).toEqual(['选货', '下单', '订货单', '我的批发']);
    expect(bench.view.allByRole('radio')).toHaveLength(5);
    see('还没有批发单', '满 ¥2,000 起批，可混批');
    await bench.view.tap(bench.view.byRole('radio', '我的竞拍'));
    await pass(300);
    expect(sent(bench.set, ROWS).at(-1)?.url).toContain('tab=auctions');
    see('还没有参加竞拍');
    await press('去竞拍');
    expect(bench.lastUrl()).toBe('/shop/pages/marketing/wholesale_list?type=auction');
  });

  it('rows that did not come are asked for again', async () => {
    let broken = true;
    await open({ [ROWS]: () => (broken ? new Refusal(500, '服务器内部错误') : pageOf([row()])) });
    see('服务器内部错误');
    broken = false;
    await press(texts.reload);
    await pass(300);
    see('安吉白茶');
  });
});
