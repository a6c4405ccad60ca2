/** Course orders on the phone: the settlement for oneself and as a gift, the list by state, one of them; money back and invoice. */
import { pageBench } from '../ui/bench';
import { lifeCycle, pass } from '../ui/stage';
import Taro from '@tarojs/taro';
import type { DataOf } from '@/contract';
import CourseOrdersPage from '@/collegePackages/pages/college/order/course_index';
import CourseOrderPage from '@/collegePackages/pages/college/order/course_detail';
import CourseSettlePage from '@/collegePackages/pages/college/order/settle';
import DonePage from '@/pages/tea/success';
import { platform } from '@/core/platform';
import { coupon, NOW, pageOf, payment, user } from '../contract/fixtures';
import { answer, fields, OFFLINE, Refusal, sent, type Answers } from '../ui/answers';
import { amounts, courseCard, courseOrder, courseOrderDetail, settle } from './courseShapes';

const bench = pageBench();
beforeEach(() => bench.login());

const asked = (...names: Parameters<typeof sent>[1][]) => fields(sent(bench.set, ...names).at(-1));
const queryOf = (...names: Parameters<typeof sent>[1][]) =>
  Object.fromEntries(
    new URLSearchParams(
      sent(bench.set, ...names)
        .at(-1)
        ?.url.split('?')[1] ?? '',
    ),
  );
/** A second press counts after a while. */
const later = () => void bench.set.clock.advance(1600);
const isOff = (node: HTMLElement) => node.getAttribute('aria-disabled') === 'true';

describe('/collegePackages/pages/college/order/settle', () => {
  const PATH = '/collegePackages/pages/college/order/settle';
  const open = async (answers: Answers, params: Record<string, string> = {}) => {
    answer(bench.set, { 'college.orderPreview': settle(), ...answers });
    await bench.open(PATH, CourseSettlePage, { courseId: '7303', ...params });
    await pass(0);
  };
  const agree = () => bench.press('我已阅读并同意课程服务协议', 'checkbox');
  const made = (part: Partial<DataOf<'college.orderCreate'>> = {}) => ({
    orderId: '7609',
    amount: 19_900,
    enrolled: false,
    ...part,
  });
  const mine: DataOf<'college.orderPreview'>['coupons'][number] = {
    id: '88',
    code: 'C1',
    card: coupon({ kind: 'course', title: '课程券', amount: 5000, threshold: 9900 }),
    status: 'unused',
    from: NOW,
    to: NOW + 86_400_000,
    source: '领取',
  };

  it('shows the course, for how long, what it costs, and goes on to the cashier once for two presses', async () => {
    await open({ 'college.orderCreate': made() });
    bench.see('岩茶山场', '陈守拙 · 12 节 · 156 分钟', '长期有效', '¥199.00', '请在 30 分钟内付款', '学习不到 20%');
    await agree();
    const button = bench.view.byRole('button', '提交订单');
    button.click();
    button.click();
    await pass(0);
    expect(sent(bench.set, 'college.orderCreate')).toHaveLength(1);
    expect(asked('college.orderCreate')).toMatchObject({
      courseId: '7303',
      couponId: '0',
      points: '0',
      payable: '19900',
    });
    expect(Taro.redirectTo).toHaveBeenCalledWith({ url: '/member/pages/wallet/pay?orderGroup=course&orderId=7609' });
  });

  it('keeps what was chosen until it is ordered', async () => {
    const answers: Answers = {
      'college.orderPreview': ({ url }) => settle(url.includes('points=') ? { pointsUsed: 900 } : {}),
      'college.orderCreate': made(),
    };
    await open(answers);
    await agree();
    await bench.press('用积分抵扣', 'switch');
    await pass(0);
    // Away to read something, and back by another way.
    await bench.view.unmount();
    await open(answers);
    expect(queryOf('college.orderPreview').points).toBeDefined();
    expect(bench.view.byRole('checkbox', '我已阅读并同意课程服务协议').getAttribute('aria-checked')).toBe('true');
    later();
    await bench.press('提交订单');
    await pass(0);
    await bench.view.unmount();
    await open(answers);
    expect(queryOf('college.orderPreview').points).toBeUndefined();
    expect(bench.view.byRole('checkbox', '我已阅读并同意课程服务协议').getAttribute('aria-checked')).toBe('false');
  });

  it('a short lesson is not bought but watched', async () => {
    await open({
      'college.orderPreview': settle({
        course: courseCard({ id: '7321', kind: 'video', price: 0 }),
        blocked: '公开课直接看，不用购买',
      }),
    });
    await bench.press('去学习');
    expect(bench.lastUrl()).toBe('/collegePackages/pages/college/video/detail?id=7321');
  });

  it('is not handed in before the agreement is ticked, and leads to its text', async () => {
    await open({});
    expect(isOff(bench.view.byRole('button', '提交订单'))).toBe(true);
    await bench.press('提交订单');
    expect(bench.toast()).toBe('请先阅读并同意课程服务协议');
    await bench.press('《课程服务协议》', 'link');
    expect(bench.lastUrl()).toBe('/site/pages/single_detail?code=COURSE');
  });

  it('reckons with the coupon and the points that were chosen, and names them in the order', async () => {
    const withCoupon = settle({
      coupons: [mine],
      couponId: '88',
      amounts: amounts({ couponOff: 5000, payable: 14_900 }),
      payable: 14_900,
    });
    await open({
      'college.orderPreview': ({ url }) =>
        url.includes('points=')
          ? {
              ...withCoupon,
              pointsUsed: 900,
              amounts: amounts({ couponOff: 5000, pointsOff: 900, payable: 14_000 }),
              payable: 14_000,
            }
          : url.includes('couponId=0')
            ? settle({ coupons: [mine] })
            : withCoupon,
      'college.orderCreate': made({ amount: 14_000 }),
    });
    bench.see('−¥50.00', '共省 ¥50.00');
    await bench.press('用积分抵扣', 'switch');
    await pass(0);
    bench.see('抵 ¥9.00', '共 940 积分，用 900', '积分抵扣');
    await agree();
    await bench.press('提交订单');
    await pass(0);
    expect(asked('college.orderCreate')).toMatchObject({ couponId: '88', points: '900', payable: '14000' });
  });

  it('takes no coupon when somebody says so', async () => {
    await open({
      'college.orderPreview': ({ url }) =>
        settle({
          coupons: [mine],
          ...(url.includes('couponId=0')
            ? {}
            : { couponId: '88', amounts: amounts({ couponOff: 5000, payable: 14_900 }), payable: 14_900 }),
        }),
    });
    await bench.press(/^优惠券/);
    await pass(400);
    await bench.press('不用优惠券');
    await pass(400);
    expect(queryOf('college.orderPreview')).toMatchObject({ couponId: '0' });
    bench.see('1 张可用');
  });

  it('costs nothing: enrols at once and leads to the course', async () => {
    const free = settle({
      course: courseCard({ vipFree: true }),
      amounts: amounts({ memberOff: 19_900, payable: 0 }),
      payable: 0,
    });
    await open({ 'college.orderPreview': free, 'college.orderCreate': made({ amount: 0, enrolled: true }) });
    bench.see('年卡免费', '年卡有效期内');
    expect(bench.view.hasText('优惠券')).toBe(false);
    await agree();
    await bench.press('立即加入');
    await pass(0);
    expect(Taro.redirectTo).toHaveBeenCalledWith({ url: '/collegePackages/pages/college/course/detail?id=7303' });
  });

  it('shows the new lines when the price has moved, and orders at them with the next press', async () => {
    const fresh = settle({ amounts: amounts({ goods: 22_900, payable: 22_900 }), payable: 22_900 });
    await open({ 'college.orderCreate': new Refusal(409, '价格有变动', fresh, { reason: 'priced' }) });
    await agree();
    await bench.press('提交订单');
    await pass(0);
    expect(bench.toast()).toBe('价格有变动');
    bench.see('¥229.00');
    expect(Taro.redirectTo).not.toHaveBeenCalled();
    later();
    await bench.press('提交订单');
    await pass(0);
    expect(asked('college.orderCreate').payable).toBe('22900');
  });

  it('who has it already is told, and led to it', async () => {
    await open({ 'college.orderPreview': settle({ blocked: '已拥有该课程，去学习' }) });
    bench.see('已拥有该课程，去学习');
    expect(bench.view.allByRole('button', '提交订单')).toHaveLength(0);
    await bench.press('去学习');
    expect(bench.lastUrl()).toBe('/collegePackages/pages/college/course/detail?id=7303');
  });

  it('bought on another phone meanwhile: the page says so', async () => {
    let owned = false;
    await open({
      'college.orderPreview': () => settle(owned ? { blocked: '已拥有该课程，去学习' } : {}),
      'college.orderCreate': () => {
        owned = true;
        return new Refusal(409, '已拥有该课程，去学习', undefined, { reason: 'claimed' });
      },
    });
    await agree();
    await bench.press('提交订单');
    await pass(0);
    expect(bench.toast()).toBe('已拥有该课程，去学习');
    expect(bench.view.byRole('button', '去学习')).toBeTruthy();
  });

  describe('as a gift', () => {
    const to = { key: 'M10003', name: '许**' };
    const found: DataOf<'credits.to'> = {
      user: user({ id: '10003', no: 'M10003', nickname: '许**' }),
      maskedName: '许**',
      relation: 'none',
    };
    const given = ({ url }: { url: string }) => settle(url.includes('giftTo=') ? { giftTo: to } : {});

    it('finds a friend by the whole number, shows a masked name, and orders for that one', async () => {
      await open({ 'college.orderPreview': given, 'credits.to': found, 'college.orderCreate': made() });
      await bench.press('送给好友', 'switch');
      await agree();
      await bench.press('提交订单');
      expect(bench.toast()).toBe('先找到要送的好友');
      await bench.type('手机号或会员号', '13800000003');
      await bench.press('查找');
      await pass(0);
      expect(queryOf('credits.to').key).toBe('13800000003');
      expect(queryOf('college.orderPreview').giftTo).toBe('M10003');
      bench.see('许**');
      later();
      await bench.press('提交订单');
      await pass(0);
      expect(asked('college.orderCreate')).toMatchObject({ giftTo: 'M10003', payable: '19900' });
    });

    it('who owns it already cannot be given it; an own one can be given', async () => {
      await open(
        {
          'college.orderPreview': ({ url }) =>
            url.includes('giftTo=')
              ? settle({ giftTo: to, blocked: '对方已拥有' })
              : settle({ blocked: '已拥有该课程，去学习' }),
        },
        { giftTo: 'M10003' },
      );
      bench.see('对方已拥有');
      await agree();
      await bench.press('提交订单');
      expect(bench.toast()).toBe('对方已拥有');
      // What was said stands for a while.
      bench.set.clock.advance(4000);
      await bench.press(/更换$/);
      await pass(0);
      expect(bench.view.hasText('对方已拥有')).toBe(false);
      expect(bench.view.byLabel('手机号或会员号')).toBeTruthy();
    });

    it('nobody by the number of the link: it is said, and somebody else is looked for', async () => {
      await open(
        {
          'college.orderPreview': ({ url }) =>
            url.includes('giftTo=') ? new Refusal(422, '未找到该会员', undefined, { field: 'giftTo' }) : settle(),
        },
        { giftTo: '13999999999' },
      );
      expect(bench.toast()).toBe('未找到该会员');
      bench.see('岩茶山场');
      expect(bench.view.byLabel('手机号或会员号')).toBeTruthy();
    });

    it('taken back, it is for nobody else: an answer that is late is waited for', async () => {
      let answered: (view: DataOf<'college.orderPreview'>) => void = () => undefined;
      let asks = 0;
      await open(
        {
          'college.orderPreview': ({ url }) =>
            url.includes('giftTo=')
              ? settle({ giftTo: to })
              : (asks += 1) === 1
                ? new Promise<DataOf<'college.orderPreview'>>((resolve) => (answered = resolve))
                : settle(),
          'college.orderCreate': made(),
        },
        { giftTo: 'M10003' },
      );
      await agree();
      await bench.press('送给好友', 'switch');
      await bench.press('提交订单');
      await pass(0);
      expect(sent(bench.set, 'college.orderCreate')).toHaveLength(0);
      answered(settle());
      await pass(0);
      later();
      await bench.press('提交订单');
      await pass(0);
      expect(asked('college.orderCreate').giftTo).toBeUndefined();
    });

    it('costs nothing: is sent at once, and leads to its order', async () => {
      await open(
        {
          'college.orderPreview': settle({
            giftTo: to,
            amounts: amounts({ couponOff: 19_900, payable: 0 }),
            payable: 0,
          }),
          'college.orderCreate': made({ amount: 0, enrolled: true }),
        },
        { giftTo: 'M10003' },
      );
      await agree();
      await bench.press('立即送出');
      await pass(0);
      expect(bench.lastUrl()).toBe('/collegePackages/pages/college/order/course_detail?id=7609');
    });

    it('is asked for by the link of the course', async () => {
      await open({}, { giftTo: '1' });
      expect(queryOf('college.orderPreview').giftTo).toBeUndefined();
      expect(bench.view.byLabel('手机号或会员号')).toBeTruthy();
    });
  });
});

describe('/collegePackages/pages/college/order/course_index', () => {
  const PATH = '/collegePackages/pages/college/order/course_index';
  const unpaid = courseOrder({ id: '7603', status: 'unpaid', refundable: false, expireAt: NOW + 1_080_000 });
  const learned = courseOrder({ refundable: false, refundReason: '已学超过20%' });
  const given = courseOrder({ id: '7606', giftTo: '许**' });
  const over = courseOrder({ id: '7604', status: 'cancelled', refundable: false });
  /** Rows that are in that state; the tabs say its word, too. */
  const rows = (state: string) => bench.view.allByRole('link', new RegExp(`^KC\\d+ ?${state}`));
  const open = async (list: DataOf<'college.order'>['list'], answers: Answers = {}, params = {}) => {
    answer(bench.set, { 'college.order': pageOf(list), ...answers });
    await bench.open(PATH, CourseOrdersPage, params);
    await pass(0);
  };

  it('shows each with its number, what it came to, its state, and what can be done', async () => {
    await open([unpaid, learned, given, over]);
    bench.see('KC2606110001', '199.00', '待付款', '已开通', '已送出', '赠送给 许**', '已取消', '剩');
    await bench.press(/^去支付，/);
    expect(bench.lastUrl()).toBe('/member/pages/wallet/pay?orderGroup=course&orderId=7603');
    later();
    await bench.press(/^去学习，/);
    expect(bench.lastUrl()).toBe('/collegePackages/pages/college/course/detail?id=7303');
    await bench.press(/^KC\d+ ?待付款/, 'link');
    expect(bench.lastUrl()).toBe('/collegePackages/pages/college/order/course_detail?id=7603');
  });

  it('a state is asked for by itself and stands in the address; an empty one leads to the courses', async () => {
    await open([], {}, { status: 'refunded' });
    expect(queryOf('college.order').status).toBe('refunded');
    bench.see('这里没有订单');
    await bench.press('全部', 'tab');
    await pass(0);
    expect(queryOf('college.order').status).toBeUndefined();
    bench.see('还没有课程订单');
    await bench.press('去选课');
    expect(bench.lastUrl()).toBe('/collegePackages/pages/college/course/list');
  });

  it('why one does not go back is said', async () => {
    await open([learned]);
    await bench.press(/^申请退款，/);
    expect(bench.toast()).toBe('已学超过20%');
    expect(sent(bench.set, 'college.orderAct')).toHaveLength(0);
  });

  it('is cancelled after a question, and leaves the tab of what waits', async () => {
    const cancelled = courseOrderDetail({ id: '7603', status: 'cancelled', refundable: false });
    await open([unpaid], { 'college.orderAct': cancelled }, { status: 'unpaid' });
    await bench.press(/^取消，/);
    await pass(0);
    await bench.press('取消订单');
    await pass(400);
    expect(asked('college.orderAct')).toMatchObject({ action: 'cancel' });
    bench.see('这里没有订单');
  });

  it('the half hour is over: it is read again and is cancelled', async () => {
    const late = courseOrder({ ...unpaid, expireAt: NOW + 1000 });
    await open([late], {
      'college.orderView': courseOrderDetail({ id: '7603', status: 'cancelled', refundable: false }),
    });
    bench.set.clock.advance(1500);
    await pass(1500);
    await pass(0);
    expect([rows('待付款').length, rows('已取消').length]).toEqual([0, 1]);
  });

  it('keeps what was said of one order, which is nothing of another', async () => {
    const other = courseOrder({ id: '7608', course: courseCard({ id: '7305', title: '紫砂鉴赏' }) });
    await open([given, other]);
    const said = () => (bench.view.byLabel('补充说明') as HTMLTextAreaElement).value;
    const look = async (title: string) => {
      await bench.press(`申请退款，${title}`);
      await pass(400);
    };
    const leave = async () => {
      await bench.press('关闭');
      await pass(400);
      later();
    };
    await look('岩茶山场');
    await bench.type('补充说明', '送错人了');
    await leave();
    await look('岩茶山场');
    expect(said()).toBe('送错人了');
    await leave();
    await look('紫砂鉴赏');
    expect(said()).toBe('');
  });

  it('without a line it stays as it was; put away on another phone it leaves', async () => {
    let view: DataOf<'college.orderView'> | Refusal | typeof OFFLINE = OFFLINE;
    await open([given, over], {
      'college.orderView': () => view,
      'college.orderAct': new Refusal(404, '没有找到'),
    });
    const refund = async () => {
      await bench.press('申请退款，岩茶山场');
      await pass(400);
      await bench.press('确认退款');
      await pass(400);
    };
    await refund();
    expect(rows('已送出')).toHaveLength(1);
    view = new Refusal(404, '没有找到');
    later();
    await refund();
    expect([rows('已送出').length, rows('已取消').length]).toEqual([0, 1]);
  });

  it('is deleted after a question', async () => {
    await open([over, given], { 'college.orderAct': courseOrderDetail({ id: '7604', status: 'cancelled' }) });
    await bench.press(/^删除，/);
    await pass(0);
    await bench.press('删除');
    await pass(400);
    expect(asked('college.orderAct')).toMatchObject({ action: 'delete' });
    expect([rows('已取消').length, rows('已送出').length]).toEqual([0, 1]);
  });

  it('is read again when another page has been over it', async () => {
    await open([unpaid]);
    await lifeCycle('onHide');
    answer(bench.set, { 'college.order': pageOf([courseOrder({ id: '7603' })]) });
    await lifeCycle('onShow');
    await pass(0);
    expect([rows('待付款').length, rows('已开通').length]).toEqual([0, 1]);
  });
});

describe('/collegePackages/pages/college/order/course_detail', () => {
  const PATH = '/collegePackages/pages/college/order/course_detail';
  const open = async (view: DataOf<'college.orderView'> | Refusal, answers: Answers = {}) => {
    answer(bench.set, { 'college.orderView': view, 'memberInvoice.orders': NO_INVOICE, ...answers });
    await bench.open(PATH, CourseOrderPage, { id: '7601' });
    await pass(0);
  };
  const NO_INVOICE: DataOf<'memberInvoice.orders'> = { ...pageOf([]), months: 6, groups: ['order', 'course'] };
  const paper = (orderId: string): DataOf<'memberInvoice.index'>['list'][number] => ({
    id: '77',
    no: 'FP26061100001',
    group: 'course',
    title: '沈知遥',
    kind: 'person',
    invoiceType: 'normal',
    taxNo: '',
    content: 'detail',
    remark: '',
    amount: 19_900,
    orders: [{ ...billable, id: orderId }],
    status: 'issued',
    email: '',
    createdAt: NOW,
    actions: [],
  });
  const billable = {
    id: '7601',
    group: 'course' as const,
    no: 'KC1',
    title: '岩茶山场',
    amount: 19_900,
    refunded: 0,
    paidAt: NOW,
  };

  it('shows state, course, what was learned, price lines, payment and how it came to this', async () => {
    await open(courseOrderDetail());
    bench.see('已开通', '岩茶山场', '已学 12%', '实付', '微信支付', '提交订单', '2026-06-11 09:02', '学习不到 20%');
    await bench.press('去学习');
    expect(bench.lastUrl()).toBe('/collegePackages/pages/college/course/detail?id=7303');
    await bench.press('联系客服', 'link');
    expect(bench.lastUrl()).toBe('/contact/pages/ContactUs');
  });

  it('an unpaid one counts down and is paid at the cashier', async () => {
    await open(
      courseOrderDetail(
        { status: 'unpaid', refundable: false, expireAt: NOW + 1_080_000 },
        { payment: undefined, progress: 0 },
      ),
    );
    bench.see('待付款', '请在时限内付款', '应付', '学习不到 20%');
    expect(bench.view.hasText('发票')).toBe(false);
    await bench.press('去支付 ¥199.00');
    expect(bench.lastUrl()).toBe('/member/pages/wallet/pay?orderGroup=course&orderId=7601');
  });

  it('goes back with a reason, and says where the money went', async () => {
    const back = courseOrderDetail(
      { status: 'refunded', refundable: false },
      {
        timeline: [
          { key: 'refunded', label: '已退款', value: '2026-06-12 10:00' },
          { key: 'reason', label: '退款原因', value: '不想学了：太深' },
        ],
      },
    );
    await open(courseOrderDetail(), { 'college.orderAct': back });
    await bench.press(/^申请退款/);
    await pass(400);
    bench.see('退掉这门课？', '¥199.00 原路退回');
    await bench.press('不想学了', 'radio');
    await bench.type('补充说明', '太深');
    await bench.press('确认退款');
    await pass(400);
    expect(asked('college.orderAct')).toMatchObject({ action: 'refund', reason: '不想学了：太深' });
    bench.see('已退款', '¥199.00 已退回微信支付账户', '原因：不想学了：太深');
  });

  it('a refusal says why, and the order is read again', async () => {
    let learned = false;
    await open(courseOrderDetail(), {
      'college.orderView': () =>
        learned
          ? courseOrderDetail({ refundable: false, refundReason: '已学超过20%' }, { progress: 42 })
          : courseOrderDetail(),
      'college.orderAct': () => {
        learned = true;
        return new Refusal(422, '已学超过20%');
      },
    });
    await bench.press(/^申请退款/);
    await pass(400);
    await bench.press('确认退款');
    await pass(400);
    expect(bench.toast()).toBe('已学超过20%');
    await pass(400);
    bench.see('已学 42%');
    expect(bench.view.allByRole('button', /^申请退款/)).toHaveLength(0);
  });

  it('the number is copied', async () => {
    const copy = jest.spyOn(platform.clipboard, 'copy').mockResolvedValue();
    await open(courseOrderDetail());
    await bench.press(/^订单号.*KC2606110001/);
    await pass(0);
    expect(copy).toHaveBeenCalledWith('KC2606110001');
    expect(bench.toast()).toBe('订单号已复制');
  });

  it('an invoice is asked for; one that was made out is opened; why there is none is said', async () => {
    await open(courseOrderDetail(), { 'memberInvoice.orders': { ...NO_INVOICE, list: [billable], total: 1 } });
    await bench.press(/^发票/, 'link');
    expect(bench.lastUrl()).toBe('/member/pages/invoice/apply?group=course&orderIds=["7601"]');
    await open(courseOrderDetail({}, { payment: { ...courseOrderDetail().payment!, channel: 'wallet' } }), {
      'memberInvoice.index': pageOf([]),
    });
    bench.see('余额支付的订单，发票在充值时开具');
  });

  it('a paper behind twenty others is found', async () => {
    const papers = (page: number) => ({
      ...pageOf([paper(page === 2 ? '7601' : '7602')]),
      page,
      more: page === 1,
    });
    await open(courseOrderDetail(), {
      'memberInvoice.index': ({ url }) => papers(url.includes('page=2') ? 2 : 1),
    });
    bench.see('已开具');
    await bench.press(/^发票/, 'link');
    expect(bench.lastUrl()).toBe('/member/pages/invoice/webview?id=77');
  });

  it("somebody else's is not found", async () => {
    await open(new Refusal(404, '没有找到'));
    bench.see('内容不存在或已下架');
  });
});

describe('/pages/tea/success', () => {
  const open = async (view: DataOf<'college.orderView'>) => {
    answer(bench.set, { 'pay.result': payment('paid'), 'college.orderView': view });
    await bench.open('/pages/tea/success', DonePage, { group: 'course', id: '7601' });
    await pass(0);
    bench.see('课程已开通');
  };

  it('leads from the payment to the course', async () => {
    await open(courseOrderDetail());
    await bench.press('开始学习');
    expect(Taro.redirectTo).toHaveBeenCalledWith({ url: '/collegePackages/pages/college/course/detail?id=7303' });
  });

  it('leads who gave it away to the order', async () => {
    await open(courseOrderDetail({ giftTo: '许**' }));
    await bench.press('查看订单');
    expect(Taro.redirectTo).toHaveBeenCalledWith({
      url: '/collegePackages/pages/college/order/course_detail?id=7601',
    });
  });
});

describe('in the mini-program on iOS, where no course may be sold', () => {
  beforeEach(() => {
    jest.replaceProperty(platform, 'sellsVirtual', false);
  });
  const said = () => bench.view.container.textContent ?? '';

  it('the settlement asks for no price and shows none', async () => {
    answer(bench.set, { 'college.orderPreview': settle() });
    await bench.open('/collegePackages/pages/college/order/settle', CourseSettlePage, { courseId: '7303' });
    await pass(0);
    bench.see('由于相关规范，iOS 功能暂不可用');
    expect(said()).not.toMatch(/¥|提交订单/);
    expect(sent(bench.set, 'college.orderPreview')).toEqual([]);
  });

  it('an order that waits to be paid can only be cancelled, in the list and on its page', async () => {
    const unpaid = { status: 'unpaid', expireAt: NOW + 60_000, refundable: false } as const;
    answer(bench.set, { 'college.order': pageOf([courseOrder(unpaid)]) });
    await bench.open('/collegePackages/pages/college/order/course_index', CourseOrdersPage);
    await pass(0);
    expect(bench.view.byRole('button', /^取消/)).toBeTruthy();
    expect(said()).not.toMatch(/¥|去支付/);
    answer(bench.set, { 'college.orderView': courseOrderDetail(unpaid) });
    await bench.open('/collegePackages/pages/college/order/course_detail', CourseOrderPage, { id: '7601' });
    await pass(0);
    bench.see('由于相关规范，iOS 功能暂不可用');
    expect(said()).not.toMatch(/¥|去支付|请在时限内付款/);
  });

  it('one that was paid elsewhere is learned as ever', async () => {
    answer(bench.set, { 'college.order': pageOf([courseOrder()]) });
    await bench.open('/collegePackages/pages/college/order/course_index', CourseOrdersPage);
    await pass(0);
    expect(bench.view.byRole('button', /^去学习/)).toBeTruthy();
    bench.see('¥199.00');
  });
});
