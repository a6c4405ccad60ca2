/** Withdrawing: what stands in the way, the amount key by key, the records; and the two steps by which one is known. */
import { pageBench } from '../ui/bench';
import { pass } from '../ui/stage';
import { platform } from '@/core/platform';
import type { DataOf, IdentityView, WithdrawInfo, WithdrawPreview, WithdrawRow } from '@/contract';
import { cardFault, cardGroups, idFault } from '@/member/identity/rules';
import ApplyPage from '@/member/pages/withdraw/apply';
import IdentityPage from '@/member/pages/withdraw/identifier';
import VerifyPage from '@/member/pages/withdraw/identifierHe';
import RecordsPage from '@/member/pages/withdraw/index';
import { byMonth } from '@/member/withdrawal/useRecords';
import { amountFault } from '@/member/withdrawal/useWithdraw';
import { typed } from '@/ui/kit/AmountPad/amount';
import { answer, fields, Refusal, sent, type Answers } from '../ui/answers';
import { MEMBER, NOW, pageOf, PAY_TOKEN } from '../contract/fixtures';

const bench = pageBench();
const ID_NUMBER = '330100198811030018';
const CARD = '6225880119008887';

const info = (part: Partial<WithdrawInfo> = {}): WithdrawInfo => ({
  withdrawable: 120_000,
  balance: 128_000,
  bonus: 8000,
  min: 1000,
  max: 2_000_000,
  timesPerDay: 3,
  timesLeft: 2,
  feeBp: 60,
  methods: [
    { value: 'bank', label: '银行卡' },
    { value: 'wechat', label: '微信零钱' },
  ],
  cards: [
    { id: '71', bankName: '招商银行', tail: '6225' },
    { id: '72', bankName: '中国银行', tail: '1100' },
  ],
  holder: '林**',
  identity: 'verified',
  hasPayPassword: true,
  ...part,
});
const preview = (part: Partial<WithdrawPreview> = {}): WithdrawPreview => ({
  amount: 0,
  fee: 0,
  actual: 0,
  arriveText: '06月17日 24:00 前',
  blockers: [],
  ...part,
});
const row = (part: Partial<WithdrawRow> = {}): WithdrawRow => ({
  id: '900',
  no: 'TX26061600000900',
  amount: 20_000,
  fee: 120,
  actual: 19_880,
  method: 'bank',
  bankName: '招商银行',
  cardTail: '6225',
  status: 'auditing',
  createdAt: NOW,
  steps: [{ label: '提交', at: NOW }, { label: '审核' }, { label: '打款' }, { label: '到账' }],
  ...part,
});

describe('the rules beside the server', () => {
  it('an amount grows key by key', () => {
    const all = (keys: string) => [...keys].reduce(typed, '');
    expect([all('500'), all('.5'), all('007'), all('1.234'), all('1..2'), all('1234567890')]).toEqual([
      '500',
      '0.5',
      '7',
      '1.23',
      '1.2',
      '123456789',
    ]);
    expect([typed('12', 'back'), typed('', 'back')]).toEqual(['1', '']);
  });

  it('says what is wrong with an amount, a number, a card', () => {
    expect([0, 999, 1000, 120_001, 2_000_001].map((fen) => amountFault(fen, info()))).toEqual([
      undefined,
      '最低 ¥10',
      undefined,
      '超出可提现 ¥1200',
      '单笔最高 ¥20000',
    ]);
    expect(idFault('33010019881103001', NOW)).toBe('还差 1 位，请填 18 位身份证号');
    expect(idFault('330100198811030019', NOW)).toBe('身份证号有误，请核对');
    expect(idFault('330100201001010036', NOW)).toBe('未满18周岁不可认证');
    expect(idFault(ID_NUMBER, NOW)).toBeUndefined();
    expect([cardFault(CARD), cardFault('4111111111111111')]).toEqual([undefined, '暂不支持该银行卡，请更换储蓄卡']);
    expect(cardGroups(CARD)).toBe('6225 8801 1900 8887');
  });

  it('marks where months begin and end, over pages too', () => {
    const june = Date.parse('2026-06-16T10:00:00+08:00');
    const first = byMonth(
      { ...pageOf([row({ createdAt: june }), row({ createdAt: june - 20 * 86_400_000 })]), more: true },
      [],
    );
    expect(first.list.map(({ begins, first: top, last }) => [begins, top, last])).toEqual([
      ['2026-06', true, true],
      ['2026-05', true, false],
    ]);
    const next = byMonth(pageOf([row({ createdAt: june - 21 * 86_400_000 })]), first.list);
    expect(next.list[0]).toMatchObject({ first: false, last: true });
    expect(next.list[0]!.begins).toBeUndefined();
  });
});

describe('余额提现', () => {
  const open = async (more: Answers = {}, params: Record<string, string> = {}) => {
    bench.login();
    answer(bench.set, {
      'member.withdraw': info(),
      'withdraw.preview': preview(),
      'member.checkPayPw': PAY_TOKEN,
      'member.my': MEMBER,
      'withdraw.draw': row(),
      ...more,
    });
    await bench.open('/member/pages/withdraw/apply', ApplyPage, params);
  };
  const type = async (keys: string) => {
    for (const key of keys) await bench.view.tap(bench.view.byRole('button', key === '.' ? '小数点' : key));
  };

  it('shows fee and rest with every key, and asks with the payment password', async () => {
    await open();
    const { view } = bench;
    for (const text of ['可提现 ¥1,200.00', '招商银行 储蓄卡', '今日还可 2 次', '赠送 ¥80.00 不可提现'])
      expect(view.hasText(text)).toBe(true);
    await type('500');
    expect(view.hasText('¥3.00')).toBe(true);
    expect(view.hasText('¥497.00')).toBe(true);
    await view.tap(view.byRole('button', '提现'));
    await pass(600);
    for (const digit of '246810') await view.tap(view.byRole('button', digit));
    await pass(0);
    expect(fields(sent(bench.set, 'withdraw.draw')[0])).toMatchObject({
      amount: '50000',
      method: 'bank',
      cardId: '71',
      payToken: 'PT',
    });
    expect(bench.lastUrl()).toContain('/member/pages/withdraw/index?id=900');
  });

  it('takes all there is, folds its keys away, and says what is too much', async () => {
    await open();
    const { view } = bench;
    await view.tap(view.byRole('button', '全部提现'));
    expect(view.hasText('¥1,192.80')).toBe(true);
    await view.tap(view.byRole('button', '收起'));
    expect(view.byRole('button', '提现').getAttribute('aria-disabled')).not.toBe('true');
    await view.tap(view.byRole('button', /^提现金额/));
    await type('1');
    expect(view.hasText('超出可提现 ¥1200')).toBe(true);
  });

  it('names what stands in the way with the way out of it', async () => {
    await open({
      'member.withdraw': info({ identity: 'none', cards: [], holder: '' }),
      'withdraw.preview': preview({
        blockers: [
          { key: 'identity', text: '未实名', route: '/member/pages/withdraw/identifier?next=apply' },
          { key: 'card', text: '未绑卡', route: '/member/pages/withdraw/identifierHe?next=apply' },
        ],
      }),
    });
    const { view } = bench;
    expect(view.hasText('未绑卡')).toBe(true);
    expect(view.hasText('收起')).toBe(false);
    await view.tap(view.byRole('button', '未实名，去认证'));
    expect(bench.lastUrl()).toBe('/member/pages/withdraw/identifier?next=apply');
  });

  it('a payment password that is not there yet stands in no way: it is set when it is asked for', async () => {
    await open({
      'member.my': { ...MEMBER, hasPayPassword: false },
      'withdraw.preview': preview({
        blockers: [{ key: 'payPassword', text: '无支付密码', route: '/member/pages/password2?next=apply' }],
      }),
    });
    const { view } = bench;
    bench.login({ hasPayPassword: false });
    expect(view.hasText('无支付密码')).toBe(false);
    for (const key of '200') await view.tap(view.byRole('button', key));
    await pass(400);
    await view.tap(view.byRole('button', '提现'));
    await pass(0);
    expect(bench.lastUrl()).toBe('/member/pages/password2');
  });

  it('another card, or the messenger: outside of it that is refused', async () => {
    await open();
    const { view } = bench;
    await view.tap(view.byRole('button', /^提现到.*更换$/));
    await pass(400);
    await view.tap(view.byRole('radio', /中国银行/));
    await pass(400);
    expect(view.hasText('中国银行 储蓄卡')).toBe(true);
    bench.set.clock.advance(2000);
    await view.tap(view.byRole('button', /^提现到.*更换$/));
    await pass(400);
    await view.tap(view.byRole('radio', /微信零钱/));
    await pass(400);
    expect(view.hasText('请用微信浏览器打开')).toBe(true);
    await type('50');
    expect(view.byRole('button', '提现').getAttribute('aria-disabled')).toBe('true');
  });

  it('begins with the first way of a shop that pays out to no card', async () => {
    await open({
      'member.withdraw': info({ methods: [{ value: 'wechat', label: '微信零钱' }], cards: [] }),
      'withdraw.preview': ({ url }) =>
        preview(url.includes('wechat') ? {} : { blockers: [{ key: 'closed', text: '该提现方式暂未开通', route: '' }] }),
    });
    expect(bench.view.hasText('微信零钱')).toBe(true);
    expect(bench.view.hasText('该提现方式暂未开通')).toBe(false);
    await type('500');
    await pass(400);
    expect(sent(bench.set, 'withdraw.preview').at(-1)!.url).toMatch(/amount=50000&method=wechat/);
  });

  it('begins with the amount of an address, and fails as a whole', async () => {
    await open({}, { amount: '88' });
    expect(bench.view.hasText('¥87.47')).toBe(true);
  });

  it('cannot be read: a way to ask again', async () => {
    await open({ 'member.withdraw': new Refusal(500, '服务器内部错误') });
    expect(bench.view.hasText('重新加载')).toBe(true);
  });
});

describe('提现记录', () => {
  const open = async (rows: WithdrawRow[], params: Record<string, string> = {}, more: Answers = {}) => {
    bench.login();
    answer(bench.set, { 'member.withdrawLog': pageOf(rows), ...more });
    await bench.open('/member/pages/withdraw/index', RecordsPage, params);
    await pass(400);
  };

  it('one that came back says why, and can be asked for again', async () => {
    const back = row({
      status: 'rejected',
      reason: '请补充资料',
      steps: [
        { label: '提交', at: NOW },
        { label: '审核未通过', at: NOW },
        { label: '已退回', at: NOW },
      ],
    });
    await open([back, row({ id: '899', status: 'success' })], { id: '900' });
    const { view } = bench;
    expect(view.hasText('请补充资料，¥200.00 已退回余额')).toBe(true);
    expect(view.hasText('审核未通过')).toBe(true);
    await view.tap(view.byRole('button', '再次申请'));
    expect(bench.lastUrl()).toBe('/member/pages/withdraw/apply?amount=200');
  });

  it('of the own shop they are another list, and what came back is in its money again', async () => {
    const back = row({ status: 'rejected', reason: '户名不符', steps: [{ label: '提交', at: NOW }] });
    await open([back], { id: '900', source: 'merchant' });
    const { view } = bench;
    const asked = sent(bench.set, 'member.withdrawLog').map(({ url }) => new URL(url, 'http://x').searchParams);
    expect(asked.map((params) => params.get('source'))).toEqual(['merchant', 'merchant']);
    for (const text of ['户名不符，¥200.00 已退回货款', '款项已退回货款']) expect(view.hasText(text)).toBe(true);
    await view.tap(view.byRole('button', '再次申请'));
    expect(bench.lastUrl()).toBe('/member/pages/wholesale/manage?tab=bill');
  });

  it('what waits in the messenger is confirmed there, and refused outside of it', async () => {
    const waiting = row({ method: 'wechat', status: 'waitConfirm', confirmBy: NOW + 3_600_000 });
    const cash: DataOf<'wechatWithdraw.confirm'> = {
      package: 'mchId=1&appId=2&package=P%3D',
      row: { id: '900', no: 'TX1', amount: 20_000, target: 'wechat', status: 'paying', createdAt: NOW },
    };
    await open([waiting], { id: '900' }, { 'wechatWithdraw.confirm': cash });
    const { view } = bench;
    expect(view.hasText('微信零钱')).toBe(true);
    await view.tap(view.byRole('button', '确认收款'));
    await pass(400);
    expect(sent(bench.set, 'wechatWithdraw.confirm')).toHaveLength(0);
    const receive = jest.spyOn(platform.pay, 'receive').mockResolvedValue({ state: 'paid' });
    jest.replaceProperty(platform.pay, 'available', true);
    bench.set.clock.advance(2000);
    await view.tap(view.byRole('button', '确认收款'));
    await pass(0);
    expect(receive).toHaveBeenCalledWith(cash.package);
    expect(bench.toast()).toBe('已确认，稍后到账');
  });

  it('leads to a human', async () => {
    await open([row()], { id: '900' });
    await bench.view.tap(bench.view.byRole('button', '联系客服'));
    expect(bench.lastUrl()).toBe('/contact/pages/ContactUs');
  });

  it('filters by state; nothing yet leads to the first', async () => {
    await open([]);
    const { view } = bench;
    expect(view.hasText('还没有提现')).toBe(true);
    await view.tap(view.byRole('button', '去提现'));
    expect(bench.lastUrl()).toBe('/member/pages/withdraw/apply');
    await view.tap(view.byRole('tab', '已到账'));
    await pass(0);
    expect(new URL(sent(bench.set, 'member.withdrawLog').at(-1)!.url, 'http://x').searchParams.get('status')).toBe(
      'success',
    );
    expect(view.hasText('没有这样的提现')).toBe(true);
  });
});

const NOBODY: IdentityView = { state: 'none', hasPhotos: false, triesLeft: 5 };
const BASIC: IdentityView = {
  state: 'basic',
  name: '许**',
  idNo: '3****************8',
  hasPhotos: false,
  triesLeft: 5,
};

describe('实名认证', () => {
  const open = async (more: Answers = {}, params: Record<string, string> = {}) => {
    bench.login();
    answer(bench.set, { 'external.auth': NOBODY, 'external.authSave': BASIC, 'member.my': MEMBER, ...more });
    await bench.open('/member/pages/withdraw/identifier', IdentityPage, params);
  };

  it('checks the number as soon as it is whole, wants the consent, and goes on', async () => {
    await open({}, { next: 'apply' });
    const { view } = bench;
    await view.input(view.byLabel('真实姓名'), '许清和');
    await view.input(view.byLabel('身份证号'), '330100198811030019');
    expect(view.hasText('身份证号有误，请核对')).toBe(true);
    await view.input(view.byLabel('身份证号'), ID_NUMBER);
    expect(view.hasText('身份证号有误，请核对')).toBe(false);
    await view.tap(view.byRole('button', '提交认证'));
    expect(bench.toast()).toBe('请先阅读并同意实名信息的用途说明');
    await view.tap(view.byRole('checkbox'));
    bench.set.clock.advance(2000);
    await view.tap(view.byRole('button', '提交认证'));
    await pass(0);
    expect(fields(sent(bench.set, 'external.authSave')[0])).toMatchObject({
      step: 'basic',
      idNo: ID_NUMBER,
      agree: 'true',
    });
    expect(bench.lastUrl()).toBe('/member/pages/withdraw/identifierHe?next=apply');
  });

  it('a number that the server refuses is said under its field, with what to do', async () => {
    await open({ 'external.authSave': new Refusal(422, '再核对一下', undefined, { field: 'idNo' }) });
    const { view } = bench;
    await view.input(view.byLabel('真实姓名'), '许清和');
    await view.input(view.byLabel('身份证号'), ID_NUMBER);
    await view.tap(view.byRole('checkbox'));
    await view.tap(view.byRole('button', '提交认证'));
    await pass(0);
    expect(view.hasText('再核对一下；确认无误请联系客服')).toBe(true);
  });

  it('who reserves or collects needs no card: back to where it was asked for', async () => {
    await open({}, { next: 'appointment' });
    const { view } = bench;
    await view.input(view.byLabel('真实姓名'), '许清和');
    await view.input(view.byLabel('身份证号'), ID_NUMBER);
    await view.tap(view.byRole('checkbox'));
    await view.tap(view.byRole('button', '提交认证'));
    await pass(0);
    expect(bench.toast()).toBe('实名认证完成');
    bench.set.clock.advance(1500);
    await pass(0);
    expect(bench.left()).toBe(true);
    await view.unmount();
    await open({ 'external.auth': BASIC }, { next: 'appointment' });
    expect(bench.view.byRole('button', '完成')).toBeTruthy();
    expect(bench.view.hasText('下一步，核验身份')).toBe(false);
  });

  it('once known shows masks only', async () => {
    await open({ 'external.auth': { ...BASIC, hasPhotos: true } });
    const { view } = bench;
    for (const text of ['许**', '3****************8', '已加密保存', '待核验']) expect(view.hasText(text)).toBe(true);
    await view.tap(view.byRole('button', '下一步，核验身份'));
    expect(bench.lastUrl()).toContain('/member/pages/withdraw/identifierHe');
  });
});

describe('身份核验', () => {
  const open = async (more: Answers = {}, params: Record<string, string> = {}) => {
    bench.login();
    answer(bench.set, {
      'external.auth': BASIC,
      'external.authSave': {
        ...BASIC,
        state: 'verified',
        bankName: '招商银行',
        cardTail: '8887',
        mobile: '138****5678',
      },
      'site.smsCode': { ttl: 300, hint: '888888' },
      'member.my': MEMBER,
      ...more,
    });
    await bench.open('/member/pages/withdraw/identifierHe', VerifyPage, params);
  };
  const fill = async () => {
    const { view } = bench;
    await view.input(view.byLabel('银行卡号'), CARD);
    await view.input(view.byLabel('银行预留手机号'), '13812345678');
    await view.input(view.byLabel('验证码'), '888888');
  };

  it('recognises the bank, sends the code, and shows the card', async () => {
    await open({}, { next: 'apply' });
    const { view } = bench;
    await fill();
    expect(view.hasText('招商银行')).toBe(true);
    await view.tap(view.byRole('button', '获取验证码'));
    await pass(0);
    expect(fields(sent(bench.set, 'site.smsCode')[0])).toMatchObject({ mobile: '13812345678', scene: 'identity' });
    bench.set.clock.advance(2000);
    await view.tap(view.byRole('button', '核验'));
    await pass(0);
    expect(fields(sent(bench.set, 'external.authSave')[0])).toMatchObject({ step: 'verify', cardNo: CARD });
    expect(view.hasText('招商银行 尾号 8887')).toBe(true);
    await view.tap(view.byRole('button', '更换银行卡'));
    expect(view.byLabel('银行卡号')).toBeTruthy();
  });

  it('says what differs under its field, how many tries are left, and stops at none', async () => {
    let left = 5;
    await open({
      'external.authSave': new Refusal(422, '姓名与银行卡不一致', undefined, { field: 'cardNo' }),
      'external.auth': () => ({
        ...BASIC,
        ...(left < 5 ? { state: 'failed' as const, failReason: '姓名与银行卡不一致' } : {}),
        triesLeft: left,
      }),
    });
    await fill();
    left = 4;
    const { view } = bench;
    await view.tap(view.byRole('button', '核验'));
    await pass(0);
    expect(view.hasText('姓名与银行卡不一致，今日还可核验 4 次')).toBe(true);
    expect(view.byRole('button', '重新核验')).toBeTruthy();
  });

  it('without step one it goes there; without tries it waits for tomorrow', async () => {
    await open({ 'external.auth': NOBODY });
    expect(bench.lastUrl()).toBe('/member/pages/withdraw/identifier?next=identifierHe');
    await open({ 'external.auth': { ...BASIC, triesLeft: 0 } });
    expect(bench.view.hasText('今日核验次数已用完，请明天再试')).toBe(true);
  });
});
