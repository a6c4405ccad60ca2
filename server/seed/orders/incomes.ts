/**
 * What the orders of the demo world bring those who brought their buyers (rules 16.1, 16.2). 顾渚 and the beginners get what the rules give;
 * the rows of 陈雨前 are chosen so that they end at ¥486.20 pending and ¥1,932.50 settled, of which he moved ¥1,350 out.
 */
import type { Tx } from '../../db/client';
import {
  declarations,
  incomeDays,
  incomes,
  incomeTransfers,
  jobs,
  members,
  withdrawals,
  type IncomeSource,
  type IncomeStatus,
} from '../../db/schema';
import { DEMO } from '../../domains/people/shopSettings/settings';
import { titleOf } from '../../domains/people/income/service';
import { directBp, incomeOf } from '../../domains/people/pricing/income';
import { numberOf } from '../../lib/numbers';
import { dayOf, startOfDay } from '../../lib/shanghai';
import { insertAll } from '../insert';
import type { Blocked, Entry } from './journal';
import { type BuiltOrder, DAY, HOUR, LEADER, MINUTE, type Row } from './shapes';

type IncomeRow = Row<typeof incomes> & { id: string; amount: number; status: IncomeStatus };
type Transfer = Row<typeof incomeTransfers> & { id: string };
export interface IncomePlan {
  rows: IncomeRow[];
  transfers: Transfer[];
  declared: Row<typeof declarations>[];
  entries: Entry[];
  /** What is on its way out. */
  frozen: Blocked[];
}

const RULES = DEMO.shopSettings.income;
const SETTLE = RULES.settleDays * DAY;
const WANTED = { rows: 64, pending: 48_620, settled: 193_250 };
/** 陈雨前 became 团长 then. */
const GRADE_AGO = 58 * DAY;
const TO_WAIT = 18 * HOUR;

interface Person {
  id: string;
  inviterId: string | null;
  teamLevel: number;
  createdAt: number;
}

export const loadPeople = (tx: Tx): Promise<Person[]> =>
  tx
    .select({
      id: members.id,
      inviterId: members.inviterId,
      teamLevel: members.teamLevel,
      createdAt: members.createdAt,
    })
    .from(members);

/** Where an order stands for those who earn by it; nothing when it brings nothing. */
function stateOf({ order }: BuiltOrder, now: number): Pick<IncomeRow, 'status' | 'settleAt' | 'settledAt'> | undefined {
  if (order.paidAt == null) return undefined;
  if (order.status === 'refunded') return { status: 'cancelled' };
  if (order.receivedAt == null) return { status: 'pending' };
  const settleAt = order.receivedAt + SETTLE;
  return settleAt <= now ? { status: 'settled', settleAt, settledAt: settleAt } : { status: 'pending', settleAt };
}

function earned(
  built: readonly BuiltOrder[],
  people: ReadonlyMap<string, Person>,
  now: number,
): Omit<IncomeRow, 'id'>[] {
  return built.flatMap((one) => {
    const state = stateOf(one, now);
    const buyer = people.get(one.order.memberId);
    const first = people.get(buyer?.inviterId ?? '');
    const second = people.get(first?.inviterId ?? '');
    const createdAt = one.order.paidAt;
    if (!state || !buyer || createdAt == null || createdAt < buyer.createdAt) return [];
    const level = (person: Person) =>
      person.id === LEADER && createdAt < now - GRADE_AGO ? Math.min(1, person.teamLevel) : person.teamLevel;
    const earners = [
      ...(first && first.teamLevel > 0
        ? [{ id: first.id, source: 'direct' as const, rateBp: directBp(RULES, level(first)) }]
        : []),
      ...(second && second.teamLevel > 0
        ? [{ id: second.id, source: 'indirect' as const, rateBp: RULES.indirectBp }]
        : []),
    ];
    const lines = one.lines.filter((line) => line.gift !== true && (line.paid ?? 0) > 0);
    return earners.flatMap(({ id, source, rateBp }) => {
      const paid = lines.map((line) => line.paid ?? 0);
      const { base, amount, parts } = incomeOf(paid, rateBp);
      if (amount === 0) return [];
      return [
        {
          memberId: id,
          fromId: buyer.id,
          orderId: one.order.id,
          source,
          title: titleOf(lines),
          base,
          rateBp,
          amount,
          cancelled: state.status === 'cancelled' ? amount : 0,
          lines: lines.map((line, i) => ({
            lineId: line.id,
            title: line.title,
            paid: paid[i] ?? 0,
            amount: parts[i] ?? 0,
          })),
          createdAt,
          ...state,
        },
      ];
    });
  });
}

/** Before his first orders here: what 陈雨前 got otherwise, half a year back. [source, title, fen, days ago] */
const EXTRAS: [IncomeSource, string, number, number][] = [
  ['activity', '明前茶会邀新奖励', 4_800, 171],
  ['activity', '头春品鉴会组织奖励', 6_600, 152],
  ['adjust', '茶会场地费补差', 1_200, 139],
  ['activity', '夏茶节邀新奖励', 5_600, 126],
  ['activity', '白茶品鉴会组织奖励', 6_000, 108],
];
const DECLARED = { id: '585101', base: 120_000, goodsText: '寿眉饼 6 片（茶会现场成交）', days: 43 };

/** The newest of `rows` that fit under `limit`, at most `most`; the rest has to come otherwise. */
function fitting(rows: readonly Omit<IncomeRow, 'id'>[], limit: number, most: number): Omit<IncomeRow, 'id'>[] {
  const chosen: Omit<IncomeRow, 'id'>[] = [];
  let sum = 0;
  for (const row of rows) {
    if (chosen.length >= most || sum + row.amount > limit) continue;
    sum += row.amount;
    chosen.push(row);
  }
  return chosen;
}

const sumOf = (rows: readonly { amount: number }[]) => rows.reduce((all, { amount }) => all + amount, 0);

function leaderRows(own: readonly Omit<IncomeRow, 'id'>[], now: number): Omit<IncomeRow, 'id'>[] {
  const granted = (source: IncomeSource, title: string, amount: number, days: number): Omit<IncomeRow, 'id'> => {
    const createdAt = startOfDay(now - days * DAY) + 11 * HOUR;
    return {
      memberId: LEADER,
      source,
      title,
      base: amount,
      rateBp: 10_000,
      amount,
      status: 'settled',
      settleAt: createdAt + SETTLE,
      settledAt: createdAt + SETTLE,
      createdAt,
    };
  };
  const rateBp = directBp(RULES, 1);
  const sold = {
    ...granted('declare', DECLARED.goodsText, incomeOf([DECLARED.base], rateBp).amount, DECLARED.days),
    base: DECLARED.base,
    rateBp,
    declarationId: DECLARED.id,
  };
  const extras = [...EXTRAS.map((extra) => granted(...extra)), sold];
  const byTime = [...own].sort((a, b) => b.createdAt - a.createdAt);
  const of = (status: IncomeStatus) => byTime.filter((row) => row.status === status);
  const pending = withBack(fitting(of('pending'), WANTED.pending - 3_000, 18), now);
  const cancelled = of('cancelled').slice(0, 3);
  const room = WANTED.rows - extras.length - pending.length - cancelled.length - 2;
  const settled = fitting(spread(of('settled'), room + 8), WANTED.settled - sumOf(extras) - 2_000, room);
  const bonus = granted('activity', '邀请季奖励', WANTED.settled - sumOf(extras) - sumOf(settled), 16);
  const soon: Omit<IncomeRow, 'id'> = {
    ...granted('activity', '邀新达标奖励', WANTED.pending - sumOf(pending), 2),
    status: 'pending',
    settledAt: null,
  };
  return [...extras, ...settled, bonus, ...cancelled, ...pending, soon];
}

/** `count` of the rows, over the whole time. */
const spread = <T>(rows: readonly T[], count: number): T[] =>
  rows.filter((_, i) => Math.floor((i * count) / rows.length) !== Math.floor(((i - 1) * count) / rows.length));

/** A part of the largest pending one came back before it was sent. */
function withBack(rows: readonly Omit<IncomeRow, 'id'>[], now: number): Omit<IncomeRow, 'id'>[] {
  const largest = [...rows].filter(({ lines }) => (lines?.length ?? 0) > 1).sort((a, b) => b.amount - a.amount)[0];
  const line = largest?.lines?.[0];
  if (!largest || !line) return [...rows];
  const back = {
    ...largest,
    title: line.title,
    base: -line.paid,
    amount: -line.amount,
    lines: [{ ...line, paid: -line.paid, amount: -line.amount }],
    createdAt: Math.min(now - 2 * HOUR, largest.createdAt + DAY),
  };
  return rows.flatMap((row) => (row === largest ? [{ ...row, cancelled: line.amount }, back] : [row]));
}

type Cash = [target: 'balance' | 'wechat', fen: number, status: 'success' | 'expired' | 'waitConfirm'];
/** Of 陈雨前, the oldest first; each as soon as the account had enough. */
const CASH: Cash[] = [
  ['balance', 12_000, 'success'],
  ['wechat', 15_000, 'success'],
  ['balance', 20_000, 'success'],
  ['wechat', 18_000, 'expired'],
  ['balance', 23_000, 'success'],
  ['wechat', 25_000, 'success'],
  ['balance', 20_000, 'success'],
  ['wechat', 20_000, 'waitConfirm'],
];
/** What the account keeps while it is moved out. */
const RESERVE = 6_000;

function cashOut(settled: readonly { amount: number; at: number }[], now: number): Transfer[] {
  const transfers: Transfer[] = [];
  let held = 0;
  let last = 0;
  const add = ([target, amount, status]: Cash, at: number) => {
    const createdAt = status === 'waitConfirm' ? now - (24 * HOUR - TO_WAIT) : at;
    const id = String(585201 + transfers.length);
    const confirmBy = target === 'wechat' ? createdAt + DAY : null;
    const endedAt = {
      success: createdAt + (target === 'wechat' ? 12 * MINUTE : 0),
      expired: createdAt + DAY,
      waitConfirm: null,
    };
    transfers.push({
      id,
      no: numberOf(target === 'wechat' ? 'TX' : 'SY', createdAt, id, target === 'wechat' ? 8 : 6),
      memberId: LEADER,
      target,
      amount,
      status,
      reason: status === 'expired' ? '24 小时内未确认收款' : '',
      confirmBy,
      createdAt,
      endedAt: endedAt[status],
    });
    if (status !== 'expired') held -= amount;
    last = createdAt;
  };
  for (const { amount, at } of [...settled].sort((a, b) => a.at - b.at)) {
    held += amount;
    const next = CASH[transfers.length];
    if (next && next[2] !== 'waitConfirm' && held >= next[1] + RESERVE && at > last + 5 * DAY) add(next, at + 5 * HOUR);
  }
  for (const next of CASH.slice(transfers.length)) add(next, Math.min(now - 13 * DAY, last + 6 * DAY));
  return transfers;
}

/** What the books of the owner say of a transfer. */
function transferEntries({ id, no, memberId, target, amount, status, createdAt, endedAt }: Transfer): Entry[] {
  const base = { memberId, bizId: id, memo: no };
  if (target === 'balance')
    return [
      { ...base, unit: 'income', bizType: 'incomeOut', delta: -amount, title: '转到余额', at: createdAt },
      { ...base, unit: 'money', bizType: 'incomeIn', delta: amount, at: createdAt },
    ];
  const out: Entry = {
    ...base,
    unit: 'income',
    bizType: 'withdraw',
    delta: -amount,
    title: '转到微信零钱',
    at: createdAt,
  };
  if (status !== 'expired' || endedAt == null) return [out];
  return [
    out,
    { ...base, unit: 'income', bizType: 'withdrawBack', delta: amount, title: '转到微信零钱退回', at: endedAt },
  ];
}

export function planIncomes(built: readonly BuiltOrder[], people: readonly Person[], now: number): IncomePlan {
  const all = earned(built, new Map(people.map((person) => [person.id, person])), now);
  const others = all.filter(({ memberId }) => memberId !== LEADER);
  const leader = leaderRows(
    all.filter(({ memberId }) => memberId === LEADER),
    now,
  );
  const rows = [...others, ...leader].map((row, i): IncomeRow => ({ ...row, id: String(586001 + i) }));
  for (const row of rows)
    if (row.amount < 0)
      row.backOf = rows.find((one) => one.orderId === row.orderId && one.memberId === row.memberId)?.id;
  const booked = rows.filter(({ status, amount }) => status === 'settled' && amount > 0);
  const transfers = cashOut(
    booked
      .filter(({ memberId }) => memberId === LEADER)
      .map(({ amount, settledAt }) => ({ amount, at: settledAt ?? 0 })),
    now,
  );
  const entries = booked.map((row): Entry => ({
    memberId: row.memberId,
    unit: 'income',
    bizType: 'commission',
    bizId: row.orderId ?? row.id,
    delta: row.amount,
    memo: row.title,
    at: row.settledAt ?? row.createdAt,
  }));
  return {
    rows,
    transfers,
    declared: declaredSales(now),
    entries: [...entries, ...transfers.flatMap(transferEntries)],
    frozen: transfers
      .filter(({ endedAt }) => endedAt === null)
      .map(({ memberId, amount }) => ({ memberId, unit: 'income', value: amount })),
  };
}

/** Two of 陈雨前: one that finance found right, one it still looks at. */
function declaredSales(now: number): Row<typeof declarations>[] {
  const sale = { memberId: LEADER, rateBp: directBp(RULES, 1), photos: [] };
  const passedAt = startOfDay(now - DECLARED.days * DAY) + 11 * HOUR;
  return [
    {
      ...sale,
      id: DECLARED.id,
      buyerMobile: '13600001024',
      amount: DECLARED.base,
      soldAt: dayOf(passedAt - 2 * DAY),
      goodsText: DECLARED.goodsText,
      status: 'approved',
      createdAt: passedAt - DAY,
      decidedAt: passedAt,
    },
    {
      ...sale,
      id: '585102',
      buyerMobile: '13700008866',
      amount: 76_000,
      rateBp: directBp(RULES, 2),
      soldAt: dayOf(now - 2 * DAY),
      goodsText: '武夷水仙礼盒 2 盒',
      status: 'auditing',
      createdAt: now - DAY,
    },
  ];
}

/** Writes the plan; the books are written with those of the orders. */
export async function insertIncomes(tx: Tx, { rows, transfers, declared }: IncomePlan): Promise<void> {
  await insertAll(tx, incomes, rows);
  await insertAll(tx, declarations, declared);
  await insertAll(tx, incomeTransfers, transfers);
  await insertAll(tx, incomeDays, daysOf(rows));
  await insertAll(tx, withdrawals, transfers.flatMap(withdrawalOf));
  const timers = [...rows.flatMap(settleJob), ...transfers.flatMap(expireJob)];
  // Two who earn by one order have one timer.
  await insertAll(tx, jobs, [...new Map(timers.map((timer) => [`${timer.kind}/${timer.key}`, timer])).values()]);
}

function daysOf(rows: readonly IncomeRow[]): Row<typeof incomeDays>[] {
  const days = new Map<string, Row<typeof incomeDays>>();
  for (const { memberId, createdAt, source, status, backOf, amount } of rows) {
    const key = { memberId, day: dayOf(createdAt), source, status, back: backOf != null };
    const name = JSON.stringify(key);
    const day = days.get(name) ?? { ...key, amount: 0, count: 0 };
    days.set(name, { ...day, amount: day.amount + amount, count: day.count + 1 });
  }
  return [...days.values()];
}

function settleJob({ id, orderId, status, settleAt, backOf }: IncomeRow): Row<typeof jobs>[] {
  if (status !== 'pending' || settleAt == null || backOf != null) return [];
  return [
    orderId
      ? { kind: 'income.settle', key: orderId, runAt: settleAt }
      : { kind: 'income.settleRow', key: id, runAt: settleAt },
  ];
}

const withdrawalOf = ({ target, ...transfer }: Transfer): Row<typeof withdrawals>[] =>
  target === 'wechat'
    ? [
        {
          ...transfer,
          ownerId: transfer.memberId,
          source: 'income',
          method: 'wechat',
          requestId: `seed-${transfer.id}`,
          fee: 0,
        },
      ]
    : [];

const expireJob = ({ id, status, confirmBy }: Transfer): Row<typeof jobs>[] =>
  status === 'waitConfirm' && confirmBy != null ? [{ kind: 'withdrawal.expire', key: id, runAt: confirmBy }] : [];
