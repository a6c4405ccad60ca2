/** Flow 7 (rule 21.7) in the mini-program: identified in two steps with pictures, one withdrawal is paid out, the next comes back. */
import { and, eq } from 'drizzle-orm';
import { accounts, ledgerRows, members, realIdentities, tasks, withdrawals } from '../../server/db/schema';
import { later, XU } from '../e2e/shop';
import { SMS_CODE } from '../server/harness';
import { rid } from '../server/order/shop';
import type { WeappDriver } from './host/driver';
import { CLICK_GUARD, last, pause, shopForTests, typePin } from './shop';

const PIN = '246810';
const FINANCE = '13900000005';
const ID_NUMBER = '330100198811030018';
const CARDS = { otherName: '6225880119100015', own: '6225880119008887' };
const MOBILE = '13812345678';
const shop = shopForTests();
let xuId: string;

beforeAll(async () => {
  xuId = (await shop.server.db.select().from(members).where(eq(members.mobile, XU)))[0]!.id;
});

const purse = async () => {
  const [account] = await shop.server.db
    .select()
    .from(accounts)
    .where(and(eq(accounts.ownerType, 'member'), eq(accounts.ownerId, xuId), eq(accounts.unit, 'money')));
  return account!;
};
const drawn = () => shop.server.db.select().from(withdrawals).where(eq(withdrawals.memberId, xuId));

/** 孙会 decides, with her own session. */
async function decide(targetId: string, result: 'pass' | 'reject', note = '') {
  const { server } = shop;
  const token = await server.login(FINANCE);
  const [task] = await server.db
    .select()
    .from(tasks)
    .where(and(eq(tasks.kind, 'withdraw'), eq(tasks.targetId, targetId)));
  await server.ok('ding.tasksComplete', { id: task!.id, rev: task!.rev, result, note, requestId: rid() }, { token });
}

/** Two touches in the same instant, as a nervous thumb does. */
async function tapTwice(phone: WeappDriver, words: string) {
  const { x, y, width, height } = (await last(phone, words).boundingBox())!;
  await phone.mark(`tap ${words} twice`);
  for (let touch = 0; touch < 2; touch += 1) await phone.raw.touchscreen.tap(x + width / 2, y + height / 2);
  await phone.settle();
}

async function drawTwoHundred(phone: WeappDriver) {
  await pause(CLICK_GUARD);
  await typePin(phone, '200');
  await phone.see('¥1.20');
  await phone.see('¥198.80');
  await phone.tap(last(phone, '提现'));
  // The digits are the password's from here on.
  await phone.see('支付密码');
  // The last digit is what sends it: pressed twice as well.
  await typePin(phone, PIN.slice(0, -1));
  await tapTwice(phone, PIN.slice(-1));
  await phone.page('/member/pages/withdraw/index');
}

test('identified in two steps; one withdrawal is paid out, the next is refused and the money is back', async () => {
  const { server } = shop;
  const before = await purse();
  const phone = await shop.phone({ member: XU, path: '/member/pages/withdraw/apply' });

  // 1. What stands in the way, step one with a wrong number first, step two with a card of another name first.
  await phone.see('未实名');
  await phone.see('未绑卡');
  await phone.tap(last(phone, '去认证'));
  await phone.page('/member/pages/withdraw/identifier');
  await phone.input('身份证上的姓名', '许清和');
  await phone.input('18 位号码', '330100198811030019');
  await phone.see('身份证号有误，请核对');
  await phone.input('18 位号码', ID_NUMBER);
  for (const side of ['人像面', '国徽面']) {
    await phone.tap(last(phone, new RegExp(`${side}`)));
    await phone.see(`${side} · 已上传`);
    await pause(CLICK_GUARD);
  }
  await phone.tap('同意将以上信息用于实名认证，见');
  await phone.tap(last(phone, '提交认证'));
  await phone.page('/member/pages/withdraw/identifierHe');
  await phone.input('本人储蓄卡', CARDS.otherName);
  await phone.see('招商银行');
  await phone.input('开卡时留的手机号', MOBILE);
  await phone.tap('获取验证码');
  await phone.input('6 位数字', SMS_CODE);
  await phone.tap(last(phone, '核验'));
  await phone.see('姓名与银行卡不一致，今日还可核验 4 次');
  // The next code comes a minute later.
  await phone.see('秒后重发');
  await later(server, phone.raw, 61_000);
  await phone.input('本人储蓄卡', CARDS.own);
  await phone.tap('重新获取');
  await phone.see('秒后重发');
  await phone.input('6 位数字', SMS_CODE);
  await phone.tap(last(phone, '重新核验'));
  await phone.see('身份已核验');
  await pause(CLICK_GUARD);
  await phone.tap(last(phone, '去提现'));
  await phone.page('/member/pages/withdraw/apply');

  // 2. ¥200, pressed twice.
  await phone.see('招商银行 储蓄卡');
  await drawTwoHundred(phone);
  await phone.see('审核中');
  expect(await drawn()).toMatchObject([{ amount: 20_000, fee: 120, status: 'auditing', cardTail: '8887' }]);
  expect(await purse()).toMatchObject({ available: before.available - 20_000, frozen: 20_000, bonus: before.bonus });

  // 3. Passed, and it has arrived; the second is refused with a reason.
  const [first] = await drawn();
  await decide(first!.id, 'pass');
  await server.runJobs();
  await phone.navigate('reLaunch', '/member/pages/withdraw/index');
  await phone.see('已到账');
  await phone.navigate('reLaunch', '/member/pages/withdraw/apply');
  await phone.see('招商银行 储蓄卡');
  await drawTwoHundred(phone);
  const second = (await drawn()).find(({ id }) => id !== first!.id)!;
  await decide(second.id, 'reject', '银行退单，请核对开户行');
  await phone.navigate('reLaunch', `/member/pages/withdraw/index?id=${second.id}`);
  await phone.see('银行退单，请核对开户行，¥200.00 已退回余额');
  expect(await purse()).toMatchObject({ available: before.available - 20_000, frozen: 0, bonus: before.bonus });
  const rows = await server.db.select().from(ledgerRows).where(eq(ledgerRows.accountId, before.id));
  const mine = rows.filter(({ bizId }) => [first!.id, second.id].includes(bizId));
  expect(mine.map(({ bizType, delta }) => [bizType, delta])).toEqual([
    ['withdraw', -20_000],
    ['withdraw', -20_000],
    ['withdrawBack', 20_000],
  ]);
  const [identity] = await server.db.select().from(realIdentities).where(eq(realIdentities.memberId, xuId));
  expect(identity).toMatchObject({ state: 'verified', nameMask: '许**' });
});
