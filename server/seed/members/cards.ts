/** The annual card of 林知夏, the levels that members took up, and the tasting that a card gives each month. Ids from 5300. */
import { isNotNull, or, inArray } from 'drizzle-orm';
import { DEMO } from '../../domains/people/shopSettings/settings';
import { levelOf } from '../../domains/people/pricing/levels';
import { numberOf } from '../../lib/numbers';
import { DAY_MS } from '../../lib/shanghai';
import { couponTemplates, memberGifts, jobs, levelUps, members, vipOrders } from '../../db/schema';
import type { Tx } from '../../db/client';
import { insertAll } from '../insert';
import { GROWTH } from '../orders/shelf';
import { MAIN_MEMBER } from './members';

export async function seedCards(tx: Tx, at: number): Promise<void> {
  const { cards, levels } = DEMO.shopSettings;
  const plan = cards.find(({ buyer }) => buyer === 'first');
  const grown = Object.keys(GROWTH);
  const people = await tx
    .select({ id: members.id, vipUntil: members.vipUntil })
    .from(members)
    .where(or(isNotNull(members.vipUntil), inArray(members.id, grown)));
  const holders = people.filter((one): one is typeof one & { vipUntil: number } => one.vipUntil !== null);
  if (plan)
    await insertAll(
      tx,
      vipOrders,
      holders.map(({ id, vipUntil }, i) => {
        const from = vipUntil - plan.days * DAY_MS;
        return {
          id: String(5301 + i),
          no: numberOf('YJ', from, 5301 + i),
          memberId: id,
          planId: plan.id,
          name: plan.name,
          days: plan.days,
          price: plan.price,
          freeShippings: plan.freeShippings,
          status: 'paid' as const,
          createdAt: from,
          expireAt: from,
          paidAt: from,
          from,
          until: vipUntil,
        };
      }),
    );
  await insertAll(
    tx,
    jobs,
    holders.map(({ id, vipUntil }) => ({ kind: 'vip.ending', key: id, runAt: vipUntil - 30 * DAY_MS })),
  );
  await insertAll(
    tx,
    levelUps,
    people.flatMap(({ id }) =>
      levels
        .filter(({ level }) => level > 1 && level <= levelOf(levels, GROWTH[id] ?? 0).level)
        .map(({ level }) => ({ memberId: id, level, at: at - (8 - level) * 10 * DAY_MS })),
    ),
  );
  // The first of her gifts is claimed, that of her level waits.
  await tx.insert(memberGifts).values({ memberId: MAIN_MEMBER, giftId: '12', at: at - 59 * DAY_MS });
  await tx.insert(couponTemplates).values({
    id: '5015',
    title: '免费品鉴券',
    kind: 'table',
    amount: 9_800,
    threshold: 9_800,
    scopeText: '一席两人，限门店茶席',
    takeType: 'gift',
    total: 100_000,
    issued: 412,
    takeFrom: at - 120 * DAY_MS,
    takeTo: at + 365 * DAY_MS,
    validDays: 30,
    sort: 15,
  });
}
