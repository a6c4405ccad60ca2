/** Flow 19 (chapters 5, 27, 28 of docs/rules.md): the workplace's own sign-in, two deciders of one task, a process in two steps, a group talk over a broken line. */
import { and, desc, eq } from 'drizzle-orm';
import {
  accounts,
  chatMessages,
  conversationMembers,
  ledgerRows,
  processes,
  sessions,
  tasks,
  withdrawals,
} from '../../server/db/schema';
import { ZHAO } from '../server/demo';
import { PASSWORD, type TestServer } from '../server/harness';
import type { Story, StoryPhone, StoryShop } from './phone';

/** 王岚 manages 西湖总店, 孙会 sits at the finance desk. */
const WANG = { mobile: '13900000001', id: '10101', name: '王岚' };
const SUN = { mobile: '13900000005', id: '10105', name: '孙会' };
const DESK = '/dingding/pages/index';
const MESSAGE = '/dingding/pages/message';
const PROCESS = '/dingding/pages/process';
/** 西湖总店. */
const ROOM = '697001';
const TALK = `/dingding/pages/group?conversationId=GROUP${ROOM}`;
const FIRST_WORDS = '从今天起门店的事都在这个群里说，电话留给急事。';
const TWO_MINUTES = 2 * 60_000;
const PAPER = {
  name: '六月盘点差异说明与处理意见（终稿 2）.pdf',
  body: Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\n%%EOF'),
};
const OFFERS = { name: '三家比价.pdf', body: Buffer.from('%PDF-1.4\n%%EOF') };

async function signIn({ server, phone: phoneOf }: StoryShop) {
  const opened = async () =>
    (
      await server.db.select().from(sessions).where(eq(sessions.memberId, WANG.id)).orderBy(desc(sessions.createdAt))
    )[0];

  // 1. The code of the workplace app lets her in without a word.
  const phone = await phoneOf();
  await phone.open(`${DESK}?authCode=sandbox:E1001`);
  await phone.sees('王岚');
  await phone.sees('去处理');
  expect(await opened()).toMatchObject({ chatLogin: true, way: 'login' });

  // 2. One that nobody knows leads to the login with its reason; by hand she comes back here, and it is no session of the app.
  const other = await phoneOf();
  await other.open(`${DESK}?authCode=gone`);
  await other.sees('授权已失效，请重新登录');
  await other.arrive('/site/pages/login');
  await other.press('密码登录');
  await other.type('手机号或会员号', WANG.mobile);
  await other.type('8-20 位字母和数字', PASSWORD);
  await other.press('我已阅读并同意');
  await other.press('登录');
  await other.arrive(DESK);
  await other.sees('去处理');
  expect(await opened()).toMatchObject({ chatLogin: false });
}

/** The open task: its page, and the question before the decision. */
async function ask(phone: StoryPhone, id: string): Promise<void> {
  await phone.open(`${MESSAGE}?id=${id}`);
  await phone.sees('等你决定');
  await phone.press('通过');
  await phone.sees('通过？');
}

async function decideAtOnce({ server, phone: phoneOf }: StoryShop) {
  const { db } = server;
  const [task] = await db
    .select()
    .from(tasks)
    .where(and(eq(tasks.kind, 'withdraw'), eq(tasks.status, 'todo')))
    .orderBy(tasks.id);
  const paid = async () => (await db.select().from(withdrawals).where(eq(withdrawals.id, task!.targetId)))[0]!;
  const drawn = await paid();
  const purse = async () =>
    (
      await db
        .select()
        .from(accounts)
        .where(and(eq(accounts.ownerId, drawn.memberId), eq(accounts.unit, 'money')))
    )[0]!;
  const rows = async () => db.$count(ledgerRows, eq(ledgerRows.accountId, (await purse()).id));
  const before = { ...(await purse()), rows: await rows() };

  const [wang, sun] = [await phoneOf({ member: WANG.mobile }), await phoneOf({ member: SUN.mobile })];
  for (const phone of [wang, sun]) await ask(phone, task!.id);
  await Promise.all([wang.press('通过'), sun.press('通过')]);
  for (const phone of [wang, sun]) await phone.sees('下一件');
  const [ended] = await db.select().from(tasks).where(eq(tasks.id, task!.id));
  const [first, second] = ended!.decidedById === WANG.id ? [wang, sun] : [sun, wang];
  const who = ended!.decidedById === WANG.id ? WANG.name : SUN.name;
  // Both read who it was.
  await second.sees('该任务已处理');
  for (const phone of [first, second]) await phone.sees(`${who}通过`);
  expect(ended).toMatchObject({ status: 'passed', rev: task!.rev + 1 });
  expect(ended!.log.filter(({ label }) => label.includes('通过'))).toHaveLength(1);

  // Paid out once: what was frozen is gone, the rest stands.
  await server.runJobs();
  expect(await paid()).toMatchObject({ status: 'success' });
  expect({ ...(await purse()), rows: await rows() }).toMatchObject({
    available: before.available,
    frozen: before.frozen - drawn.amount,
    rows: before.rows,
  });
  await first.press('下一件');
  await first.sees('等你决定');
}

/** One more row of the table of what is to be bought. */
async function addRow(phone: StoryPhone, [what, count, price]: [string, string, string]): Promise<void> {
  await phone.press('加一行');
  await phone.sees('明细加一行');
  await phone.fill('品名', what);
  await phone.fill('数量', count);
  await phone.fill('单价', price);
  await phone.press('加上');
  await phone.sees(what);
}

/** Finds it in the list of what waits, reads it and passes it. */
async function passIt({ server }: StoryShop, phone: StoryPhone, what: string): Promise<void> {
  await phone.open(`${MESSAGE}?kind=process`);
  await phone.press(what);
  await phone.sees('6,800.00');
  await phone.sees('等你决定');
  const address = await phone.openFile(OFFERS.name);
  expect((await server.http.inject(address)).rawPayload.equals(OFFERS.body)).toBe(true);
  await phone.press('通过');
  await phone.sees('通过？');
  await phone.pressTwice('通过');
  await phone.sees('已通过');
}

async function buyForTheShop(shop: StoryShop) {
  const { server, phone: phoneOf } = shop;
  const { db } = server;
  const own = async () =>
    (await db.select().from(processes).where(eq(processes.kind, 'purchase')).orderBy(desc(processes.id)))[0]!;
  const openTasks = async () =>
    (
      await db
        .select()
        .from(tasks)
        .where(and(eq(tasks.kind, 'process'), eq(tasks.targetId, (await own()).id)))
        .orderBy(tasks.id)
    ).map(({ area, status }) => `${area} ${status}`);

  // 1. Up to ¥5,000 the manager alone; above it finance, too, and the form says so as it is typed.
  const zhao = await phoneOf({ member: ZHAO });
  await zhao.open(PROCESS);
  await zhao.press('采购申请');
  await zhao.sees('谁来批');
  await zhao.press('提交');
  await zhao.sees('请填写事由');
  await zhao.fill('事由', '秋季茶席补盏');
  await zhao.fill('供应商', '叶窑');
  await zhao.chooseDay('2026-07-01');
  await zhao.press('本周要');
  await addRow(zhao, ['建盏兔毫', '10', '500']);
  await zhao.sees('5,000.00');
  expect(await zhao.reads()).not.toContain('多一步财务。');
  await addRow(zhao, ['竹制茶则套', '30', '60']);
  await zhao.sees('合计 6,800.00 超过 5,000.00，多一步财务。');
  await zhao.addFile('添加文件', OFFERS);
  await zhao.sees(OFFERS.name);
  await zhao.rest();
  await zhao.pressTwice('提交');
  await zhao.sees('审批中');
  const sent = await own();
  expect(await db.$count(processes, and(eq(processes.memberId, sent.memberId), eq(processes.kind, 'purchase')))).toBe(
    1,
  );
  expect(sent).toMatchObject({ status: 'running', amount: 680_000 });
  expect(sent.steps.map(({ name, result }) => `${name} ${result}`)).toEqual(['门店经理 waiting', '财务 ahead']);

  // 2. The manager of his store, then finance: each once, the second one only now.
  expect(await openTasks()).toEqual(['manager todo']);
  const wang = await phoneOf({ member: WANG.mobile });
  await passIt(shop, wang, '采购申请：秋季茶席补盏');
  expect(await openTasks()).toEqual(['manager passed', 'finance todo']);
  const sun = await phoneOf({ member: SUN.mobile });
  await passIt(shop, sun, '采购申请：秋季茶席补盏');

  // 3. Its sender reads both steps with who passed them.
  await zhao.open(`${PROCESS}?id=${sent.id}`);
  await zhao.sees('已通过');
  const ended = await own();
  expect(ended).toMatchObject({ id: sent.id, status: 'passed' });
  expect(ended.steps.map(({ name, who, result }) => `${name} ${who} ${result}`)).toEqual([
    `门店经理 ${WANG.name} passed`,
    `财务 ${SUN.name} passed`,
  ]);
  for (const words of [`门店经理${WANG.name}`, `财务${SUN.name}`]) await zhao.sees(words);
  expect(await openTasks()).toEqual(['manager passed', 'finance passed']);
}

const saidOf = async ({ db }: TestServer) =>
  db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.conversationId, ROOM), eq(chatMessages.senderId, WANG.id)))
    .orderBy(chatMessages.seq);
const unreadOf = async ({ db }: TestServer) => {
  const seats = await db.select().from(conversationMembers).where(eq(conversationMembers.conversationId, ROOM));
  return (id: string) => seats.find(({ memberId }) => memberId === id)!.unread;
};

async function say(phone: StoryPhone, words: string): Promise<void> {
  await phone.type('说点什么', words);
  await phone.press('发送');
}

async function talk({ server, phone: phoneOf }: StoryShop) {
  const before = (await saidOf(server)).length;
  const wang = await phoneOf({ member: WANG.mobile, remote: true });
  const sun = await phoneOf({ member: SUN.mobile });

  // 1. Words, a face, a picture: the other one sees the list count, then what was said.
  await wang.open(TALK);
  await wang.sees('西湖总店（24）');
  await sun.open('/dingding/pages/group');
  await sun.sees('西湖总店');
  await say(wang, '明早八点到货，先点数');
  await sun.sees('王岚：明早八点到货，先点数');
  await wang.pressIcon('smile');
  await wang.press('微笑');
  await wang.press('发送');
  await sun.sees('王岚：[微笑]');
  await wang.pressIcon('plus');
  await wang.addPicture('图片');
  await sun.sees('王岚：[图片]');
  expect((await unreadOf(server))(SUN.id)).toBe(3);
  expect((await saidOf(server)).slice(before).map(({ type }) => type)).toEqual(['text', 'emoji', 'image']);

  // A paper: to whoever takes part, and to nobody who only knows where it lies.
  await wang.addFile('文件', PAPER);
  await sun.sees(`王岚：[文件] ${PAPER.name}`);
  expect((await unreadOf(server))(SUN.id)).toBe(4);
  const paper = (await saidOf(server)).at(-1)!;
  expect(paper).toMatchObject({ type: 'file', body: { name: PAPER.name, size: PAPER.body.length } });
  await sun.press('西湖总店');
  await sun.sees('明早八点到货，先点数');
  const address = await sun.openFile(PAPER.name);
  expect((await server.http.inject(address)).rawPayload.equals(PAPER.body)).toBe(true);
  expect((await server.http.inject(paper.body.url!)).statusCode).toBe(404);

  // 2. Both have read all of it, and both are told so.
  await wang.sees(/明早八点到货，先点数1人已读/);
  await say(sun, '收到，我来点');
  await wang.sees('收到，我来点');
  await sun.sees(/收到，我来点1人已读/);
  const unread = await unreadOf(server);
  expect([unread(WANG.id), unread(SUN.id)]).toEqual([0, 0]);

  // 3. Without a line it stays here, is sent again by hand, and arrives once when there is one.
  await wang.loseLine();
  await say(wang, '数字以仓库为准');
  await wang.sees('没发出去');
  await wang.pressIn('没发出去', '重发');
  await wang.sees('没发出去');
  expect(await saidOf(server)).toHaveLength(before + 4);
  await wang.findLine();
  await sun.sees('数字以仓库为准');
  await wang.sees(/数字以仓库为准.*人已读/);
  const said = (await saidOf(server)).slice(before);
  expect(said.map(({ body }) => body.text ?? '')).toEqual(['明早八点到货，先点数', '[微笑]', '', '', '数字以仓库为准']);
  expect(new Set(said.map(({ clientId }) => clientId)).size).toBe(5);

  // 4. Taken back within two minutes, on both; after them it stays.
  await wang.press('数字以仓库为准');
  await wang.press('撤回');
  await wang.sees('你撤回了一条消息');
  await sun.sees('王岚撤回了一条消息');
  expect((await saidOf(server)).at(-1)).toMatchObject({ status: 'recalled', clientId: said.at(-1)!.clientId });
  await wang.later(TWO_MINUTES + 1000);
  await wang.press('明早八点到货，先点数');
  await wang.sees('回复');
  expect(await wang.reads()).not.toMatch(/提醒未读撤回/);

  // 5. What is older comes above, down to the first words.
  await sun.scrollUp(FIRST_WORDS);
  await sun.sees('没有更早的消息了');
  const last = await unreadOf(server);
  expect([last(WANG.id), last(SUN.id)]).toEqual([0, 0]);
}

export const flow19: Story[] = [
  { title: 'the workplace’s code signs an employee in, a wrong one leads to the login with its reason', tell: signIn },
  {
    title: 'two decide one withdrawal at once: it is paid out once, the other reads who was faster',
    tell: decideAtOnce,
  },
  { title: 'a purchase of ¥6,800 goes by the manager and by finance', tell: buyForTheShop },
  {
    title: 'a group talks: words, a face, a picture, a broken line, one taken back, and all that is older',
    tell: talk,
  },
];
