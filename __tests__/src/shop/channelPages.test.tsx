/** The partner's pages: who may see them, boxes from the catalogue, and a settlement that leads on by its way of paying. */
import Taro from '@tarojs/taro';
import { pageBench } from '../ui/bench';
import { pass } from '../ui/stage';
import type { ChannelGoods, ChannelSettle, ChannelView } from '@/contract';
import CataloguePage from '@/shop/pages/category_channel';
import ChannelSettlePage from '@/shop/pages/order/settle_channel';
import { answer, fields, Refusal, sent, type Answers } from '../ui/answers';
import { ADDRESS, AMOUNTS, card, orderLine, pageOf, EMPLOYEE, category } from '../contract/fixtures';

const INDEX = 'channel.index';
const PRODUCT = 'channel.product';
const PREVIEW = 'channel.preview';
const CREATE = 'atShop.createOrderChannel';
const CLASSES = 'atShop.goodsClass';

const CHANNEL: ChannelView = {
  no: 'QD0001',
  name: '梁溪茶庄',
  grade: 1,
  priceGroup: 'A',
  creditLine: 5_000_000,
  creditUsed: 1_000_000,
  monthAmount: 800_000,
  target: 2_000_000,
  manager: { ...EMPLOYEE, name: '周顾问', title: '渠道顾问' },
  steps: [{ boxes: 1, discountBp: 8500 }],
};
const GOODS: ChannelGoods = {
  card: card({ title: '明前龙井' }),
  skus: [
    { id: '1002', specText: '100g · 纸罐', price: 40_000, retail: 68_000, box: 6, weight: 150, stock: 60 },
    { id: '1003', specText: '100g · 礼盒', price: 50_000, retail: 78_000, box: 6, weight: 300, stock: 3 },
  ],
  locked: false,
};
const settle = (part: Partial<ChannelSettle> = {}): ChannelSettle => ({
  lines: [{ ...orderLine({ skuId: '1002', qty: 12, price: 40_000 }), box: 6, boxes: 2 }],
  amounts: { ...AMOUNTS, payable: 480_000 },
  creditLeft: 4_000_000,
  payModes: [
    { value: 'pay', label: '在线支付' },
    { value: 'credit', label: '信用额度' },
    { value: 'offline', label: '线下转账' },
  ],
  transferHours: 48,
  minTotal: 200_000,
  warnings: [],
  address: ADDRESS,
  boxes: 2,
  weight: 1800,
  step: { boxes: 1, discountBp: 8500 },
  ready: true,
  ...part,
});
const MADE = { orderId: '700', orderNo: 'YJ700', amount: 480_000 };

const bench = pageBench();
const { press, see } = bench;
const choose = (name: RegExp) => bench.view.tap(bench.view.byRole('radio', name));
const asPartner = () => bench.set.core.root.session.accept({ token: 'T', channelLogin: true });

async function openSettle(answers: Answers = {}): Promise<void> {
  asPartner();
  answer(bench.set, { [PREVIEW]: settle(), [PRODUCT]: pageOf([GOODS]), [INDEX]: CHANNEL, [CREATE]: MADE, ...answers });
  await bench.open('/shop/pages/order/settle_channel', ChannelSettlePage, {
    lines: JSON.stringify([{ skuId: '1002', qty: 12 }]),
  });
}

describe('who may see them', () => {
  it.each([
    ['the catalogue', '/shop/pages/category_channel', CataloguePage],
    ['the settlement', '/shop/pages/order/settle_channel', ChannelSettlePage],
  ])('%s: a member who is no partner reads whom to ask, a partner how to log in', async (_name, path, Page) => {
    answer(bench.set, {});
    bench.login();
    await bench.open(path, Page);
    see('这里只对渠道商开放');
    expect(bench.view.byRole('button', '联系客服')).toBeTruthy();
    bench.login({ channelId: '1' });
    await pass(0);
    see('请使用渠道账号登录');
    const opened = jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: '' });
    await press('渠道登录');
    expect(opened).toHaveBeenLastCalledWith({
      url: `/site/pages/login_channel?backurl=${encodeURIComponent(path)}`,
    });
    expect(sent(bench.set, INDEX, PRODUCT, PREVIEW, CREATE)).toEqual([]);
  });
});

describe('the catalogue', () => {
  async function take(boxes: string): Promise<void> {
    const field = bench.view.byLabel('明前龙井 100g · 纸罐 箱数量');
    await bench.view.input(field, boxes);
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    await pass(0);
  }

  beforeEach(async () => {
    asPartner();
    answer(bench.set, {
      [CLASSES]: [category('2', '绿茶')],
      [PRODUCT]: pageOf([GOODS]),
      [INDEX]: CHANNEL,
    });
    await bench.open('/shop/pages/category_channel', CataloguePage);
  });

  it('boxes are counted and weighed, and go to the settlement', async () => {
    see('梁溪茶庄', '100g · 纸罐 · 6 件/箱', '零售 ¥680 · 余 10 箱', '预计 7 天内到货', '整箱起订，满 ¥2,000');
    await take('2');
    see('4,800.00', '2 箱 · 1.8 kg');
    await press('去结算');
    expect(bench.lastUrl()).toBe('/shop/pages/order/settle_channel');
  });

  it('what is usual is kept, and found again', async () => {
    await bench.view.tap(bench.view.byRole('tab', '常购'));
    see('还没有常购商品');
    await press('看全部');
    await take('2');
    await press('存为常购');
    expect(bench.toast()).toBe('已存为常购');
    await bench.view.tap(bench.view.byRole('tab', '常购'));
    see('100g · 礼盒 · 6 件/箱');
  });
});

describe('the settlement', () => {
  it('says what it is made of, and goes to the cashier', async () => {
    await openSettle();
    see('本单 2 箱，享 85 折，已是最低折扣', '2 箱 · 1.8 kg', '渠道价不与优惠券、积分同享', '余额或微信');
    see('额度 ¥50,000，已用 ¥10,000，可用 ¥40,000');
    await press('提交订单');
    await pass(0);
    expect(fields(sent(bench.set, CREATE)[0])).toMatchObject({ payMode: 'pay', addressId: ADDRESS.id });
    expect(bench.lastUrl()).toBe('/member/pages/wallet/pay?orderGroup=order&orderId=700');
  });

  it('on credit: nothing is paid now, the order is shown', async () => {
    await openSettle();
    await choose(/^信用额度/);
    await press('提交订单');
    await pass(0);
    expect(fields(sent(bench.set, CREATE)[0])).toMatchObject({ payMode: 'credit' });
    expect(bench.lastUrl()).toBe('/shop/pages/order/detail?id=700');
  });

  it('more than the credit: said at the way to pay, and not to be sent that way', async () => {
    const warning = { key: 'credit', label: '信用额度', value: '可用额度不足，还差 ¥800' };
    await openSettle({ [PREVIEW]: settle({ warnings: [warning] }) });
    see('可用额度不足，还差 ¥800');
    await choose(/^信用额度/);
    expect(bench.view.byRole('button', '提交订单').getAttribute('aria-disabled')).toBe('true');
  });

  it('by transfer: to the accounts and the proof', async () => {
    await openSettle();
    await choose(/^线下转账/);
    await press('提交订单');
    await pass(300);
    expect(bench.lastUrl()).toBe('/member/pages/wallet/voucher?orderGroup=order&orderId=700');
  });

  it('the price changed meanwhile: refused, told, reckoned again', async () => {
    await openSettle({ [CREATE]: new Refusal(409, '价格已变动，请确认后再提交') });
    const before = sent(bench.set, PREVIEW).length;
    await press('提交订单');
    await pass(300);
    expect(bench.toast()).toBe('价格已变动，请确认后再提交');
    expect(sent(bench.set, PREVIEW).length).toBe(before + 1);
  });
});
