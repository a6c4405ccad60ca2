/**
 * Proves that withdrawals and books agree (rules 11.4, 22.3): each was frozen once, came back once or not at all, and what is on its way
 * out is what accounts have frozen beside deposits. An empty list means that everything does.
 */
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../db/client';
import { rowsOf } from '../ledger/verify';

const OPEN = sql`('auditing', 'waitConfirm', 'paying')`;
const BACK = sql`('rejected', 'failed', 'expired')`;
/** Whose account a withdrawal left. */
const ITS_ACCOUNT = sql`a.owner_type = case when w.source = 'merchant' then 'merchant' else 'member' end
  and a.owner_id = w.owner_id and a.unit = case when w.source = 'income' then 'income' else 'money' end`;

const CHECKS = [
  sql`select 'withdrawal ' || w.no || ' is ' || w.status || ', its rows say ' || coalesce(string_agg(r.biz_type || ' ' || r.delta, ', '), 'nothing') as problem
      from withdrawals w left join accounts a on ${ITS_ACCOUNT}
      left join ledger_rows r on r.account_id = a.id and r.biz_id = w.id::text and r.biz_type in ('withdraw', 'withdrawBack')
      group by w.id
      having count(*) filter (where r.biz_type = 'withdraw' and r.delta = -w.amount and r.bonus_delta = 0) <> 1
        or count(*) filter (where r.biz_type = 'withdrawBack' and r.delta = w.amount) <> case when w.status in ${BACK} then 1 else 0 end`,
  sql`select 'account ' || a.id || ' of ' || a.owner_type || ' ' || a.owner_id || ': frozen ' || a.frozen || ', withdrawals ' || w.open || ', deposits ' || d.held as problem
      from accounts a
      cross join lateral (select coalesce(sum(w.amount), 0) as open from withdrawals w where w.status in ${OPEN} and ${ITS_ACCOUNT}) w
      cross join lateral (select coalesce(-sum(r.delta), 0) as held from ledger_rows r where r.account_id = a.id and r.biz_type = 'deposit'
        and not exists (select 1 from ledger_rows e where e.account_id = a.id and e.biz_id = r.biz_id and e.biz_type in ('depositBack', 'forfeit'))) d
      where a.frozen <> w.open + d.held`,
  sql`select 'withdrawal ' || w.no || ' is ' || w.status || ' but no job looks at it' as problem from withdrawals w
      where w.status in ('paying', 'waitConfirm') and not exists (select 1 from jobs j where j.key = w.id::text and j.done_at is null
        and j.kind = case w.status when 'paying' then 'withdrawal.pay' else 'withdrawal.expire' end)`,
  sql`select 'withdrawal ' || w.no || ' waits for a desk without a task' as problem from withdrawals w
      where w.status = 'auditing' and not exists (select 1 from tasks t where t.kind = 'withdraw' and t.target_id = w.id and t.status = 'todo')`,
];

export const verifyWithdrawals = (tx: Tx): Promise<string[]> => rowsOf(tx, CHECKS);
