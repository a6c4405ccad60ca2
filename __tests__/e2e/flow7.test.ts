/** Flow 7 (rule 21.7): not known by law at first, a member is identified in two steps, withdraws once, and a second one comes back. */
import fs from 'node:fs';
import path from 'node:path';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { accounts, ledgerRows, members, realIdentities, tasks, withdrawals } from '../../server/db/schema';
import { openSealed } from '../../server/domains/file/sealed';
import { SMS_CODE } from '../server/harness';
import { rid } from '../server/order/shop';
import { sayCard } from './identity';
import { later, openShop, XU, type Shop, type ShopPhone } from './shop';

const PIN = '246810';
/** Half a second past the guard against a second press. */
const CLICK_GUARD = 1600;
const FINANCE = '13900000005';
const ID_NUMBER = '330100198811030018';
const CARDS = { otherName: '6225880119100015', own: '6225880119008887' };
const MOBILE = '13812345678';
let shop: Shop;
let xuId: string;

beforeAll(async () => {
  shop = await openShop();
  xuId = (await shop.server.db.select().from(members).where(eq(members.mobile, XU)))[0]!.id;
});
afterEach(() => shop.hangUp());
afterAll(() => shop.close());

const purse = async () => {
  const { db } = shop.server;
  const [account] = await db
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
  return server.ok('ding.tasksComplete', { id: task!.id, rev: task!.rev, result, note, requestId: rid() }, { token });
}

/** One side of the papers, chosen from this computer: the messenger is not there. */
async function sendPaper(phone: ShopPhone, name: string) {
  const body = await sharp({ create: { width: 856, height: 540, channels: 3, background: '#dcd6c4' } })
    .jpeg()
    .toBuffer();
  await phone.press(`上传${name}`);
  const [chooser] = await Promise.all([phone.page.waitForEvent('filechooser'), phone.press('从本机选择文件')]);
  await chooser.setFiles({ name: 'id.jpg', mimeType: 'image/jpeg', buffer: body });
  await phone.sees(`${name} · 已上传`);
  await phone.page.waitForTimeout(CLICK_GUARD);
}

async function drawTwoHundred(phone: ShopPhone) {
  await phone.page.waitForTimeout(CLICK_GUARD);
  for (const digit of '200') await phone.press(digit);
  await phone.sees('¥1.20');
  await phone.sees('¥198.80');
  await phone.pressTwice('提现');
  // The last digit is what sends it: pressed twice as well.
  await phone.enterPin(PIN.slice(0, -1));
  await phone.pressTwice(PIN.slice(-1));
  await phone.arrive('/member/pages/withdraw/index');
}

test('identified in two steps; one withdrawal is paid out, the next is refused and the money is back', async () => {
  const { server } = shop;
  const before = await purse();
  const phone = await shop.phone({ member: XU });

  // 1. What stands in the way, step one with a wrong number first, step two with a card of another name first.
  await phone.open('/member/pages/withdraw/apply');
  await phone.sees('未实名');
  await phone.sees('未绑卡');
  await phone.press('未实名，去认证');
  await phone.arrive('/member/pages/withdraw/identifier');
  await phone.settled();
  await phone.type('真实姓名', '许清和');
  await phone.type('身份证号', '330100198811030019');
  await phone.sees('身份证号有误，请核对');
  await phone.type('身份证号', ID_NUMBER);
  await sendPaper(phone, '人像面');
  await sendPaper(phone, '国徽面');
  await phone.press(/^同意将以上信息用于实名认证/);
  await phone.press('提交认证');
  await sayCard(phone, CARDS.otherName, MOBILE);
  await phone.sees('姓名与银行卡不一致，今日还可核验 4 次');
  // The next code comes a minute later.
  await phone.sees(/^\d+ 秒后重发$/);
  await later(server, phone.page, 61_000);
  await phone.type('银行卡号', CARDS.own);
  await phone.press('重新获取');
  await phone.sees(/^\d+ 秒后重发$/);
  await phone.type('验证码', SMS_CODE);
  await phone.press('重新核验');
  await phone.sees('身份已核验');
  await phone.sees('3****************8');
  await phone.page.waitForTimeout(CLICK_GUARD);
  await phone.press('去提现');
  await phone.arrive('/member/pages/withdraw/apply');

  // 2. ¥200, pressed twice.
  await phone.sees('招商银行 储蓄卡');
  await drawTwoHundred(phone);
  await phone.sees('审核中');
  expect(await drawn()).toMatchObject([
    { amount: 20_000, fee: 120, status: 'auditing', bankName: '招商银行', cardTail: '8887' },
  ]);
  expect(await purse()).toMatchObject({ available: before.available - 20_000, frozen: 20_000, bonus: before.bonus });

  // 3. Passed, and it has arrived; the second is refused with a reason.
  const [first] = await drawn();
  await decide(first!.id, 'pass');
  await server.runJobs();
  await phone.open('/member/pages/withdraw/index');
  await phone.sees('已到账');
  expect(await purse()).toMatchObject({ available: before.available - 20_000, frozen: 0 });
  await phone.open('/member/pages/withdraw/apply');
  await phone.sees('招商银行 储蓄卡');
  await drawTwoHundred(phone);
  const second = (await drawn()).find(({ id }) => id !== first!.id)!;
  await decide(second.id, 'reject', '银行退单，请核对开户行');
  await phone.open(`/member/pages/withdraw/index?id=${second.id}`);
  await phone.sees('银行退单，请核对开户行，¥200.00 已退回余额');
  expect(await purse()).toMatchObject({ available: before.available - 20_000, frozen: 0, bonus: before.bonus });

  // The books, and what nobody can read.
  const rows = await server.db.select().from(ledgerRows).where(eq(ledgerRows.accountId, before.id));
  const mine = rows.filter(({ bizId }) => [first!.id, second.id].includes(bizId));
  expect(mine.map(({ bizType, delta, bonusDelta }) => [bizType, delta, bonusDelta])).toEqual([
    ['withdraw', -20_000, 0],
    ['withdraw', -20_000, 0],
    ['withdrawBack', 20_000, 0],
  ]);
  const [identity] = await server.db.select().from(realIdentities).where(eq(realIdentities.memberId, xuId));
  expect(identity).toMatchObject({ state: 'verified', nameMask: '许**' });
  const folder = path.join(server.server.config.dataDir, 'sealed');
  expect(fs.readdirSync(folder)).toHaveLength(2);
  const kept = fs
    .readdirSync(server.server.config.dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  expect(kept.length).toBeGreaterThanOrEqual(2);
  for (const name of [identity!.front, identity!.back]) {
    expect((await fetch(`${shop.url}/sealed/${name}`)).status).toBe(404);
    await expect(sharp(path.join(folder, `${name}.bin`)).metadata()).rejects.toThrow();
    // What is sealed in there lies nowhere in the open.
    const plain = (await openSealed(server.server, name!))!;
    expect((await sharp(plain).metadata()).width).toBeGreaterThan(0);
    const middle = plain.subarray(plain.length >> 1, (plain.length >> 1) + 48);
    expect(kept.filter((file) => fs.readFileSync(file).includes(middle))).toEqual([]);
  }
  const log = server.logs.join('\n');
  for (const secret of [ID_NUMBER, CARDS.own, CARDS.otherName, MOBILE]) expect(log).not.toContain(secret);
});
