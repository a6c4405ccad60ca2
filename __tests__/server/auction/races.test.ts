/** Bids and deposits in the same instant, RACES times each; the invariants from SQL after every run. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { verifyShop } from '../../../server/verify';
import { createTestServer, type TestServer, RACES } from '../harness';
import { bid, CHEN, fund, hold, LIN, lotOrders, lotRow, memberOf, newLot, XU, yuan, type Bidder } from './floor';

let app: TestServer;
let bidders: Bidder[];

beforeAll(async () => {
  app = await createTestServer({ seed: true });
  bidders = await Promise.all([LIN, XU, CHEN].map((mobile) => memberOf(app, mobile)));
  for (const one of bidders) await fund(app, one, yuan(200_000));
});
afterAll(() => app.close(), 120_000);

test('two bids of one price in the same millisecond: one leads, the other hears of it', async () => {
  for (let round = 0; round < RACES; round++) {
    const lot = await newLot(app);
    for (const one of bidders) await hold(app, one, lot);
    const answers = await Promise.all(bidders.map((one) => bid(app, one, yuan(2200), undefined, lot)));
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 409, 409]);
    const higher = await Promise.all(
      bidders.map((one, i) => bid(app, one, yuan(2250 + 50 * i), yuan(2400 + 100 * i), lot)),
    );
    expect(higher.some(({ code }) => code === 200)).toBe(true);
    const { current, leaderMax } = await lotRow(app, lot);
    expect(current).toBeLessThanOrEqual(leaderMax);
    expect(await verifyShop(app.db)).toEqual([]);
  }
});

test('deposit and bid, end and bid at once: never a bid without a deposit, never a deposit that is lost', async () => {
  const [lin, xu] = bidders as [Bidder, Bidder];
  for (let round = 0; round < RACES; round++) {
    const lot = await newLot(app);
    await hold(app, xu, lot);
    const { payToken } = await app.ok('member.checkPayPw', { password: '246810' }, lin);
    const [paid, early] = await Promise.all([
      app.call('marketing.auctionDeposit', { id: lot, channel: 'wallet', payToken, requestId: randomUUID() }, lin),
      bid(app, lin, yuan(2200), undefined, lot),
    ]);
    expect(paid.code).toBe(200);
    expect([200, 422]).toContain(early.code);
    if (early.code === 422) expect(early.message).toBe('请先交保证金');
    // The end and a last bid.
    app.clock.advance(6 * 3_600_000);
    const [, late] = await Promise.all([app.runJobs(), bid(app, xu, yuan(2250), undefined, lot)]);
    expect(late.code).not.toBe(200);
    await app.runJobs();
    await expect(lotRow(app, lot)).resolves.toMatchObject({ state: early.code === 200 ? 'sold' : 'passed' });
    await expect(lotOrders(app, lot)).resolves.toHaveLength(early.code === 200 ? 1 : 0);
    expect(await verifyShop(app.db)).toEqual([]);
  }
});

test('a bid in the last second and the end at once: the bid moves the end, or the end came first', async () => {
  const [, xu] = bidders as [Bidder, Bidder];
  for (let round = 0; round < RACES; round++) {
    const lot = await newLot(app);
    await hold(app, xu, lot);
    app.clock.advance(6 * 3_600_000 - 1);
    await app.runJobs();
    const bidding = bid(app, xu, yuan(2200), undefined, lot);
    // The bid's time is read, and the next moment is the end.
    await sleep(2 * round);
    app.clock.advance(1);
    const [last] = await Promise.all([bidding, app.runJobs()]);
    const { state, extensions } = await lotRow(app, lot);
    expect(['200 open 1', '409 passed 0', '422 passed 0']).toContain(`${last.code} ${state} ${extensions}`);
    app.clock.advance(10 * 60_000);
    await app.runJobs();
    await expect(lotRow(app, lot)).resolves.toMatchObject({ state: last.code === 200 ? 'sold' : 'passed' });
    expect(await verifyShop(app.db)).toEqual([]);
  }
});
