/** What comes after the sale, on the phone: applying with a quote, the parcel back, reviews, parcels, tickets. */
import { fakeTimers, pass, stage, visit, type Stage } from '../ui/stage';
import Taro from '@tarojs/taro';
import type { AfterSale, ExpressView } from '@/contract';
import BillPage from '@/pages/tea/order_bill_transit';
import ReceiptPage from '@/shop/pages/order/advertisingdetail';
import OrderDetailPage from '@/shop/pages/order/detail';
import ExpressPage from '@/shop/pages/order/express';
import { render, type View } from '../../setup/render';
import { answer, fields, Refusal, sent, type Answers } from '../ui/answers';
import { detail, payment, MEMBER, NOW, order, orderLine } from '../contract/fixtures';

let set: Stage;
let view: View;
const toast = () => set.core.root.feedback.shown?.text;

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

const line = orderLine({ id: '7', title: '明前龙井', qty: 2 });
const card = order({ id: '900', status: 'received', lines: [line], actions: ['review', 'afterSale'] });
const sale = (part: Partial<AfterSale> = {}): AfterSale => ({
  id: '50',
  no: 'SH1',
  orderId: '900',
  way: 'return',
  reason: '质量问题',
  note: '',
  photos: [],
  lines: [{ lineId: '7', title: '明前龙井', qty: 1 }],
  refund: 34000,
  points: 20,
  status: 'waitReturn',
  returnAddress: '叶间售后仓',
  log: [
    { at: NOW - 3, by: '买家', text: '提交申请' },
    { at: NOW - 2, by: '客服', text: '同意申请' },
    { at: NOW - 1, by: '系统', text: '等待寄回' },
  ],
  can: ['ship', 'withdraw'],
  createdAt: NOW,
  ...part,
});

async function openDetail(answers: Answers, params: Record<string, string> = {}): Promise<void> {
  answer(set, answers);
  visit({ path: '/shop/pages/order/index' }, { path: '/shop/pages/order/detail', params: { id: '900', ...params } });
  view = await render(set.wrap(<OrderDetailPage />));
  await pass(0);
}

describe('an after-sale', () => {
  const returnable = [{ lineId: '7', sent: 2, unsent: 0 }];
  const quote = {
    money: 34000,
    freight: 0,
    points: 20,
    couponBack: false,
    withheld: 4800,
    pointsBack: 340,
    owed: 0,
    lines: [{ lineId: '7', paid: 68000, refund: 34000 }],
    note: '部分退款，优惠券不退还，已按比例分摊\n赠品「菊花枸杞」已送出，按 ¥48 扣除',
  };

  it('says what comes back before it is sent, and sends it once', async () => {
    await openDetail(
      {
        'memberOrder.view': detail({ card, returnable }),
        'memberOrder.returnQuote': quote,
        'memberOrder.returnApply': sale({ status: 'applied' }),
      },
      { action: 'afterSale' },
    );
    await pass(600);
    const words = ['申请售后', '预计退款', '已扣除', '¥48.00', '返还积分', ...quote.note.split('\n')];
    for (const text of words) expect(view.hasText(text)).toBe(true);
    await view.tap(view.byRole('radio', '退货退款'));
    await pass(600);
    const asked = sent(set, 'memberOrder.returnQuote').map(({ url }) =>
      new URL(url, 'http://x').searchParams.get('way'),
    );
    expect(asked).toEqual(['refund', 'return']);
    await view.tap(view.byRole('radio', '质量问题'));
    await view.tap(view.byRole('button', '提交申请'));
    await pass(400);
    expect(fields(sent(set, 'memberOrder.returnApply')[0])).toMatchObject({
      orderId: '900',
      way: 'return',
      reason: '质量问题',
      lines: JSON.stringify([{ lineId: '7', qty: 1 }]),
    });
    expect(sent(set, 'memberOrder.returnApply')).toHaveLength(1);
    expect(toast()).toBe('售后申请已提交');
  });

  it('damage asks for a picture; a refused quote is told', async () => {
    await openDetail(
      { 'memberOrder.view': detail({ card, returnable }), 'memberOrder.returnQuote': new Refusal(422, '已超过售后期') },
      { action: 'afterSale' },
    );
    await pass(600);
    expect(view.hasText('已超过售后期')).toBe(true);
    await view.tap(view.byRole('radio', '破损少件'));
    expect(view.hasText('破损少件请上传照片')).toBe(true);
  });

  it('shows where it stands, and takes the number of the parcel', async () => {
    await openDetail({
      'memberOrder.view': detail({ card, afterSales: [sale()] }),
      'memberOrder.returnUpdate': sale({ status: 'returning', can: [] }),
    });
    for (const text of ['退货退款', '待寄回', '叶间售后仓', '全部进度（3）']) expect(view.hasText(text)).toBe(true);
    await view.tap(view.byRole('button', '填写退货单号'));
    await pass(400);
    await view.tap(view.byRole('button', '提交'));
    await pass(0);
    expect(view.hasText('请填写 6 位以上的字母或数字')).toBe(true);
    await view.input(view.byLabel('快递单号'), 'SF123456');
    set.clock.advance(1500);
    await view.tap(view.byRole('button', '提交'));
    await pass(400);
    expect(fields(sent(set, 'memberOrder.returnUpdate')[0])).toMatchObject({
      id: '50',
      action: 'ship',
      trackingNo: 'SF123456',
    });
  });
});

describe('a review', () => {
  it('sends stars, tags and words for every line', async () => {
    await openDetail(
      {
        'memberOrder.view': detail({ card, reviews: [{ lineId: '7', can: 'write' }] }),
        'memberOrder.review': { ok: true },
      },
      { action: 'review' },
    );
    await pass(400);
    await view.tap(view.byRole('radio', '4 分'));
    await view.tap(view.byRole('checkbox', '回甘好'));
    await view.input(view.byLabel('明前龙井评价'), '很好');
    await view.tap(view.byRole('button', '发布评价'));
    await pass(400);
    const [review] = JSON.parse(String(fields(sent(set, 'memberOrder.review')[0]).reviews)) as unknown[];
    expect(review).toEqual({ lineId: '7', score: 4, tags: ['回甘好'], text: '很好', photos: [], anonymous: false });
    expect(toast()).toBe('谢谢评价，积分已到账');
  });
});

describe('parcels', () => {
  const parcel = (id: string, text: string): ExpressView['parcels'][number] => ({
    parcel: {
      id,
      company: '顺丰速运',
      companyTel: '95338',
      trackingNo: `SF${id}`,
      lines: [line],
      status: '运输中',
      last: { at: NOW, text, place: '杭州市' },
    },
    traces: [{ at: NOW, text, place: '杭州市' }],
    expectAt: NOW + 86_400_000,
  });
  const express = (part: Partial<ExpressView> = {}): ExpressView => ({
    parcels: [parcel('1', '已到达转运中心'), parcel('2', '已揽收')],
    rest: [{ lineId: '8', title: '碧螺春', cover: '', qty: 1 }],
    address: '浙江省杭州市西湖区龙井路****',
    receiver: '沈** 138****2047',
    orderNo: 'YJ1',
    canReceive: true,
    canReview: false,
    ...part,
  });
  async function open(data: ExpressView, params: Record<string, string> = {}): Promise<void> {
    answer(set, { 'memberOrder.express': data });
    visit({ path: '/shop/pages/order/express', params: { id: '900', ...params } });
    view = await render(set.wrap(<ExpressPage />));
    await pass(0);
  }

  it('one tab a parcel, its journey, and what is still to come', async () => {
    await open(express());
    for (const text of ['包裹 1/2', '已到达转运中心', '还有商品待发出', '碧螺春', '确认收货', '催物流'])
      expect(view.hasText(text)).toBe(true);
    await view.tap(view.byRole('tab', /^包裹 2/));
    expect(view.hasText('已揽收')).toBe(true);
  });

  it('tea out of the cellar: its own parcel, nothing to receive, and back to the request', async () => {
    const tea = { id: '61', title: '武夷红茶', cover: '', qty: 800, unit: 'g' };
    const own = parcel('1', '已揽收');
    const data = {
      ...express(),
      parcels: [{ ...own, parcel: { ...own.parcel, lines: [tea] } }],
      rest: [],
      canReceive: false,
    };
    answer(set, { 'escrow.express': data, 'shop.opinion': new Refusal(422, '请稍后') });
    visit({ path: '/shop/pages/order/express', params: { requestId: '71' } });
    view = await render(set.wrap(<ExpressPage />));
    await pass(0);
    expect(sent(set, 'escrow.express')[0]!.url).toMatch(/id=71/);
    expect(view.hasText('800 g')).toBe(true);
    expect(view.hasText('确认收货')).toBe(false);
    await view.tap(view.byRole('button', '催物流'));
    await pass(0);
    expect(fields(sent(set, 'shop.opinion')[0])).not.toHaveProperty('orderId');
  });

  it('a silent carrier, no trace yet, no parcel yet', async () => {
    await open(express({ parcels: [{ ...parcel('1', '已揽收'), traces: [], staleAt: NOW }] }));
    expect(view.hasText('快递已揽收，信息更新中')).toBe(true);
    expect(view.hasText(/快递公司暂时没有回应/)).toBe(true);
    await view.unmount();
    await open(express({ parcels: [], rest: [], canReceive: false }));
    expect(view.hasText('还没有包裹')).toBe(true);
  });
});

describe('tickets', () => {
  it('a ticket with its order; an unknown one', async () => {
    answer(set, {
      'pay.bill': {
        orderNo: 'YJ9',
        amount: 68000,
        status: 'paid',
        paidAt: NOW,
        orderGroup: 'order',
        goods: '明前龙井',
      },
    });
    visit({ path: '/pages/tea/order_bill_transit', params: { out_trade_no: 'YP1', check_code: 'c' } });
    view = await render(set.wrap(<BillPage />));
    await pass(0);
    for (const text of ['支付成功', 'YJ9', '查看订单', '返回商城']) expect(view.hasText(text)).toBe(true);
    await view.unmount();
    answer(set, { 'pay.bill': new Refusal(404, '内容不存在或已下架') });
    view = await render(set.wrap(<BillPage />));
    await pass(0);
    expect(view.hasText('订单不存在')).toBe(true);
  });

  it('the order behind a ticket; another account’s', async () => {
    answer(set, {
      'memberOrder.view': detail({ card: order({ status: 'paid', actions: [] }), payment: payment('paid') }),
    });
    visit({ path: '/shop/pages/order/advertisingdetail', params: { id: '900' } });
    view = await render(set.wrap(<ReceiptPage />));
    await pass(0);
    for (const text of ['支付成功', '开发票', '待发货']) expect(view.hasText(text)).toBe(true);
    await view.unmount();
    answer(set, { 'memberOrder.view': new Refusal(404, '内容不存在或已下架') });
    view = await render(set.wrap(<ReceiptPage />));
    await pass(0);
    expect(view.hasText('该订单属于其他账号')).toBe(true);
  });
});
