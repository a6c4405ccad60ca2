/** The owners' wall of the demo: 60 slots, 22 of them taken, four kept by the shop. Ids from 698000. */
import { cellarOrders, cellarPlans, cellarSlots, escrowLots, jobs, payments } from '../../db/schema';
import type { Tx } from '../../db/client';
import { eq } from 'drizzle-orm';
import { ENDING_MS, GRACE_MS, spanOf } from '../../domains/trade/cellarClub/plans';
import { ENDING_JOB, RELEASE_JOB } from '../../domains/trade/cellarClub/service';
import { numberOf } from '../../lib/numbers';
import { DAY_MS } from '../../lib/shanghai';
import { insertAll } from '../insert';

const MINUTE = 60_000;
const ROWS = '甲乙丙丁戊己庚辛壬癸';
const COLS = '一二三四五六';
const PLANS = [
  { id: '698001', name: '一年', years: 1, slots: 1, price: 198_000 },
  { id: '698002', name: '三年', years: 3, slots: 2, price: 498_000 },
  { id: '698003', name: '十年', years: 10, slots: 4, price: 1_380_000 },
];
const RESERVED = new Set(['甲一', '甲六', '癸一', '癸六']);

type OwnerSeed = [memberId: string, name: string, plaque: string, daysAgo: number, codes: string];
/** As many slots as the plan has. The first ends in 45 days and has tea in its slot. */
const OWNERS: readonly OwnerSeed[] = [
  ['10010', '陈雨前', '雨前茶舍', 320, '乙三'],
  ['10011', '顾渚', '顾渚山房', 610, '甲二 甲三 甲四 甲五'],
  ['10079', '石泉', '石上泉', 330, '丁一 丁二 丁三 丁四'],
  ['10078', '宋照', '松间照', 300, '乙一 乙二'],
  ['10076', '舒望', '望舒', 240, '丙五 丙六'],
  ['10075', '秋水', '秋水长天', 205, '戊二 戊三'],
  ['10073', '观澜', '观潮', 150, '己五 己六'],
  ['10071', '九溪', '九溪烟树', 190, '乙五'],
  ['10070', '素年', '素年', 120, '丙二'],
  ['10068', '墨白', '墨白', 88, '戊五'],
  ['10064', '惊蛰', '惊蛰', 61, '庚二'],
  ['10061', '白石', '白石山居', 17, '辛四'],
];

export async function seedCellarClub(tx: Tx, at: number): Promise<void> {
  const owned = OWNERS.map(([memberId, name, plaque, daysAgo, codes], i) => {
    const slots = codes.split(' ');
    const plan = PLANS.find((one) => one.slots === slots.length);
    if (!plan) throw new Error(`no plan for ${codes}`);
    const paidAt = at - daysAgo * DAY_MS + 11 * 60 * MINUTE;
    const id = String(698_101 + i);
    return { slots, plan, paidAt, id, memberId, name, plaque, ...spanOf(plan.years, undefined, paidAt) };
  });
  await insertAll(
    tx,
    cellarPlans,
    PLANS.map((plan, sort) => ({ ...plan, sort })),
  );
  await insertAll(
    tx,
    cellarOrders,
    owned.map(({ slots, plan, paidAt, id, memberId, name, plaque, from, until }) => ({
      id,
      no: numberOf('YJ', paidAt, id),
      memberId,
      planId: plan.id,
      planName: plan.name,
      years: plan.years,
      slots: slots.length,
      price: plan.price,
      name,
      mobile: `138000000${memberId.slice(-2)}`,
      plaque,
      status: 'paid' as const,
      createdAt: paidAt - MINUTE,
      expireAt: paidAt + 14 * MINUTE,
      paidAt,
      from,
      until,
    })),
  );
  await insertAll(
    tx,
    payments,
    owned.map(({ plan, paidAt, id, memberId }) => ({
      id: String(Number(id) + 100),
      no: numberOf('YP', paidAt, id, 8),
      memberId,
      orderGroup: 'cellar' as const,
      orderId: id,
      amount: plan.price,
      channel: 'js' as const,
      status: 'paid' as const,
      createdAt: paidAt - MINUTE,
      paidAt,
    })),
  );
  await insertAll(
    tx,
    cellarSlots,
    [...ROWS].flatMap((row, r) =>
      [...COLS].map((col, c) => {
        const code = row + col;
        return {
          id: String(698_301 + r * COLS.length + c),
          code,
          row: r + 1,
          col: c + 1,
          reserved: RESERVED.has(code),
          orderId: owned.find(({ slots }) => slots.includes(code))?.id ?? null,
        };
      }),
    ),
  );
  await insertAll(
    tx,
    jobs,
    owned.flatMap(({ id, until }) => [
      { kind: ENDING_JOB, key: id, runAt: until - ENDING_MS },
      { kind: RELEASE_JOB, key: id, runAt: until + GRACE_MS },
    ]),
  );
  const [first] = owned;
  if (first)
    await tx
      .update(escrowLots)
      .set({ ownSlot: first.slots[0] ?? null, placedAt: at - 30 * DAY_MS, coverUntil: first.until + GRACE_MS })
      .where(eq(escrowLots.id, '697913'));
}
