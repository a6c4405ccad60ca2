/**
 * The only way money, points, coins, growth and income move (rule 11.1). A row is immutable and unique per (account, bizType,
 * bizId), `balanceAfter` is the running sum, nothing goes below zero. Call it inside the transaction of the event it books.
 */
import type { Tx } from '../../../db/client';
import type { AccountUnit } from '../../../db/schema';
import { refuse } from '../../../http/errors';
import { startOfDay } from '../../../lib/shanghai';
import { BIZ_TITLES, type BizType } from './bizTypes';
import { boughtIn, liveOf, moveBatches, partsBack, partsOf, type Part } from './batches';
import {
  addOwed,
  findAccount,
  findRow,
  insertRow,
  lockAccount,
  moveAccount,
  sumGivenAway,
  type Account,
  type LedgerRow,
  type Owner,
} from './repository';

export { BIZ_TITLES, type BizType };

export interface Booking {
  owner: Owner;
  unit: AccountUnit;
  bizType: BizType;
  /** What is booked: an order id, a payment id ... */
  bizId: string;
  /** Fen of money and income, else pieces; negative = out. */
  delta: number;
  title?: string;
  memo?: string;
  at: number;
  /**
   * Money only. In: how much of it is given money. Out: 'first' spends the given part first (payments), 'never' leaves it alone
   * (withdrawals: the given part is not withdrawable).
   */
  bonus?: number | 'first' | 'never';
  /** Points only: the batches they move, where that is not what the kind of the booking says (batches.ts). */
  parts?: readonly Part[];
}

/** Account of a member. */
export const memberOwner = (memberId: string): Owner => ({ ownerType: 'member', ownerId: memberId });

const TOO_LITTLE: Record<AccountUnit, string> = {
  money: '余额不足',
  points: '积分不足',
  coin: '瓜瓜币不足',
  growth: '成长值不足',
  income: '收益不足',
};

/** Books one row. The same event a second time changes nothing and returns the first row. Refuses 余额不足, 积分不足 ... (422). */
export async function book(tx: Tx, booking: Booking): Promise<LedgerRow> {
  return write(tx, booking, 0);
}

/** `delta` leaves `available`; the part that stays the owner's but is blocked goes to `frozen`. */
async function write(tx: Tx, booking: Booking, frozen: number): Promise<LedgerRow> {
  if (!Number.isSafeInteger(booking.delta)) throw new Error(`a booking of ${booking.delta} is not an integer`);
  const account = await lockAccount(tx, booking.owner, booking.unit);
  const before = await findRow(tx, account.id, booking.bizType, booking.bizId);
  if (before) return before;
  const parts = booking.unit === 'points' ? await partsOf(tx, account, booking) : undefined;
  const bonus = parts ? boughtIn(parts) : bonusPart(booking, account.bonus);
  const spendable = booking.bonus === 'never' ? account.available - account.bonus : account.available;
  if (booking.delta < 0 && spendable + booking.delta < 0) throw refuse(TOO_LITTLE[booking.unit]);
  if (account.frozen + frozen < 0) throw new Error(`account ${account.id} has only ${account.frozen} frozen`);
  await moveAccount(tx, account.id, { delta: booking.delta, bonus, frozen });
  const row = await insertRow(tx, {
    accountId: account.id,
    unit: booking.unit,
    bizType: booking.bizType,
    bizId: booking.bizId,
    title: booking.title ?? BIZ_TITLES[booking.bizType],
    delta: booking.delta,
    bonusDelta: bonus,
    balanceAfter: account.available + booking.delta,
    memo: booking.memo ?? '',
    createdAt: booking.at,
  });
  if (parts) await moveBatches(tx, account.id, row.id, parts);
  if (booking.delta > 0 && account.owed > 0) await payOwed(tx, booking, row);
  return row;
}

/** What was to be taken back before comes out of what just came in (rule 11.11). */
async function payOwed(tx: Tx, { owner, unit, at }: Booking, row: LedgerRow): Promise<void> {
  const account = await lockAccount(tx, owner, unit);
  const taken = Math.min(account.owed, await takeable(tx, account, at));
  if (taken <= 0) return;
  await addOwed(tx, account.id, -taken);
  await book(tx, {
    owner,
    unit,
    bizType: 'rewardBack',
    bizId: `owed:${row.id}`,
    delta: -taken,
    memo: '抵扣此前退款',
    at,
  });
}

/** Points whose year is over may still stand in the account; nobody takes those. */
const takeable = (tx: Tx, { id, unit, available }: Account, at: number): Promise<number> | number =>
  unit === 'points' ? liveOf(tx, id, at) : available;

/** What `takeOrOwe` would find: what is there, and after `more` has come in, out of which comes first what is owed. */
export async function takeableOf(
  tx: Tx,
  owner: Owner,
  unit: 'points' | 'growth',
  { more = 0, at }: { more?: number; at: number },
): Promise<number> {
  const account = await findAccount(tx, owner, unit);
  if (!account) return more;
  return (await takeable(tx, account, at)) + Math.max(0, more - account.owed);
}

/** Takes back what was given: at once as much as is there, the rest is owed and comes out of what comes in next (rule 11.11). */
export async function takeOrOwe(
  tx: Tx,
  { value, ...take }: Pick<Booking, 'owner' | 'bizId' | 'memo' | 'at'> & { unit: 'points' | 'growth'; value: number },
): Promise<void> {
  const account = await lockAccount(tx, take.owner, take.unit);
  const taken = Math.min(value, await takeable(tx, account, take.at));
  if (taken > 0) await book(tx, { ...take, bizType: 'rewardBack', delta: -taken });
  if (value > taken) await addOwed(tx, account.id, value - taken);
}

/** What one event brought a member, 0 for none. */
export async function broughtBy(
  tx: Tx,
  memberId: string,
  unit: AccountUnit,
  event: { bizType: BizType; bizId: string },
): Promise<number> {
  const account = await findAccount(tx, memberOwner(memberId), unit);
  return (account && (await findRow(tx, account.id, event.bizType, event.bizId))?.delta) ?? 0;
}

function bonusPart(booking: Booking, held: number): number {
  if (booking.unit !== 'money') return 0;
  if (booking.delta < 0) return booking.bonus === 'never' ? 0 : -Math.min(held, -booking.delta);
  return typeof booking.bonus === 'number' ? Math.min(booking.bonus, booking.delta) : 0;
}

/** What the member may still give away today, of so much a day. */
export async function givingToday(
  tx: Tx,
  memberId: string,
  { unit, perDay }: { unit: AccountUnit; perDay: number },
  now: number,
): Promise<{ left: number; perDay: number }> {
  return { left: Math.max(0, perDay - (await sumGivenAway(tx, memberId, unit, startOfDay(now)))), perDay };
}

/** Two rows in one transaction: out of one account, into another of the same unit. Accounts are locked in a fixed order. */
export async function transfer(
  tx: Tx,
  move: {
    from: Owner;
    to: Owner;
    unit: AccountUnit;
    value: number;
    bizId: string;
    memo?: string;
    titles?: { out: string; in: string };
    at: number;
  },
): Promise<{ out: LedgerRow; in: LedgerRow }> {
  for (const owner of [move.from, move.to].sort((a, b) => (BigInt(a.ownerId) < BigInt(b.ownerId) ? -1 : 1))) {
    await lockAccount(tx, owner, move.unit);
  }
  const { unit, bizId, memo, titles, at } = move;
  const out = await book(tx, {
    owner: move.from,
    unit,
    bizType: 'transferOut',
    bizId,
    delta: -move.value,
    title: titles?.out,
    memo,
    at,
  });
  const into = await book(tx, {
    owner: move.to,
    unit,
    bizType: 'transferIn',
    bizId,
    delta: move.value,
    title: titles?.in,
    memo,
    at,
    bonus: -out.bonusDelta,
    parts: unit === 'points' ? await partsBack(tx, out) : undefined,
  });
  return { out, in: into };
}

type Blocking = Omit<Booking, 'delta' | 'bizType'> & { value: number; bizType: 'withdraw' | 'deposit' };

/** Blocks money for a withdrawal or a deposit: one row out of `available`, the same amount into `frozen`. */
export const freeze = (tx: Tx, blocking: Blocking): Promise<LedgerRow> =>
  write(tx, { ...blocking, delta: -blocking.value, bonus: 'never' }, blocking.value);

/** Gives blocked money back by a withdrawBack or depositBack row. */
export const unfreeze = (tx: Tx, blocking: Blocking): Promise<LedgerRow> =>
  write(
    tx,
    { ...blocking, bizType: blocking.bizType === 'withdraw' ? 'withdrawBack' : 'depositBack', delta: blocking.value },
    -blocking.value,
  );

/** Blocked money leaves for good (paid out, forfeited): its row was written when it was blocked. */
export async function spendFrozen(tx: Tx, owner: Owner, unit: AccountUnit, value: number): Promise<void> {
  const account = await lockAccount(tx, owner, unit);
  if (account.frozen < value) throw new Error(`account ${account.id} has only ${account.frozen} frozen`);
  await moveAccount(tx, account.id, { delta: 0, bonus: 0, frozen: -value });
}

interface Back {
  owner: Owner;
  unit: AccountUnit;
  taken: BizType;
  bizId: string;
  /** Of the row that took it, where that is another one. */
  takenId?: string;
  /** A part of it; all of it without. */
  value?: number;
  bizType: BizType;
  memo?: string;
  at: number;
}

/** Gives back what `taken` took for `bizId`: given money as given money, points into their batches; nothing when nothing was taken. */
export async function bookBack(tx: Tx, back: Back): Promise<LedgerRow | undefined> {
  const { owner, unit, bizType, bizId, memo, at } = back;
  const account = await lockAccount(tx, owner, unit);
  const row = await findRow(tx, account.id, back.taken, back.takenId ?? bizId);
  if (!row) return undefined;
  const delta = back.value ?? -row.delta;
  const parts = unit === 'points' ? await partsBack(tx, row, delta) : undefined;
  return book(tx, { owner, unit, bizType, bizId, delta, bonus: -row.bonusDelta, parts, memo, at });
}
