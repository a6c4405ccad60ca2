/** 官方溯源: papers, a genuine code, an unknown one, the warning after many queries, queries at the same time. */
import { eq } from 'drizzle-orm';
import { traceCodes } from '../../../server/db/schema';
import { ASKED_OFTEN, TRACES } from '../../../server/seed/data/culture/trace';
import { testServer } from '../harness';

const app = testServer({ seed: true });
let lin: string;
beforeAll(async () => {
  lin = await app.login('13800000001');
});

const trace = (code: string) => app.call('tea.officialTrace', { code }, { token: lin });

test('the certificates of the company', async () => {
  const view = await app.ok('tea.official', {}, { token: lin });
  const { serviceMobile, serviceHours } = await app.ok('site.config');
  expect(view.channels.find(({ label }) => label === '客服电话')?.value).toBe(`${serviceMobile}（${serviceHours}）`);
  expect(view.certs.map(({ title }) => title)).toEqual([
    '营业执照',
    '食品经营许可证',
    '食品生产许可 SC',
    '有机产品认证',
  ]);
  expect(view.channels.length).toBeGreaterThan(2);
});

test('thirty codes; a fresh one is asked for the first time and keeps that instant', async () => {
  expect(TRACES).toHaveLength(30);
  const fresh = TRACES.find(({ queries }) => queries === 0)!;
  const first = await trace(fresh.code.toLowerCase());
  expect(first.data).toMatchObject({
    ok: true,
    code: fresh.code,
    queryCount: 1,
    firstQueryAt: app.clock.now(),
    goods: { id: fresh.goodsId },
  });
  expect(first.data.warning).toBeUndefined();
  expect(first.data.steps.map(({ label }) => label)).toEqual(['采摘', '初制', '精制', '检测', '入库', '出库']);
  const asked = app.clock.now();
  app.clock.advance(60_000);
  expect((await trace(fresh.code)).data).toMatchObject({ queryCount: 2, firstQueryAt: asked });
});

test('more than five queries bring the warning', async () => {
  const { data } = await trace(ASKED_OFTEN);
  expect(data.queryCount).toBe(10);
  expect(data.warning).toContain('10 次');
});

test('an unknown code is an answer, a wrong one is refused, a visitor logs in', async () => {
  expect((await trace('YJ2020000000')).data).toEqual({
    ok: false,
    code: 'YJ2020000000',
    batch: [],
    steps: [],
    queryCount: 0,
    firstQueryAt: 0,
  });
  for (const code of ['', 'YJ2026', 'YJ20260601-8', 'YJ2026060108YJ2026060108'])
    expect(await trace(code)).toMatchObject({ field: 'code' });
  expect(await app.call('tea.officialTrace', { code: ASKED_OFTEN })).toMatchObject({ code: 401 });
});

test('twenty queries at once are twenty', async () => {
  const { code, queries } = TRACES[20]!;
  const answers = await Promise.all(Array.from({ length: 20 }, () => trace(code)));
  expect(answers.map(({ data }) => data.queryCount).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 20 }, (_, i) => queries + i + 1),
  );
  const [row] = await app.db.select().from(traceCodes).where(eq(traceCodes.code, code));
  expect(row?.queryCount).toBe(queries + 20);
});
