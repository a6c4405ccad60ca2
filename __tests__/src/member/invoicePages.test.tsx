/** Invoices: what is chosen, the titles, the application, and the paper. */
import { pageBench } from '../ui/bench';
import Taro from '@tarojs/taro';
import { lifeCycle, pass } from '../ui/stage';
import type { InvoiceableOrder, InvoiceRow, InvoiceTitle } from '@/contract';
import ApplyPage from '@/member/pages/invoice/apply';
import EditPage from '@/member/pages/invoice/edit';
import RechargePage from '@/member/pages/invoice/recharge';
import SelectPage from '@/member/pages/invoice/select';
import PaperPage from '@/member/pages/invoice/webview';
import { groupOf, idsOf, maskAccount } from '@/member/invoice/labels';
import { answer, fields, Refusal, sent, type Answers } from '../ui/answers';
import { NOW, pageOf } from '../contract/fixtures';

const bench = pageBench();
const order = (id: string, amount: number, part: Partial<InvoiceableOrder> = {}): InvoiceableOrder => ({
  id,
  group: 'order',
  no: `YJ26060200${id}`,
  title: `白牡丹${id}`,
  cover: '/images/goods/101.webp',
  amount,
  refunded: 0,
  paidAt: NOW,
  ...part,
});
const title = (part: Partial<InvoiceTitle> = {}): InvoiceTitle => ({
  id: '1',
  kind: 'company',
  invoiceType: 'normal',
  title: '杭州知夏文化有限公司',
  taxNo: '91330106MA2K8810XP',
  bank: '',
  bankNo: '',
  regAddress: '',
  regPhone: '',
  email: 'zhixia@yejian.example',
  isDefault: true,
  ...part,
});
const paper = (part: Partial<InvoiceRow> = {}): InvoiceRow => ({
  id: '81',
  no: 'FP260602000081',
  group: 'order',
  title: '杭州知夏文化有限公司',
  kind: 'company',
  invoiceType: 'normal',
  taxNo: '91330106MA2K8810XP',
  content: 'detail',
  remark: '',
  amount: 79_200,
  orders: [order('71', 53_740), order('72', 25_460)],
  status: 'issued',
  invoiceNo: '26332000000058120001',
  fileUrl: '/invoices/81.pdf?until=1&sign=a',
  pictureUrl: '/invoices/81.png?until=1&sign=b',
  fileUntil: NOW + 600_000,
  email: 'zhixia@yejian.example',
  createdAt: NOW,
  issuedAt: NOW,
  actions: ['resend', 'reissue'],
  ...part,
});
const orders = (...list: InvoiceableOrder[]) => ({
  ...pageOf(list),
  months: 6,
  groups: ['order' as const, 'recharge' as const, 'course' as const],
});
beforeEach(() => bench.login());

describe('发票 of orders', () => {
  const open = async (more: Answers = {}, params = {}) => {
    answer(bench.set, {
      'memberInvoice.orders': orders(order('71', 53_740), order('72', 25_460, { refunded: 6800 })),
      'memberInvoice.index': pageOf([paper(), paper({ id: '82', status: 'applied', invoiceNo: undefined })]),
      ...more,
    });
    await bench.open('/member/pages/invoice/select', SelectPage, params);
  };

  it('adds up what is ticked and goes on with it', async () => {
    await open();
    expect(bench.view.hasText('已减退款 ¥68')).toBe(true);
    await bench.view.tap(bench.view.byRole('checkbox', /^白牡丹71/));
    await bench.view.tap(bench.view.byRole('checkbox', /^白牡丹72/));
    expect(bench.view.hasText('2 笔合计')).toBe(true);
    expect(bench.view.hasText('792')).toBe(true);
    await bench.view.tap(bench.view.byRole('checkbox', /^白牡丹72/));
    await bench.view.tap(bench.view.byRole('button', '下一步'));
    expect(bench.lastUrl()).toBe('/member/pages/invoice/apply?group=order&orderIds=["71"]');
  });
  it('back from a page over it, what may still be invoiced is ticked still, with what is left of it', async () => {
    let left = [order('71', 53_740), order('72', 25_460)];
    await open({ 'memberInvoice.orders': () => orders(...left) });
    await bench.view.tap(bench.view.byRole('checkbox', /^白牡丹71/));
    await bench.view.tap(bench.view.byRole('checkbox', /^白牡丹72/));
    left = [order('72', 20_000)];
    await lifeCycle('onHide');
    await lifeCycle('onShow');
    await pass(0);
    expect(
      sent(bench.set, 'memberInvoice.orders').some(({ url }) => decodeURIComponent(url).includes('ids=["71","72"]')),
    ).toBe(true);
    expect(bench.view.hasText('1 笔合计')).toBe(true);
    expect(bench.view.byRole('checkbox', /^白牡丹72/).getAttribute('aria-checked')).toBe('true');
    await bench.view.tap(bench.view.byRole('button', '下一步'));
    expect(bench.lastUrl()).toBe('/member/pages/invoice/apply?group=order&orderIds=["72"]');
  });
  it('shows the papers, and another group', async () => {
    await open({}, { tab: 'history' });
    await bench.view.tap(bench.view.byRole('link', /已开具/));
    expect(bench.lastUrl()).toBe('/member/pages/invoice/webview?id=81');
    await bench.view.tap(bench.view.byRole('tab', '订单'));
    await bench.view.tap(bench.view.byRole('radio', '课程订单'));
    expect(new URL(sent(bench.set, 'memberInvoice.orders').at(-1)!.url, 'http://x').searchParams.get('group')).toBe(
      'course',
    );
  });
  it('is one place with recharges and titles; the papers are shown by the page itself', async () => {
    await open();
    await bench.view.tap(bench.view.byRole('tab', '记录'));
    expect(bench.view.byRole('link', /已开具/)).toBeTruthy();
    expect(Taro.redirectTo).not.toHaveBeenCalled();
    for (const [name, url] of [
      ['充值', '/member/pages/invoice/recharge'],
      ['抬头', '/member/pages/invoice/edit'],
    ] as const) {
      await bench.view.tap(bench.view.byRole('tab', name));
      expect(Taro.redirectTo).toHaveBeenLastCalledWith({ url });
    }
  });
  it('offers no groups where only orders of the shop are sold', async () => {
    await open({ 'memberInvoice.orders': { ...orders(order('71', 53_740)), groups: ['order', 'recharge'] } });
    expect(bench.view.hasText('商城订单')).toBe(false);
  });
  it('leads on when nothing can be invoiced', async () => {
    await open({ 'memberInvoice.orders': orders() });
    await bench.view.tap(bench.view.byRole('button', '去充值开票'));
    expect(bench.lastUrl()).toBe('/member/pages/invoice/recharge');
  });
});

it('发票 of recharges: the principal only, and says that what is bought with it is not invoiced again', async () => {
  answer(bench.set, { 'memberInvoice.orders': orders(order('57', 100_000, { group: 'recharge', title: '余额充值' })) });
  await bench.open('/member/pages/invoice/recharge', RechargePage);
  expect(bench.view.hasText('消费不再重复开票')).toBe(true);
  // The only one is ticked already, and can be taken off.
  const tick = () => bench.view.byRole('checkbox', /^余额充值/);
  expect(tick().getAttribute('aria-checked')).toBe('true');
  await bench.view.tap(tick());
  expect(tick().getAttribute('aria-checked')).toBe('false');
  await bench.view.tap(tick());
  await bench.view.tap(bench.view.byRole('button', '下一步'));
  expect(bench.lastUrl()).toBe('/member/pages/invoice/apply?group=recharge&orderIds=["57"]');
});

describe('发票抬头', () => {
  const open = async (more: Answers = {}, params = {}) => {
    answer(bench.set, {
      'memberInvoice.titles': [
        title(),
        title({ id: '2', kind: 'person', title: '林知夏', taxNo: '', isDefault: false }),
      ],
      'memberInvoice.titleSave': title(),
      'memberInvoice.titleDelete': { ok: true },
      'memberInvoice.companies': [{ title: '杭州听松文化传播有限公司', taxNo: '91330106MA27XQ4L0T' }],
      ...more,
    });
    await bench.open('/member/pages/invoice/edit', EditPage, params);
  };

  it('makes another one the default, and deletes one', async () => {
    await open();
    await bench.view.tap(bench.view.byRole('radio', '把林知夏设为默认'));
    expect(fields(sent(bench.set, 'memberInvoice.titleSave').at(-1))).toMatchObject({ id: '2', isDefault: 'true' });
    await bench.view.tap(bench.view.byRole('button', '删除林知夏'));
    await pass(400);
    await bench.view.tap(bench.view.byRole('button', '删除'));
    expect(sent(bench.set, 'memberInvoice.titleDelete').at(-1)!.url).toContain('/titles/2');
  });
  it('asks for 18 characters, takes a company from the register, and says that a number does not check', async () => {
    await open(
      { 'memberInvoice.titleSave': new Refusal(422, '再核对一下', undefined, { field: 'taxNo' }) },
      { kind: 'company' },
    );
    await bench.view.input(bench.view.byLabel('公司名称'), '听松');
    await bench.view.input(bench.view.byLabel('税号'), '9133');
    await bench.view.tap(bench.view.byRole('button', '保存'));
    expect(bench.view.hasText('现在 4 位，税号是 18 位')).toBe(true);
    expect(sent(bench.set, 'memberInvoice.titleSave')).toEqual([]);
    await bench.view.tap(bench.view.byRole('button', '按名称查税号'));
    await bench.view.tap(bench.view.byRole('button', /^杭州听松文化传播有限公司/));
    bench.set.clock.advance(1600);
    await bench.view.tap(bench.view.byRole('button', '保存'));
    expect(fields(sent(bench.set, 'memberInvoice.titleSave').at(-1))).toMatchObject({
      title: '杭州听松文化传播有限公司',
      taxNo: '91330106MA27XQ4L0T',
    });
    expect(bench.view.hasText('再核对一下')).toBe(true);
    expect(bench.view.byLabel('税号').getAttribute('aria-invalid')).toBe('true');
  });
  it('wants everything for a special invoice, a name only for a person', async () => {
    await open({}, { kind: 'company' });
    await bench.view.tap(bench.view.byRole('button', '专用发票'));
    await bench.view.tap(bench.view.byRole('button', '保存'));
    expect(bench.view.hasText('专用发票要写开户行')).toBe(true);
    await bench.view.tap(bench.view.byRole('button', '个人'));
    await bench.view.input(bench.view.byLabel('姓名'), '林知夏');
    bench.set.clock.advance(1600);
    await bench.view.tap(bench.view.byRole('button', '保存'));
    expect(fields(sent(bench.set, 'memberInvoice.titleSave').at(-1))).toMatchObject({
      kind: 'person',
      invoiceType: 'normal',
    });
  });
  it('invites to keep the first one', async () => {
    await open({ 'memberInvoice.titles': [] });
    expect(bench.view.hasText('还没有发票抬头')).toBe(true);
  });
});

describe('申请开票', () => {
  const open = async (
    more: Answers = {},
    params: Record<string, string> = { group: 'order', orderIds: '["71","72"]' },
  ) => {
    answer(bench.set, {
      'memberInvoice.orders': orders(order('71', 53_740), order('72', 25_460)),
      'memberInvoice.titles': [title()],
      'memberInvoice.apply': paper({ status: 'applied' }),
      ...more,
    });
    await bench.open('/member/pages/invoice/apply', ApplyPage, params);
    await pass(0);
  };

  it('sends the sum that is shown, once, and opens the paper', async () => {
    await open();
    expect(new URL(sent(bench.set, 'memberInvoice.orders')[0]!.url, 'http://x').searchParams.get('ids')).toBe(
      '["71","72"]',
    );
    expect(bench.view.hasText('这 2 笔一起开')).toBe(true);
    expect(bench.view.hasText('杭州知夏文化有限公司')).toBe(true);
    await bench.view.tap(bench.view.byRole('radio', '商品类别'));
    await bench.view.tap(bench.view.byRole('button', '提交申请'));
    expect(fields(sent(bench.set, 'memberInvoice.apply')[0])).toMatchObject({
      orderIds: '["71","72"]',
      titleId: '1',
      amount: '79200',
      content: 'category',
      email: 'zhixia@yejian.example',
    });
    expect(bench.lastUrl()).toBe('/member/pages/invoice/webview?id=81');
  });
  it('begins with the title that was chosen before', async () => {
    const other = title({ id: '6', title: '杭州听松文化传播有限公司', isDefault: false, email: 'ts@yejian.example' });
    await open({ 'memberInvoice.titles': [title(), other] }, { group: 'table', orderIds: '["71","72"]', titleId: '6' });
    await bench.view.tap(bench.view.byRole('button', '提交申请'));
    expect(fields(sent(bench.set, 'memberInvoice.apply')[0])).toMatchObject({
      group: 'table',
      titleId: '6',
      email: 'ts@yejian.example',
    });
  });
  it('shows before it is asked for what the paper will say', async () => {
    await open();
    await bench.view.tap(bench.view.byRole('button', '预览'));
    await pass(400);
    const text = bench.view.byRole('dialog', '票面预览').textContent;
    for (const word of [
      '杭州知夏文化有限公司',
      '91330106MA2K8810XP',
      '电子普通发票',
      '792.00',
      'zhixia@yejian.example',
    ])
      expect(text).toContain(word);
    expect(sent(bench.set, 'memberInvoice.apply')).toEqual([]);
  });
  it('shows the new sum when an order was refunded meanwhile', async () => {
    let refunded = false;
    await open({
      'memberInvoice.orders': () => orders(order('71', refunded ? 43_740 : 53_740), order('72', 25_460)),
      'memberInvoice.apply': () => {
        refunded = true;
        return new Refusal(409, '订单有退款，开票金额变了，请核对后再提交');
      },
    });
    await bench.view.tap(bench.view.byRole('button', '提交申请'));
    await pass(0);
    expect(bench.view.hasText('692')).toBe(true);
    expect(bench.toast()).toBe('订单有退款，开票金额变了，请核对后再提交');
  });
  it('refuses a special invoice for a title with parts missing, and a wrong address', async () => {
    await open();
    await bench.view.tap(bench.view.byRole('radio', '电子专用发票'));
    expect(bench.toast()).toBe('先补全抬头的开户行、账号、地址和电话');
    await bench.view.input(bench.view.byLabel('收票邮箱'), 'nobody');
    await bench.view.tap(bench.view.byRole('button', '提交申请'));
    expect(bench.view.hasText('写上能收到发票的邮箱')).toBe(true);
    expect(sent(bench.set, 'memberInvoice.apply')).toEqual([]);
  });
  it('says so when none of them can be invoiced', async () => {
    await open({ 'memberInvoice.orders': orders() });
    expect(bench.view.hasText('这些订单不能开票')).toBe(true);
    expect(idsOf('x')).toEqual([]);
    expect(idsOf('{"a":1}')).toEqual([]);
    expect(groupOf('nothing')).toBe('order');
    expect(maskAccount('571912345678916225')).toBe('5719 **** **** 6225');
  });
});

describe('查看发票', () => {
  const open = async (row: InvoiceRow, more: Answers = {}) => {
    answer(bench.set, { 'memberInvoice.view': row, 'memberInvoice.act': row, ...more });
    await bench.open('/member/pages/invoice/webview', PaperPage, { id: row.id });
  };

  it('shows the paper, sends it again to another address', async () => {
    await open(paper());
    expect(bench.view.hasText('26332000000058120001')).toBe(true);
    expect(bench.view.byRole('img', /的发票/)).toBeTruthy();
    await bench.view.tap(bench.view.byRole('button', '发送邮箱'));
    await pass(400);
    await bench.view.input(bench.view.byLabel('收票邮箱'), 'other@yejian.example');
    await bench.view.tap(bench.view.byRole('button', '发送'));
    expect(fields(sent(bench.set, 'memberInvoice.act')[0])).toMatchObject({
      action: 'resend',
      email: 'other@yejian.example',
    });
  });
  it('waits, says why one failed, and leads from a red one to the next', async () => {
    await open(
      paper({ status: 'applied', invoiceNo: undefined, fileUrl: undefined, pictureUrl: undefined, actions: [] }),
    );
    expect(bench.view.hasText('开票中')).toBe(true);
    expect(bench.view.hasText('下载发票')).toBe(false);
    await bench.view.unmount();
    await open(paper({ status: 'failed', reason: '企业状态异常', actions: ['retry'], pictureUrl: undefined }));
    expect(bench.view.hasText('企业状态异常')).toBe(true);
    expect(bench.view.byRole('button', '重新申请')).toBeTruthy();
    await bench.view.unmount();
    await open(paper({ status: 'red', redNo: '26332000000058110002', reason: '订单退款', nextId: '90', actions: [] }));
    expect(bench.view.hasText('26332000000058110002')).toBe(true);
    await bench.view.tap(bench.view.byRole('link', /^新开的发票/));
    expect(bench.lastUrl()).toBe('/member/pages/invoice/webview?id=90');
  });
  it('is not there for anybody else', async () => {
    answer(bench.set, { 'memberInvoice.view': new Refusal(404, '内容不存在或已下架') });
    await bench.open('/member/pages/invoice/webview', PaperPage, { id: '9' });
    expect(bench.view.hasText('内容不存在或已下架')).toBe(true);
  });
});
