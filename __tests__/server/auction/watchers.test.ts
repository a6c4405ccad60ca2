/** Two hundred watchers of one lot on real sockets: every one of them sees the winning bid and the end. */
import type { AuctionFrame } from '../../../src/contract/auction/view';
import { members } from '../../../server/db/schema';
import { openSession } from '../../../server/domains/people/session/service';
import { createTestServer, type TestServer } from '../harness';
import { openEar, serve, type Ear } from '../realtime/listen';
import { bid, fund, hold, LIN, lotRow, memberOf, newLot, XU, yuan } from './floor';

const WATCHERS = 200;
let app: TestServer;

beforeAll(async () => {
  app = await createTestServer({ seed: true });
});
afterAll(() => app.close(), 120_000);

test('200 watchers all see every price in order, the winning bid, and the result', async () => {
  const lot = await newLot(app);
  const topic = `auction:${lot}`;
  const lin = await memberOf(app, LIN);
  const xu = await memberOf(app, XU);
  for (const one of [lin, xu]) {
    await fund(app, one, yuan(5000));
    await hold(app, one, lot);
  }
  const people = await app.db.select({ id: members.id }).from(members).limit(50);
  const tokens: string[] = [];
  for (const { id } of people) tokens.push((await openSession(app.db, id, { device: 'test' }, app.clock.now())).token);
  const url = await serve(app);
  const ears: Ear[] = [];
  while (ears.length < WATCHERS) {
    const some = Array.from({ length: 25 }, (_, i) =>
      openEar(url, tokens[(ears.length + i) % tokens.length] ?? '', topic),
    );
    ears.push(...some);
    await Promise.all(some.map((ear) => ear.hears(({ kind }) => kind === 'snapshot')));
  }
  expect(app.server.realtime.listeners(topic)).toBe(WATCHERS);

  await bid(app, lin, yuan(2200), yuan(3000), lot);
  for (const price of [2250, 2400, 2600, 2800]) await bid(app, xu, yuan(price), undefined, lot);
  await bid(app, xu, yuan(3100), undefined, lot);
  await Promise.all(
    ears.map((ear) => ear.hears(({ kind, data }) => kind === 'bid' && (data as AuctionFrame).current === yuan(3100))),
  );
  app.clock.advance(6 * 3_600_000);
  await app.runJobs();
  await Promise.all(ears.map((ear) => ear.hears(({ kind, data }) => kind === 'state' && data.status === 'sold')));

  const { rev } = await lotRow(app, lot);
  for (const ear of ears) {
    const heard = ear.frames.filter((frame) => frame.topic === topic && frame.rev !== undefined);
    const revs = heard.map((frame) => frame.rev ?? 0);
    expect([...revs].sort((a, b) => a - b)).toEqual(revs);
    expect(revs.at(-1)).toBe(rev);
    const prices = heard.filter(({ kind }) => kind === 'bid').map(({ data }) => (data as AuctionFrame).current);
    expect(prices).toEqual([2200, 2300, 2450, 2650, 2850, 3100].map(yuan));
    // Nobody learns a hidden maximum.
    expect(JSON.stringify(heard)).not.toContain('leaderMax');
  }
  ears.forEach(({ socket }) => socket.terminate());
});
