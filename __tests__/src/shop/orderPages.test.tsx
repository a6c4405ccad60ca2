import { fakeTimers, pass, stage, visit, type Stage } from '../ui/stage';
import Taro from '@tarojs/taro';
import { readDraft } from '@/domain/wholesale/draft';
import OrderDetailPage from '@/shop/pages/order/detail';
import OrdersPage from '@/shop/pages/order/index';
import { paidText } from '@/shop/order/paidWords';
import OrderSuccessPage from '@/shop/pages/order/success';
import type { OrderDetail } from '@/contract';
import { platform, type Platform } from '@/core/platform';
import { render, type View } from '../../setup/render';
import { answer, fields, Refusal, sent, type Answers } from '../ui/answers';
import { detail, MEMBER, NOW, order, orderLine, pageOf, payment, STORE, OPINION, group } from '../contract/fixtures';

const INDEX = 'memberOrder.index';
const VIEW = 'memberOrder.view';
const STAT = 'memberOrder.statistics';
const NO_STAT = { unpaid: 1, paid: 0, shipped: 120, review: 0, afterSale: 0 };
let set: Stage;
let view: View;
const toast = () => set.core.root.feedback.shown?.text;
const urls = () => (Taro.navigateTo as jest.Mock).mock.calls.map(([{ url }]) => String(url));
async function confirm(yes: boolean): Promise<void> {
  set.core.root.feedback.answer(set.core.root.feedback.confirms[0]?.id ?? 0, yes);
  await pass(0);
}

beforeEach(() => {
  fakeTimers();
  jest.setSystemTime(NOW);
  set = stage();
  set.core.root.session.accept({ token: 'T', member: MEMBER });
  for (const way of ['navigateTo', 'navigateBack', 'redirectTo', 'reLaunch'] as const)
    jest.spyOn(Taro, way).mockResolvedValue({ errMsg: '' });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the list', () => {
  async function open(answers: Answers, params: Record<string, string> = {}): Promise<void> {
    answer(set, { [STAT]: NO_STAT, ...answers });
    visit({ path: '/shop/pages/order/index', params });
    view = await render(set.wrap(<OrdersPage />));
    await pass(0);
  }

  it('shows orders with their state, at most three lines, and what can be done', async () => {
    const lines = ['一', '二', '三', '四'].map((title, at) => orderLine({ id: String(at), title: `茶${title}` }));
    await open({ [INDEX]: pageOf([order({ lines, qty: 4, kind: 'discount', expireAt: NOW + 60_000 })]) });
    for (const text of ['叶间自营', '秒杀', '待付款', '茶三', '共 4 件', '去支付', '取消订单'])
      expect(view.hasText(text)).toBe(true);
    expect(view.hasText('茶四')).toBe(false);
    expect(view.byRole('timer')).toBeTruthy();
    expect(view.byRole('tab', /^待付款/).textContent).toContain('1');
  });

  it('says of what kind it is, how it comes, and that some of it stays in the cellar', async () => {
    const lines = [orderLine({ qty: 10, storeQty: 4 })];
    await open({
      [INDEX]: pageOf([
        order({ kind: 'wholesale', status: 'paid', lines, actions: [] }),
        order({ id: '901', kind: 'group', status: 'pickup', deliveryType: 'pickup', actions: [] }),
        order({ id: '902', kind: 'channel', status: 'paid', deliveryType: 'escrow', actions: [] }),
      ]),
    });
    await pass(100);
    const [bulk, group, channel] = view.allByRole('link', /叶间自营/).map((card) => card.textContent);
    for (const tag of ['批发', '部分存窖']) expect(bulk).toContain(tag);
    for (const tag of ['拼团', '自提']) expect(group).toContain(tag);
    for (const tag of ['渠道', '存窖']) expect(channel).toContain(tag);
  });

  it('two ways on stand open, the others behind 更多', async () => {
    const actions = ['receive', 'express', 'afterSale', 'rebuy'] as const;
    await open({
      [INDEX]: pageOf([order({ status: 'shipped', actions: [...actions] })]),
    });
    const names = view
      .allByRole('button')
      .flatMap((one) => /^(.+)，订单/.exec(one.getAttribute('aria-label') ?? '')?.[1] ?? []);
    expect(names).toEqual(['更多', '查看物流', '确认收货']);
    await view.tap(view.byRole('button', /^更多/));
    await pass(400);
    const sheet = view.byRole('dialog', '更多');
    expect(sheet.textContent).toMatch(/再次购买.*申请售后/);
    await view.tap(view.byRole('button', '申请售后'));
    await pass(400);
    expect(urls()).toEqual(['/shop/pages/order/detail?id=900&action=afterSale']);
    expect(view.allByRole('dialog', '更多')).toEqual([]);
  });

  it('a group that waits for others: they are invited from the row by poster and link', async () => {
    jest.spyOn(platform.canvas, 'paint').mockResolvedValue('data:image/png;base64,');
    const waiting = { id: '3216', campaignId: '3206', lack: 3, status: 'open' } as const;
    const line = orderLine({ price: 26_800, share: { ...orderLine().share, campaignOff: 8_000 } });
    await open({
      [INDEX]: pageOf([
        order({ status: 'grouping', kind: 'group', group: waiting, lines: [line], actions: ['address'] }),
      ]),
      'marketing.group': group({ lack: 2 }),
      'site.share': new Refusal(400, ''),
    });
    expect(view.hasText('待成团，还差 3 人')).toBe(true);
    expect(view.allByRole('button', /^改地址/)).toEqual([]);
    await view.tap(view.byRole('button', /^邀请好友，订单/));
    await pass(0);
    expect(view.byRole('dialog', '邀请好友，还差 2 人成团')).toBeTruthy();
    expect(view.byRole('button', '复制链接')).toBeTruthy();
    const card = Object.fromEntries(new URLSearchParams(sent(set, 'site.share').at(-1)?.url.split('?')[1] ?? ''));
    const shared = { ...card, ...fields(sent(set, 'site.share').at(-1)) };
    expect(shared).toMatchObject({ share_title: '还差 2 人，一起拼 明前龙井', share_desc: '10 人团，拼团价 ¥188' });
  });

  it('nobody is invited into a group that is closed', async () => {
    const full = { id: '3216', campaignId: '3206', lack: 0, status: 'success' } as const;
    await open({ [INDEX]: pageOf([order({ status: 'paid', kind: 'group', group: full, actions: ['remind'] })]) });
    expect(view.hasText('待发货')).toBe(true);
    expect(view.allByRole('button', /^邀请好友/)).toEqual([]);
  });

  it('opens the tab of the address and asks for what is searched', async () => {
    await open({ [INDEX]: pageOf([]) }, { tab: 'shipped' });
    expect(sent(set, INDEX)[0]?.url).toContain('tab=shipped');
    expect(view.hasText('这里还没有订单')).toBe(true);
    await view.tap(view.byRole('tab', /^待付款/));
    await pass(0);
    expect(sent(set, INDEX).at(-1)?.url).toContain('tab=unpaid');
    const box = view.byLabel('商品名或订单号');
    await view.input(box, ' 龙井 ');
    box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    await pass(0);
    expect(decodeURIComponent(sent(set, INDEX).at(-1)?.url ?? '')).toContain('keyword=龙井');
    expect(view.hasText('换个词再找找')).toBe(true);
  });

  it('cancels with a reason and draws the row anew', async () => {
    const gone = detail({ card: order({ status: 'cancelled', actions: ['rebuy', 'delete'] }) });
    await open({ [INDEX]: pageOf([order()]), 'memberOrder.close': gone });
    await view.tap(view.byRole('button', /^取消订单/));
    await pass(400);
    await view.tap(view.byRole('radio', '地址填错了'));
    await view.tap(view.byRole('button', '取消订单'));
    await pass(400);
    expect(fields(sent(set, 'memberOrder.close')[0])).toMatchObject({ id: '900', reason: '地址填错了' });
    expect(view.hasText('已取消')).toBe(true);
    expect(toast()).toBe('订单已取消');
  });

  it('takes a row out of the tab whose state it has left', async () => {
    await open(
      {
        [INDEX]: pageOf([order()]),
        'memberOrder.close': detail({ card: order({ status: 'cancelled', actions: [] }) }),
      },
      { tab: 'unpaid' },
    );
    await view.tap(view.byRole('button', /^取消订单/));
    await pass(400);
    await view.tap(view.byRole('button', '取消订单'));
    await pass(400);
    expect(view.hasText('这里还没有订单')).toBe(true);
  });

  it('asks before receipt is confirmed and before an order is hidden', async () => {
    const shipped = order({ status: 'shipped', actions: ['receive'] });
    await open({
      [INDEX]: pageOf([shipped, order({ id: '901', status: 'finished', actions: ['delete'] })]),
      'memberOrder.takeDelivery': detail({ card: order({ status: 'received', actions: ['rebuy'] }) }),
      'memberOrder.delete': { ok: true },
    });
    await view.tap(view.byRole('button', /^确认收货/));
    await confirm(false);
    expect(sent(set, 'memberOrder.takeDelivery')).toHaveLength(0);
    set.clock.advance(1500);
    await view.tap(view.byRole('button', /^确认收货/));
    await confirm(true);
    expect(view.hasText('待评价')).toBe(true);

    set.clock.advance(1500);
    await view.tap(view.byRole('button', /^删除/));
    await confirm(true);
    expect(sent(set, 'memberOrder.delete')).toHaveLength(1);
    expect(view.hasText('已完成')).toBe(false);
  });

  describe('the receipt of what was paid in the mini-program', () => {
    const shipped = order({ status: 'shipped', actions: ['receive'] });
    const received = order({ status: 'received', actions: ['rebuy'] });
    const taken = jest.fn<ReturnType<Platform['delivery']['confirm']>, [string]>();
    const questions = () => set.core.root.feedback.confirms.map(({ title }) => title);
    const ask = async (seen: OrderDetail | (() => OrderDetail), said: Awaited<ReturnType<typeof taken>>) => {
      jest.replaceProperty(platform, 'delivery', {
        available: true,
        confirm: taken.mockReset().mockResolvedValue(said),
      });
      await open({
        [INDEX]: pageOf([shipped]),
        [VIEW]: seen,
        'memberOrder.takeDelivery': detail({ card: received }),
      });
      await view.tap(view.byRole('button', /^确认收货/));
      await pass(0);
    };

    it('is confirmed on the platform’s own sheet, and asked for once', async () => {
      await ask(detail({ card: shipped, receiptNo: '4200' }), 'confirmed');
      expect(taken.mock.calls).toEqual([['4200']]);
      expect(questions()).toEqual([]);
      expect(sent(set, 'memberOrder.takeDelivery')).toHaveLength(1);
      expect(toast()).toBe('已确认收货');
      expect(view.hasText('待评价')).toBe(true);
    });

    it('is there already when the platform was quicker than the way back', async () => {
      const views = [detail({ card: shipped, receiptNo: '4200' }), detail({ card: received })];
      await ask(() => views.shift()!, 'confirmed');
      expect(sent(set, 'memberOrder.takeDelivery')).toHaveLength(0);
      expect(toast()).toBe('已确认收货');
      expect(view.hasText('待评价')).toBe(true);
    });

    it('is not given by who closes the sheet', async () => {
      await ask(detail({ card: shipped, receiptNo: '4200' }), 'cancelled');
      expect(questions()).toEqual([]);
      expect(sent(set, 'memberOrder.takeDelivery')).toHaveLength(0);
      expect(toast()).toBeUndefined();
    });

    it.each([
      ['the platform does not take', detail({ card: shipped, receiptNo: '4200' }), 1],
      ['the platform does not ask for', detail({ card: shipped }), 0],
    ])('that %s is asked for in the shop’s words', async (_what, answer, times) => {
      await ask(answer, 'failed');
      expect(taken).toHaveBeenCalledTimes(times);
      expect(questions()).toEqual(['收到茶了吗？']);
      await confirm(true);
      expect(sent(set, 'memberOrder.takeDelivery')).toHaveLength(1);
    });
  });

  it('reminds the shop; the second time on a day the server says no', async () => {
    let times = 0;
    await open({
      [INDEX]: pageOf([order({ status: 'paid', actions: ['remind'] })]),
      'shop.opinion': () => (times++ === 0 ? OPINION : new Refusal(422, '今天已经提醒过了，我们会尽快发货')),
      [VIEW]: detail({ card: order({ status: 'paid', actions: ['remind'] }) }),
    });
    await view.tap(view.byRole('button', /^提醒发货/));
    await pass(0);
    expect(fields(sent(set, 'shop.opinion')[0])).toMatchObject({ kind: 'urge', orderId: '900' });
    expect(toast()).toBe('已提醒店家尽快发货');
    set.clock.advance(1500);
    await view.tap(view.byRole('button', /^提醒发货/));
    await pass(0);
    expect(toast()).toBe('今天已经提醒过了，我们会尽快发货');
  });

  it('reads a row again when the server refuses because it has changed', async () => {
    await open({
      [INDEX]: pageOf([order({ status: 'shipped', actions: ['receive'] })]),
      'memberOrder.takeDelivery': new Refusal(409, '数据已更新，请刷新后重试'),
      [VIEW]: detail({ card: order({ status: 'finished', actions: ['rebuy'] }) }),
    });
    await view.tap(view.byRole('button', /^确认收货/));
    await confirm(true);
    await pass(0);
    expect(toast()).toBe('数据已更新，请刷新后重试');
    expect(view.hasText('已完成')).toBe(true);
  });

  it('reads a row again when its time is over', async () => {
    await open({
      [INDEX]: pageOf([order({ expireAt: NOW + 2000 })]),
      [VIEW]: detail({ card: order({ status: 'cancelled', actions: ['rebuy'] }), closeReason: 'timeout' }),
    });
    await pass(3000);
    expect(view.hasText('已取消')).toBe(true);
  });

  it('buys again, names what cannot be had, and shows a pick-up code that can be read', async () => {
    await open({
      [INDEX]: pageOf([order({ status: 'pickup', deliveryType: 'pickup', actions: ['pickupCode', 'rebuy'] })]),
      'memberOrder.rebuy': { added: 0, skipped: ['碧螺春'] },
      'pickUp.code': { code: '12345678', qr: '', store: STORE, expiresAt: NOW },
      'atShop.cartCount': { count: 0 },
    });
    await view.tap(view.byRole('button', /^再次购买/));
    await pass(0);
    expect(toast()).toBe('碧螺春暂时买不到');
    expect(Taro.reLaunch).not.toHaveBeenCalled();
    set.clock.advance(1500);
    await view.tap(view.byRole('button', /^取货码/));
    await pass(400);
    for (const text of ['1234 5678', '到西湖总店出示']) expect(view.hasText(text)).toBe(true);
  });

  it('buys again where it was bought: sheet of wholesale, settlement of a partner, never the basket', async () => {
    const lines = [
      orderLine({ skuId: '100401', qty: 50 }),
      orderLine({ id: '2', skuId: '104701', qty: 1, gift: true }),
    ];
    await open({
      [INDEX]: pageOf([
        order({ id: '901', kind: 'wholesale', status: 'finished', actions: ['rebuy'], lines }),
        order({ id: '902', kind: 'channel', status: 'finished', actions: ['rebuy'], lines }),
      ]),
    });
    const [bulk, boxed] = view.allByRole('button', /^再次购买/);
    await view.tap(bulk!);
    await pass(0);
    expect(toast()).toBe('已填入批发单');
    expect(readDraft('wholesale_sheet')).toEqual({ '100401': 50 });
    expect(urls()).toEqual([]);
    set.clock.advance(1500);
    await pass(0);
    expect(urls()).toEqual(['/shop/pages/marketing/wholesale']);
    await view.tap(boxed!);
    await pass(0);
    const [, settle] = urls();
    expect(settle).toContain('/shop/pages/order/settle_channel');
    expect(decodeURIComponent(settle!)).toContain('[{"skuId":"100401","qty":50}]');
    expect(sent(set, 'memberOrder.rebuy')).toHaveLength(0);
  });
});

describe('the detail', () => {
  async function open(answers: Answers): Promise<void> {
    answer(set, answers);
    visit({ path: '/shop/pages/order/index' }, { path: '/shop/pages/order/detail', params: { id: '900' } });
    view = await render(set.wrap(<OrderDetailPage />));
    await pass(0);
  }

  it('tells the whole story of an order', async () => {
    const parcel = {
      id: '1',
      company: '顺丰',
      companyTel: '95338',
      trackingNo: 'SF1',
      lines: [],
      status: '',
      last: { at: NOW, text: '已到达杭州', place: '杭州' },
    };
    await open({
      [VIEW]: detail({
        card: order({ status: 'partial', actions: ['remind', 'rebuy'] }),
        parcels: [parcel, { ...parcel, id: '2' }],
        payment: payment('paid'),
        remark: '放门卫',
      }),
    });
    for (const text of [
      '部分发货',
      '包裹 1/2',
      '包裹 2/2',
      '已到达杭州',
      '龙井路1号',
      '实付',
      'YJ260701000001',
      '提交订单',
      '放门卫',
      '收货后送 680 积分',
    ])
      expect(view.hasText(text)).toBe(true);
    await view.tap(view.byRole('link', /^明前龙井/));
    expect(Taro.navigateTo).toHaveBeenCalledWith({ url: '/shop/pages/goods?id=101' });
  });

  it('its buyer reads that a review is being checked, or why it is not shown', async () => {
    const said = { lineId: orderLine().id, can: 'none', score: 5, text: '好茶' } as const;
    const card = order({ status: 'finished', actions: [], lines: [orderLine({ title: '大红袍' })] });
    await open({ [VIEW]: detail({ card, reviews: [said] }) });
    expect(view.hasText('的评价')).toBe(false);
    await open({ [VIEW]: detail({ card, reviews: [{ ...said, auditing: true }] }) });
    expect(view.hasText('「大红袍」的评价审核中，通过后大家能看到')).toBe(true);
    await open({ [VIEW]: detail({ card, reviews: [{ ...said, refused: '内容涉及广告' }] }) });
    expect(view.hasText('「大红袍」的评价没有通过审核：内容涉及广告')).toBe(true);
  });

  it('says why an order was closed and promises no points any more', async () => {
    await open({
      [VIEW]: detail({ card: order({ status: 'cancelled', actions: ['delete'] }), closeReason: 'timeout' }),
    });
    expect(view.hasText('超时未付')).toBe(true);
    expect(view.hasText('积分')).toBe(false);
  });

  it('offers an after-sale while its time lasts, an invoice and a human; afterwards it says that the time is over', async () => {
    const bought = { payment: payment('paid'), returnable: [{ lineId: '1', sent: 1, unsent: 0 }] };
    await open({
      [VIEW]: detail({ card: order({ status: 'received', actions: [] }), ...bought, afterSaleUntil: NOW + 1 }),
    });
    expect(view.byRole('button', /^申请售后.*前$/)).toBeTruthy();
    await view.tap(view.byRole('link', /^发票.*申请开票/));
    expect(urls().map(decodeURIComponent)).toEqual(['/member/pages/invoice/apply?group=order&orderIds=["900"]']);
    await view.tap(view.byRole('button', /^申请售后/));
    await pass(400);
    expect(view.byRole('dialog', '申请售后')).toBeTruthy();
    await view.unmount();

    visit({ path: '/shop/pages/order/detail', params: { id: '900', action: 'afterSale' } });
    answer(set, {
      [VIEW]: detail({
        card: order({ status: 'finished', actions: [] }),
        returnable: [],
        afterSaleUntil: NOW - 1,
        serverTime: NOW,
      }),
    });
    view = await render(set.wrap(<OrderDetailPage />));
    await pass(0);
    expect(view.hasText('申请售后已超过售后期')).toBe(true);
    expect(view.allByRole('button', /^申请售后/)).toEqual([]);
    expect(toast()).toBe('已超过售后期');
  });

  it('says which pieces stay in the cellar', async () => {
    const lines = [orderLine({ qty: 10, storeQty: 4 })];
    await open({ [VIEW]: detail({ card: order({ kind: 'wholesale', status: 'paid', lines, actions: [] }) }) });
    expect(view.hasText('部分存入茶窖')).toBe(true);
    expect(view.hasText('4 件')).toBe(true);
  });

  it('goes back when the order was hidden', async () => {
    await open({
      [VIEW]: detail({ card: order({ status: 'finished', actions: ['delete'] }) }),
      'memberOrder.delete': { ok: true },
    });
    await view.tap(view.byRole('button', /^删除/));
    await confirm(true);
    expect(Taro.navigateBack).toHaveBeenCalledTimes(1);
  });

  it('shows the error view for an order of somebody else', async () => {
    await open({ [VIEW]: new Refusal(404, '内容不存在或已下架') });
    expect(view.hasText('内容不存在或已下架')).toBe(true);
  });
});

describe('the result', () => {
  async function open(answers: Answers): Promise<void> {
    answer(set, { 'memberV4.hobbyProduct': { tags: [], goods: pageOf([]) }, ...answers });
    visit({ path: '/shop/pages/order/success', params: { id: '900' } });
    view = await render(set.wrap(<OrderSuccessPage />));
    await pass(0);
  }

  it('says what was paid and where it goes', async () => {
    await open({ 'pay.result': payment('paid'), [VIEW]: detail({ card: order({ status: 'paid' }) }) });
    for (const text of ['支付成功', '680.00', '待发货，收货后送 680 积分', '浙江省杭州市西湖区龙井路1号'])
      expect(view.hasText(text)).toBe(true);
    await view.tap(view.byRole('button', '查看订单'));
    expect(Taro.redirectTo).toHaveBeenCalledWith({ url: '/shop/pages/order/detail?id=900' });
  });

  it('shows the pick-up code', async () => {
    const pickup = { store: STORE, name: '张三', mobile: '13811112222', code: '12345678' };
    await open({
      'pay.result': payment('paid'),
      [VIEW]: detail({ card: order({ status: 'pickup' }), deliveryType: 'pickup', pickup, address: undefined }),
    });
    for (const text of ['凭取货码到门店自取，取货后送 680 积分', '1234 5678', '到西湖总店出示', '杨公堤 27 号'])
      expect(view.hasText(text)).toBe(true);
  });

  it.each([
    ['escrow', { status: 'received' }, '已存入茶窖，已送 680 积分'],
    ['express', { status: 'grouping' }, '成团后发货，收货后送 680 积分'],
    ['pickup', { status: 'grouping' }, '成团后到门店自取，取货后送 680 积分'],
    [
      'express',
      { lines: [orderLine({ storeQty: 2 })], status: 'paid' },
      '已部分存入茶窖，其余待发货，收货后送 680 积分',
    ],
    ['express', { status: 'shipped' }, '待收货，收货后送 680 积分'],
    ['express', { status: 'refunded' }, '已退款'],
    ['express', { status: 'unpaid' }, '收货后送 680 积分'],
  ] as const)('an order by %s that is %j: %s', (deliveryType, part, text) =>
    expect(
      paidText(detail({ deliveryType, card: order({ ...part, lines: [...('lines' in part ? part.lines : [])] }) })),
    ).toBe(text),
  );

  it('asks at most three times, then says that it is not known yet', async () => {
    await open({ 'pay.result': payment('pending'), [VIEW]: detail() });
    expect(view.hasText('正在确认支付结果')).toBe(true);
    await pass(20_000);
    expect(sent(set, 'pay.result')).toHaveLength(3);
    expect(view.hasText('支付结果确认中')).toBe(true);
  });

  it('offers to pay again after a failure, and never goes back to the cashier', async () => {
    await open({ 'pay.result': payment('failed'), [VIEW]: detail() });
    expect(sent(set, 'pay.result')).toHaveLength(1);
    await view.tap(view.byRole('button', '去支付'));
    expect(Taro.redirectTo).toHaveBeenCalledWith({ url: '/member/pages/wallet/pay?orderGroup=order&orderId=900' });
    await view.tap(view.byText('首页'));
    await pass(0);
    expect(Taro.redirectTo).toHaveBeenLastCalledWith({ url: '/shop/pages/order/index' });
  });
});
