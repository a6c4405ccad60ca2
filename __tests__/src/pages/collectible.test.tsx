/** The collectible pages: the hall, one issue in every state, own pieces with a gift that came, giving and taking home. */
import { fakeTimers, pass, stage, visit, type Stage } from '../ui/stage';
import Taro from '@tarojs/taro';
import type { CollectibleCard, CollectibleDetail, DataOf, Holding } from '@/contract';
import IssuePage from '@/pages/tea/cpf-goods';
import HallPage from '@/pages/tea/cpf';
import MyPiecesPage from '@/pages/tea/my-cpf';
import { freightTo } from '@/pages/tea/cpf/usePieces';
import { render, type View } from '../../setup/render';
import { answer, fields, Refusal, sent } from '../ui/answers';
import { MEMBER, NOW, user } from '../contract/fixtures';

const ISSUE: CollectibleCard = {
  id: '9201',
  name: '2006 班章古树青饼',
  series: '班章',
  year: 2006,
  cover: '/images/collectible/1.webp',
  issue: 999,
  left: 126,
  price: 368_000,
  guidePrice: 368_000,
  maker: '叶间·勐海茶厂',
  state: 'on',
  releaseAt: NOW,
};
const DETAIL: CollectibleDetail = {
  card: ISSUE,
  gallery: [ISSUE.cover],
  story: '<p>十九天</p>',
  attrs: [{ key: 'spec', label: '规格', value: '357g/饼' }],
  guide: [2022, 2023, 2024, 2025, 2026].map((year, i) => ({ date: `${year}-06-16`, price: 238_000 + i * 30_000 })),
  serials: { free: 126, next: 874 },
  limit: 3,
  bought: 0,
  owned: 0,
  certs: [{ title: '检验报告', no: 'QC1', image: '/images/collectible/report.webp' }],
  collected: false,
  remindOn: false,
  needIdentity: false,
  serverTime: NOW,
};
const PIECE: Holding = {
  id: '11',
  collectible: ISSUE,
  serialNo: 812,
  certificateNo: 'YJC2006',
  status: 'held',
  acquiredAt: NOW,
  frozenUntil: 0,
  cellarSlot: 'C-08',
  log: [{ key: 'issued', label: '平台发行，编号授予', value: String(NOW) }],
};
const USER = user({ id: '3', nickname: '许**' });
const mine = (part: Partial<DataOf<'marketPlace.my'>> = {}): DataOf<'marketPlace.my'> => ({
  total: 1,
  guideValue: 368_000,
  tabs: [
    { id: 'held', label: '持有', count: 1 },
    { id: 'transferring', label: '转赠中', count: 0 },
    { id: 'redeemed', label: '已提货', count: 0 },
  ],
  incoming: [],
  freight: { company: '顺丰速运', base: 1000, remote: [{ region: '65', fee: 2000 }], refused: ['71'] },
  page: { list: [PIECE], total: 1, page: 1, size: 20, more: false },
  serverTime: NOW,
  ...part,
});

let set: Stage;
let view: View;
const show = async (path: string, page: React.ReactElement, params: Record<string, string> = {}) => {
  visit({ path, params });
  view = await render(set.wrap(page));
  await pass(0);
};
const toast = () => set.core.root.feedback.shown?.text;

beforeEach(() => {
  fakeTimers();
  jest.setSystemTime(NOW);
  set = stage();
  set.core.root.session.accept({ token: 'T', member: { ...MEMBER, hasPayPassword: true, identity: 'none' } });
  jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: '' });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the hall', () => {
  const hall = (list: CollectibleCard[]): DataOf<'marketPlace.index'> => ({
    series: [{ id: '9101', label: '班章', count: 4 }],
    years: [2006, 2001],
    hero: ISSUE,
    page: { list, total: list.length, page: 1, size: 20, more: false },
  });

  it('shows the release of the month, what is left, and what is sold out', async () => {
    answer(set, { 'marketPlace.index': hall([ISSUE, { ...ISSUE, id: '2', name: '已无', left: 0, state: 'soldout' }]) });
    await show('/pages/tea/cpf', <HallPage />);
    for (const text of ['本月发行', '剩余 126', '发行 999 件', '已售罄', '藏品可转赠、可提货，不可转售'])
      expect(view.hasText(text)).toBe(true);
  });

  it('asks again by year, and says what to do when there is nothing', async () => {
    answer(set, { 'marketPlace.index': ({ url }) => hall(url.includes('year=2001') ? [] : [ISSUE]) });
    await show('/pages/tea/cpf', <HallPage />);
    await view.tap(view.byRole('radio', '2001'));
    await pass(300);
    expect(view.hasText('换个年份看看')).toBe(true);
  });
});

describe('one issue', () => {
  const open = async (part: Partial<CollectibleDetail> = {}) => {
    answer(set, {
      'marketPlace.buy': { orderId: '5', orderGroup: 'collectible', amount: 368_000 },
      'marketPlace.view': { ...DETAIL, ...part },
    });
    await show('/pages/tea/cpf-goods', <IssuePage />, { id: '9201' });
  };

  it('shows five years of guide prices with their table, and the next number', async () => {
    await open();
    expect(view.hasText('No.0874')).toBe(true);
    await view.tap(view.byRole('button', '查看数据'));
    expect(view.hasText('2022-06-16')).toBe(true);
  });

  it('orders once and goes to the cashier', async () => {
    await open();
    await view.tap(view.byRole('button', '立即收藏'));
    await pass(400);
    await view.tap(view.byRole('button', '提交订单'));
    await pass(0);
    expect(fields(sent(set, 'marketPlace.buy')[0])).toMatchObject({ id: '9201', qty: '1' });
    expect(Taro.navigateTo).toHaveBeenCalledWith({
      url: expect.stringContaining('/member/pages/wallet/pay?orderGroup=collectible&orderId=5') as string,
    });
  });

  it.each([
    ['去支付', { pending: { orderId: '5', amount: 1, expireAt: NOW + 1000 } }],
    ['到货提醒', { card: { ...ISSUE, state: 'soldout' as const } }],
    ['已达限购', { bought: 3 }],
    ['尚未发售', { card: { ...ISSUE, state: 'soon' as const } }],
  ])('%s', async (label, part) => {
    await open(part);
    expect(view.byRole('button', label)).toBeTruthy();
  });

  it('says that it is gone', async () => {
    answer(set, { 'marketPlace.view': new Refusal(404, '内容不存在或已下架') });
    await show('/pages/tea/cpf-goods', <IssuePage />, { id: '9201' });
    expect(view.hasText('内容不存在或已下架')).toBe(true);
  });
});

describe('own pieces', () => {
  it('a gift on top is accepted', async () => {
    const gift: Holding = {
      ...PIECE,
      id: '12',
      status: 'transferring',
      from: USER,
      transfer: { to: USER, expireAt: NOW + 3_600_000 },
    };
    answer(set, { 'marketPlace.act': { ...gift, status: 'held' }, 'marketPlace.my': mine({ incoming: [gift] }) });
    await show('/pages/tea/my-cpf', <MyPiecesPage />);
    expect(view.hasText('许** 赠你一件藏品')).toBe(true);
    await view.tap(view.byRole('button', '接收'));
    await pass(0);
    expect(fields(sent(set, 'marketPlace.act')[0])).toMatchObject({ holdingId: '12', action: 'accept' });
    expect(toast()).toBe('已收入我的藏品');
  });

  it('a frozen piece says until when and cannot be given', async () => {
    answer(set, {
      'marketPlace.my': mine({ page: { ...mine().page, list: [{ ...PIECE, frozenUntil: NOW + 86_400_000 }] } }),
    });
    await show('/pages/tea/my-cpf', <MyPiecesPage />);
    expect(view.hasText('前不可转赠')).toBe(true);
    expect(view.byRole('button', '转赠').getAttribute('aria-disabled')).toBe('true');
  });

  it('given to whom was found by mobile, with the payment password', async () => {
    answer(set, {
      'credits.to': { user: USER, maskedName: '许**', relation: 'none' },
      'member.checkPayPw': { payToken: 'P', expiresAt: NOW, left: 5 },
      'marketPlace.act': { ...PIECE, status: 'transferring' },
      'marketPlace.my': mine(),
    });
    await show('/pages/tea/my-cpf', <MyPiecesPage />);
    await view.tap(view.byRole('button', '转赠'));
    await pass(400);
    await view.input(view.byLabel('手机号或会员号'), '13800000003');
    await view.tap(view.byRole('button', '查找'));
    await pass(0);
    await view.tap(view.byRole('button', '确认转赠给 许**'));
    await pass(400);
    for (const digit of '246810') await view.tap(view.byRole('button', digit));
    await pass(0);
    expect(fields(sent(set, 'marketPlace.act')[0])).toMatchObject({
      holdingId: '11',
      action: 'transfer',
      toId: '3',
      payToken: 'P',
    });
  });

  it('nothing held: the way to the hall', async () => {
    answer(set, { 'marketPlace.my': mine({ total: 0, page: { ...mine().page, list: [], total: 0 } }) });
    await show('/pages/tea/my-cpf', <MyPiecesPage />);
    expect(view.hasText('还没有藏品')).toBe(true);
    expect(view.byRole('button', '去藏品坊')).toBeTruthy();
  });

  it('freight by region; nothing where nobody delivers', () => {
    const { freight } = mine();
    expect([freightTo(freight, '330106'), freightTo(freight, '650102'), freightTo(freight, '710000')]).toEqual([
      1000,
      2000,
      undefined,
    ]);
  });
});
