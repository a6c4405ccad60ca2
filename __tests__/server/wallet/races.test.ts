/**
 * Everything that moves money wants one wallet at the same moment: a withdrawal, a gift, a payment, the callback of a recharge and a red
 * packet, each asked twice. Nothing is taken that is not there, nothing comes in twice. It stands for each of them alone: their own suites
 * look at what a race leaves behind and repeat it less.
 */
import { eq } from 'drizzle-orm';
import { ledgerRows, members, payments, redPackets } from '../../../server/db/schema';
import { writeShopSettings } from '../../../server/domains/people/shopSettings/repository';
import { OWN } from '../../../server/domains/people/shopSettings/settings';
import { book, memberOwner } from '../../../server/domains/people/ledger/service';
import { sandboxNotify } from '../../../server/gateways/paymentSandbox';
import { testServer, RACES } from '../harness';
import { ANNA, BEN, buy, fillShop, payTokenFor, rid, TEA, tokenFor } from '../order/shop';
import { keepRows } from '../rewind';
import { moneyOf, verifyAll } from '../withdrawal/desk';

const [RECHARGED, GIVEN, PACKET] = [50_000, 3000, 800];
/** Fifty on PostgreSQL. */
const ROUNDS = Math.ceil(RACES * 2.5);
/** What the withdrawal and the gift want each: both of them only in the later rounds. */
const WANTED = 40_000;

const app = testServer();
let rewind: () => Promise<void>;
let order: { orderId: string; amount: number };
let payment: typeof payments.$inferSelect;
let packetId: string;
beforeAll(async () => {
  await fillShop(app);
  await writeShopSettings(app.db, OWN.shopSettings);
  await app.db.update(members).set({ inviterId: ANNA }).where(eq(members.id, BEN));
  await verifyAll(app, [ANNA]);
  const token = await tokenFor(app, ANNA);
  ({ order } = await buy(app, token, [{ skuId: TEA, qty: 1 }]));
  const { orderId } = await app.ok('recharge.create', { packageId: '1', unit: 'money', requestId: rid() }, { token });
  const asked = { trade_type: 'js', pay_type: 11, order_group: 'recharge', data: { order_id: orderId } } as const;
  const { paymentId } = await app.ok('pay', asked, { token });
  payment = (await app.db.select().from(payments).where(eq(payments.id, paymentId)))[0]!;
  const [packet] = await app.db
    .insert(redPackets)
    .values({
      memberId: ANNA,
      from: '叶间',
      title: '红包',
      kind: 'money',
      value: PACKET,
      expireAt: app.clock.now() + 86_400_000,
    })
    .returning();
  packetId = packet!.id;
  rewind = await keepRows(app);
});

/** Leaves the purse with this much, all of it own money. */
async function fill(available: number): Promise<void> {
  const delta = available - (await moneyOf(app, ANNA)).available;
  const at = app.clock.now();
  await book(app.db, { owner: memberOwner(ANNA), unit: 'money', bizType: 'adjust', bizId: 'start', delta, at });
}

test(`one wallet, ${ROUNDS} rounds`, async () => {
  const won = { withdrawal: 0, gift: 0, payment: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    await rewind();
    // From too little for any of them alone to enough for two.
    const start = 8000 + Math.round((round * 60_000) / ROUNDS);
    await fill(start);
    const token = await tokenFor(app, ANNA);
    const ben = (await moneyOf(app, BEN)).available;
    const proof = () => payTokenFor(app, ANNA);
    const [withdrawal, gift, paid] = [
      { amount: WANTED, method: 'bank', payToken: await proof(), requestId: rid() },
      { toId: BEN, amount: WANTED, payToken: await proof(), requestId: rid() },
      { orderGroup: 'order', orderId: order.orderId, payToken: await proof(), requestId: rid() },
    ] as const;
    const asks: (() => Promise<{ code: number }>)[] = [
      () => app.call('withdraw.draw', withdrawal, { token }),
      () => app.call('credits.sendMoney', gift, { token }),
      () => app.call('pay.wallet', paid, { token }),
      () => app.call('pay.notify', sandboxNotify(app.server.config.secret, payment)),
      () => app.call('redEnvelope.open', { id: packetId, requestId: rid() }, { token }),
    ];
    // Each is the first to ask in a fifth of the rounds: on a busy machine the last would never come in time.
    const ask = (_: unknown, i: number) => {
      const at = (i + round) % asks.length;
      return Promise.all([asks[at]!(), asks[at]!()]).then((two) => two.map(({ code }) => [at, code] as const));
    };
    const answers = (await Promise.all(Array.from(asks, ask))).flat();
    const codes = answers.sort(([a], [b]) => a - b).map(([, code]) => code);
    for (let i = 0; i < 6; i += 2) {
      // The second of two equal requests may find the money come in between; it never does the thing again.
      expect([200, 422]).toEqual(expect.arrayContaining([codes[i], codes[i + 1]]));
    }
    const did = (at: number) => codes[at] === 200 || codes[at + 1] === 200;
    const [drew, gave, bought] = [did(0), did(2), did(4)];
    won.withdrawal += Number(drew);
    won.gift += Number(gave);
    won.payment += Number(bought);

    const { available, frozen, bonus } = await moneyOf(app, ANNA);
    const came = start + RECHARGED + GIVEN + PACKET;
    expect(available).toBe(came - (drew ? WANTED : 0) - (gave ? WANTED : 0) - (bought ? order.amount : 0));
    expect(frozen).toBe(drew ? WANTED : 0);
    expect(available).toBeGreaterThanOrEqual(bonus);
    expect((await moneyOf(app, BEN)).available).toBe(ben + (gave ? WANTED : 0));
    const rows = await app.db.select().from(ledgerRows).where(eq(ledgerRows.bizType, 'redPacket'));
    expect(rows.filter(({ bizId }) => bizId === packetId)).toHaveLength(1);
  }
  // Rounds in which each of them came through, or the race would prove nothing.
  for (const times of Object.values(won)) expect(times).toBeGreaterThan(0);
});
