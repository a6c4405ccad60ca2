/** What money is withdrawn from. Each source's domain describes itself; everything else - proof, audit, payout, return - is the same for all. */
import type { Tx } from '../../../db/client';
import type { WithdrawalMethod, WithdrawalSourceName } from '../../../db/schema';
import type { Setup } from '../../../http/context';
import { notFound } from '../../../http/errors';
import type { ShopSettings } from '../shopSettings/settings';
import type { Owner } from '../ledger/repository';
import type { Withdrawal } from './repository';

/** Money in fen, `feeBp` in basis points. */
export interface WithdrawalRules {
  min: number;
  max: number;
  /** Withdrawals a day. */
  timesPerDay: number;
  /** Fen a day; absent = as often as `timesPerDay` says. */
  perDay?: number;
  feeBp: number;
}

export interface WithdrawalSource {
  unit: 'money' | 'income';
  /** Where it comes from and goes back to, as people read it: 余额. */
  word: string;
  /** Of the ledger's row. */
  title(method: WithdrawalMethod): string;
  /** Whose account it is; undefined = the member has none, a 404. */
  owner(tx: Tx, memberId: string): Promise<Owner | undefined>;
  /** Fen of it that must stay for now, beside what was given. */
  held?(tx: Tx, owner: Owner, now: number): Promise<number>;
  rules(shopSettings: ShopSettings): WithdrawalRules;
  /** The ways it may go, of those that the shop has. */
  methods: readonly WithdrawalMethod[];
  /** Whether the finance desk looks at it first (rule 22.3). */
  audited(method: WithdrawalMethod): boolean;
  /** The page that who had to be identified first goes on to; without one, back to where they came from. */
  next?: 'apply';
  /** Own route of the page that shows it. */
  route(row: Pick<Withdrawal, 'id'>): string;
  /** The state has moved, in the same transaction. */
  changed?(tx: Tx, row: Withdrawal, now: number): Promise<void>;
}

declare module '../../../http/context' {
  interface Kinds {
    /** null: nothing is withdrawn from it yet. */
    withdrawals: Readonly<Record<WithdrawalSourceName, WithdrawalSource | null>>;
  }
}

/** 404 for a source that nobody serves. */
export function sourceOf({ kinds }: Pick<Setup, 'kinds'>, name: WithdrawalSourceName): WithdrawalSource {
  const source = kinds.withdrawals[name];
  if (!source) throw notFound();
  return source;
}
