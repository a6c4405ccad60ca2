/** All accounts at a glance, the month of one of them, and what the wallet explains beside its balance. */
import type { KV } from '../../../../src/contract/kit';
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { dayOf } from '../../../lib/shanghai';
import { readDetail } from '../points/detail';
import { accountStat } from '../credits/service';
import { sumDeposits } from './repository';
import { sendingOf } from './transfer';

export async function readStatistics(
  tx: Tx,
  memberId: string,
  { unit = 'money', month: asked, year }: RequestOf<'credits.statistics'>,
  now: number,
): Promise<DataOf<'credits.statistics'>> {
  const month = asked ?? dayOf(now).slice(0, 7);
  const stat = await accountStat(tx, memberId, { unit, month }, now);
  return {
    ...stat,
    holds: stat.money.frozen > 0 ? holdsOf(stat.money.frozen, await sumDeposits(tx, memberId)) : [],
    sending: await sendingOf(tx, memberId, now),
    ...(unit === 'points' ? { detail: await readDetail(tx, memberId, { month, year }, now) } : {}),
  };
}

/** Only deposits and withdrawals freeze money (ledger/service.ts): what is no deposit is on its way out. */
function holdsOf(frozen: number, deposits: number): KV[] {
  const row = (key: string, label: string, fen: number): KV => ({ key, label, value: String(fen) });
  return [row('withdraw', '提现中', frozen - deposits), row('deposit', '竞拍保证金', deposits)].filter(
    ({ value }) => value !== '0',
  );
}
