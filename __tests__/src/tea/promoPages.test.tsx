/** New-member gift, member zones, coins and their pool, the hot list. */
import { pageBench, type Bench } from '../ui/bench';
import { pass } from '../ui/stage';
import type { DataOf } from '@/contract';
import { nextLevelSaving } from '@/domain/member/levels';
import ZonesPage from '@/tea/pages/discount';
import CoinsPage from '@/tea/pages/my-ggb';
import NewGiftPage from '@/tea/pages/newGift';
import ProductHotPage from '@/tea/pages/productHot';
import { pathTo, RING, stepMs } from '@/tea/coins/wheel';
import { answer, fields, Refusal, sent } from '../ui/answers';
import { ADDRESS, card, coupon, MEMBER, NOW, pageOf, REMIND } from '../contract/fixtures';

const bench = pageBench();
const { toast } = bench;
/** A member opens it. */
const open: Bench['open'] = (...page) => {
  bench.login();
  return bench.open(...page);
};

describe('新人礼', () => {
  type Gift = DataOf<'memberV4.newGift'>;
  const gift = (more: Partial<Gift> = {}): Gift => ({
    state: 'open',
    endAt: NOW + 86_400_000,
    coupons: [coupon({ id: '1', title: '新人满 199 减 30' })],
    points: 200,
    items: [
      { key: 'coupons', label: '1 张券', value: '' },
      { key: 'points', label: '200 积分', value: '' },
    ],
    samples: [card({ id: '11', title: '白毫银针' }), card({ id: '12', title: '大红袍', soldOut: true })],
    ...more,
  });
  const start = () => open('/tea/pages/newGift', NewGiftPage);

  it('is claimed without an address; the sample is sent afterwards', async () => {
    let now = gift();
    answer(bench.set, {
      'memberV4.newGiftSave': () => (now = gift({ state: 'claimed', until: NOW + 86_400_000 })),
      'memberV4.newGift': () => now,
      'address.default': {},
      'member.my': MEMBER,
      'shop.productIndex': new Refusal(500, '商品暂时取不到'),
    });
    await start();
    expect(bench.view.hasText('初次见面，请喝茶')).toBe(true);
    await bench.view.tap(bench.view.byRole('button', '立即领取'));
    await pass(0);
    expect(fields(sent(bench.set, 'memberV4.newGiftSave')[0])).not.toHaveProperty('addressId');
    expect(bench.view.hasText('礼已收下')).toBe(true);
    bench.set.clock.advance(2000);
    await bench.view.tap(bench.view.byRole('button', '寄出茶样'));
    await pass(0);
    expect(toast()).toBe('请选一款茶样');
  });

  it('sends the chosen sample to the default address at once', async () => {
    answer(bench.set, {
      'memberV4.newGiftSave': gift({ state: 'claimed', chosen: '11', orderId: '77' }),
      'memberV4.newGift': gift(),
      'address.default': { address: ADDRESS },
      'member.my': MEMBER,
    });
    await start();
    await bench.view.tap(bench.view.byRole('radio', /^白毫银针/));
    await bench.view.tap(bench.view.byRole('button', '立即领取'));
    await pass(0);
    expect(fields(sent(bench.set, 'memberV4.newGiftSave')[0])).toMatchObject({ goodsId: '11', addressId: ADDRESS.id });
    expect(toast()).toBe('茶样已安排寄出');
    expect(bench.view.hasText('茶样订单')).toBe(true);
  });

  it('expired leads to other gifts', async () => {
    answer(bench.set, { 'memberV4.newGift': gift({ state: 'expired' }), 'address.default': {} });
    await start();
    expect(bench.view.hasText('新人礼已过期')).toBe(true);
  });
});

describe('会员日特惠', () => {
  const zone = (id: string, title: string, startAt: number, endAt: number) => ({
    id,
    title,
    subtitle: `${title}的话`,
    cover: '',
    color: '#333333',
    startAt,
    endAt,
    count: 1,
    preview: [],
  });
  it('shows the member price, what it saves and a coming zone that can be waited for', async () => {
    answer(bench.set, {
      'tea.discountProduct': pageOf([
        card({ id: '1', title: '龙井', price: 10_000, offer: { price: 9_500, why: 'level' } }),
      ]),
      'tea.discount': {
        zones: [zone('1', '新茶尝鲜', NOW - 1000, NOW + 9e8), zone('2', '会员日', NOW + 9e8, NOW + 9.8e8)],
        serverTime: NOW,
      },
      'wechat.remind': REMIND,
    });
    await open('/tea/pages/discount', ZonesPage);
    for (const text of ['会员价', '省 ¥5', '再升一级更省 ¥3', '距结束']) expect(bench.view.hasText(text)).toBe(true);
    await bench.view.tap(bench.view.byRole('tab', /会员日/));
    await pass(0);
    await bench.view.tap(bench.view.byRole('button', '提醒我'));
    await pass(0);
    expect(fields(sent(bench.set, 'wechat.remind')[0])).toMatchObject({ kind: 'discount', targetId: '2' });
  });

  it('says when there is none', async () => {
    answer(bench.set, { 'tea.discount': { zones: [], serverTime: NOW } });
    await open('/tea/pages/discount', ZonesPage);
    expect(bench.view.hasText('这几天没有专场')).toBe(true);
  });

  it('knows what a level more saves', () => {
    const at = (discountBp: number, next?: number) => ({
      cardDiscountBp: 9000,
      level: { number: 3, need: 0, discountBp, ...(next ? { next: { name: '茶师', need: 1, discountBp: next } } : {}) },
    });
    expect(nextLevelSaving(10_000, at(9500, 9200), false)).toBe(300);
    expect(nextLevelSaving(10_000, at(9500, 9200), true)).toBe(0);
    expect(nextLevelSaving(10_000, at(9200, 8800), true)).toBe(200);
    expect(nextLevelSaving(10_000, at(8800), false)).toBe(0);
    expect(nextLevelSaving(10_000, undefined, false)).toBe(0);
  });
});

describe('瓜瓜币', () => {
  const stat: DataOf<'special.xigua'>['stat'] = {
    money: { balance: 0, frozen: 0, withdrawable: 0, bonus: 0 },
    points: { balance: 350, expiring: 0, expireAt: NOW },
    coin: { balance: 12 },
    growth: 0,
    income: { pending: 0, settled: 0 },
    monthIn: 3,
    monthOut: 1,
    byType: [],
    trend: [],
  };
  type Item = DataOf<'special.exchange'>['goods'];
  const item = (id: string, more: Partial<Item> = {}): Item => ({
    id,
    title: `物${id}`,
    cover: '',
    unit: 'coin',
    value: 10,
    money: 0,
    stock: 5,
    limit: 1,
    bought: 0,
    cateId: 'tea',
    kind: 'coupon',
    ...more,
  });
  type Pool = DataOf<'special.prizePool'>;
  const prize = (i: number): Pool['prizes'][number] => ({
    id: `5${i}`,
    title: `奖${i}`,
    image: '',
    kind: i === 7 ? 'thanks' : 'points',
    oddsBp: 1250,
    left: 9,
  });
  const prizes = [0, 1, 2, 3, 4, 5, 6, 7].map(prize);
  const pool: Pool = {
    id: '5',
    title: '奖池',
    cost: 1,
    freeLeft: 1,
    left: 20,
    coins: 12,
    prizes,
    odds: prizes.map(({ id, title }) => ({ key: id, label: title, value: '12.5%' })),
    mine: [{ prize: { ...prize(0), kind: 'goods' }, at: NOW, state: '待填地址' }],
    endAt: NOW + 9e8,
  };
  const start = (tab: string) => open('/tea/pages/my-ggb', CoinsPage, { tab });
  beforeEach(() =>
    answer(bench.set, {
      'special.prizeDraw': { prize: prize(3), coins: 11, left: 19 },
      'special.prizePool': pool,
      'special.xigua': {
        coins: 12,
        stat,
        sending: { left: 200, perDay: 200 },
        goods: pageOf([
          item('1'),
          item('2', { value: 30 }),
          item('3', { stock: 0 }),
          item('4', { bought: 1 }),
          item('5', { levelNeed: '雅士', locked: true }),
        ]),
      },
      'special.exchange': {
        id: '1',
        unit: 'coin',
        value: 10,
        goods: item('1'),
        status: 'done',
        addressNeeded: false,
        at: NOW,
      },
      'special.rollMessage': { list: [] },
      'credits.index': pageOf([
        {
          id: '1',
          unit: 'coin',
          bizType: 'merge',
          type: '合成',
          bizId: '1',
          title: '积分合成',
          delta: 3,
          balanceAfter: 12,
          memo: '',
          createdAt: NOW,
        },
      ]),
      'member.my': MEMBER,
    }),
  );

  it('goods say why they cannot be had; an exchange asks first', async () => {
    await start('zone');
    for (const text of ['瓜瓜币不可提现、不可兑换现金', '还差 18 币', '已兑完', '已兑换', '雅士及以上可兑'])
      expect(bench.view.hasText(text)).toBe(true);
    await bench.view.tap(bench.view.byRole('button', '兑换，物1'));
    await pass(0);
    const [asked] = bench.set.core.root.feedback.confirms;
    expect(asked?.title).toBe('兑换物1？');
    bench.set.core.root.feedback.answer(asked!.id, true);
    await pass(0);
    expect(fields(sent(bench.set, 'special.exchange')[0])).toMatchObject({ goodsId: '1', qty: '1' });
    expect(toast()).toBe('兑换成功，已放入券包');
  });

  it('the light stops where the server says', async () => {
    await start('draw');
    await bench.view.tap(bench.view.byRole('button', /^抽奖/));
    for (let i = 0; i < 40; i++) {
      bench.set.clock.advance(400);
      await pass(0);
    }
    expect(sent(bench.set, 'special.prizeDraw')).toHaveLength(1);
    expect(bench.view.hasText('抽中奖3')).toBe(true);
    expect(bench.view.hasText('12.5%')).toBe(true);
    expect(bench.view.hasText('填写地址')).toBe(true);
  });

  it('lists every move', async () => {
    await start('log');
    for (const text of ['积分合成', '+3', '余 12']) expect(bench.view.hasText(text)).toBe(true);
  });

  it('the ring runs around the middle and slows down', () => {
    expect([...RING].filter((place) => place !== undefined).sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(pathTo(2, 5, 8).at(-1)).toBe(5);
    expect(pathTo(5, 2, 8)).toHaveLength(3 * 8 + 5);
    expect(stepMs(28, 29)).toBeGreaterThan(stepMs(0, 29));
  });
});

describe('热卖榜', () => {
  const row = (rank: number, change: number) => ({
    rank,
    change,
    goods: card({ id: String(rank), title: `茶${rank}`, singleSkuId: '9' }),
    reason: '本周 3 人买',
    review: '好喝',
  });
  it('a card per place, with its change, and an end', async () => {
    answer(bench.set, {
      'tea.productHotCate': [
        { id: '', label: '全部', count: 2 },
        { id: '1', label: '普洱', count: 1 },
      ],
      'tea.productHot': { list: [row(1, 3), row(2, -1)], updatedAt: NOW },
      'collect.create': { on: true, count: 1 },
    });
    await open('/tea/pages/productHot', ProductHotPage);
    for (const text of ['周榜', '↑ 3', '↓ 1', '本周 3 人买', '“好喝”', '没有更多了'])
      expect(bench.view.hasText(text)).toBe(true);
    await bench.view.tap(bench.view.byRole('button', '收藏茶1'));
    await pass(0);
    expect(toast()).toBe('已收藏');
    await bench.view.tap(bench.view.byRole('tab', '普洱'));
    await pass(0);
    expect(sent(bench.set, 'tea.productHot').filter(({ url }) => url.includes('cateId=1'))).toHaveLength(1);
  });
});
