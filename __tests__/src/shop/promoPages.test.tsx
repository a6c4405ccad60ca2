/** Coupon centre, flash sale, footprints, favourites. */
import { pageBench } from '../ui/bench';
import { pass } from '../ui/stage';
import type { DataOf } from '@/contract';
import CollectionPage from '@/shop/pages/collection/index';
import FootprintPage from '@/shop/pages/footprint/index';
import CouponPage from '@/shop/pages/marketing/coupon';
import DiscountPage from '@/shop/pages/marketing/discount';
import { dayName, withDays } from '@/shop/favourite/days';
import { currentSlot } from '@/shop/discount/useFlash';
import { answer, fields, Refusal, sent } from '../ui/answers';
import { card, coupon, NOW, pageOf, REMIND, takenCoupon } from '../contract/fixtures';

const bench = pageBench();
const { open, login, toast, lastUrl } = bench;

describe('领券中心', () => {
  const start = () => open('/shop/pages/marketing/coupon', CouponPage);
  const rows = [
    coupon({ id: '1', title: '满 199 减 30' }),
    coupon({ id: '2', title: '已领的', state: 'claimed', claimed: 1 }),
    coupon({ id: '3', title: '没了的', state: 'out', left: 0 }),
    coupon({ id: '4', title: '等级券', state: 'locked', needLevel: '雅士' }),
    coupon({ id: '5', title: '明日券', state: 'locked', startsAt: NOW + 86_400_000 }),
  ];

  it('shows every state and takes one', async () => {
    answer(bench.set, {
      'marketing.couponType': pageOf(rows),
      'tea.getcoupon': takenCoupon(),
      'wechat.remind': REMIND,
    });
    login();
    await start();
    for (const text of ['已抢光', '雅士及以上可领', '去使用', '提醒我']) expect(bench.view.hasText(text)).toBe(true);
    await bench.view.tap(bench.view.byRole('button', '立即领取，满 199 减 30'));
    await pass(0);
    expect(toast()).toBe('领到了');
    expect(fields(sent(bench.set, 'tea.getcoupon')[0])).toMatchObject({ templateId: '1' });
    await bench.view.tap(bench.view.byRole('button', '已领取，去使用，满 199 减 30'));
    expect(lastUrl()).toBe('/shop/pages/list?couponId=1');
    await bench.view.tap(bench.view.byRole('button', '开抢前提醒我，明日券'));
    await pass(0);
    expect(fields(sent(bench.set, 'wechat.remind')[0])).toMatchObject({ kind: 'coupon', targetId: '5', on: 'true' });
  });

  it.each([
    ['雅士及以上可领', 422, { state: 'locked' as const, needLevel: '雅士' }, '雅士及以上可领'],
    ['领取已结束', 410, undefined, ''],
  ])('%s: said in these words, and the list shows what it is now', async (words, code, now, shown) => {
    let changed = false;
    const first = coupon({ id: '1', title: '满 199 减 30' });
    answer(bench.set, {
      'marketing.couponType': () => pageOf(!changed ? [first] : now ? [{ ...first, ...now }] : []),
      'tea.getcoupon': new Refusal(code, words),
    });
    login();
    await start();
    changed = true;
    await bench.view.tap(bench.view.byRole('button', '立即领取，满 199 减 30'));
    await pass(0);
    expect(toast()).toBe(words);
    expect(bench.view.hasText(shown || '这里暂时没有券')).toBe(true);
    expect(bench.view.hasText('已抢光')).toBe(false);
  });

  it('ran out while looking: the ticket says so', async () => {
    answer(bench.set, {
      'marketing.couponType': pageOf(rows),
      'tea.getcoupon': new Refusal(422, '没有了', undefined, { reason: 'soldOut' }),
    });
    login();
    await start();
    await bench.view.tap(bench.view.byRole('button', '立即领取，满 199 减 30'));
    await pass(0);
    expect(() => bench.view.byRole('button', '立即领取，满 199 减 30')).toThrow();
    expect(toast()).toBe('没有了');
  });

  it('a visitor is sent to login, and the claim goes on by itself', async () => {
    answer(bench.set, { 'marketing.couponType': pageOf(rows), 'tea.getcoupon': takenCoupon() });
    await start();
    await bench.view.tap(bench.view.byRole('button', '立即领取，满 199 减 30'));
    await pass(0);
    expect(toast()).toBe('请登录后再操作');
    expect(sent(bench.set, 'tea.getcoupon')).toEqual([]);
    login();
    await pass(10);
    expect(sent(bench.set, 'tea.getcoupon')).toHaveLength(1);
  });

  it('an empty kind leads on', async () => {
    answer(bench.set, { 'marketing.couponType': pageOf([]) });
    await start();
    expect(bench.view.hasText('这里暂时没有券')).toBe(true);
  });
});

describe('限时秒杀', () => {
  const slots = [
    { id: '10', label: '10:00', startAt: NOW - 1000, endAt: NOW + 3_600_000, state: 'running' as const },
    { id: '20', label: '14:00', startAt: NOW + 3_600_000, endAt: NOW + 9e6, state: 'soon' as const },
  ];
  const sale = (id: string, progress: number, endAt: number, singleSkuId?: string) =>
    card({
      id,
      title: `茶${id}`,
      campaign: { id: `9${id}`, type: 'discount', price: 10_000 + Number(id), endAt, progress, limit: 2 },
      ...(singleSkuId ? { singleSkuId } : { singleSkuId: undefined }),
    });
  const start = () => open('/shop/pages/marketing/discount', DiscountPage);
  beforeEach(() =>
    answer(bench.set, {
      'marketing.discount': ({ url }) => ({
        slots,
        goods: pageOf(
          url.includes('slotId=20')
            ? [sale('5', 12, NOW + 9e6)]
            : [sale('2', 68, NOW + 3_600_000, '201'), sale('1', 100, NOW + 3_600_000)],
        ),
        serverTime: NOW,
      }),
      'wechat.getRemind': [],
      'wechat.remind': REMIND,
    }),
  );

  it('the running slot: bars, limits, sold out, straight to the settlement', async () => {
    login();
    await start();
    for (const text of ['抢购中', '已抢 68%', '限购 2 件', '已抢光']) expect(bench.view.hasText(text)).toBe(true);
    await bench.view.tap(bench.view.byRole('button', '立即抢，茶2'));
    expect(lastUrl()).toContain('/shop/pages/order/settle?source=discount');
    expect(lastUrl()).toContain('campaignId=92');
  });

  it('a coming slot can be waited for, and not twice', async () => {
    login();
    await start();
    await bench.view.tap(bench.view.byRole('tab', /14:00/));
    await pass(0);
    await bench.view.tap(bench.view.byRole('button', '提醒我，茶5'));
    await pass(0);
    expect(fields(sent(bench.set, 'wechat.remind')[0])).toMatchObject({
      kind: 'discount',
      targetId: '95',
      on: 'true',
    });
    expect(bench.view.hasText('已预约提醒')).toBe(true);
  });

  it('reads again while it runs', async () => {
    await start();
    const before = sent(bench.set, 'marketing.discount').length;
    await pass(15_000);
    expect(sent(bench.set, 'marketing.discount').length).toBeGreaterThan(before);
  });

  it('chooses a slot as the server does', () => {
    expect(currentSlot(slots, '20')?.id).toBe('20');
    expect(currentSlot(slots, undefined)?.id).toBe('10');
    expect(
      currentSlot(
        slots.map((slot) => ({ ...slot, state: 'ended' as const })),
        'x',
      )?.id,
    ).toBe('20');
  });
});

describe('我的足迹', () => {
  type Foot = DataOf<'footprint.index'>['list'][number];
  const foot = (id: string, more: Partial<Foot> = {}): Foot => ({
    id,
    kind: 'goods',
    targetId: `1${id}`,
    title: `茶${id}`,
    cover: '',
    price: 10_000,
    sub: '好喝',
    viewedAt: NOW,
    state: 'ok',
    ...more,
  });
  const start = () => open('/shop/pages/footprint/index', FootprintPage);

  it('by day, with what it fell by; edit mode deletes what was chosen', async () => {
    login();
    answer(bench.set, {
      'footprint.delete': { ok: true },
      'footprint.cate': [{ id: '', label: '全部', count: 2 }],
      'footprint.index': pageOf([
        foot('1', { priceDrop: 2000 }),
        foot('2', { viewedAt: NOW - 86_400_000, state: 'soldout', cateId: '101' }),
      ]),
    });
    await start();
    for (const text of ['今天', '昨天', '已降 ¥20', '已售罄', '到货提醒']) expect(bench.view.hasText(text)).toBe(true);
    await bench.view.tap(bench.view.byRole('button', '找茶2的相似款'));
    expect(lastUrl()).toBe('/shop/pages/list?categoryId=101');
    await bench.view.tap(bench.view.byRole('button', '编辑'));
    await bench.view.tap(bench.view.byRole('checkbox', /茶1/));
    await bench.view.tap(bench.view.byRole('button', '删除'));
    await pass(0);
    const [request] = sent(bench.set, 'footprint.delete');
    expect(decodeURIComponent(`${request?.url ?? ''}${request?.body ?? ''}`)).toContain('["1"]');
  });

  it('empty leads on', async () => {
    login();
    answer(bench.set, { 'footprint.index': pageOf([]), 'footprint.cate': [] });
    await start();
    expect(bench.view.hasText('还没有足迹')).toBe(true);
  });

  it('names days', () => {
    expect(dayName(NOW, NOW)).toBe('今天');
    expect(dayName(NOW - 86_400_000, NOW)).toBe('昨天');
    expect(dayName(NOW - 3 * 86_400_000, NOW)).toMatch(/月/);
    const rows = withDays([{ viewedAt: NOW }, { viewedAt: NOW - 1 }], undefined, NOW);
    expect(rows.map(({ head }) => head)).toEqual(['今天', undefined]);
  });
});

describe('我的收藏', () => {
  type Kept = DataOf<'collect.index'>['list'][number];
  const kept = (id: string, more: Partial<Kept> = {}): Kept => ({
    id,
    kind: 'goods',
    targetId: `1${id}`,
    title: `茶${id}`,
    cover: '',
    price: 10_000,
    state: 'ok',
    at: NOW,
    ...more,
  });
  it('shows what the member pays and why, and puts in the least that is sold', async () => {
    login();
    answer(bench.set, {
      'collect.cate': [{ id: 'goods', label: '商品', count: 1 }],
      'collect.index': pageOf([kept('1', { offer: { price: 9_500, why: 'level' }, singleSkuId: '7', minQty: 2 })]),
      'cartItem.create': { id: '1', count: 1 },
    });
    await open('/shop/pages/collection/index', CollectionPage);
    const row = bench.view.byRole('link', /茶1/);
    expect(row.textContent).toMatch(/95.*100.*会员价/);
    await bench.view.tap(bench.view.byRole('button', '把茶1加入购物车'));
    await pass(0);
    expect(fields(sent(bench.set, 'cartItem.create')[0])).toMatchObject({ skuId: '7', qty: '2' });
    expect(bench.set.core.root.feedback.shown?.text).toBe('2 件起购，已加入 2 件');
  });

  it('lets go of one and takes it back within five seconds', async () => {
    login();
    answer(bench.set, {
      'collect.cate': [{ id: 'goods', label: '商品', count: 2 }],
      'collect.index': pageOf([kept('1', { priceDrop: 3000 }), kept('2', { state: 'off' })]),
      'collect.create': { on: false, count: 1 },
    });
    await open('/shop/pages/collection/index', CollectionPage);
    for (const text of ['已降 ¥30', '已失效', '1 件已失效，轻触清理']) expect(bench.view.hasText(text)).toBe(true);
    await bench.view.tap(bench.view.byRole('button', '编辑'));
    await bench.view.tap(bench.view.byRole('checkbox', /茶1/));
    await bench.view.tap(bench.view.byRole('button', '取消收藏'));
    await pass(0);
    expect(fields(sent(bench.set, 'collect.create')[0])).toMatchObject({ targetId: '11', on: 'false' });
    await bench.view.tap(bench.view.byRole('button', '完成'));
    expect(bench.view.hasText('已取消收藏 1 件')).toBe(true);
    await bench.view.tap(bench.view.byRole('button', '撤销'));
    await pass(0);
    expect(fields(sent(bench.set, 'collect.create')[1])).toMatchObject({ targetId: '11', on: 'true' });
  });

  it('searches inside, and says when nothing fits', async () => {
    login();
    answer(bench.set, { 'collect.cate': [], 'collect.index': pageOf([kept('1')]) });
    await open('/shop/pages/collection/index', CollectionPage);
    const box = bench.view.container.querySelector('input') as HTMLInputElement;
    await bench.view.input(box, '普洱');
    box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    await pass(300);
    expect(bench.view.hasText('没有找到')).toBe(true);
  });
});
