/** Invariants of the credit account, in SQL. Returns sentences; an empty list means that everything agrees. */
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../db/client';
import { rowsOf } from '../../people/ledger/verify';

const CHECKS = [
  sql`select 'channel ' || c.no || ' uses ' || c.credit_used || ' of ' || c.credit_line || ', its rows say ' || coalesce(sum(r.delta), 0) as problem
      from channels c left join credit_rows r on r.channel_id = c.id
      group by c.id having c.credit_used <> coalesce(sum(r.delta), 0) or c.credit_used > c.credit_line`,
  sql`select 'credit row ' || r.id || ' says ' || r.used_after || ' after it, the rows so far ' || r.total as problem
      from (select id, used_after, sum(delta) over (partition by channel_id order by id) as total from credit_rows) r
      where r.used_after <> r.total`,
  sql`select 'order ' || split_part(biz_id, ':', 1) || ' holds ' || sum(delta) || ' fen of credit' as problem
      from credit_rows where biz_type in ('order', 'refund') group by channel_id, split_part(biz_id, ':', 1) having sum(delta) < 0`,
];

export const verifyCredit = (tx: Tx): Promise<string[]> => rowsOf(tx, CHECKS);
