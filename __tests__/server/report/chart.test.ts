/** Charts: what stands beside what, the moon’s days, what the evening tells, marks with their author. */
import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { notices } from '../../../server/db/schema';
import { comparedWith, lunarYearBefore } from '../../../server/domains/staff/report/compare';
import { listDays, monthEnd, spanParts } from '../../../server/domains/staff/report/days';
import { planEvening } from '../../../server/domains/staff/report/evening';
import { DAY_MS, dayOf, instantOf } from '../../../server/lib/shanghai';
import { testServer } from '../harness';
import { rid } from '../order/shop';

const app = testServer({ seed: true });
let sun: string;
let wang: string;
beforeAll(async () => {
  sun = await app.login('13900000005');
  wang = await app.login('13900000001');
});

test('the days before, the same weekdays, the same days of the moon', () => {
  const days = { from: '2026-06-10', to: '2026-06-16' };
  expect(comparedWith('before', days)).toEqual({ from: '2026-06-03', to: '2026-06-09' });
  expect(comparedWith('weekday', { from: '2026-06-15', to: '2026-06-16' })).toEqual({
    from: '2026-06-08',
    to: '2026-06-09',
  });
  expect(comparedWith('before', { from: '2026-03-01', to: '2026-03-01' })).toEqual({
    from: '2026-02-28',
    to: '2026-02-28',
  });
  // Mid-autumn of 2026, the year before and the one before that; new year's day.
  expect(['2026-09-25', '2025-10-06', '2026-02-17'].map(lunarYearBefore)).toEqual([
    '2025-10-06',
    '2024-09-17',
    '2025-01-29',
  ]);
  // 2025 had a second sixth month.
  expect(lunarYearBefore('2025-07-25')).toBe('2024-07-06');
  const moon = comparedWith('lunar', { from: '2026-09-19', to: '2026-09-25' });
  expect(moon).toEqual({ from: '2025-09-30', to: '2025-10-06' });
});

test('whole months and the days beside them are all days of a span, each once', () => {
  const first = Date.UTC(2023, 11, 20);
  fc.assert(
    fc.property(fc.nat(400), fc.nat(800), (from, more) => {
      const span = { from: dayOf(first + from * DAY_MS), to: dayOf(first + (from + more) * DAY_MS) };
      const { months, days } = spanParts(span.from, span.to);
      const all = listDays(span.from, span.to);
      const inMonths = months
        ? all.filter((day) => day.slice(0, 7) >= months.from && day.slice(0, 7) <= months.to)
        : [];
      expect([...days.flatMap((one) => listDays(one.from, one.to)), ...inMonths].sort()).toEqual(all);
      if (months) {
        expect(inMonths[0]).toBe(`${months.from}-01`);
        expect(inMonths.at(-1)).toBe(monthEnd(`${months.to}-01`));
      }
    }),
  );
});

test.each(['today', '7d', '30d', '90d'] as const)('%s: chart and table say the same', async (range) => {
  const chart = await app.ok('manage.chart', { range }, { token: wang });
  const { summary } = await app.ok(
    'manage.reportTable',
    { kind: 'day', from: chart.from, to: chart.to },
    { token: wang },
  );
  const of = (key: string) => summary.find(({ colKey }) => colKey === key)!.value;
  const card = (key: string) => chart.cards.find((one) => one.key === key)!.value;
  for (const key of ['sales', 'orders', 'average', 'members', 'tables'])
    expect([key, card(key) || '0']).toEqual([key, of(key) || '0']);
  expect(chart.running).toBe(true);
  const steps = chart.funnel.map(({ key }) => key);
  expect(steps).toEqual(['seen', 'carted', 'ordered', 'paid', 'again']);
});

// https://github.com/plausible/analytics/issues/1650, https://github.com/ibericode/koko-analytics/issues/277
test('a morning is not laid beside a whole day: new members, which are not kept by hour, stand beside nothing until the day is over', async () => {
  const day = dayOf(app.clock.now() - DAY_MS);
  await app.db.execute(sql`insert into report_sums (store_id, day, part, count) values (0, ${day}, 'member', 9)
    on conflict (part, store_id, day, key) do update set count = report_sums.count + 9`);
  const members = async (range: 'today' | '7d' | 'custom', days = {}) =>
    (await app.ok('manage.chart', { range, ...days }, { token: wang })).cards.find(({ key }) => key === 'members')!;
  expect(await members('today')).toMatchObject({ value: '0', before: '' });
  expect((await members('today')).compareBp).toBeUndefined();
  expect((await members('7d')).before).not.toBe('');
  expect((await members('custom', { from: day, to: day })).before).not.toBe('');
  await app.db.execute(
    sql`update report_sums set count = count - 9 where part = 'member' and store_id = 0 and day = ${day}`,
  );
  await app.db.execute(sql`delete from report_sums where part = 'member' and count = 0`);
});

test('two years are drawn by month, more is refused; days before the shop are gaps', async () => {
  const to = dayOf(app.clock.now());
  const from = dayOf(app.clock.now() - 730 * DAY_MS);
  const { trend, funnel } = await app.ok('manage.chart', { range: 'custom', from, to }, { token: wang });
  expect(trend[0]!.points).toHaveLength(25);
  expect([trend[0]!.points[0]!.value, trend[0]!.points.at(-1)!.value === '', funnel]).toEqual(['', false, []]);
  expect((await app.call('manage.chart', { range: 'custom', from: '2024-06-01', to }, { token: wang })).code).toBe(422);
  expect((await app.call('manage.chart', { range: 'custom', to }, { token: wang })).field).toBe('from');
});

test('who sees one store is told nothing of the house: no looks, no baskets', async () => {
  const chart = await app.ok('manage.chart', { range: '30d' }, { token: sun });
  expect(chart.byStore.map(({ label }) => label)).toEqual(['武林馆']);
  expect(chart.funnel.map(({ key }) => key)).toEqual(['ordered', 'paid', 'again']);
});

test('a mark has its author, who alone takes it away', async () => {
  const date = dayOf(app.clock.now());
  const made = await app.ok(
    'manage.reportMark',
    { date, kind: 'weather', text: '大雨', requestId: rid() },
    { token: sun },
  );
  expect(made).toMatchObject([{ text: '大雨', by: '孙会', store: '武林馆', mine: true }]);
  const { id } = made[0]!;
  expect((await app.call('manage.reportMark', { id, requestId: rid() }, { token: wang })).code).toBe(404);
  expect((await app.ok('manage.chart', { range: 'today' }, { token: wang })).marks).toMatchObject([
    { text: '大雨', mine: false },
  ]);
  expect(await app.ok('manage.reportMark', { id, requestId: rid() }, { token: sun })).toEqual([]);
});

test('at 22:40 the day in a few words, once, and not to whoever switched it off', async () => {
  const quiet = await app.ok('manage.reportAlarms', { kind: 'missing', on: false }, { token: sun });
  expect(quiet.map(({ on }) => on)).toEqual([true, true, false]);
  await planEvening(app.db, app.clock.now());
  const day = dayOf(app.clock.now());
  const told = async () =>
    (
      await app.db
        .select()
        .from(notices)
        .where(sql`box = 'service' and created_at >= ${instantOf(day)} and title ~ '日报|退款偏多'`)
    ).map(({ memberId, title }) => `${memberId} ${title}`);
  app.clock.set(instantOf(day) + (22 * 60 + 39) * 60_000);
  await app.runJobs();
  expect(await told()).toEqual([]);
  app.clock.advance(60_000);
  await app.runJobs();
  const first = await told();
  const [mine] = await app.db
    .execute(sql`select member_id from employees where id = 10105`)
    .then((answer) => (answer as unknown as { rows: { member_id: string }[] }).rows);
  expect(
    first.filter((line) => line.startsWith(`${mine!.member_id} `)).map((line) => line.split(' ').slice(1).join(' ')),
  ).toEqual([`武林馆 ${day.slice(5)} 日报`]);
  expect(first.some((line) => line.endsWith('还有日报没交'))).toBe(true);
  await app.runJobs();
  expect(await told()).toEqual(first);
});
