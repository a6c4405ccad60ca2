/** Flow 16 (chapter 32 of docs/rules.md): the report of a day on two phones, the table with a target and a correction, the chart with the same sum, sent into a group. */
import { and, desc, eq } from 'drizzle-orm';
import { chatMessages, dailyReports, reportCorrections, reportTargets } from '../../server/db/schema';
import { dayOf, instantOf } from '../../server/lib/shanghai';
import { formatFen, grouped } from '../../src/core/lib/money';
import { LIN, WANG } from '../server/demo';
import type { TestServer } from '../server/harness';
import { buy } from './paid';
import type { Story, StoryPhone, StoryShop } from './phone';

/** 孙会 of 武林馆, which is store 2; 王岚 manages. */
const SUN = { mobile: '13900000005', id: '10105' };
const STORE = '2';
const DAILY = '/report/pages/daily-input';
const TABLE = '/report/pages/report-table';
const CHART = '/chart/pages/index';

/** 林知夏 buys at 武林馆 in the messenger: what the shop counts there today. */
async function sellAtStore(server: TestServer): Promise<number> {
  const token = await server.login(LIN);
  const asked = {
    source: 'buy' as const,
    lines: [{ skuId: '104301', qty: 1 }],
    deliveryType: 'pickup' as const,
    storeId: STORE,
    pickupName: '林知夏',
    pickupMobile: LIN,
    couponId: '0',
  };
  const { amount } = await buy(server, token, asked);
  return amount;
}

const ownReports = ({ db }: TestServer, day: string) =>
  db
    .select()
    .from(dailyReports)
    .where(and(eq(dailyReports.employeeId, SUN.id), eq(dailyReports.day, day)));

/** Typed on one phone, left, gone on with on another; handed in, and once more. */
async function reportTheDay({ server, phone: phoneOf }: StoryShop) {
  const day = dayOf(server.clock.now());
  const sold = await sellAtStore(server);
  const phone = await phoneOf({ member: SUN.mobile });
  await phone.open(DAILY);
  await phone.sees('武林馆');
  await phone.holds('线上收款', formatFen(sold));
  await phone.press('提交日报');
  await phone.sees('请填写到店');
  await phone.fill('到店', '46');
  await phone.sees('已自动保存');
  await phone.open('/dingding/pages/index');
  await phone.sees('去处理');
  expect(await ownReports(server, day)).toMatchObject([{ status: 'draft', rev: 0, draft: { guests: '46' } }]);

  // On the other phone it goes on: what is far from the shop's own count asks for a reason.
  const other = await phoneOf({ member: SUN.mobile });
  await other.open(DAILY);
  await other.holds('到店', '46');
  await other.fill('开台', '18');
  await other.sees('都填好了');
  await other.fill('现金', '320');
  await other.fill('线上收款', '1');
  await other.sees(/和系统的.*差\d+%，写一句原因/);
  await other.fill('线上收款', formatFen(sold));
  await other.rest();
  await other.pressTwice('提交日报');
  await other.sees('已提交');
  await other.sees('重新提交');

  // The same day once more is the same report, with what was changed.
  await other.fill('到店', '48');
  await other.rest();
  await other.press('重新提交');
  await other.sees('已提交');
  // The page says so of the first time, too.
  await other.rest();
  const rows = await ownReports(server, day);
  expect(rows).toMatchObject([{ status: 'submitted', rev: 2, storeId: STORE, late: false }]);
  expect(rows[0]!.values).toMatchObject({ guests: '48', tables: '18', cash: '32000', online: String(sold) });
}

interface Sheet {
  rows: { label: string; cells: { colKey: string; value: string }[] }[];
  summary: { colKey: string; value: string }[];
}
const figureOf = ({ rows }: Sheet, label: string, key: string) =>
  rows.find((row) => row.label === label)!.cells.find(({ colKey }) => colKey === key)!.value;
const sumOf = ({ summary }: Sheet, key: string) => summary.find(({ colKey }) => colKey === key)!.value;
/** As the grid writes money. */
const inGrid = (fen: string) => grouped(formatFen(Number(fen)).replace(/\.00$/, ''));

/** The sheet of a number, from the row of a store. */
async function openCell(phone: StoryPhone, store: string, figure: string): Promise<void> {
  await phone.pressIn(store, figure);
  await phone.sees('更正');
}

async function readAndCorrect({ server, phone: phoneOf }: StoryShop) {
  const { db } = server;
  const token = await server.login(WANG);
  const to = dayOf(server.clock.now());
  const from = `${to.slice(0, 7)}-01`;
  const read = (more: { kind: 'store' | 'day'; from?: string }) =>
    server.ok('manage.reportTable', { from, to, ...more }, { token });
  const before = figureOf(await read({ kind: 'store' }), '武林馆', 'guests');
  const after = String(Number(before) + 5);

  // 2. By store, this month: its sums are what stands below; a target, then a correction with its reason.
  const wang = await phoneOf({ member: WANG });
  await wang.open(`${TABLE}?kind=store`);
  await wang.sees('合计');
  const shown = await read({ kind: 'store' });
  for (const key of ['guests', 'tables']) {
    const all = shown.rows.map(({ cells }) => Number(cells.find(({ colKey }) => colKey === key)!.value));
    expect(Number(sumOf(shown, key))).toBe(all.reduce((sum, one) => sum + one, 0));
    await wang.sees(grouped(sumOf(shown, key)));
  }
  await openCell(wang, '武林馆', grouped(before));
  await wang.press('目标');
  await wang.fill('清空就是不定', '2000');
  await wang.press('定目标');
  await wang.sees('目标已定');
  await wang.rest();
  await wang.press('更正');
  await wang.fill('改为', after);
  await wang.press('更正并留痕');
  await wang.sees('请写更正的原因');
  await wang.type('必填，比如：收银机数字抄反了', '晚市漏数了五位');
  await wang.rest();
  await wang.pressTwice('更正并留痕');
  await wang.sees('已更正，旧数字留着');
  await wang.press('更正');
  await wang.sees('晚市漏数了五位');
  await wang.pressIcon('close');
  await wang.sees(grouped(after));
  const [correction] = await db.select().from(reportCorrections).where(eq(reportCorrections.reason, '晚市漏数了五位'));
  expect(correction).toMatchObject({ storeId: STORE, figure: 'guests', by: '王岚', delta: 5 });
  expect(correction!.after).toBe(correction!.before + 5);
  const [target] = await db
    .select()
    .from(reportTargets)
    .where(
      and(
        eq(reportTargets.storeId, STORE),
        eq(reportTargets.period, to.slice(0, 7)),
        eq(reportTargets.figure, 'guests'),
      ),
    );
  expect(target).toMatchObject({ value: 2000, by: '王岚' });

  // 3. Turned, all of it stands there, too.
  await wang.press('横屏查看');
  await wang.arrive('/report/pages/webview');
  await wang.sees(grouped(after));
  await wang.press('转过来');
  await wang.sees('转回来');
  await wang.back();
  await wang.arrive(TABLE);

  // 4. The chart of seven days comes to what the table of the same days says.
  await wang.press('看板');
  await wang.arrive(CHART);
  const week = dayOf(instantOf(to) - 6 * 86_400_000);
  const sales = sumOf(await read({ kind: 'day', from: week }), 'sales');
  const { cards } = await server.ok('manage.chart', { range: '7d' }, { token });
  expect(cards.find(({ key }) => key === 'sales')!.value).toBe(sales);
  await wang.sees(grouped(formatFen(Number(sales), { short: true })));
  await wang.press('发到群');
  await wang.sees('采购协作');
  await wang.press('西湖总店');
  await wang.sees('已发到 西湖总店');
  await wang.press('去看看');
  await wang.arrive('/dingding/pages/group');
  await wang.sees('数据看板');
  await wang.sees(`销售额 ¥${inGrid(sales)}`);
  const [card] = await db
    .select()
    .from(chatMessages)
    .where(eq(chatMessages.type, 'report'))
    .orderBy(desc(chatMessages.id));
  expect(card).toMatchObject({ conversationId: '697001', senderId: '10101', body: { title: '数据看板' } });

  // The other one opens it there, and sees what is hers to see.
  const sun = await phoneOf({ member: SUN.mobile });
  await sun.open('/dingding/pages/group?conversationId=GROUP697001');
  await sun.press('数据看板');
  await sun.arrive(CHART);
  await sun.sees('销售额');
  await sun.press('看报表');
  await sun.arrive(TABLE);
  await sun.sees('合计');
  expect(
    (await server.call('manage.chart', { range: '7d', storeId: '1' }, { token: await server.login(SUN.mobile) })).code,
  ).toBe(404);
}

export const flow16: Story[] = [
  { title: 'a day is reported on two phones, and once more: one report', tell: reportTheDay },
  {
    title: 'the table takes a target and a correction, the chart says the same sum and goes into the group',
    tell: readAndCorrect,
  },
];
