/** Flow 7 (rule 21.7): identified in two steps with pictures that nobody can read, one withdrawal is paid out, the next comes back. */
import fs from 'node:fs';
import path from 'node:path';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { accounts, ledgerRows, members, realIdentities, withdrawals } from '../../server/db/schema';
import { openSealed } from '../../server/domains/people/file/sealed';
import { SMS_CODE, type TestServer } from '../server/harness';
import { XU } from '../server/demo';
import { FINANCE } from '../server/desk';
import { decide } from './decide';
import type { Story, StoryPhone, StoryShop } from './phone';

const PIN = '246810';
const ID_NUMBER = '330100198811030018';
const CARDS = { otherName: '6225880119100015', own: '6225880119008887' };
const MOBILE = '13812345678';

const booksOf = ({ db }: TestServer, memberId: string) => ({
  purse: async () => {
    const [account] = await db
      .select()
      .from(accounts)
      .where(and(eq(accounts.ownerType, 'member'), eq(accounts.ownerId, memberId), eq(accounts.unit, 'money')));
    return account!;
  },
  drawn: () => db.select().from(withdrawals).where(eq(withdrawals.memberId, memberId)),
});

async function identify(phone: StoryPhone) {
  await phone.press('去认证');
  await phone.arrive('/member/pages/withdraw/identifier');
  await phone.type('身份证上的姓名', '许清和');
  await phone.type('18 位号码', '330100198811030019');
  await phone.sees('身份证号有误，请核对');
  await phone.type('18 位号码', ID_NUMBER);
  for (const side of ['人像面', '国徽面']) {
    await phone.addPicture(side);
    await phone.sees(`${side} · 已上传`);
    await phone.rest();
  }
  await phone.press('同意将以上信息用于实名认证，见');
  await phone.press('提交认证');
  await phone.arrive('/member/pages/withdraw/identifierHe');
  await phone.type('本人储蓄卡', CARDS.otherName);
  await phone.sees('招商银行');
  await phone.type('开卡时留的手机号', MOBILE);
  await phone.press('获取验证码');
  await phone.type('6 位数字', SMS_CODE);
  await phone.press('核验');
  await phone.sees('姓名与银行卡不一致，今日还可核验 4 次');
  // The next code comes a minute later.
  await phone.sees('秒后重发');
  await phone.later(61_000);
  await phone.type('本人储蓄卡', CARDS.own);
  await phone.press('重新获取');
  await phone.sees('秒后重发');
  await phone.type('6 位数字', SMS_CODE);
  await phone.press('重新核验');
  await phone.sees('身份已核验');
  await phone.sees('3****************8');
  await phone.rest();
  await phone.press('去提现');
  await phone.arrive('/member/pages/withdraw/apply');
}

/** ¥200; the last digit of the password sends it, and both are pressed twice. */
async function drawTwoHundred(phone: StoryPhone) {
  await phone.sees('招商银行 储蓄卡');
  await phone.rest();
  await phone.keys('200');
  await phone.sees('¥1.20');
  await phone.sees('¥198.80');
  await phone.pressTwice('提现');
  await phone.sees('支付密码');
  await phone.keys(PIN.slice(0, -1));
  await phone.pressTwice(PIN.slice(-1));
  await phone.arrive('/member/pages/withdraw/index');
}

/** What is sealed lies nowhere in the open, under no address, and in no log. */
async function expectSealed({ server, db, http, logs }: TestServer, memberId: string) {
  const { dataDir } = server.config;
  const [identity] = await db.select().from(realIdentities).where(eq(realIdentities.memberId, memberId));
  expect(identity).toMatchObject({ state: 'verified', nameMask: '许**' });
  const folder = path.join(dataDir, 'sealed');
  expect(fs.readdirSync(folder)).toHaveLength(2);
  const kept = fs
    .readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  expect(kept.length).toBeGreaterThanOrEqual(2);
  for (const name of [identity!.front, identity!.back]) {
    expect((await http.inject(`/sealed/${name}`)).statusCode).toBe(404);
    await expect(sharp(path.join(folder, `${name}.bin`)).metadata()).rejects.toThrow();
    const plain = (await openSealed(server, name!))!;
    expect((await sharp(plain).metadata()).width).toBeGreaterThan(0);
    const middle = plain.subarray(plain.length >> 1, (plain.length >> 1) + 48);
    expect(kept.filter((file) => fs.readFileSync(file).includes(middle))).toEqual([]);
  }
  const log = logs.join('\n');
  for (const secret of [ID_NUMBER, CARDS.own, CARDS.otherName, MOBILE]) expect(log).not.toContain(secret);
}

async function tell({ server, phone: phoneOf }: StoryShop) {
  const [xu] = await server.db.select().from(members).where(eq(members.mobile, XU));
  const { purse, drawn } = booksOf(server, xu!.id);
  const before = await purse();
  const phone = await phoneOf({ member: XU });

  // 1. What stands in the way: step one with a wrong number first, step two with a card of another name first.
  await phone.open('/member/pages/withdraw/apply');
  await phone.sees('未实名');
  await phone.sees('未绑卡');
  await identify(phone);

  // 2. ¥200, pressed twice.
  await drawTwoHundred(phone);
  await phone.sees('审核中');
  expect(await drawn()).toMatchObject([
    { amount: 20_000, fee: 120, status: 'auditing', bankName: '招商银行', cardTail: '8887' },
  ]);
  expect(await purse()).toMatchObject({ available: before.available - 20_000, frozen: 20_000, bonus: before.bonus });

  // 3. 孙会 passes it, and it has arrived; the second she refuses with a reason.
  const [first] = await drawn();
  const sun = await phoneOf({ member: FINANCE });
  const paidOut = {
    kind: 'withdraw',
    title: `余额提现 ${first!.no}`,
    reads: ['¥198.80', '招商银行 尾号 8887'],
  } as const;
  await decide(sun, paidOut);
  await server.runJobs();
  await phone.open('/member/pages/withdraw/index');
  await phone.sees('已到账');
  expect(await purse()).toMatchObject({ available: before.available - 20_000, frozen: 0 });
  await phone.open('/member/pages/withdraw/apply');
  await drawTwoHundred(phone);
  const second = (await drawn()).find(({ id }) => id !== first!.id)!;
  await decide(sun, { kind: 'withdraw', title: `余额提现 ${second.no}`, refused: '银行退单，请核对开户行' });
  await phone.open(`/member/pages/withdraw/index?id=${second.id}`);
  await phone.sees('银行退单，请核对开户行，¥200.00 已退回余额');
  expect(await purse()).toMatchObject({ available: before.available - 20_000, frozen: 0, bonus: before.bonus });
  const rows = await server.db.select().from(ledgerRows).where(eq(ledgerRows.accountId, before.id));
  const mine = rows.filter(({ bizId }) => [first!.id, second.id].includes(bizId));
  expect(mine.map(({ bizType, delta, bonusDelta }) => [bizType, delta, bonusDelta])).toEqual([
    ['withdraw', -20_000, 0],
    ['withdraw', -20_000, 0],
    ['withdrawBack', 20_000, 0],
  ]);
  await expectSealed(server, xu!.id);
}

export const flow7: Story = {
  title: 'identified in two steps; one withdrawal is paid out, the next is refused and the money is back',
  tell,
};
