/** Wholesale and merchants: identities and their papers, the desk of who sells, a bulk order, a request, films to choose. */
import TestUtils from '@tarojs/test-utils-react';
import { pageBench } from '../ui/bench';
import { lifeCycle, pass } from '../ui/stage';
import type {
  AfterSale,
  DataOf,
  LedgerRow,
  MerchantOrder,
  MerchantProduct,
  MerchantStat,
  MerchantView,
  WholesaleDetail,
  WholesaleInquiry,
  WholesalerState,
  WithdrawInfo,
  WithdrawPreview,
  WithdrawRow,
} from '@/contract';
import { isTaxNo } from '@/core/lib/taxNo';
import type { TransportFailure, UploadWatch } from '@/core/api/transport';
import { platform } from '@/core/platform';
import { readPasted } from '@/domain/wholesale/draft';
import { readLines, readWanted } from '@/member/wholesale/inquiry';
import { fieldNamed } from '@/member/wholesale/validators';
import { moved, placeAfter } from '@/member/merchant/order';
import { waitText } from '@/member/merchant/labels';
import { useChosen, type Choosing } from '@/member/video/useChosen';
import { wrongWith } from '@/member/video/useFilmUpload';
import BlankPage from '@/member/pages/wholesale/blank';
import DetailPage from '@/member/pages/wholesale/detail';
import IdentitiesPage from '@/member/pages/wholesale/index';
import ManagePage from '@/member/pages/wholesale/manage';
import SelectVideoPage from '@/member/pages/select/video';
import { answer, fields, OFFLINE, sent, type Answers } from '../ui/answers';
import { AMOUNTS, escrowLot, escrowRequest, NOW, order, orderLine, pageOf, PAY_TOKEN } from '../contract/fixtures';

const bench = pageBench();
const { press, see, type } = bench;
const tab = (name: string | RegExp) => bench.view.tap(bench.view.byRole('tab', name));
const later = () => bench.set.clock.advance(1600);

const wholesaler = (part: Partial<WholesalerState> = {}): WholesalerState => ({
  state: 'none',
  tier: 0,
  tierName: '',
  monthAmount: 0,
  creditLine: 0,
  contact: '400-820-0119',
  ...part,
});
const market = (state: WholesalerState) => ({
  state,
  rules: { minTotal: 200_000, moqText: '', deliverText: '', sampleText: '' },
  page: pageOf([]),
});
const shop = (part: Partial<MerchantView> = {}): MerchantView => ({
  id: '1',
  name: '苏记茶点',
  cateId: '81',
  cate: '茶点',
  logo: '/1.webp',
  photos: ['/1.webp'],
  license: '/uploads/l.webp',
  intro: '',
  contact: '苏禾',
  mobile: '13800000030',
  regionCode: '330102',
  address: '河坊街 86 号',
  geo: { lat: 30.2, lng: 120.1 },
  hours: '09:00-20:30',
  offer: '',
  open: true,
  state: 'approved',
  coins: 36,
  ...part,
});
const stat = (part: Partial<MerchantStat> = {}): MerchantStat => ({
  todayOrders: 9,
  todayAmount: 68_400,
  todayQty: 14,
  weekAgoAmount: 60_000,
  toShip: 1,
  toPick: 1,
  returns: 1,
  balance: 531_000,
  withdrawable: 500_000,
  coins: 36,
  goods: [
    { id: 'on', label: '在售', count: 3 },
    { id: 'soldout', label: '售罄', count: 1 },
    { id: 'audit', label: '审核', count: 1 },
    { id: 'off', label: '下架', count: 0 },
  ],
  ...part,
});
const sold = (part: Partial<MerchantOrder> = {}): MerchantOrder => ({
  id: '900',
  no: 'YJ260615000298',
  buyer: '许**',
  mobile: '138****0003',
  lines: [orderLine({ id: '1', skuId: '105701', title: '桃酥', specText: '300g', price: 3800, qty: 2 })],
  left: [{ skuId: '105701', qty: 2 }],
  amount: 7600,
  status: 'paid',
  stage: 'ship',
  deliveryType: 'express',
  region: '江苏省无锡市梁溪区',
  address: '许清和 13800000003 江苏省无锡市梁溪区人民路 1 号',
  remark: '请放丰巢',
  afterSales: [],
  createdAt: NOW - 5 * 3_600_000,
  paidAt: NOW - 5 * 3_600_000,
  ...part,
});
const asked = (part: Partial<AfterSale> = {}): AfterSale => ({
  id: '50',
  no: 'SH1',
  orderId: '900',
  way: 'refund',
  reason: '拍错',
  note: '',
  photos: [],
  lines: [{ lineId: '1', title: '桃酥', qty: 1 }],
  refund: 3800,
  points: 0,
  status: 'applied',
  log: [],
  can: [],
  createdAt: NOW,
  ...part,
});
const product = (part: Partial<MerchantProduct> = {}): MerchantProduct => ({
  id: '1057',
  title: '桃酥',
  cover: '/g.webp',
  images: ['/g.webp', '/h.webp'],
  price: 3800,
  stock: 6,
  sold: 264,
  unit: '盒',
  status: 'on',
  categoryId: '9801',
  detail: '现烤',
  skus: [{ id: '105701', specText: '300g', price: 3800, stock: 6 }],
  ...part,
});
const TERMS: WithdrawInfo = {
  withdrawable: 500_000,
  balance: 531_000,
  bonus: 0,
  min: 1000,
  max: 5_000_000,
  timesPerDay: 3,
  timesLeft: 2,
  feeBp: 60,
  methods: [{ value: 'bank', label: '银行卡' }],
  cards: [{ id: '71', bankName: '招商银行', tail: '8887' }],
  holder: '苏*',
  identity: 'verified',
  hasPayPassword: true,
};
const ASKED: WithdrawPreview = { amount: 0, fee: 0, actual: 0, arriveText: '06月17日 24:00 前', blockers: [] };
const DRAWN: WithdrawRow = {
  id: '700',
  no: 'TX26061600000700',
  amount: 10_000,
  fee: 60,
  actual: 9940,
  method: 'bank',
  bankName: '招商银行',
  cardTail: '8887',
  status: 'auditing',
  createdAt: NOW,
  steps: [{ label: '提交', at: NOW }, { label: '审核' }, { label: '打款' }, { label: '到账' }],
};
const ACCOUNTS: DataOf<'merchant.creditLog'>['stat'] = {
  money: { balance: 521_000, frozen: 0, withdrawable: 490_000, bonus: 0 },
  points: { balance: 0, expiring: 0, expireAt: NOW },
  coin: { balance: 36 },
  growth: 0,
  income: { pending: 0, settled: 0 },
  monthIn: 0,
  monthOut: 10_000,
  byType: [],
  trend: [],
};
const CLASSES = [{ id: '9801', parentId: '125', name: '现烤糕点', icon: '', cover: '', sort: 0, count: 3 }];

async function open(
  path: Parameters<typeof bench.open>[0],
  Component: Parameters<typeof bench.open>[1],
  answers: Answers,
  params: Record<string, string> = {},
): Promise<void> {
  answer(bench.set, answers);
  bench.login();
  await bench.open(path, Component, params);
}

describe('合作申请', () => {
  const see_ = (state: WholesalerState, profile: Answers['merchant.profile'], params = {}, answers: Answers = {}) =>
    open(
      '/member/pages/wholesale/index',
      IdentitiesPage,
      { 'shopV2.wholesale': market(state), 'merchant.profile': profile, ...answers },
      params,
    );

  it('who is neither may apply; what is missing is named, the tax number is checked before it is sent', async () => {
    await see_(wholesaler(), {});
    see('批发商', '供货商家', '未申请');
    await press('申请批发商');
    await press('提交申请');
    see('请填写营业执照上的公司名', '税号不对，请照营业执照核对');
    expect(isTaxNo('91330106MA2H1QY58Q')).toBe(isTaxNo('91330106ma2h1qy58q'));
    expect(isTaxNo('91350100M000100Y43')).toBe(true);
    expect(isTaxNo('91350100M000100Y44')).toBe(false);
    expect(isTaxNo('330106780123456')).toBe(true);
    expect(sent(bench.set, 'special.wholesaleApply')).toHaveLength(0);
  });

  it('tells the reason of a refusal, and the figures of who was passed', async () => {
    await see_(
      wholesaler({ state: 'rejected', reason: '执照照片不清晰' }),
      { merchant: shop({ state: 'rejected', reason: '门头不清' }) },
      { identity: 'merchant' },
    );
    see('驳回原因：执照照片不清晰', '驳回原因：门头不清');
  });

  it('after a refusal the papers begin with what was sent', async () => {
    const sentBefore = {
      taxNo: '91350100M000100Y43',
      license: '/sealed/a?sign=1',
      contact: '周允',
      mobile: '13800000002',
    };
    await see_(
      wholesaler({
        state: 'rejected',
        reason: '执照已过期',
        company: '杭州周允茶铺',
        sent: { ...sentBefore, monthlyKg: 15 },
      }),
      {},
      {},
      {
        'special.wholesaleApply': wholesaler({ state: 'auditing' }),
        'legacy.joinAgreements': [],
        'tea.merchantCate': [],
      },
    );
    await press('修改后重新提交');
    expect((bench.view.byLabel('税号') as HTMLInputElement).value).toBe(sentBefore.taxNo);
    await bench.view.tap(bench.view.byRole('checkbox', /批发商协议/));
    later();
    await press('提交申请');
    expect(fields(sent(bench.set, 'special.wholesaleApply')[0]!)).toMatchObject({
      ...sentBefore,
      company: '杭州周允茶铺',
      monthlyKg: '15',
    });
  });

  it('what was typed before, or an empty form while it is looked at, does not lie over what was sent', async () => {
    const papers = { taxNo: '91350100M000100Y43', license: '/l.webp', contact: '周允', mobile: '13800000002' };
    const answers = { 'legacy.joinAgreements': [], 'tea.merchantCate': [] };
    const value = (label: string) => (bench.view.byLabel(label) as HTMLInputElement).value;
    await see_(wholesaler(), {}, {}, answers);
    await press('申请入驻');
    await type('店名', '打了一半');
    await bench.view.unmount();
    await see_(wholesaler({ state: 'auditing' }), { merchant: shop({ state: 'auditing' }) }, {}, answers);
    await bench.view.unmount();
    await see_(
      wholesaler({ state: 'rejected', reason: '税号与执照不符', company: '杭州周允茶铺', sent: papers }),
      { merchant: shop({ state: 'rejected', reason: '地址写到门牌号' }) },
      {},
      answers,
    );
    const again = () => bench.view.allByRole('button', '修改后重新提交');
    /** Of the form that is open, by what stands before the reason. */
    const reasonStandsAfter = (label: string, reason: string) =>
      bench.view.byLabel(label).compareDocumentPosition(bench.view.byText(reason)) & Node.DOCUMENT_POSITION_FOLLOWING;
    await bench.view.tap(again()[0]!);
    expect([value('公司'), value('税号'), value('手机号')]).toEqual(['杭州周允茶铺', papers.taxNo, papers.mobile]);
    expect(reasonStandsAfter('税号', '驳回原因：税号与执照不符')).toBeTruthy();
    expect(reasonStandsAfter('联系人', '驳回原因：税号与执照不符')).toBeFalsy();
    await press('关闭');
    await pass(400);
    await bench.view.tap(again()[1]!);
    expect(value('店名')).toBe('苏记茶点');
    expect(reasonStandsAfter('详细地址', '驳回原因：地址写到门牌号')).toBeTruthy();
    expect(reasonStandsAfter('营业时间', '驳回原因：地址写到门牌号')).toBeFalsy();
    // What names no field stands over the form.
    expect(fieldNamed('资料不全', [[/税号/, 'taxNo']])).toBeUndefined();
  });

  it('a merchant draws money with the payment password: fee, rest, day and card stand there, never more than can be', async () => {
    await see_(
      wholesaler(),
      { merchant: shop(), stat: stat() },
      {},
      {
        'member.withdraw': TERMS,
        'withdraw.preview': ASKED,
        'member.checkPayPw': PAY_TOKEN,
        'merchant.withdraw': DRAWN,
      },
    );
    see('5,000.00', '今日成交');
    expect(sent(bench.set, 'member.withdraw')).toHaveLength(0);
    await press('提现货款');
    await pass(0);
    see('招商银行 尾号 8887', '苏*', '手续费 0.6%', '06月17日 24:00 前', /每日 3 次，今日还可 2 次/, /退回货款/);
    await type('提现金额', '6000');
    see('超出可提现 ¥5000');
    await type('提现金额', '5');
    see('最低 ¥10');
    await type('提现金额', '100');
    see('¥0.60', '¥99.40', /可提现 ¥5,000.00，另有 ¥310.00 在售后期内/);
    await press('提现');
    await pass(600);
    for (const digit of '246810') await press(digit);
    await pass(0);
    expect(fields(sent(bench.set, 'merchant.withdraw')[0]!)).toMatchObject({ amount: '10000', payToken: 'PT' });
    const { searchParams } = new URL(sent(bench.set, 'withdraw.preview').at(-1)!.url, 'http://x');
    expect(searchParams.get('source')).toBe('merchant');
    expect(bench.toast()).toBe('已提交，财务审核后打款到银行卡');
  });

  it('what stands in the way of the money is named before anything is typed, with the way out of it', async () => {
    const route = '/member/pages/withdraw/identifier?next=identifierHe';
    await see_(
      wholesaler(),
      { merchant: shop(), stat: stat() },
      {},
      {
        'member.withdraw': { ...TERMS, identity: 'none', cards: [], holder: '' },
        'withdraw.preview': { ...ASKED, blockers: [{ key: 'identity', text: '未实名', route }] },
      },
    );
    await press('提现货款');
    await pass(0);
    await type('提现金额', '100');
    expect(bench.view.byRole('button', '提现').getAttribute('aria-disabled')).toBe('true');
    await press('未实名，去认证');
    expect(bench.lastUrl()).toBe(route);
  });
});

describe('商家管理台', () => {
  const FOUND = { kind: 'order' as const, title: '桃酥', owner: '林** 138****0001', detail: [], usable: true };
  const desk = (answers: Answers = {}, params: Record<string, string> = {}) =>
    open(
      '/member/pages/wholesale/manage',
      ManagePage,
      {
        'merchant.profile': { merchant: shop(), stat: stat() },
        'merchant.orders': { tabs: [], page: pageOf([sold()]) },
        'merchant.category': CLASSES,
        ...answers,
      },
      params,
    );

  it('who sells reads how words and pictures stand with their check', async () => {
    await desk({ 'merchant.profile': { merchant: shop({ auditing: true }), stat: stat() } });
    see('店铺资料审核中，通过后大家能看到');
    await desk({ 'merchant.product': pageOf([product({ refused: '内容涉及广告' })]) }, { tab: 'goods' });
    see('商品资料没有通过审核：内容涉及广告');
  });

  it('who is none is sent to the application', async () => {
    await desk({ 'merchant.profile': {} });
    see('管理台只对入驻商家开放');
    await desk({ 'merchant.profile': { merchant: shop({ state: 'auditing' }) } });
    see('入驻审核中，通过后在这里管理订单和商品');
  });

  it('each open after-sale says which goods and how many, and is answered by itself', async () => {
    const two = [
      asked(),
      asked({ id: '51', reason: '破损少件', status: 'returning', lines: [{ lineId: '1', title: '桃酥', qty: 2 }] }),
    ];
    await desk(
      {
        'merchant.orders': { tabs: [], page: pageOf([sold({ stage: 'done', afterSales: two })]) },
        'merchant.orderReturnReject': asked({ status: 'rejected' }),
        'merchant.orderReturnPass': asked({ id: '51', status: 'refunding' }),
      },
      { tab: 'return' },
    );
    see('桃酥 300g × 1', '桃酥 300g × 2', '拍错', '破损少件', /仅退款　待审核/);
    await press('确认收货');
    const [question] = bench.set.core.root.feedback.confirms;
    expect(question?.title).toBe('已收到退货？');
    bench.set.core.root.feedback.answer(question!.id, true);
    await pass(0);
    expect(fields(sent(bench.set, 'merchant.orderReturnPass')[0]!)).toMatchObject({ id: '51' });
    later();
    await bench.view.tap(bench.view.allByRole('button', '拒绝')[0]!);
    await type('原因', '已拆封');
    later();
    await bench.view.tap(bench.view.allByRole('button', '拒绝').at(-1)!);
    await pass(0);
    expect(fields(sent(bench.set, 'merchant.orderReturnReject')[0]!)).toMatchObject({ id: '50', reason: '已拆封' });
  });

  it('the day, what waits, and a parcel of some of it', async () => {
    await desk({ 'merchant.orderExpress': sold({ left: [{ skuId: '105701', qty: 1 }], status: 'partial' }) });
    see('苏记茶点', '684', '▲ 14.0% 比上周同日', '已等 5 小时', '留言：请放丰巢', '桃酥 300g', '38.00 × 2');
    expect(waitText(50 * 3_600_000)).toBe('已等 2 天');
    await press('发货');
    see('许清和 13800000003 江苏省无锡市梁溪区人民路 1 号', '待发 2 件');
    await press('确认发货');
    see('请填写快递单号');
    await type('快递单号', 'SF1234567890');
    later();
    await press('确认发货');
    expect(fields(sent(bench.set, 'merchant.orderExpress')[0]!)).toMatchObject({
      orderId: '900',
      company: '顺丰速运',
      trackingNo: 'SF1234567890',
      lines: JSON.stringify([{ skuId: '105701', qty: 2 }]),
    });
    expect(bench.toast()).toBe('已发出部分商品');
  });

  it('an order names every goods in it, on every tab, what is given with it too', async () => {
    const lines = [
      orderLine({ id: '1', title: '桃酥', specText: '300g', price: 3800, qty: 2 }),
      orderLine({ id: '2', title: '绿豆糕', specText: '', price: 4200, qty: 3 }),
      orderLine({ id: '3', title: '茶巾', specText: '素白', price: 0, qty: 1, gift: true }),
    ];
    for (const [name, stage] of [
      ['pickup', 'pickup'],
      ['done', 'done'],
      ['all', 'ship'],
    ] as const) {
      await desk({ 'merchant.orders': { tabs: [], page: pageOf([sold({ lines, stage })]) } }, { tab: name });
      see('桃酥 300g', '38.00 × 2', '绿豆糕', '42.00 × 3', '茶巾 素白', '赠品 × 1');
    }
  });

  it('a withdrawal in the books says how it stands and leads to its record', async () => {
    const route = '/member/pages/withdraw/index?source=merchant&id=700';
    const row: LedgerRow = {
      id: '1',
      unit: 'money',
      bizType: 'withdraw',
      type: '提现',
      bizId: '700',
      title: '货款提现',
      delta: -10_000,
      balanceAfter: 521_000,
      memo: DRAWN.no,
      route,
      state: 'success',
      createdAt: NOW,
    };
    await desk({ 'merchant.creditLog': { stat: ACCOUNTS, page: pageOf([row]) } }, { tab: 'bill' });
    await pass(0);
    see('已到账');
    expect(bench.view.hasText('冻结')).toBe(false);
    await press(/^提现记录/);
    expect(bench.lastUrl()).toBe('/member/pages/withdraw/index?source=merchant');
    await press(/^货款提现/);
    await pass(400);
    see(DRAWN.no);
    await press('查看提现单');
    expect(bench.lastUrl()).toBe(route);
  });

  it('a code is shown before it is redeemed, a wrong one says so', async () => {
    await desk({ 'tea.verification': FOUND });
    await press('扫码核销');
    await type('核销码', '60215837');
    await press('查询');
    see('取货人', '林** 138****0001');
    later();
    await press('确认核销');
    expect(sent(bench.set, 'tea.verification').map((call) => fields(call).confirm)).toEqual(['false', 'true']);
    expect(bench.toast()).toBe('已核销，交付完成');
  });

  it('a member’s picture is read as it is; what was redeemed says when', async () => {
    const link = 'https://x/h5/qrCodeOrder/pages/vip?memberCode=123456789012345678';
    const reason = '已于 06月16日 10:30 核销';
    await desk({
      'tea.verification': ({ body }) =>
        body?.includes('memberCode')
          ? { ...FOUND, kind: 'member', title: '会员码', owner: '沈知遥' }
          : { ...FOUND, usable: false, reason },
    });
    jest.spyOn(platform.scan, 'scan').mockResolvedValue(link);
    await press('扫码核销');
    await press('扫描核销码');
    expect(fields(sent(bench.set, 'tea.verification')[0]).code).toBe(link);
    see('会员', '沈知遥', '会员码');
    later();
    await press('确认核销');
    expect(bench.toast()).toBe('已核销');
    later();
    await press('扫码核销');
    await type('核销码', '60215837');
    later();
    await press('查询');
    see(reason);
    expect(bench.view.allByRole('button').some(({ textContent }) => textContent === '确认核销')).toBe(false);
  });

  it('without a network nothing is redeemed or kept for later; it has to be looked at again', async () => {
    await desk({ 'tea.verification': ({ body }) => (body?.includes('confirm=true') ? OFFLINE : FOUND) });
    await press('扫码核销');
    await type('核销码', '60215837');
    await press('查询');
    later();
    await press('确认核销');
    expect(bench.toast()).toBe('网络异常，未核销');
    expect(bench.view.hasText('林** 138****0001')).toBe(false);
    later();
    await press('查询');
    see('林** 138****0001');
    expect(sent(bench.set, 'tea.verification').map((call) => fields(call).confirm)).toEqual(['false', 'true', 'false']);
  });

  it('goods by state; a new one waits for its audit, a refused one says why', async () => {
    await desk(
      {
        'merchant.product': pageOf([
          product(),
          product({ id: '2', title: '月饼', status: 'refused', reason: '缺包装图' }),
        ]),
        'merchant.productUpdate': product({ status: 'off' }),
      },
      { tab: 'goods' },
    );
    see('在售 3，售罄 1，审核 1', '快卖完', '缺包装图');
    await bench.view.tap(bench.view.byRole('button', /^桃酥/));
    await press('下架');
    expect(fields(sent(bench.set, 'merchant.productUpdate')[0]!)).toMatchObject({ id: '1057', on: 'false' });
    later();
    await press('上新');
    see('商品图片（0/9），按住拖动可排序');
    await press('提交审核');
    see('名称至少两个字');
  });

  it('opens on the goods that an address names, and shows all again', async () => {
    await desk({ 'merchant.product': pageOf([product()]) }, { tab: 'goods', keyword: 'G1013' });
    expect(sent(bench.set, 'merchant.product')[0]!.url).toContain('keyword=G1013');
    expect((bench.view.byLabel('商品名、货号、条码') as HTMLInputElement).value).toBe('G1013');
    await type('商品名、货号、条码', '');
    await pass(0);
    expect(sent(bench.set, 'merchant.product').at(-1)!.url).not.toContain('keyword');
  });

  it('a goods is not lost by a touch beside its form, nor with the page; it is given up on purpose', async () => {
    const answers = { 'merchant.product': pageOf([product()]) };
    const begin = () => bench.view.tap(bench.view.allByRole('button', '上新')[0]!);
    const name = () => (bench.view.byLabel('名称') as HTMLInputElement).value;
    await desk(answers, { tab: 'goods' });
    await begin();
    await type('名称', '桂花糕');
    await type('价格（元）', '36');
    await press('关闭');
    const [question] = bench.set.core.root.feedback.confirms;
    expect(question?.title).toBe('放弃已填的内容？');
    bench.set.core.root.feedback.answer(question!.id, false);
    await pass(0);
    expect(name()).toBe('桂花糕');
    // The page is left and opened again.
    await desk(answers, { tab: 'goods' });
    await begin();
    expect([name(), (bench.view.byLabel('价格（元）') as HTMLInputElement).value]).toEqual(['桂花糕', '36']);
    later();
    await press('关闭');
    bench.set.core.root.feedback.answer(bench.set.core.root.feedback.confirms[0]!.id, true);
    await pass(0);
    expect(bench.view.hasText('商品图片')).toBe(false);
    later();
    await begin();
    expect(name()).toBe('');
    // One that stands asks as soon as anything of it is another, its pictures too.
    later();
    await press('关闭');
    expect(bench.set.core.root.feedback.confirms).toHaveLength(0);
    await bench.view.tap(bench.view.byRole('button', /^桃酥/));
    later();
    await press('编辑');
    await pass(400);
    await press('移除第 2 张');
    later();
    await press('关闭');
    expect(bench.set.core.root.feedback.confirms).toHaveLength(1);
  });

  it('a class is deleted after a question only', async () => {
    await desk({ 'merchant.categoryDelete': { ok: true } }, { tab: 'category' });
    await press('编辑分类 现烤糕点');
    for (const sure of [false, true]) {
      later();
      await press('删除分类');
      const [question] = bench.set.core.root.feedback.confirms;
      expect(question?.title).toBe('删除分类「现烤糕点」？');
      bench.set.core.root.feedback.answer(question!.id, sure);
      await pass(0);
      expect(sent(bench.set, 'merchant.categoryDelete')).toHaveLength(sure ? 1 : 0);
    }
  });

  it('a form that is open before the classes are there takes the first of them', async () => {
    let come: (classes: typeof CLASSES) => void = () => undefined;
    const late = new Promise<typeof CLASSES>((then) => (come = then));
    await desk({ 'merchant.product': pageOf([]), 'merchant.category': () => late }, { tab: 'goods' });
    await bench.view.tap(bench.view.allByRole('button', '上新')[0]!);
    expect(bench.view.hasText('还没有分类，请先到「分类」里新建')).toBe(false);
    come(CLASSES);
    await pass(0);
    expect(bench.view.byRole('radio', '现烤糕点').getAttribute('aria-checked')).toBe('true');
  });

  it('pictures are sorted by hand', () => {
    const step = { x: 100, y: 150 };
    expect(placeAfter(0, { x: 190, y: 10 }, step, 5)).toBe(2);
    expect(placeAfter(4, { x: -90, y: -140 }, step, 5)).toBe(0);
    expect(placeAfter(1, { x: 0, y: 900 }, step, 5)).toBe(4);
    expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  });

  it('classes with goods are kept, staff see the house’s own goods only', async () => {
    await desk({ 'merchant.profile': { stat: stat(), house: '叶间自营' }, 'merchant.product': pageOf([]) });
    see('叶间自营', '还没有商品');
    expect(bench.view.hasText('待发货')).toBe(false);
    expect(bench.view.byRole('button', '扫码核销')).toBeTruthy();
    await tab('分类');
    see('现烤糕点', '3 件商品');
  });
});

describe('批发单详情', () => {
  const detail = (part: Partial<WholesaleDetail> = {}): WholesaleDetail => ({
    order: order({ id: '900', kind: 'wholesale', status: 'partial', actions: [] }),
    amounts: AMOUNTS,
    lines: [{ line: orderLine({ qty: 50 }), tier: '50 件起 ¥298', shipped: 20, stored: 10, left: 20 }],
    deliveries: [{ key: '7', label: '顺丰速运 SF1', value: '20 件' }],
    vouchers: [],
    lots: [],
    requests: [],
    actions: ['store', 'invoice'],
    ...part,
  });

  const openDetail = (part: Partial<WholesaleDetail> = {}, answers: Answers = {}) =>
    open(
      '/member/pages/wholesale/detail',
      DetailPage,
      { 'special.wholesaleDetail': detail(part), 'shop.invoice': { can: true, amount: 100 }, ...answers },
      { id: '900' },
    );

  it('sent, stored and left are told apart, and the rest is stored after a question', async () => {
    await openDetail();
    see('部分发货', '50 件起 ¥298', '顺丰速运 SF1');
    await press('转存茶窖');
    see('转存茶窖？', '未发的件数存入茶窖，12 个月免费托管，随时可以分批发货，不另付运费。');
  });
  it('leads to the invoice of this very order, and says how it stands when one comes back', async () => {
    let invoice: DataOf<'shop.invoice'> = { can: true, amount: 100 };
    await openDetail({ actions: ['invoice'] }, { 'shop.invoice': () => invoice });
    await bench.view.tap(bench.view.byRole('link', /^发票/));
    expect(bench.lastUrl()).toBe('/member/pages/invoice/apply?group=order&orderIds=["900"]');
    invoice = { can: false, reason: '余额支付的，发票在充值时开具', amount: 0 };
    await lifeCycle('onHide');
    await lifeCycle('onShow');
    await pass(0);
    see('余额支付的，发票在充值时开具');
    expect(bench.view.allByRole('link', /^发票/)).toEqual([]);
  });

  it('what a parcel from the cellar costs is said before, and paid at the cashier', async () => {
    const stored = escrowLot({ source: 'wholesale', months: 2 });
    const cost = {
      qty: 10,
      grams: 3570,
      months: 2,
      storage: 1600,
      storageBp: 10_000,
      freight: 0,
      total: 1600,
      address: '龙井路 1 号',
    };
    const summary = { lots: 1, qty: 14, loose: 0, weight: 4998, guideValue: 0, todo: 0 };
    await openDetail(
      { lots: [stored] },
      {
        'escrow.index': { summary, incoming: [], serverTime: NOW, cost },
        'escrow.act': escrowRequest({ status: 'unpaid', fee: 1600 }),
      },
    );
    await press(/分批发货$/);
    await pass(400);
    see('超期保管 3.57 kg × 2 个月', '龙井路 1 号');
    await press('付 ¥16.00 出库');
    await pass(0);
    expect(fields(sent(bench.set, 'escrow.act')[0])).toMatchObject({ action: 'outbound', lotId: '61', qty: '10' });
    expect(bench.toast()).toBeUndefined();
    expect(bench.lastUrl()).toBe('/member/pages/wallet/pay?orderGroup=escrow&orderId=71');
  });

  it('what was sent from the cellar stands there with its parcel, or with what it still costs', async () => {
    const parcel = { company: '顺丰速运', trackingNo: 'SF2' };
    await openDetail({
      requests: [
        escrowRequest({ id: '73' }),
        escrowRequest({ id: '72', status: 'unpaid', fee: 1600 }),
        escrowRequest({ id: '71', status: 'done', parcel }),
      ],
    });
    const row = (name: RegExp) => bench.view.tap(bench.view.byRole('link', name));
    await row(/待出库/);
    expect(bench.lastUrl()).toBe('/outbound/pages/escrow?tab=requests');
    await row(/待付费.*付 ¥16.00/);
    expect(bench.lastUrl()).toBe('/member/pages/wallet/pay?orderGroup=escrow&orderId=72');
    await row(/顺丰速运 SF2/);
    expect(bench.lastUrl()).toBe('/shop/pages/order/express?requestId=71');
  });
});

describe('订货单', () => {
  it('reads typed and pasted lines', () => {
    expect(readWanted('明前龙井 20斤 480\n什么都没有\n白毫银针×5 罐')).toEqual([
      { text: '明前龙井', qty: '20', unit: '斤', price: '480', categoryId: '' },
      { text: '白毫银针', qty: '5', unit: '罐', price: '', categoryId: '' },
    ]);
    expect(readLines([]).error).toBe('请至少写一项要什么、要多少');
    expect(readLines([{ text: '龙井', qty: '', unit: '斤', price: '', categoryId: '' }]).error).toContain('第 1 项');
    expect(readWanted('白毫银针 １,２００斤 ￥４８０')).toEqual([
      { text: '白毫银针', qty: '1200', unit: '斤', price: '480', categoryId: '' },
    ]);
    expect(readPasted('１００４０１　1,200盒\n100402').map(({ code, qty }) => [code, qty])).toEqual([
      ['100401', 1200],
      ['100402', 0],
    ]);
    expect(readLines(readWanted('龙井 2斤 3.5')).lines).toEqual([
      { text: '龙井', qty: 2, unit: '斤', targetPrice: 350 },
    ]);
  });

  it('is for wholesalers', async () => {
    await open('/member/pages/wholesale/blank', BlankPage, { 'shopV2.wholesale': market(wholesaler()) });
    see('订货需求只对认证批发商开放');
  });

  it('one that was sent is read in full, and can be asked again', async () => {
    const inquiry: WholesaleInquiry = {
      id: '7',
      no: 'XJ260615000007',
      lines: [{ text: '龙井礼盒', qty: 20, unit: '盒', targetPrice: 12_800 }],
      budget: 300_000,
      needBy: '2026-07-01',
      packing: '印公司名',
      photos: ['/p.webp'],
      note: '分两次到',
      status: 'quoted',
    };
    await open(
      '/member/pages/wholesale/blank',
      BlankPage,
      {
        'shopV2.wholesale': market(wholesaler({ state: 'approved', tier: 1 })),
        'special.inquiry': inquiry,
        'special.wholesaleList': pageOf([]),
        'atShop.goodsClass': [],
      },
      { id: '7' },
    );
    see('龙井礼盒', /20 盒/, '2026-07-01', '印公司名', '分两次到', '已报价', '参考图片 1');
    expect(bench.view.allByRole('button').map(({ textContent }) => textContent)).not.toContain('提交需求');
    await press('复制再询');
    expect(bench.lastUrl()).toBe('/member/pages/wholesale/blank?copyFrom=7');
  });

  it('a wholesaler is told what is missing before anything is sent', async () => {
    await open('/member/pages/wholesale/blank', BlankPage, {
      'shopV2.wholesale': market(wholesaler({ state: 'approved' })),
      'atShop.goodsClass': [],
      'special.wholesaleList': pageOf([]),
    });
    await press('提交需求');
    await pass(0);
    see('请至少写一项要什么、要多少', '请选择需要的日期');
    expect(sent(bench.set, 'special.inquirySave')).toHaveLength(0);
  });
});

describe('选择视频', () => {
  it('library and own films; what is wrong with one is said before it is sent', async () => {
    await open('/member/pages/select/video', SelectVideoPage, {
      'video.index': { cates: [{ id: '', label: '全部', count: 0 }], page: pageOf([]) },
      'file.ownVideos': pageOf([]),
    });
    see('这一类还没有视频');
    await tab('我的上传');
    see('还没有上传过视频', 'MP4 格式，不超过 100MB、5 分钟');
    jest.spyOn(platform.film, 'choose').mockResolvedValue({ path: 'blob:1', name: 'a.mov', size: 9 });
    await press('上传视频');
    await pass(0);
    expect(bench.toast()).toBe('请选择 MP4 格式的视频');
    expect(wrongWith({ name: 'a.mp4', size: 101 * 1024 * 1024 })).toContain('不能超过 100MB');
    expect(wrongWith({ name: 'a.mp4', size: 9, seconds: 301 })).toContain('不能超过 5 分钟');
    const cover = { path: 'blob:2', name: 'cover.jpg', size: 3 };
    expect(wrongWith({ name: 'a.MP4', size: 9, seconds: 300, cover })).toBeUndefined();
    expect(wrongWith({ name: 'a.MP4', size: 9, seconds: 300 })).toContain('读不出画面');
  });

  it('an upload says how far it is; taken back it is gone, broken it can be gone on with', async () => {
    await open('/member/pages/select/video', SelectVideoPage, { 'file.ownVideos': pageOf([]) }, { scene: 'goods' });
    const cover = { path: 'blob:2', name: 'cover.jpg', size: 3 };
    jest.spyOn(platform.film, 'choose').mockResolvedValue({ path: 'blob:1', name: 'a.mp4', size: 9, cover });
    const { upload } = bench.set.transport;
    const picture = { url: '/uploads/frame.webp', kind: 'image', name: 'cover.jpg', size: 3 };
    const films: string[] = [];
    let watch: UploadWatch | undefined;
    let fail: (why: TransportFailure) => void = () => undefined;
    upload.mockImplementation((request) => {
      if (request.url.includes('/file/images'))
        return Promise.resolve({ status: 200, data: { code: 200, message: '', data: picture } });
      films.push(request.url);
      watch = request.watch;
      return new Promise((_, reject) => {
        fail = reject;
      });
    });
    const begin = async (button: string) => {
      later();
      await press(button);
      await pass(0);
      watch?.onStart(() => fail({ timeout: false, cancelled: true, reason: '' }));
      await pass(0);
    };
    await begin('上传视频');
    see('已上传 0%');
    watch?.onProgress(42);
    await pass(0);
    expect(bench.view.container.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow')).toBe('42');
    see('已上传 42%');
    watch?.onProgress(100);
    await pass(0);
    see('正在检查视频');
    await press('取消上传');
    await pass(0);
    see('上传视频');
    expect(bench.view.hasText('已上传')).toBe(false);
    expect(bench.toast()).toBeUndefined();

    await begin('上传视频');
    fail({ timeout: false, reason: 'uploadFile:fail' });
    await pass(0);
    see('上传没有完成，可以继续');
    await begin('继续上传');
    see('已上传 0%');
    // The film's own frame goes with it, sent once for a film that is gone on with.
    expect(films.map((url) => url.includes('cover=%2Fuploads%2Fframe.webp'))).toEqual([true, true, true]);
    expect(upload.mock.calls.filter(([{ url }]) => url.includes('/file/images'))).toHaveLength(2);
  });

  it('a card chooses among films of the shop; films of one name are told apart', async () => {
    const answers: Answers = { 'video.index': { cates: [{ id: '', label: '全部', count: 0 }], page: pageOf([]) } };
    await open('/member/pages/select/video', SelectVideoPage, answers, { scene: 'card' });
    expect(bench.view.hasText('我的上传')).toBe(false);

    let choosing: Choosing | undefined;
    const Probe = ({ most }: { most: number }) => {
      choosing = useChosen(most, 'a');
      return null;
    };
    await bench.open('/member/pages/select/video', () => <Probe most={1} />);
    expect(['a', 'b'].map((key) => choosing!.has(key))).toEqual([true, false]);
    await bench.open('/member/pages/select/video', () => <Probe most={2} />);
    const film = { url: '/video/1-hd.mp4', cover: '', title: '春山第一采' };
    await new TestUtils().act(async () => void choosing!.toggle({ ...film, key: 'b' }));
    expect(['a', 'b', 'c'].map((key) => choosing!.has(key))).toEqual([false, true, false]);
  });
});
