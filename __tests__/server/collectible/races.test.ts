/** The last number: two members pay for it at once, many times; the invariants hold after every run. */
import { eq } from 'drizzle-orm';
import { collectibleOrders, collectibles, collectibleSeries, holdings } from '../../../server/db/schema';
import { verifyCollectibles } from '../../../server/domains/selling/collectible/verify';
import { testServer, RACES } from '../harness';
import { addMember, payTokenFor, rid, tokenFor } from '../order/shop';
import { book, memberOwner } from '../../../server/domains/people/ledger/service';

const app = testServer();
const BUYERS = ['801', '802', '803'];
const tokens: string[] = [];
beforeAll(async () => {
  await app.db.insert(collectibleSeries).values({ id: '1', label: '班章' });
  const at = app.clock.now();
  for (const id of BUYERS) {
    await addMember(app.db, id, at);
    tokens.push(await tokenFor(app, id));
    await book(app.db, {
      owner: memberOwner(id),
      unit: 'money',
      bizType: 'recharge',
      bizId: `r${id}`,
      delta: 10_000_000,
      at,
    });
  }
});

const issue = (id: string) => ({
  id,
  seriesId: '1',
  name: '末号饼',
  year: 2006,
  maker: '叶间',
  story: '',
  price: 1000,
  issue: 10,
  reserved: 9,
  perMember: 1,
  releaseAt: 0,
  weight: 800,
});

test(`one number left, three buyers at once: one gets it, ${RACES} times over`, async () => {
  for (let run = 0; run < RACES; run++) {
    const id = String(7000 + run);
    await app.db.insert(collectibles).values(issue(id));
    const orders = await Promise.all(
      tokens.map((token) => app.call('marketPlace.buy', { id, qty: 1, requestId: rid() }, { token })),
    );
    expect(orders.map(({ code }) => code).sort()).toEqual([200, 422, 422]);
    const winner = orders.findIndex(({ code }) => code === 200);
    const { orderId } = orders[winner]!.data;
    const pay = async () =>
      app.call(
        'pay.wallet',
        {
          orderGroup: 'collectible',
          orderId,
          payToken: await payTokenFor(app, BUYERS[winner]!),
          requestId: rid(),
        },
        { token: tokens[winner]! },
      );
    const paid = await Promise.all([pay(), pay()]);
    expect(paid.map(({ code }) => code).sort()).toEqual([200, 409]);
    expect(await app.db.select().from(holdings).where(eq(holdings.collectibleId, id))).toMatchObject([
      { serialNo: 10 },
    ]);
    expect(await verifyCollectibles(app.db)).toEqual([]);
  }
});

test(`the clock runs out while the payment arrives: paid or cancelled, never both, ${RACES} times over`, async () => {
  for (let run = 0; run < RACES; run++) {
    const id = String(7100 + run);
    await app.db.insert(collectibles).values(issue(id));
    const { data } = await app.call('marketPlace.buy', { id, qty: 1, requestId: rid() }, { token: tokens[0]! });
    const [order] = await app.db.select().from(collectibleOrders).where(eq(collectibleOrders.id, data.orderId));
    app.clock.set(order!.expireAt - (run % 2));
    const payToken = await payTokenFor(app, BUYERS[0]!);
    const request = { orderGroup: 'collectible' as const, orderId: data.orderId, payToken, requestId: rid() };
    const [answer] = await Promise.all([app.call('pay.wallet', request, { token: tokens[0]! }), app.runJobs()]);
    const [after] = await app.db.select().from(collectibleOrders).where(eq(collectibleOrders.id, data.orderId));
    const inTime = run % 2 === 1;
    expect({ code: answer.code, status: after?.status }).toEqual(
      inTime ? { code: 200, status: 'paid' } : { code: 410, status: 'cancelled' },
    );
    expect(await verifyCollectibles(app.db)).toEqual([]);
  }
});
