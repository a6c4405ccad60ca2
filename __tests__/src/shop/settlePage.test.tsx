import { fakeTimers, pass, stage, visit, type Stage } from '../ui/stage';
import Taro from '@tarojs/taro';
import { finishPick } from '@/core/routes';
import SettlePage from '@/shop/pages/order/settle';
import { render, type View } from '../../setup/render';
import { answer, fields, OFFLINE, Refusal, sent, type Answers } from '../ui/answers';
import { ADDRESS, AMOUNTS, coupon, MEMBER, orderLine, settlement, STORE, takenCoupon } from '../contract/fixtures';

const PREVIEW = 'shop.orderPreview';
const CREATE = 'shop.orderCreate';
let set: Stage;
let view: View;
const toast = () => set.core.root.feedback.shown?.text;
const params = { source: 'buy', lines: '[{"skuId":"1002","qty":1}]' };

async function open(answers: Answers): Promise<void> {
  answer(set, answers);
  visit({ path: '/shop/pages/goods' }, { path: '/shop/pages/order/settle', params });
  view = await render(set.wrap(<SettlePage />));
  await pass(0);
}
const order = () => view.byRole('button', '提交订单');
const isOff = (node: HTMLElement) => node.getAttribute('aria-disabled') === 'true';

beforeEach(() => {
  fakeTimers();
  set = stage();
  set.core.root.session.accept({ token: 'T', member: MEMBER });
  jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: '' });
  jest.spyOn(Taro, 'navigateBack').mockResolvedValue({ errMsg: '' });
  jest.spyOn(Taro, 'redirectTo').mockResolvedValue({ errMsg: '' });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('shows where, what and how much, and goes on to the cashier', async () => {
  set.core.root.attribution.launch({ source: 'GG_SPRING' });
  await open({ [PREVIEW]: settlement(), [CREATE]: { orderId: '900', orderNo: 'YJ1', amount: 68000, expireAt: 1 } });
  for (const text of [
    '张三',
    '龙井路1号',
    '明前龙井',
    '680.00',
    '包邮',
    '付款后再开',
    '收货后送 680 积分 · 请在 30 分钟内付款',
  ])
    expect(view.hasText(text)).toBe(true);
  await view.input(view.byLabel('备注'), '放门卫');
  await view.tap(order());
  await pass(0);
  expect(fields(sent(set, CREATE)[0])).toMatchObject({
    source: 'buy',
    addressId: '7',
    payable: '68000',
    remark: '放门卫',
    couponId: '0',
    launchSource: 'GG_SPRING',
  });
  expect(Taro.redirectTo).toHaveBeenCalledWith({ url: '/member/pages/wallet/pay?orderGroup=order&orderId=900' });
});

it.each([
  [' 春茶\n海报\u200b ', '春茶 海报'],
  [`${'a'.repeat(39)}🍵`, 'a'.repeat(39)],
  [' \u200b', undefined],
])('rule 4.11: what somebody wrote into a link, %j, is one short line of the order, or none', async (source, kept) => {
  set.core.root.attribution.launch({ source });
  await open({ [PREVIEW]: settlement(), [CREATE]: { orderId: '900', orderNo: 'YJ1', amount: 68000, expireAt: 1 } });
  order().click();
  await pass(0);
  expect(fields(sent(set, CREATE)[0])).toMatchObject({ source: 'buy' });
  expect(fields(sent(set, CREATE)[0])['launchSource']).toBe(kept);
});

it('makes one order of a double tap', async () => {
  await open({ [PREVIEW]: settlement(), [CREATE]: { orderId: '900', orderNo: 'YJ1', amount: 68000, expireAt: 1 } });
  order().click();
  order().click();
  await pass(0);
  expect(sent(set, CREATE)).toHaveLength(1);
  expect(Taro.redirectTo).toHaveBeenCalledTimes(1);
});

it('asks again under the same number when no answer came', async () => {
  let online = false;
  await open({
    [PREVIEW]: settlement(),
    [CREATE]: () => (online ? { orderId: '900', orderNo: 'YJ1', amount: 68000, expireAt: 1 } : OFFLINE),
  });
  await view.tap(order());
  await pass(0);
  expect(toast()).toBe('当前无法连接网络，可检查网络设置是否正常');
  online = true;
  set.clock.advance(1500);
  await view.tap(order());
  await pass(0);
  const [first, second] = sent(set, CREATE).map((request) => fields(request).requestId);
  expect(second).toBe(first);
});

it('goes straight to the result when there is nothing to pay', async () => {
  await open({ [PREVIEW]: settlement(), [CREATE]: { orderId: '900', orderNo: 'YJ1', amount: 0, expireAt: 1 } });
  await view.tap(order());
  await pass(0);
  expect(Taro.redirectTo).toHaveBeenCalledWith({ url: '/shop/pages/order/success?id=900' });
});

it('puts the fresh view on the page, says the sentence and orders nothing when the price moved', async () => {
  const fresh = settlement({
    amounts: { ...AMOUNTS, goods: 70000, payable: 70000 },
    warnings: [{ key: 'stock:1002', label: '明前龙井', value: '库存仅剩 2' }],
  });
  await open({ [PREVIEW]: settlement(), [CREATE]: new Refusal(409, '价格有变动', fresh) });
  await view.tap(order());
  await pass(0);
  expect(toast()).toBe('价格有变动');
  expect(view.hasText('700.00')).toBe(true);
  expect(view.hasText('库存仅剩 2')).toBe(true);
  expect(Taro.redirectTo).not.toHaveBeenCalled();
  set.clock.advance(1500);
  await view.tap(order());
  await pass(0);
  expect(fields(sent(set, CREATE)[1]).payable).toBe('70000');
});

it('says what the server warns about, but not what a row says already', async () => {
  const warnings = [
    { key: 'coupon', label: '优惠券', value: '优惠券不可用，已按无券计算' },
    { key: 'address', label: '收货地址', value: '请添加收货地址' },
  ];
  await open({ [PREVIEW]: settlement({ address: undefined, warnings }) });
  expect(view.hasText('优惠券不可用，已按无券计算')).toBe(true);
  expect(document.body.textContent?.match(/请添加收货地址/g)).toHaveLength(1);
});

it('cannot be handed in without an address that is delivered to', async () => {
  await open({ [PREVIEW]: settlement({ address: undefined }) });
  expect(isOff(order())).toBe(true);
  await view.tap(order());
  expect(toast()).toBe('请先添加收货地址');
  expect(sent(set, CREATE)).toHaveLength(0);
  await open({ [PREVIEW]: settlement({ address: { ...ADDRESS, deliverable: false } }) });
  expect(isOff(view.allByRole('button', '提交订单').at(-1) as HTMLElement)).toBe(true);
});

it('takes a coupon that lies there from the sheet of coupons, and uses it', async () => {
  await open({
    [PREVIEW]: (request: { body?: string }) =>
      request.body?.includes('couponId=77')
        ? settlement({
            amounts: { ...AMOUNTS, couponOff: 8000, payable: 60000 },
            coupons: { usable: [], unusable: [], used: '77' },
          })
        : settlement({ coupons: { usable: [], unusable: [], claimable: { templateId: '5', saves: 8000 } } }),
    'tea.getcoupon': { ...takenCoupon(), id: '77' },
  });
  expect(view.hasText('暂无可用')).toBe(false);
  expect(view.hasText('还有券没领，能省 ¥80')).toBe(true);
  await view.tap(view.byRole('button', /^优惠券/));
  await pass(400);
  await view.tap(view.byRole('button', '领取并使用，省 ¥80'));
  await pass(0);
  expect(fields(sent(set, 'tea.getcoupon')[0]).templateId).toBe('5');
  expect(view.hasText('−¥80.00')).toBe(true);
});

it('shows the lines of each seller under its name', async () => {
  const lines = [
    orderLine({ seller: '叶间自营' }),
    orderLine({ id: '2', skuId: '9', title: '绿豆糕', seller: '苏记茶点' }),
  ];
  await open({ [PREVIEW]: settlement({ lines }) });
  expect(document.body.textContent).toMatch(/叶间自营.*明前龙井.*苏记茶点.*绿豆糕/);
});

it('takes the address that was chosen, and reckons again', async () => {
  await open({ [PREVIEW]: settlement() });
  await view.tap(view.byText(/龙井路1号$/));
  await view.tap(view.byText(/龙井路1号$/));
  expect(Taro.navigateTo).toHaveBeenCalledTimes(1);
  await pass(0);
  visit(
    { path: '/shop/pages/goods' },
    { path: '/shop/pages/order/settle', params },
    { path: '/member/pages/address/select' },
  );
  const chosen = finishPick({ ...ADDRESS, id: '8' });
  visit({ path: '/shop/pages/goods' }, { path: '/shop/pages/order/settle', params });
  await chosen;
  await pass(0);
  expect(fields(sent(set, PREVIEW).at(-1)).addressId).toBe('8');
});

it('goes on without an address that was deleted meanwhile', async () => {
  await open({ [PREVIEW]: settlement() });
  await view.tap(view.byText(/龙井路1号$/));
  const chosen = finishPick({ ...ADDRESS, id: '8' });
  answer(set, {
    [PREVIEW]: (request: { body?: string }) =>
      request.body?.includes('addressId=8') ? new Refusal(404, '内容不存在或已下架') : settlement(),
  });
  await chosen;
  await pass(0);
  expect(fields(sent(set, PREVIEW).at(-1)).addressId).toBeUndefined();
  expect(isOff(order())).toBe(false);
  expect(toast()).toBeUndefined();
});

it('wants a store, a name and a mobile for a pick-up, and says so under each', async () => {
  await open({
    [PREVIEW]: (request: { body?: string }) =>
      request.body?.includes('deliveryType=pickup')
        ? settlement({
            deliveryType: 'pickup',
            address: undefined,
            stores: [STORE, { ...STORE, id: '4', name: '福州店', stockOk: false }],
          })
        : settlement(),
    [CREATE]: { orderId: '900', orderNo: 'YJ1', amount: 68000, expireAt: 1 },
  });
  await view.tap(view.byRole('button', '自提'));
  await pass(0);
  await view.tap(order());
  await pass(0);
  for (const text of ['选一家门店，到店就能取', '写上提货人的名字', '填 11 位手机号，到货时通知'])
    expect(view.hasText(text)).toBe(true);
  expect(sent(set, CREATE)).toHaveLength(0);

  await view.tap(view.byText('选择门店'));
  await pass(400);
  expect(view.byRole('radio', /福州店/).getAttribute('aria-disabled')).toBe('true');
  await view.tap(view.byRole('radio', /西湖总店/));
  await view.input(view.byLabel('提货人'), '张三');
  await view.input(view.byLabel('提货手机'), '13811112222');
  await pass(400);
  set.clock.advance(1500);
  await view.tap(order());
  await pass(0);
  expect(fields(sent(set, CREATE)[0])).toMatchObject({ storeId: '3', pickupName: '张三', pickupMobile: '13811112222' });
});

it('chooses a coupon, or none on purpose, and shows why others do not fit', async () => {
  const mine = (id: string, title: string) => ({
    id,
    code: id,
    card: coupon({ title }),
    status: 'unused' as const,
    from: 1,
    to: 1_800_000_000_000,
    source: '',
  });
  const coupons = {
    usable: [mine('66', '满减券')],
    unusable: [{ coupon: mine('67', '课程券'), reason: '仅限课程' }],
    best: '66',
    used: '66',
  };
  await open({ [PREVIEW]: settlement({ coupons, amounts: { ...AMOUNTS, couponOff: 3000, payable: 65000 } }) });
  await view.tap(view.byRole('button', /^优惠券/));
  await pass(400);
  expect(view.byRole('button', /已选/)).toBeTruthy();
  await view.tap(view.byRole('tab', /^不可用/));
  expect(view.hasText('仅限课程')).toBe(true);
  await view.tap(view.byRole('button', '不用优惠券'));
  await pass(400);
  expect(fields(sent(set, PREVIEW).at(-1)).couponId).toBe('0');
});

it('uses points when the switch is on', async () => {
  const points = { balance: 1280, max: 500, used: 0, deduct: 0 };
  await open({
    [PREVIEW]: (request: { body?: string }) =>
      settlement({ points: request.body?.includes('points=500') ? { ...points, used: 500, deduct: 500 } : points }),
  });
  expect(view.hasText('可抵 ¥5.00')).toBe(true);
  await view.tap(view.byRole('switch', '用积分抵扣'));
  await pass(0);
  expect(view.hasText('用 500 抵 ¥5.00')).toBe(true);
});

it('keeps the choices when the page is left and opened again', async () => {
  await open({ [PREVIEW]: settlement() });
  await view.input(view.byLabel('备注'), '放门卫');
  await view.unmount();
  await open({ [PREVIEW]: settlement() });
  expect((view.byLabel('备注') as HTMLTextAreaElement).value).toBe('放门卫');
});

it('offers to try again when nothing can be reckoned', async () => {
  await open({ [PREVIEW]: OFFLINE });
  expect(view.byRole('button', '重新加载')).toBeTruthy();
});
