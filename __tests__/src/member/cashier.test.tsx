import { fakeTimers, pass, stage, visit, type Stage } from '../ui/stage';
import Taro from '@tarojs/taro';
import { platform } from '@/core/platform';
import { finishPick } from '@/core/routes';
import CashierPage from '@/member/pages/wallet/pay';
import { render, type View } from '../../setup/render';
import { answer, fields, OFFLINE, Refusal, sent, type Answers } from '../ui/answers';
import { cashier, MEMBER, NOW, payment, PAY_TOKEN } from '../contract/fixtures';

const CASHIER = 'pay.cashier';
const CHECK = 'member.checkPayPw';
const PAY_CONFIG = {
  appId: 'a',
  timestamp: '1',
  nonceStr: 'n',
  signature: 's',
  package: 'p',
  signType: 't',
  paySign: 'q',
};
let set: Stage;
let view: View;
const toast = () => set.core.root.feedback.shown?.text;

async function open(answers: Answers): Promise<void> {
  answer(set, answers);
  visit(
    { path: '/shop/pages/order/index' },
    { path: '/member/pages/wallet/pay', params: { orderGroup: 'order', orderId: '900' } },
  );
  view = await render(set.wrap(<CashierPage />));
  await pass(0);
}
const pay = () => view.byRole('button', /^确认支付/);
async function type(digits: string): Promise<void> {
  for (const digit of digits) await view.tap(view.byRole('button', digit));
  await pass(0);
}
const paths = () => set.transport.send.mock.calls.map(([{ method, url }]) => `${method} ${url.split('?')[0] ?? ''}`);

beforeEach(() => {
  fakeTimers();
  jest.setSystemTime(NOW);
  set = stage();
  set.core.root.session.accept({ token: 'T', member: MEMBER });
  jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: '' });
  jest.spyOn(Taro, 'navigateBack').mockResolvedValue({ errMsg: '' });
  jest.spyOn(Taro, 'redirectTo').mockResolvedValue({ errMsg: '' });
  jest.spyOn(Taro, 'reLaunch').mockResolvedValue({ errMsg: '' });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('goes back to the page below when that is the result itself, instead of showing it twice', async () => {
  const lot = '/shop/pages/marketing/wholesale_detail?id=5&type=auction';
  answer(set, {
    [CASHIER]: cashier({ nextRoute: lot, route: lot }),
    [CHECK]: PAY_TOKEN,
    'pay.wallet': payment('paid'),
  });
  visit(
    { path: '/shop/pages/marketing/wholesale_detail', params: { type: 'auction', id: '5', share_id: 'S1' } },
    { path: '/member/pages/wallet/pay', params: { orderGroup: 'auction', orderId: '900' } },
  );
  view = await render(set.wrap(<CashierPage />));
  await pass(0);
  await view.tap(pay());
  await pass(400);
  await type('147258');
  expect(Taro.navigateBack).toHaveBeenCalledTimes(1);
  expect(Taro.redirectTo).not.toHaveBeenCalled();
});

it('shows the amount, the time left and the methods, a closed one with its reason', async () => {
  const methods = [
    { key: 'wallet', label: '余额支付', enabled: false, reason: '余额不足' },
    { key: 'js', label: '微信支付', enabled: true },
  ] as const;
  await open({ [CASHIER]: cashier({ methods: [...methods], balance: 5000 }) });
  for (const text of ['明前龙井', '680.00', '余额 ¥50.00，还差 ¥630.00', '微信支付', '付款信息加密传输'])
    expect(view.hasText(text)).toBe(true);
  expect(view.byRole('timer')).toBeTruthy();
  expect(view.byRole('radio', /^余额支付/).getAttribute('aria-disabled')).toBe('true');
  expect(view.byRole('radio', /^微信支付/).getAttribute('aria-checked')).toBe('true');
});

it('pays from the balance with the password and goes to the result', async () => {
  await open({ [CASHIER]: cashier(), [CHECK]: PAY_TOKEN, 'pay.wallet': payment('paid') });
  expect(view.hasText('余额 ¥3,268.50')).toBe(true);
  await view.tap(pay());
  await pass(400);
  // What it is for and how much stand over the keys.
  const sheet = view.byRole('dialog', '支付密码').textContent;
  for (const words of ['明前龙井', '¥680.00', '忘记密码']) expect(sheet).toContain(words);
  await type('147258');
  expect(fields(sent(set, CHECK)[0]).password).toBe('147258');
  expect(fields(sent(set, 'pay.wallet')[0])).toMatchObject({ orderId: '900', payToken: 'PT' });
  expect(Taro.redirectTo).toHaveBeenCalledWith({ url: '/shop/pages/order/success?id=900' });
});

it('says how many tries are left after a wrong password and takes another one', async () => {
  let right = false;
  await open({
    [CASHIER]: cashier(),
    [CHECK]: () => (right ? PAY_TOKEN : new Refusal(425, '支付密码错误，还可尝试4次')),
    'pay.wallet': payment('paid'),
  });
  await view.tap(pay());
  await pass(400);
  await type('111111');
  expect(view.hasText('支付密码错误，还可尝试4次')).toBe(true);
  expect(Taro.redirectTo).not.toHaveBeenCalled();
  right = true;
  set.clock.advance(1500);
  await type('147258');
  expect(Taro.redirectTo).toHaveBeenCalledTimes(1);
});

it('pays once when the answer of the first payment was lost', async () => {
  let online = false;
  await open({
    [CASHIER]: cashier(),
    [CHECK]: PAY_TOKEN,
    'pay.wallet': () => (online ? payment('paid') : OFFLINE),
  });
  await view.tap(pay());
  await pass(400);
  await type('147258');
  expect(toast()).toBe('当前无法连接网络，可检查网络设置是否正常');
  online = true;
  set.clock.advance(1500);
  await view.tap(pay());
  await pass(400);
  set.clock.advance(1500);
  await type('147258');
  const [first, second] = sent(set, 'pay.wallet').map((request) => fields(request).requestId);
  expect(first).toBeTruthy();
  expect(second).toBe(first);
});

it('refuses the messenger’s payment outside the messenger, before anything is opened', async () => {
  await open({ [CASHIER]: cashier() });
  await view.tap(view.byRole('radio', /^微信支付/));
  await view.tap(pay());
  await pass(0);
  await pass(400);
  expect(view.byRole('dialog', '请用微信浏览器打开')).toBeTruthy();
  expect(view.byRole('img', '用微信扫一扫，去微信里付款')).toBeTruthy();
  const copied = jest.spyOn(platform.clipboard, 'copy').mockResolvedValue(undefined);
  await view.tap(view.byRole('button', '复制付款链接'));
  expect(copied).toHaveBeenCalledWith(window.location.href.split('#')[0]);
  expect(toast()).toBe('已复制，到微信里粘贴打开');
  expect(paths()).not.toContain('POST /api/v1/pay');
});

it('leads to the accounts and the proof of a transfer, of whatever group it is', async () => {
  const methods = [{ key: 'offline', label: '线下转账', enabled: true }] as const;
  await open({ [CASHIER]: cashier({ orderGroup: 'recharge', methods: [...methods] }) });
  await view.tap(view.byRole('radio', /^线下转账/));
  await view.tap(pay());
  await pass(0);
  expect(Taro.navigateTo).toHaveBeenCalledWith({
    url: '/member/pages/wallet/voucher?orderGroup=recharge&orderId=900',
  });
});

const withoutPassword = () => set.core.root.session.setMember({ ...MEMBER, hasPayPassword: false });

it('sends a member without a payment password to set one, and reads the cashier again', async () => {
  withoutPassword();
  await open({ [CASHIER]: cashier({ hasPayPassword: false }) });
  await view.tap(pay());
  await pass(0);
  expect(Taro.navigateTo).toHaveBeenCalledWith({ url: '/member/pages/password2' });
});

it('goes on to the keypad when the payment password has been set', async () => {
  withoutPassword();
  await open({
    [CASHIER]: cashier({ hasPayPassword: false }),
    'member.my': { ...MEMBER, hasPayPassword: true },
  });
  await view.tap(pay());
  await pass(0);
  await finishPick(undefined);
  await pass(400);
  await type('147258');
  expect(sent(set, CHECK)).toHaveLength(1);
});

it.each([
  ['set', false],
  ['forgotten and set anew', true],
])('pays with what was just %s, without asking for it once more', async (_, forgot) => {
  if (!forgot) withoutPassword();
  await open({ [CASHIER]: cashier({ hasPayPassword: forgot }), 'pay.wallet': payment('paid') });
  await view.tap(pay());
  await pass(400);
  if (forgot) await view.tap(view.byRole('button', '忘记密码'));
  await pass(0);
  expect(Taro.navigateTo).toHaveBeenCalledWith({ url: `/member/pages/password2${forgot ? '?forgot=1' : ''}` });
  await finishPick({ payToken: 'NEW' });
  await pass(400);
  expect(sent(set, CHECK)).toHaveLength(0);
  expect(fields(sent(set, 'pay.wallet')[0])).toMatchObject({ payToken: 'NEW' });
  expect(Taro.redirectTo).toHaveBeenCalledWith({ url: '/shop/pages/order/success?id=900' });
});

it('counts as paid in the demo once the server has said so', async () => {
  const methods = [{ key: 'demo', label: '演示：当作已付款', enabled: true }] as const;
  const results = [payment('pending'), payment('paid')];
  await open({
    [CASHIER]: cashier({ methods: [...methods] }),
    pay: { config: PAY_CONFIG, paymentId: '77' },
    'pay.result': () => results.shift() ?? payment('paid'),
  });
  await view.tap(pay());
  await pass(0);
  for (const round of [1, 2]) {
    expect(Taro.redirectTo).not.toHaveBeenCalled();
    set.clock.advance(1300);
    await pass(0);
    expect(sent(set, 'pay.result')).toHaveLength(round);
  }
  expect(Taro.redirectTo).toHaveBeenCalledWith({ url: '/shop/pages/order/success?id=900' });
});

it.each([
  ['recharge', '到账'],
  ['order', '备货'],
] as const)('says of %s what happens after a transfer', async (orderGroup, then) => {
  const methods = [{ key: 'offline', label: '线下转账', enabled: true }] as const;
  await open({ [CASHIER]: cashier({ orderGroup, methods: [...methods] }) });
  expect(view.hasText(`转到公司账户，上传凭证后${then}`)).toBe(true);
});

it('goes on to the result when the order was paid meanwhile', async () => {
  await open({ [CASHIER]: cashier({ state: 'paid' }) });
  expect(Taro.redirectTo).toHaveBeenCalledWith({ url: '/shop/pages/order/success?id=900' });
  expect(view.allByRole('button', /^确认支付/)).toHaveLength(0);
});

it('says that the time is over, with a way on', async () => {
  await open({ [CASHIER]: cashier({ state: 'closed' }) });
  for (const text of ['订单已超时', '没有扣款']) expect(view.hasText(text)).toBe(true);
  await view.tap(view.byRole('button', '去看看'));
  expect(Taro.reLaunch).toHaveBeenCalledWith({ url: '/pages/tea/index' });
});

it('reads again when the countdown has ended', async () => {
  let over = false;
  await open({ [CASHIER]: () => (over ? cashier({ state: 'closed' }) : cashier({ expireAt: NOW + 2000 })) });
  over = true;
  await pass(3000);
  expect(view.hasText('订单已超时')).toBe(true);
});

it('asks before a payment is given up', async () => {
  await open({ [CASHIER]: cashier() });
  await view.tap(view.byRole('button', '返回'));
  const [asked] = set.core.root.feedback.confirms;
  expect(asked).toMatchObject({ title: '放弃付款？', yes: '离开' });
  set.core.root.feedback.answer(asked?.id ?? 0, false);
  await pass(0);
  expect(Taro.navigateBack).not.toHaveBeenCalled();
});

it('goes to the order when the payment is given up', async () => {
  await open({ [CASHIER]: cashier() });
  await view.tap(view.byRole('button', '返回'));
  set.core.root.feedback.answer(set.core.root.feedback.confirms[0]?.id ?? 0, true);
  await pass(0);
  expect(Taro.redirectTo).toHaveBeenCalledWith({ url: '/shop/pages/order/detail?id=900' });
  expect(Taro.navigateBack).not.toHaveBeenCalled();
});

describe('in the mini-program on iOS', () => {
  beforeEach(() => {
    jest.replaceProperty(platform, 'sellsVirtual', false);
  });
  const at = async (orderGroup: string) => {
    answer(set, { [CASHIER]: cashier() });
    visit(
      { path: '/shop/pages/order/index' },
      { path: '/member/pages/wallet/pay', params: { orderGroup, orderId: '900' } },
    );
    view = await render(set.wrap(<CashierPage />));
    await pass(0);
  };

  it.each(['recharge', 'points', 'vip', 'course'])('takes no money for %s, and asks for no price', async (group) => {
    await at(group);
    expect(view.hasText('由于相关规范，iOS 功能暂不可用')).toBe(true);
    expect(view.allByRole('button', /支付/)).toEqual([]);
    expect(sent(set, CASHIER)).toEqual([]);
  });

  it.each(['order', 'booking', 'activity', 'table'])('takes it for %s as everywhere', async (group) => {
    await at(group);
    expect(pay()).toBeTruthy();
  });
});

it('where it may be sold, a course is paid for at the same cashier', async () => {
  answer(set, { [CASHIER]: cashier() });
  visit(
    { path: '/shop/pages/order/index' },
    { path: '/member/pages/wallet/pay', params: { orderGroup: 'course', orderId: '900' } },
  );
  view = await render(set.wrap(<CashierPage />));
  await pass(0);
  expect(pay()).toBeTruthy();
});

describe('in the mini-program, whether the parcel may be told of', () => {
  const settings = { order: true, service: true, marketing: true, team: true, table: true, sms: false, sound: true };
  const templates = [{ id: 'T1', title: '订单与物流', box: 'order' as const, left: 0 }];
  beforeEach(() => {
    jest.replaceProperty(platform.subscribe, 'available', true as never);
  });

  it('is asked within the press, and the payment goes on whatever is answered', async () => {
    const ask = jest.spyOn(platform.subscribe, 'ask').mockResolvedValue([]);
    await open({ [CASHIER]: cashier(), 'notify.settings': { settings, templates, bound: true } });
    pay().click();
    expect(ask).toHaveBeenCalledWith(['T1']);
    await pass(400);
    expect(view.byRole('dialog', '支付密码')).toBeTruthy();
  });

  it('is not asked for what is had at once', async () => {
    const ask = jest.spyOn(platform.subscribe, 'ask').mockResolvedValue([]);
    await open({
      [CASHIER]: cashier({ orderGroup: 'recharge' }),
      'notify.settings': { settings, templates, bound: true },
    });
    pay().click();
    await pass(400);
    expect(ask).not.toHaveBeenCalled();
  });
});
