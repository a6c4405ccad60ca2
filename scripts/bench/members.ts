/** Members beside the demo ones, each with a session, a level, an address, a basket, coupons and orders: who asks under load. */
import { eq, inArray, like } from 'drizzle-orm';
import { openDatabase, type Tx } from '../../server/db/client';
import {
  accounts,
  addresses,
  cartItems,
  couponTemplates,
  memberCoupons,
  members,
  orderLines,
  orders,
  skus,
} from '../../server/db/schema';
import { OWN } from '../../server/domains/people/shopSettings/settings';
import { openSession } from '../../server/domains/people/session/service';
import { DAY_MS } from '../../server/lib/shanghai';
import { insertAll } from '../../server/seed/insert';

/** 林知夏, whose profile and orders the others get copies of. */
const MODEL = '10001';
const MOBILES = '1991';
const IN_BASKET = 4;
const COUPONS = 3;
const ORDERS = 6;

export interface Asking {
  token: string;
  /** What the member settles: SKUs of the basket. */
  skuIds: string[];
}

/** The members' sessions; rows that an earlier run wrote into the same database are used again. */
export async function addMembers(url: string, count: number): Promise<Asking[]> {
  const { db, close } = await openDatabase({ url });
  try {
    const now = Date.now();
    return await db.transaction(async (open) => {
      const tx = open as unknown as Tx;
      const mine = tx
        .select({ id: members.id })
        .from(members)
        .where(like(members.mobile, `${MOBILES}%`));
      if ((await mine).length === 0) await writeMembers(tx, count, now);
      const asking: Asking[] = [];
      for (const { id } of await mine) {
        const { token } = await openSession(tx, id, { device: 'bench' }, now);
        const basket = await tx.select({ skuId: cartItems.skuId }).from(cartItems).where(eq(cartItems.memberId, id));
        asking.push({ token, skuIds: basket.slice(0, 2).map(({ skuId }) => skuId) });
      }
      return asking;
    });
  } finally {
    await close();
  }
}

async function writeMembers(tx: Tx, count: number, now: number): Promise<void> {
  const [model] = await tx.select().from(members).where(eq(members.id, MODEL));
  if (!model) throw new Error('The demo members are missing.');
  const { id: _id, ...profile } = model;
  const people = await tx
    .insert(members)
    .values(
      Array.from({ length: count }, (_, i) => ({
        ...profile,
        no: `B${i}`,
        mobile: `${MOBILES}${String(i).padStart(7, '0')}`,
        // Every fourth has the annual card.
        vipUntil: i % 4 === 0 ? now + 90 * DAY_MS : null,
      })),
    )
    .returning({ id: members.id });
  const each = <T>(make: (memberId: string, i: number) => T[]): T[] => people.flatMap(({ id }, i) => make(id, i));
  await insertAll(
    tx,
    accounts,
    each((ownerId, i) => {
      const { levels } = OWN.shopSettings;
      const growth = levels[i % levels.length]?.need ?? 0;
      const owner = { ownerType: 'member' as const, ownerId };
      return [
        { ...owner, unit: 'growth' as const, available: growth },
        { ...owner, unit: 'points' as const, available: 100 * i },
      ];
    }),
  );
  await insertAll(
    tx,
    addresses,
    each((memberId) => [
      { memberId, name: '林知夏', mobile: '13800000001', regionCode: '330106', detail: '灵隐路 1 号', createdAt: now },
    ]),
  );
  await fillBaskets(tx, each, now);
  await copyOrders(tx, each);
}

type Each = <T>(make: (memberId: string, i: number) => T[]) => T[];

async function fillBaskets(tx: Tx, each: Each, now: number): Promise<void> {
  const shelf = (await tx.select().from(skus).orderBy(skus.id)).filter(
    ({ stock, locked, moq }) => stock - locked > moq,
  );
  await insertAll(
    tx,
    cartItems,
    each((memberId, i) =>
      Array.from({ length: IN_BASKET }, (_, n) => {
        const { id, goodsId, moq, price } = shelf[(i * 7 + n * 13) % shelf.length] as (typeof shelf)[number];
        return { memberId, skuId: id, goodsId, qty: moq, selected: n < 2, priceThen: price, createdAt: now + n };
      }),
    ),
  );
  const open = await tx.select().from(couponTemplates).where(eq(couponTemplates.takeType, 'center')).limit(COUPONS);
  await insertAll(
    tx,
    memberCoupons,
    each((memberId, i) =>
      open.map(({ id }) => ({
        code: `B${id}-${i}`,
        templateId: id,
        memberId,
        from: now - DAY_MS,
        to: now + 30 * DAY_MS,
        source: '领券中心',
        createdAt: now,
      })),
    ),
  );
}

async function copyOrders(tx: Tx, each: Each): Promise<void> {
  const models = (await tx.select().from(orders).where(eq(orders.memberId, MODEL)).orderBy(orders.id))
    .filter(({ kind }) => kind === 'normal')
    .slice(0, ORDERS);
  const modelLines = await tx
    .select()
    .from(orderLines)
    .where(
      inArray(
        orderLines.orderId,
        models.map(({ id }) => id),
      ),
    );
  const copies = each((memberId, i) =>
    models.map(({ id, ...order }, n) => ({
      from: id,
      row: { ...order, memberId, no: `B${i}-${n}`, pickupCode: null },
    })),
  );
  await insertAll(
    tx,
    orders,
    copies.map(({ row }) => row),
  );
  const written = await tx
    .select({ no: orders.no, orderId: orders.id, memberId: orders.memberId })
    .from(orders)
    .where(like(orders.no, 'B%-%'));
  const orderOf = new Map(written.map(({ no, ...order }) => [no, order]));
  await insertAll(
    tx,
    orderLines,
    copies.flatMap(({ from, row }) =>
      modelLines
        .filter(({ orderId }) => orderId === from)
        .map(({ id: _id, ...line }) => ({ ...line, ...orderOf.get(row.no) })),
    ),
  );
}
