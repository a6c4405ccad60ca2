/** 我的券包 and one coupon of it. */
import { pageBench } from '../ui/bench';
import { pass } from '../ui/stage';
import type { CouponCard, MyCoupon } from '@/contract';
import DetailPage from '@/outbound/pages/mycoupon';
import WalletPage from '@/outbound/pages/myouponlist';
import { barsOf, symbolsOf } from '@/outbound/coupon/code128';
import { ruleText } from '@/outbound/coupon/labels';
import { answer, Refusal, sent, type Answers } from '../ui/answers';
import { coupon as card, NOW, pageOf, takenCoupon } from '../contract/fixtures';

const bench = pageBench();
const DAY = 86_400_000;
const held = (part: Partial<MyCoupon> = {}, look: Partial<CouponCard> = {}): MyCoupon => ({
  id: '51',
  code: 'YQ260000000042',
  card: card(look),
  status: 'unused',
  from: NOW - DAY,
  to: NOW + 2 * DAY,
  source: '领券中心',
  takenAt: NOW - DAY,
  ...part,
});
const TABS = [
  { id: 'unused', label: '未使用', count: 2 },
  { id: 'used', label: '已使用', count: 1 },
  { id: 'expired', label: '已过期', count: 0 },
];
const wallet = (...list: MyCoupon[]) => ({ tabs: TABS, page: pageOf(list) });
beforeEach(() => bench.login());
const queryOf = () => new URL(sent(bench.set, 'coupon.index').at(-1)!.url, 'http://x').searchParams;

describe('我的券包', () => {
  const open = async (more: Answers = {}, params = {}) => {
    answer(bench.set, {
      'coupon.index': wallet(
        held(),
        held({ id: '52', status: 'locked', orderId: '900', orderNo: 'YJ900', to: NOW + 9 * DAY }),
      ),
      'coupon.getcouponlist': ({ url }) => (url.includes('table') ? [] : [card({ id: '5001', state: 'open' })]),
      'tea.getcoupon': takenCoupon(),
      ...more,
    });
    await bench.open('/outbound/pages/myouponlist', WalletPage, params);
    await pass(0);
  };

  it('names what ends soon and leads from a locked one to its order', async () => {
    await open();
    expect(bench.view.hasText('即将过期')).toBe(true);
    expect(queryOf().get('sort')).toBe('soon');
    await bench.view.tap(bench.view.byRole('button', /^使用中，订单 YJ900/));
    expect(bench.lastUrl()).toBe('/shop/pages/order/detail?id=900');
  });
  it('sorts, filters, and shows what was used', async () => {
    await open();
    await bench.view.tap(bench.view.byRole('button', '面额优先'));
    expect(queryOf().get('sort')).toBe('worth');
    await bench.view.tap(bench.view.byRole('radio', '满减'));
    expect(queryOf().get('kind')).toBe('cash');
    await bench.view.tap(bench.view.byRole('tab', /已使用/));
    expect(queryOf().get('status')).toBe('used');
  });
  it('takes one; a fast one is gone', async () => {
    await open({}, { tab: 'get' });
    await bench.view.tap(bench.view.byRole('button', /^领取，/));
    expect(bench.toast()).toBe('领到了');
    expect(bench.view.hasText('已领取')).toBe(true);
    await bench.view.unmount();
    await open({ 'tea.getcoupon': new Refusal(422, '没有了', undefined, { reason: 'soldOut' }) }, { tab: 'get' });
    await bench.view.tap(bench.view.byRole('button', /^领取，/));
    expect(bench.view.hasText('已抢光')).toBe(true);
    await bench.view.unmount();
    await open({ 'tea.getcoupon': new Refusal(422, '拿过了', undefined, { reason: 'claimed' }) }, { tab: 'get' });
    await bench.view.tap(bench.view.byRole('button', /^领取，/));
    expect(bench.view.hasText('已领取')).toBe(true);
  });
  it('keeps what was taken and what is gone in sight, after what can be taken', async () => {
    await open(
      {
        'coupon.getcouponlist': ({ url }) =>
          url.includes('table')
            ? [card({ id: '5009', title: '茶点券', kind: 'table', state: 'open' })]
            : [
                card({ id: '5001', title: '三十元券', state: 'claimed' }),
                card({ id: '5002', title: '一元券', state: 'out' }),
              ],
      },
      { tab: 'get' },
    );
    expect(bench.view.byRole('tab', '可领取 1')).toBeTruthy();
    const text = bench.view.container.textContent ?? '';
    const at = ['茶点券', '三十元券', '已领取', '一元券', '已抢光'].map((word) => text.indexOf(word));
    expect(at).not.toContain(-1);
    expect(at).toEqual([...at].sort((a, b) => a - b));
  });
  it('leads to the centre when it is empty', async () => {
    await open({ 'coupon.index': wallet() });
    await bench.view.tap(bench.view.byRole('button', '去领券中心'));
    expect(bench.lastUrl()).toContain('/shop/pages/marketing/coupon');
  });
});

describe('优惠券详情', () => {
  const open = async (one: MyCoupon, more: Answers = {}) => {
    answer(bench.set, { 'coupon.index': wallet(one), ...more });
    await bench.open('/outbound/pages/mycoupon', DetailPage, { id: one.id });
    await pass(0);
  };

  it('without an id asks for nobody’s, and so finds none', async () => {
    answer(bench.set, { 'coupon.index': wallet(held()) });
    await bench.open('/outbound/pages/mycoupon', DetailPage, {});
    expect(new URL(sent(bench.set, 'coupon.index')[0]!.url, 'http://x').searchParams.get('id')).toBe('0');
  });
  it('of the shop has no code and is used there', async () => {
    await open(held());
    expect(bench.view.hasText('商城下单时选用')).toBe(true);
    expect(bench.view.hasText('出示券码')).toBe(false);
    await bench.view.tap(bench.view.byRole('button', '去使用'));
    expect(bench.lastUrl()).toContain('/shop/pages/list?couponId=');
  });
  it('of the tea room shows its code in fours, until it is used', async () => {
    await open(held({}, { kind: 'table' }));
    expect(bench.view.hasText('YQ26 0000 0000 42')).toBe(true);
    await bench.view.tap(bench.view.byRole('button', '出示券码'));
    await pass(400);
    expect(bench.view.hasText('请店员扫码核销')).toBe(true);
    await bench.view.unmount();
    await open(
      held({ status: 'used', usedAt: NOW, lockedAt: NOW, orderId: '900', orderNo: 'YJ900' }, { kind: 'table' }),
    );
    expect(bench.view.hasText('出示券码')).toBe(false);
    expect(bench.view.hasText('已使用')).toBe(true);
    expect(bench.view.hasText('订单 YJ900')).toBe(true);
  });
  it('is not there for anybody else', async () => {
    await open(held(), { 'coupon.index': new Refusal(404, '内容不存在或已下架') });
    expect(bench.view.hasText('内容不存在或已下架')).toBe(true);
  });
});

it('says every rule in a sentence', () => {
  const base = { scopeText: '全场通用', threshold: 19_900, amount: 3000, percentBp: 9500, cap: 5000 };
  expect(ruleText(card({ ...base, kind: 'cash' }))).toBe('全场通用，满 199 可用，减 ¥30。一笔订单用一张。');
  expect(ruleText(card({ ...base, kind: 'percent' }))).toBe(
    '全场通用，满 199 可用，打 9.5 折，最多省 ¥50。一笔订单用一张。',
  );
  expect(ruleText(card({ ...base, kind: 'freight', threshold: 0 }))).toBe('全场通用，免一次运费。一笔订单用一张。');
});

it('draws Code 128: start, letters, digits in pairs, check and stop', () => {
  expect(symbolsOf('YQ1234')).toEqual([104, 57, 49, 99, 12, 34, (104 + 57 + 98 + 297 + 48 + 170) % 103, 106]);
  // Every symbol is eleven modules wide, the stop thirteen, and ten of rest on either side.
  expect(barsOf('YQ1234').width).toBe(7 * 11 + 13 + 20);
  expect(barsOf('YQ1234').path.startsWith('M10 0h2')).toBe(true);
});
