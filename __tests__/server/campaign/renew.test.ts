/** A demo server that runs for weeks still has campaigns; any other one leaves them as they are. */
import { and, eq, gt, lte } from 'drizzle-orm';
import {
  auctions,
  campaigns,
  campaignSkus,
  couponTemplates,
  discountZones,
  prizePools,
} from '../../../server/db/schema';
import { planRenew } from '../../../server/domains/selling/campaign/renew/jobs';
import { createTestServer, type TestServer } from '../harness';

const MINUTE = 60_000;
const DAY = 86_400_000;
let app: TestServer;
beforeAll(async () => {
  app = await createTestServer({ seed: true, config: { autopilot: true } });
  await planRenew(app.server);
});
afterAll(() => app.close());

type Type = 'group' | 'tier' | 'auction';
const running = (type: Type) =>
  app.db
    .select()
    .from(campaigns)
    .where(
      and(eq(campaigns.type, type), lte(campaigns.startAt, app.clock.now()), gt(campaigns.endAt, app.clock.now())),
    );
const announced = (type: Type) =>
  app.db.$count(campaigns, and(eq(campaigns.type, type), gt(campaigns.startAt, app.clock.now())));

test('day by day for three weeks: something of every kind runs, one lot is announced, one campaign per goods', async () => {
  for (let day = 0; day < 21; day++) {
    await app.runJobs();
    // Lots that ended while the server slept are settled first.
    app.clock.advance(11 * MINUTE);
    await app.runJobs();
    for (const type of ['group', 'tier', 'auction'] as const) {
      const now = await running(type);
      expect({ day, type, running: now.length > 0 }).toEqual({ day, type, running: true });
      expect(new Set(now.map(({ goodsId }) => goodsId)).size).toBe(now.length);
    }
    expect(await announced('auction')).toBe(1);
    expect((await app.ok('marketing.discount', {})).slots.some(({ state }) => state === 'running')).toBe(true);
    app.clock.advance(DAY);
  }
});

test('a campaign begins again with its terms and nothing sold; a lot without bids', async () => {
  await app.runJobs();
  const first = await app.db.select().from(campaigns).where(eq(campaigns.goodsId, '1018'));
  const [old, ...later] = first.filter(({ type }) => type === 'group').sort((a, b) => a.startAt - b.startAt);
  const again = later[0]!;
  expect(again).toMatchObject({ title: old!.title, perMember: old!.perMember });
  expect(again.endAt - again.startAt).toBe(old!.endAt - old!.startAt);
  const [before] = await app.db
    .select()
    .from(campaignSkus)
    .where(eq(campaignSkus.campaignId, old!.id))
    .orderBy(campaignSkus.skuId);
  const [after] = await app.db
    .select()
    .from(campaignSkus)
    .where(eq(campaignSkus.campaignId, again.id))
    .orderBy(campaignSkus.skuId);
  expect(after).toMatchObject({ skuId: before!.skuId, price: before!.price, stock: before!.stock, sold: 0 });
  const token = await app.login('13800000001');
  const { card } = await app.ok('marketing.wholesaleView', { id: again.id }, { token });
  expect(card.group?.size).toBe(3);
  for (const { id } of await running('auction')) {
    const [lot] = await app.db.select().from(auctions).where(eq(auctions.campaignId, id));
    expect(lot).toMatchObject({ state: 'open', current: 0, bidCount: 0 });
  }
});

test('zones, the prize pool and coupons go on after months', async () => {
  app.clock.advance(80 * DAY);
  await app.runJobs();
  const now = app.clock.now();
  for (const { endAt, monthDay } of await app.db.select().from(discountZones))
    if (monthDay === 0) expect(endAt).toBeGreaterThan(now);
  for (const { endAt } of await app.db.select().from(prizePools)) expect(endAt).toBeGreaterThan(now);
  expect(await app.db.$count(couponTemplates, gt(couponTemplates.takeTo, now))).toBeGreaterThan(10);
});

test('without the autopilot nothing begins again', async () => {
  const plain = await createTestServer({ seed: true });
  await planRenew(plain.server);
  const before = await plain.db.$count(campaigns, eq(campaigns.type, 'group'));
  plain.clock.advance(40 * DAY);
  await plain.runJobs();
  expect(await plain.db.$count(campaigns, eq(campaigns.type, 'group'))).toBe(before);
  await plain.close();
});
