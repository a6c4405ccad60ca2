/** Builds accounts and ledger rows from events in the order of time; refuses what the ledger itself would refuse. */
import type { accounts, AccountUnit, ledgerRows } from '../../db/schema';
import { BIZ_TITLES, type BizType } from '../../domains/people/ledger/service';

export interface Entry {
  memberId: string;
  unit: AccountUnit;
  bizType: BizType;
  bizId: string;
  delta: number;
  /** In: how much of it is given money. Out: the given part goes first, unless 'never'. */
  bonus?: number | 'never';
  title?: string;
  memo?: string;
  at: number;
}

export type Blocked = Pick<Entry, 'memberId' | 'unit'> & { value: number };

type AccountRow = typeof accounts.$inferInsert & { id: string; available: number; bonus: number };

export interface Books {
  accounts: AccountRow[];
  rows: (typeof ledgerRows.$inferInsert)[];
}

/** `blocked`: what withdrawals that are under way hold, in the account they left. */
export function keepBooks(entries: readonly Entry[], blocked: readonly Blocked[] = []): Books {
  const books: Books = { accounts: [], rows: [] };
  const open = new Map<string, AccountRow>();
  /** Given money that an event took, so that its refund gives it back as what it was. */
  const taken = new Map<string, number>();
  for (const entry of [...entries].sort((a, b) => a.at - b.at || b.delta - a.delta)) {
    const key = `${entry.memberId}/${entry.unit}`;
    let account = open.get(key);
    if (!account) {
      const id = String(550001 + open.size);
      account = { id, ownerType: 'member', ownerId: entry.memberId, unit: entry.unit, available: 0, bonus: 0 };
      open.set(key, account);
      books.accounts.push(account);
    }
    const bonusDelta = entry.unit === 'money' ? bonusOf(entry, account.bonus, taken) : 0;
    account.available += entry.delta;
    account.bonus += bonusDelta;
    if (account.available < 0 || account.bonus < 0)
      throw new Error(`the seed overdraws ${key} by ${entry.bizType} ${entry.bizId}`);
    books.rows.push({
      id: String(560001 + books.rows.length),
      accountId: account.id,
      unit: entry.unit,
      bizType: entry.bizType,
      bizId: entry.bizId,
      title: entry.title ?? BIZ_TITLES[entry.bizType],
      delta: entry.delta,
      bonusDelta,
      balanceAfter: account.available,
      memo: entry.memo ?? '',
      createdAt: entry.at,
    });
  }
  for (const { memberId, unit, value } of blocked) {
    const account = open.get(`${memberId}/${unit}`);
    if (account) account.frozen = (account.frozen ?? 0) + value;
  }
  return books;
}

function bonusOf(entry: Entry, held: number, taken: Map<string, number>): number {
  if (entry.delta < 0) {
    const part = entry.bonus === 'never' ? 0 : -Math.min(held, -entry.delta);
    taken.set(`${entry.bizType}/${entry.bizId}`, part);
    return part;
  }
  if (entry.bizType === 'orderRefund') return -(taken.get(`orderPay/${entry.bizId}`) ?? 0);
  if (entry.bizType === 'transferIn') return -(taken.get(`transferOut/${entry.bizId}`) ?? 0);
  return typeof entry.bonus === 'number' ? entry.bonus : 0;
}

export const sumOf = (entries: readonly Entry[], memberId: string, unit: AccountUnit): number =>
  entries
    .filter((entry) => entry.memberId === memberId && entry.unit === unit)
    .reduce((all, entry) => all + entry.delta, 0);
