/**
 * Proves that recharges and books agree (rule 11.4): what was paid for came in once, bonus and all; what was not did not; no
 * withdrawal took given money. An empty list means that everything does.
 */
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../db/client';
import { rowsOf } from '../../people/ledger/verify';

const CHECKS = [
  sql`select 'recharge ' || o.no || ' is ' || o.status || ', its rows say ' || coalesce(sum(r.delta), 0) || ', bonus ' ||
        coalesce(sum(r.bonus_delta), 0) as problem
      from recharge_orders o
      left join accounts a on a.owner_type = 'member' and a.owner_id = o.member_id and a.unit = o.unit
      left join ledger_rows r on r.account_id = a.id and r.biz_type in ('recharge', 'rechargeBonus') and r.biz_id = o.id::text
      group by o.id having coalesce(sum(r.delta), 0) <> case when o.status = 'paid' then o.value + o.bonus else 0 end
        or (o.unit = 'money' and coalesce(sum(r.bonus_delta), 0) <> case when o.status = 'paid' then o.bonus else 0 end)`,
  sql`select 'recharge ' || o.no || ' is ' || o.status || ' with ' || count(p.id) || ' payments that hold' as problem
      from recharge_orders o
      left join payments p on p.order_group in ('recharge', 'points') and p.order_id = o.id and p.status = 'paid' and p.amount = o.amount
      group by o.id having (o.status = 'paid') <> (count(p.id) = 1)`,
  sql`select 'recharge ' || o.no || ' has an unpaid clock but no job' as problem from recharge_orders o
      where o.status = 'unpaid' and not exists
        (select 1 from jobs j where j.kind = 'recharge.expire' and j.key = o.id::text and j.done_at is null)`,
  sql`select 'row ' || id || ' took ' || -bonus_delta || ' of given money out of the books' as problem from ledger_rows
      where biz_type in ('withdraw', 'deposit') and bonus_delta <> 0`,
];

export const verifyRecharges = (tx: Tx): Promise<string[]> => rowsOf(tx, CHECKS);
