import { fakeTimers, pass, stage, visit, type Stage } from '../ui/stage';
import Taro from '@tarojs/taro';
import type { CampaignCard, CampaignDetail, DataOf, GroupView } from '@/contract';
import WholesaleDetailPage from '@/shop/pages/marketing/wholesale_detail';
import WholesaleIndexPage from '@/shop/pages/marketing/wholesale_index';
import WholesaleListPage from '@/shop/pages/marketing/wholesale_list';
import { render, type View } from '../../setup/render';
import { answer, Refusal, sent, type Asked, type Answers } from '../ui/answers';
import { card, MEMBER, NOW, pageOf, REMIND, user } from '../contract/fixtures';

const LIST = 'marketing.wholesale';
const DETAIL = 'marketing.wholesaleView';
const AUCTIONS = 'marketing.auction';
const ROLLS = 'special.rollMessage';
const HOUR = 3_600_000;

const campaign = (part: Partial<CampaignCard> = {}): CampaignCard => ({
  id: '3202',
  type: 'group',
  title: '龙珠三人成团',
  cover: '/images/goods/101.webp',
  goods: card(),
  price: 12_800,
  status: 'running',
  startAt: NOW - HOUR,
  endAt: NOW + 9 * HOUR,
  group: { size: 3, groups: 1, joined: 84, lack: 2, left: 100 },
  ...part,
});
const group = (part: Partial<GroupView> = {}): GroupView => ({
  id: '3212',
  campaignId: '3202',
  leader: user({ id: '7', nickname: '山**' }),
  members: [user({ id: '7', nickname: '山**' })],
  size: 3,
  lack: 2,
  expireAt: NOW + 5 * HOUR,
  status: 'open',
  joined: false,
  shareUrl: '/shop/pages/marketing/wholesale_detail?id=3202&type=group&groupId=3212',
  serverTime: NOW,
  ...part,
});
const detail = (part: Partial<CampaignDetail> = {}): CampaignDetail => ({
  card: campaign(),
  rules: ['3 人成团'],
  limit: 2,
  bought: 0,
  skus: [
    { id: '1001', text: '12粒', price: 12_800, singlePrice: 16_800, left: 9 },
    { id: '1002', text: '24粒', price: 24_000, singlePrice: 31_800, left: 0 },
  ],
  groups: [group()],
  remindOn: false,
  serverTime: NOW,
  ...part,
});
type Campaigns = DataOf<'marketing.wholesale'>;
const page = (list: CampaignCard[], part: Partial<Campaigns> = {}): Campaigns => ({
  page: pageOf(list),
  serverTime: NOW,
  ...part,
});

let set: Stage;
let view: View;
let gone: jest.SpyInstance;
/** A call's parameters in its address. */
const query = (asked: Asked | undefined): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(asked?.url.split('?')[1] ?? ''));
const login = () => set.core.root.session.accept({ token: 'T', member: MEMBER });
const wentTo = () =>
  decodeURIComponent(String((gone.mock.calls.at(-1)?.[0] as { url?: string } | undefined)?.url ?? ''));

beforeEach(() => {
  fakeTimers();
  jest.setSystemTime(NOW);
  set = stage();
  gone = jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: '' });
  jest.spyOn(Taro, 'redirectTo').mockResolvedValue({ errMsg: '' });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the hall', () => {
  async function open(answers: Answers): Promise<void> {
    answer(set, { [ROLLS]: { list: [] }, [AUCTIONS]: page([]), 'site.share': new Refusal(400, ''), ...answers });
    visit({ path: '/shop/pages/marketing/wholesale_index', params: {} });
    view = await render(set.wrap(<WholesaleIndexPage />));
    await pass(0);
  }

  it('shows a floor of each kind that has campaigns, what others did, and how it works', async () => {
    await open({
      [LIST]: page([campaign()]),
      [ROLLS]: { list: [{ id: '1', text: '林** 开了 龙珠 的 3 人团', at: NOW }] },
    });
    for (const text of ['拼团', '龙珠三人成团', '还差 2 人即成', '已拼 84 件', '林** 开了 龙珠 的 3 人团', '怎么参与'])
      expect(view.hasText(text)).toBe(true);
    expect(view.hasText('价格实时更新')).toBe(false);
    await view.tap(view.byRole('link', /^龙珠三人成团/));
    expect(wentTo()).toContain('/shop/pages/marketing/wholesale_detail?id=3202&type=group');
  });

  it('prices of auctions are asked again every ten seconds', async () => {
    let current = 215_000;
    const lot = () =>
      campaign({
        id: '3401',
        type: 'auction',
        title: '班章青饼',
        group: undefined,
        auction: { current, bids: 11, deposit: 20_000 },
      });
    await open({ [LIST]: page([]), [AUCTIONS]: () => page([lot()]) });
    for (const text of ['价格实时更新', '当前价', '2,150', '出价 11 次', '保证金 ¥200'])
      expect(view.hasText(text)).toBe(true);
    current = 220_000;
    set.clock.advance(10_000);
    await pass(10_000);
    expect(view.hasText('2,200')).toBe(true);
    await view.tap(view.byRole('link', /^班章青饼/));
    expect(wentTo()).toContain('id=3401&type=auction');
  });

  it('without any campaign only the explanation stands', async () => {
    await open({ [LIST]: page([]) });
    expect(view.hasText('快满的在前')).toBe(false);
    await view.tap(view.byRole('button', '竞拍'));
    expect(view.hasText('交保证金')).toBe(true);
  });
});

describe('the list', () => {
  async function open(answers: Answers, type: 'group' | 'auction' | 'tier' = 'group'): Promise<void> {
    answer(set, answers);
    visit({ path: '/shop/pages/marketing/wholesale_list', params: { type } });
    view = await render(set.wrap(<WholesaleListPage />));
    await pass(0);
  }

  it('asks by state and order', async () => {
    await open({ [LIST]: page([campaign()]) });
    expect(view.hasText('没有更多了')).toBe(true);
    await view.tap(view.byRole('tab', '已结束'));
    await pass(0);
    await view.tap(view.byRole('radio', '价格'));
    await pass(0);
    expect(sent(set, LIST).map((one) => query(one).status)).toEqual(['running', 'ended', 'ended']);
    expect(query(sent(set, LIST).at(-1)).sort).toBe('price');
  });

  it('empty: names the next start and leads to the preview', async () => {
    await open({ [LIST]: page([], { nextAt: NOW + HOUR }) });
    expect(view.hasText(/下一场/)).toBe(true);
    await view.tap(view.byRole('button', '看预告'));
    await pass(0);
    expect(query(sent(set, LIST).at(-1)).status).toBe('upcoming');
  });

  it('auctions: what they cost now; the coming one reminds', async () => {
    login();
    const lot = campaign({
      id: '3403',
      type: 'auction',
      title: '老白茶砖',
      status: 'upcoming',
      startAt: NOW + HOUR,
      group: undefined,
      auction: { current: 58_000, bids: 0, deposit: 10_000 },
    });
    await open({ [AUCTIONS]: page([lot]), 'wechat.remind': REMIND }, 'auction');
    for (const text of ['起拍价', '580', '出价 0 次', '保证金 ¥100']) expect(view.hasText(text)).toBe(true);
    await view.tap(view.byRole('button', '提醒我，老白茶砖'));
    await pass(0);
    expect(sent(set, 'wechat.remind')[0]?.body).toContain('kind=auction');
    expect(view.byRole('button', '取消提醒，老白茶砖')).toBeTruthy();
  });

  it('tier prices are masked for everybody but wholesalers', async () => {
    const tier = { moq: 10, minQty: 50, sold: 20, stock: 100 };
    await open({ [LIST]: page([campaign({ type: 'tier', group: undefined, tier })]) }, 'tier');
    expect(view.hasText('¥***')).toBe(true);
    expect(view.hasText('已订 20 / 100 件')).toBe(true);
  });
});

describe('one campaign', () => {
  async function open(answered: CampaignDetail, params: Record<string, string> = {}): Promise<void> {
    answer(set, { [DETAIL]: answered, 'site.share': new Refusal(400, '') });
    visit({ path: '/shop/pages/marketing/wholesale_detail', params: { id: '3202', type: 'group', ...params } });
    view = await render(set.wrap(<WholesaleDetailPage />));
    await pass(0);
  }

  it('opens a group with the chosen specification', async () => {
    login();
    await open(detail());
    await view.tap(view.byRole('button', '开团 ¥128'));
    expect(wentTo()).toContain('source=group');
    expect(wentTo()).toContain('campaignId=3202');
    expect(wentTo()).toContain('"skuId":"1001"');
    expect(wentTo()).not.toContain('groupId');
  });

  it('joins an open group of somebody else; a visitor is asked to log in', async () => {
    await open(detail());
    await view.tap(view.byRole('button', /^参团，山\*\*的团/));
    expect(wentTo()).not.toContain('settle');
    login();
    await pass(0);
    await view.tap(view.byRole('button', /^参团，山\*\*的团/));
    expect(wentTo()).toContain('groupId=3212');
  });

  it('a link to a group: joining it is the decision; full and failed ones say so', async () => {
    login();
    await open(detail({ group: group({ lack: 1 }) }), { groupId: '3212' });
    expect(view.hasText('好友邀你参团')).toBe(true);
    expect(view.hasText('还差 1 人成团')).toBe(true);
    expect(view.byRole('button', '参团 ¥128')).toBeTruthy();
    await view.unmount();
    await open(detail({ group: group({ status: 'success', lack: 0 }) }), { groupId: '3212' });
    expect(view.hasText('已成团')).toBe(true);
    expect(view.byRole('button', '开新团 ¥128')).toBeTruthy();
    await view.unmount();
    await open(detail({ group: group({ status: 'failed' }) }), { groupId: '3212' });
    expect(view.hasText('未成团，已退款')).toBe(true);
  });

  it('an own group is looked at and shared', async () => {
    login();
    await open(detail({ group: group({ joined: true, orderId: '88' }) }), { groupId: '3212' });
    expect(view.byRole('button', '邀请好友')).toBeTruthy();
    await view.tap(view.byRole('button', '查看我的团'));
    expect(wentTo()).toContain('/shop/pages/order/success?id=88');
  });

  it('upcoming, over, sold out', async () => {
    login();
    await open(detail({ card: campaign({ status: 'upcoming', startAt: NOW + HOUR }), groups: [] }));
    expect(view.byRole('button', '提醒我')).toBeTruthy();
    await view.unmount();
    await open(detail({ card: campaign({ status: 'ended', endAt: NOW - HOUR }), groups: [] }));
    expect(view.hasText('活动已结束')).toBe(true);
    await view.unmount();
    await open(detail({ skus: [{ id: '1001', text: '12粒', price: 12_800, singlePrice: 16_800, left: 0 }] }));
    expect(view.hasText('已抢光')).toBe(true);
  });

  it('a ladder: masked for visitors, with savings for wholesalers', async () => {
    const card = campaign({ type: 'tier', group: undefined, tier: { moq: 10, minQty: 50, sold: 5, stock: 10 } });
    await open(detail({ card, tiers: [{ minQty: 10 }, { minQty: 50 }], groups: undefined }), { type: 'tier' });
    expect(view.hasText('认证批发商可见')).toBe(true);
    await view.unmount();
    await open(
      detail({
        card,
        tiers: [
          { minQty: 10, price: 14_000 },
          { minQty: 50, price: 12_000 },
        ],
        groups: undefined,
      }),
      { type: 'tier' },
    );
    expect(view.hasText('每件再省 ¥28')).toBe(true);
    expect(view.hasText('每件再省 ¥20')).toBe(true);
    await view.tap(view.byRole('button', '批发下单'));
    expect(wentTo()).toContain('/shop/pages/marketing/wholesale?goodsId=101');
  });

  it('an unknown campaign: 内容不存在或已下架', async () => {
    answer(set, { [DETAIL]: new Refusal(404, '内容不存在或已下架') });
    visit({ path: '/shop/pages/marketing/wholesale_detail', params: { id: '1', type: 'group' } });
    view = await render(set.wrap(<WholesaleDetailPage />));
    await pass(0);
    expect(view.hasText('内容不存在或已下架')).toBe(true);
  });
});
