/** A transfer: the accounts, the proof and its audit; what was refused is corrected; without an order all own proofs. */
import { pageBench } from '../ui/bench';
import { pass } from '../ui/stage';
import type { VoucherRow } from '@/contract';
import { formatTime } from '@/core/lib/time';
import { platform } from '@/core/platform';
import VoucherPage from '@/member/pages/wallet/voucher';
import { answer, fields, sent, type Answers } from '../ui/answers';
import { cashier, NOW, pageOf } from '../contract/fixtures';

const bench = pageBench();
const { press, see, type } = bench;
const PATH = '/member/pages/wallet/voucher';
const BANK = {
  accounts: [{ name: '叶间茶业', bank: '工商银行', no: '6222020000001234', branch: '西湖支行', note: '请备注订单号' }],
  notice: '48 小时内转账并上传凭证',
};
const UNTIL = NOW + 48 * 3_600_000;
const proof = (part: Partial<VoucherRow> = {}): VoucherRow => ({
  id: '1',
  orderGroup: 'order',
  orderId: '900',
  orderNo: 'YJ260701000001',
  amount: 68_000,
  payer: '张三',
  paidAt: NOW - 60_000,
  photos: ['/uploads/proof.webp'],
  status: 'auditing',
  createdAt: NOW,
  ...part,
});
async function open(params: Record<string, string>, answers: Answers): Promise<void> {
  answer(bench.set, answers);
  bench.login();
  await bench.open(PATH, VoucherPage, params);
}
const ofOrder = (proofs: VoucherRow[], answers: Answers = {}) =>
  open(
    { orderGroup: 'order', orderId: '900' },
    {
      'pay.cashier': cashier(),
      'buyAccount.index': BANK,
      'atShop.voucher': pageOf(proofs),
      'atShop.transfer': { expireAt: UNTIL },
      ...answers,
    },
  );
const send = () => press('提交凭证');
async function addPicture(): Promise<void> {
  jest.spyOn(platform.image, 'choose').mockResolvedValue({ path: 'blob:1', name: 'a.jpg', size: 9 });
  const picture = { url: '/uploads/new.webp', kind: 'image', name: 'a.jpg', size: 9 };
  bench.set.transport.upload.mockResolvedValue({ status: 200, data: { code: 200, message: '', data: picture } });
  await press('添加照片');
  await pass(0);
}

describe('an order that waits', () => {
  it('says where to send how much until when; each thing that is missing is named', async () => {
    await ofOrder([]);
    see('6222 0200 0000 1234', '工商银行 西湖支行', '680.00');
    see(`请在 ${formatTime(UNTIL, 'MM月DD日 h:m')} 前提交凭证，审核期间订单为你保留`);
    expect(sent(bench.set, 'atShop.transfer')).toHaveLength(1);
    await send();
    see('请填写付款户名');
    await type('付款户名', '张三');
    bench.set.clock.advance(1500);
    await send();
    expect(bench.toast()).toBe('请添加转账截图');
    expect(sent(bench.set, 'atShop.orderProof')).toHaveLength(0);
  });

  it('sends the proof once; another amount is asked about first', async () => {
    let proofs: VoucherRow[] = [];
    await ofOrder([], {
      'atShop.voucher': () => pageOf(proofs),
      'atShop.orderProof': () => {
        proofs = [proof({ amount: 60_000 })];
        return proofs[0]!;
      },
    });
    await type('付款户名', '张三');
    await type('转账金额', '600');
    await addPicture();
    const question = jest.spyOn(bench.set.core.root.feedback, 'confirm').mockResolvedValueOnce(false);
    await send();
    await pass(0);
    expect(question).toHaveBeenCalledWith(expect.objectContaining({ title: '金额与应付不同' }));
    expect(sent(bench.set, 'atShop.orderProof')).toHaveLength(0);
    question.mockResolvedValueOnce(true);
    bench.set.clock.advance(1500);
    await send();
    await pass(0);
    expect(sent(bench.set, 'atShop.orderProof').map(fields)).toMatchObject([
      { orderGroup: 'order', orderId: '900', amount: '60000', payer: '张三' },
    ]);
    see('审核中', /财务会在 1 个工作日内核对/);
    expect(bench.view.hasText('提交凭证')).toBe(false);
  });

  it('takes what the finance desk refused as the beginning of the next one', async () => {
    const refused = proof({
      status: 'rejected',
      reason: '户名与截图不符',
      payer: '李四',
      amount: 67_000,
      remark: '六月',
    });
    await ofOrder([refused], { 'atShop.orderProof': proof() });
    see(/凭证未通过：户名与截图不符/, '已驳回');
    expect((bench.view.byLabel('付款户名') as HTMLInputElement).value).toBe('李四');
    expect((bench.view.byLabel('转账金额') as HTMLInputElement).value).toBe('670.00');
    await type('转账金额', '680');
    await send();
    expect(fields(sent(bench.set, 'atShop.orderProof')[0])).toMatchObject({
      photos: '["/uploads/proof.webp"]',
      remark: '六月',
    });
  });
});

it('a paid order takes no proof and leads to its result', async () => {
  await ofOrder([proof({ status: 'approved' })], {
    'pay.cashier': cashier({ state: 'paid', nextRoute: '/shop/pages/order/success?id=900' }),
  });
  see('款项已到账', '已通过');
  expect(bench.view.hasText('提交凭证')).toBe(false);
  await press('查看结果');
  expect(bench.lastUrl()).toBe('/shop/pages/order/success?id=900');
});

it('a closed order says not to send money any more', async () => {
  await ofOrder([], { 'pay.cashier': cashier({ state: 'closed' }) });
  see(/订单已超时，请勿再转账/);
});

describe('without an order', () => {
  it('lists the own proofs, each leads to what it was for', async () => {
    await open({}, { 'atShop.voucher': pageOf([proof(), proof({ id: '2', orderGroup: 'recharge', orderId: '77' })]) });
    see('审核中');
    await bench.view.tap(bench.view.allByRole('button', /¥680\.00/)[1]!);
    expect(bench.lastUrl()).toBe(`${PATH}?orderGroup=recharge&orderId=77`);
  });

  it('says that there is none', async () => {
    await open({}, { 'atShop.voucher': pageOf([]) });
    see('还没有转账凭证');
  });

  it('a link may name the proof', async () => {
    await open(
      { id: '1' },
      { 'atShop.voucher': pageOf([proof()]), 'pay.cashier': cashier(), 'buyAccount.index': BANK },
    );
    see('680.00', '审核中');
  });
});

it('in the mini-program on iOS no account is shown for what may not be sold there', async () => {
  jest.replaceProperty(platform, 'sellsVirtual', false);
  await open(
    { orderGroup: 'recharge', orderId: '900' },
    { 'pay.cashier': cashier(), 'buyAccount.index': BANK, 'atShop.voucher': pageOf([]) },
  );
  see('由于相关规范，iOS 功能暂不可用');
  expect(bench.view.hasText('工商银行')).toBe(false);
  expect(sent(bench.set, 'atShop.transfer')).toEqual([]);
});
