/** What the books of an account say, to whoever it belongs. */
import { Count, Fen, Flag, Id, Int, KV, List, Ms, OneOf, Optional, Shape, Text, type Static } from '../kit';
import { WITHDRAW_STATES } from '../withdrawal/schemas';

export const LEDGER_UNITS = ['points', 'coin', 'money', 'growth', 'income'] as const;
export const LedgerRow = Shape({
  id: Id,
  unit: OneOf(LEDGER_UNITS),
  bizType: Text,
  /** `bizType` in words. */
  type: Text,
  bizId: Text,
  title: Text,
  delta: Int,
  balanceAfter: Int,
  memo: Text,
  /** Own route of what it was for. */
  route: Optional(Text),
  /** How a withdrawal stands by now. */
  state: Optional(OneOf(WITHDRAW_STATES)),
  /** Of coins given to a merchant: the code for what is offered there, shown to the giver alone. */
  offer: Optional(Shape({ code: Text, shop: Text, used: Flag })),
  createdAt: Ms,
});
/** Money and income in fen; `expiring` points go at `expireAt`; month sums, types and trend (what came in, by month) are of one unit. */
export const AccountStat = Shape({
  money: Shape({ balance: Fen, frozen: Fen, withdrawable: Fen, bonus: Fen }),
  /** `bought`: of the balance, for gifts and exchanges only (rule 11.6); absent = none. */
  points: Shape({ balance: Count, bought: Optional(Count), expiring: Count, expireAt: Ms }),
  coin: Shape({ balance: Count }),
  growth: Count,
  income: Shape({ pending: Fen, settled: Fen }),
  monthIn: Int,
  monthOut: Int,
  byType: List(KV),
  trend: List(KV),
});

export type LedgerRow = Static<typeof LedgerRow>;
export type AccountStat = Static<typeof AccountStat>;
