/** Red packets, donations, and coins given to friends and merchants. */
import { pageBench } from '../ui/bench';
import { pass } from '../ui/stage';
import type { DataOf, DonationProject, DonationRow, LedgerRow, RedPacket } from '@/contract';
import { hindrance as coinHindrance } from '@/income/coin/useCoinGift';
import { hindrance } from '@/income/donation/useGiving';
import DonationPage from '@/income/pages/donation';
import GiveCoinsPage from '@/income/pages/melon_trans';
import RedPacketsPage from '@/income/pages/redbag';
import { answer, fields, Refusal, sent, type Answers, type Asked } from '../ui/answers';
import { MEMBER, NOW, pageOf, PAY_TOKEN, STORE, user } from '../contract/fixtures';

const bench = pageBench();
const { type } = bench;
const press = async (name: string | RegExp, role: 'button' | 'link' | 'tab' | 'radio' | 'checkbox' = 'button') => {
  bench.set.clock.advance(1600);
  await bench.view.tap(bench.view.byRole(role, name));
  await pass(400);
};
const pin = async () => {
  await pass(600);
  for (const digit of '246810') await bench.view.tap(bench.view.byRole('button', digit));
  await pass(0);
};
const queryOf = (asked: Asked | undefined) => Object.fromEntries(new URL(asked?.url ?? '', 'http://x').searchParams);
const stat: DataOf<'donation.index'>['total'] = {
  money: { balance: 128_000, frozen: 0, withdrawable: 120_000, bonus: 8000 },
  points: { balance: 3620, expiring: 0, expireAt: NOW },
  coin: { balance: 46 },
  growth: 3260,
  income: { pending: 0, settled: 0 },
  monthIn: 0,
  monthOut: 0,
  byType: [],
  trend: [],
};

describe('我的红包', () => {
  const packet = (part: Partial<RedPacket> = {}): RedPacket => ({
    id: '1',
    from: '叶间',
    title: '双节茶会',
    kind: 'money',
    status: 'waiting',
    expireAt: NOW + 3_600_000,
    ...part,
  });
  const opened = packet({ status: 'opened', value: 428, openedAt: NOW });
  const open = async (rows: RedPacket[], params: Record<string, string> = {}, more: Answers = {}) => {
    bench.login();
    answer(bench.set, {
      'redEnvelope.index': { total: 1764, points: 66, page: pageOf(rows) },
      'redEnvelope.open': opened,
      'member.my': MEMBER,
      ...more,
    });
    await bench.open('/income/pages/redbag', RedPacketsPage, params);
    await pass(0);
  };

  it('opens what waits and says where it went', async () => {
    await open([packet(), packet({ id: '2', status: 'expired', title: '晒单有礼' })]);
    for (const text of ['¥17.64 · 66 积分', '双节茶会', '已过期']) expect(bench.view.hasText(text)).toBe(true);
    await press(/^打开 叶间 的红包/);
    expect(fields(sent(bench.set, 'redEnvelope.open')[0])).toMatchObject({ id: '1' });
    for (const text of ['4.28', '已存入余额']) expect(bench.view.hasText(text)).toBe(true);
    await press('查看去向');
    expect(bench.lastUrl()).toContain('/pages/tea/my-money');
  });

  it('a link opens its packet, once; a state is a tab', async () => {
    await open([packet()], { id: '1' });
    await pass(400);
    expect(sent(bench.set, 'redEnvelope.open')).toHaveLength(1);
    await press('已过期', 'tab');
    expect(queryOf(sent(bench.set, 'redEnvelope.index').at(-1))).toMatchObject({ status: 'expired' });
  });

  it('an expired one says so; none says where they come from', async () => {
    await open([packet()], {}, { 'redEnvelope.open': new Refusal(410, '红包已过期') });
    await press(/^打开/);
    expect(bench.toast()).toBe('红包已过期');
    await open([]);
    expect(bench.view.hasText('下单、活动都有机会得红包')).toBe(true);
  });
});

describe('公益捐赠', () => {
  const project = (part: Partial<DonationProject> = {}): DonationProject => ({
    id: '5901',
    title: '古茶树保护',
    cover: '',
    story: '二百一十株古茶树',
    target: 6_000_000,
    raised: 4_286_000,
    points: 186_400,
    people: 327,
    endAt: NOW + 86_400_000,
    open: true,
    updates: [{ at: NOW, text: '第三批编号完成', photo: '' }],
    ...part,
  });
  const row: DonationRow = {
    id: '9',
    projectId: '5901',
    project: '古茶树保护',
    unit: 'points',
    value: 500,
    certificateNo: 'YJGY231115000009',
    anonymous: true,
    message: '',
    at: NOW,
  };
  const index = (part: Partial<DataOf<'donation.index'>> = {}): DataOf<'donation.index'> => ({
    projects: [project(), project({ id: '5903', title: '茶农互助', raised: 6_000_000, open: false })],
    mine: pageOf([row]),
    total: stat,
    given: { money: 0, points: 500 },
    least: { money: 100, points: 10 },
    ...part,
  });
  const open = async (params: Record<string, string> = {}, more: Answers = {}) => {
    bench.login();
    answer(bench.set, {
      'donation.index': index(),
      'donation.create': row,
      'member.my': { ...MEMBER, hasPayPassword: true },
      'member.checkPayPw': PAY_TOKEN,
      ...more,
    });
    await bench.open('/income/pages/donation', DonationPage, params);
    await pass(0);
  };

  it('says what stands in the way of an amount', () => {
    const of = (unit: 'points' | 'money', value: number | undefined) => hindrance(unit, value, index(), project());
    expect(of('points', 9)).toBe('最少 10 积分');
    expect(of('points', 3621)).toBe('积分不足，还差 1');
    expect(of('money', 99)).toBe('最少 ¥1');
    expect(of('money', 128_001)).toBe('余额不足，还差 ¥0.01');
    expect(hindrance('money', 100_000, index(), project({ raised: 5_999_000 }))).toBe('还差 ¥10.00 就筹满了');
    expect(of('money', 10_000)).toBeUndefined();
  });

  it('gives points without a name, and shows the number of the certificate', async () => {
    await open();
    for (const text of ['已筹 ¥42,860 / ¥60,000', '327 人', '已筹满']) expect(bench.view.hasText(text)).toBe(true);
    await press(/^项目进展 \d+，古茶树保护$/);
    expect(bench.view.hasText('第三批编号完成')).toBe(true);
    await press('捐赠，古茶树保护');
    expect(bench.view.hasText('捐赠后不能退回')).toBe(true);
    await press('500 积分', 'radio');
    await press('匿名捐赠', 'checkbox');
    await press('捐赠 500 积分');
    expect(fields(sent(bench.set, 'donation.create')[0])).toMatchObject({
      projectId: '5901',
      unit: 'points',
      value: '500',
      anonymous: 'true',
    });
    expect(bench.view.hasText('YJGY231115000009')).toBe(true);
  });

  it('money asks for the payment password', async () => {
    await open();
    await press('捐赠，古茶树保护');
    await press('余额');
    await type('自定', '20');
    await press('捐赠 ¥20');
    expect(sent(bench.set, 'donation.create')).toHaveLength(0);
    await pin();
    expect(fields(sent(bench.set, 'donation.create')[0])).toMatchObject({
      unit: 'money',
      value: '2000',
      payToken: 'PT',
    });
  });

  it('the own donations with their sum; none leads to the projects', async () => {
    await open({ mine: '1' });
    for (const text of ['累计捐出', '¥0.00 · 500 积分', 'YJGY231115000009'])
      expect(bench.view.hasText(text)).toBe(true);
    await open({ mine: '1' }, { 'donation.index': index({ mine: pageOf([]) }) });
    await press('看公益项目');
    expect(bench.view.hasText('古茶树保护')).toBe(true);
  });
});

describe('瓜瓜币转赠', () => {
  const zone: DataOf<'special.xigua'> = {
    coins: 46,
    stat,
    goods: pageOf([]),
    sending: { left: 40, perDay: 200 },
  };
  const friend = {
    user: user({ id: '12', nickname: '周允' }),
    depth: 1,
    mobile: '138****0002',
    joinedAt: NOW,
    orders: 0,
    amount: 0,
    points: 0,
    lastActiveAt: NOW,
    remark: '',
  };
  const made = (offerCode?: string): DataOf<'credits.sendCoin'> => ({
    id: '9',
    unit: 'coin',
    value: 3,
    to: user({ id: '1', nickname: '苏记茶点' }),
    balanceAfter: 43,
    ...(offerCode ? { offerCode } : {}),
    createdAt: NOW,
  });
  const open = async (params: Record<string, string> = {}, more: Answers = {}) => {
    bench.login();
    answer(bench.set, {
      'special.xigua': zone,
      'special.directMembers': pageOf([friend]),
      'credits.index': pageOf([]),
      'credits.to': { user: user({ id: '13', no: 'YJ13' }), maskedName: '许**', relation: 'none' },
      'credits.sendCoin': made(),
      'merchant.melonTransfer': made('123456789012'),
      'merchant.nearby': pageOf([{ ...STORE, id: '1', name: '苏记茶点', tags: ['茶点', '送一份茶点'] }]),
      'merchant.list': pageOf([]),
      'member.my': { ...MEMBER, hasPayPassword: true },
      'member.checkPayPw': PAY_TOKEN,
      ...more,
    });
    await bench.open('/income/pages/melon_trans', GiveCoinsPage, params);
    await pass(0);
  };

  it('says what stands in the way', () => {
    const to = { kind: 'friend', id: '1', name: '周允', avatar: '', note: '' } as const;
    expect(coinHindrance(undefined, 1, zone)).toBe('选一位收礼人');
    expect(coinHindrance(to, 47, zone)).toBe('还差 1 币');
    expect(coinHindrance(to, 41, zone)).toBe('今日转赠额度剩余 40 币');
    expect(coinHindrance(to, 40, zone)).toBeUndefined();
  });

  it('to one of the own: chosen, counted, with the payment password', async () => {
    await open();
    for (const text of ['46', '今日剩余 40/200', '瓜瓜币不可提现']) expect(bench.view.hasText(text)).toBe(true);
    await press(/^送给周允/);
    await press('增加');
    await type('留言', '谢谢');
    await press('转赠 2 枚给周允');
    await pin();
    expect(fields(sent(bench.set, 'credits.sendCoin')[0])).toMatchObject({
      toId: '12',
      coins: '2',
      memo: '谢谢',
      payToken: 'PT',
    });
    expect(bench.toast()).toBe('已转赠 2 枚瓜瓜币');
  });

  it('to whom the number finds, by the masked name; a link names one of the own', async () => {
    await open();
    await type('手机号或会员号', '13800000003');
    await press('查找');
    expect(bench.view.hasText('许**')).toBe(true);
    await open({ toId: '12' });
    expect(bench.view.hasText('转赠 1 枚给周允')).toBe(true);
  });

  it('to the merchant of a link, wherever it stands in the list', async () => {
    const far = { offer: '送一份茶点', cate: '茶点', score: 5, address: '', hours: '', tel: '', open: true };
    const merchant = { ...far, id: '77', name: '远山茶点', cover: '', geo: { lat: 31, lng: 121 } };
    await open({ merchantId: '77' }, { 'merchant.list': ({ url }) => pageOf(url.includes('id=77') ? [merchant] : []) });
    await press('转赠 1 枚给远山茶点');
    await pin();
    expect(fields(sent(bench.set, 'merchant.melonTransfer')[0])).toMatchObject({ merchantId: '77', coins: '1' });
  });

  it('the code of a gift to a merchant opens again from the last ones, that of a friend does not', async () => {
    const gift = (part: Partial<LedgerRow>): LedgerRow => ({
      id: '1',
      unit: 'coin',
      bizType: 'transferOut',
      type: '转赠',
      bizId: '9',
      title: '送给商家 · 苏记茶点',
      delta: -3,
      balanceAfter: 43,
      memo: '',
      createdAt: NOW,
      ...part,
    });
    const offer = { code: '123456789012', shop: '苏记茶点', used: false };
    const used = { code: '210987654321', shop: '山前茶点', used: true };
    await open(
      {},
      {
        'credits.index': pageOf([
          gift({ offer }),
          gift({ id: '2', title: '送给商家 · 山前茶点', offer: used }),
          gift({ id: '3', title: '转赠 · 周允' }),
        ]),
      },
    );
    expect(() => bench.view.byRole('button', /转赠 · 周允/)).toThrow();
    await press(/送给商家 · 苏记茶点/);
    expect(bench.view.hasText('1234 5678 9012')).toBe(true);
    await press('知道了');
    await press(/送给商家 · 山前茶点/);
    expect(bench.view.hasText('这份礼遇已经兑现')).toBe(true);
  });

  it('offers all of a page of the own', async () => {
    const many = Array.from({ length: 20 }, (_, i) => ({
      ...friend,
      user: user({ id: String(100 + i), nickname: `茶友${i}号` }),
    }));
    await open({}, { 'special.directMembers': pageOf(many) });
    for (const at of [0, 8, 19]) expect(bench.view.hasText(`茶友${at}号`)).toBe(true);
  });

  it('to nobody: the server says who is not there', async () => {
    await open({}, { 'credits.to': new Refusal(422, '未找到该会员') });
    await type('手机号或会员号', '13800000009');
    await press('查找');
    expect(bench.toast()).toBe('未找到该会员');
  });
});
