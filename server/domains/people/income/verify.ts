/** Invariants of income, in SQL. Returns sentences; an empty list means that everything agrees. */
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../db/client';
import { rowsOf } from '../ledger/verify';

/** The income account of the member of `i`. */
const ACCOUNT = sql`left join accounts a on a.owner_type = 'member' and a.owner_id = i.member_id and a.unit = 'income'`;

const CHECKS = [
  sql`select 'income ' || i.id || ' is ' || i.status || ', cancelled ' || i.cancelled || ' of ' || i.amount as problem
      from incomes i where i.back_of is null and (i.status = 'cancelled') <> (i.cancelled = i.amount)`,
  sql`select 'income ' || i.id || ': its lines say ' || sum((l->>'amount')::bigint) || ', it says ' || i.amount as problem
      from incomes i cross join jsonb_array_elements(i.lines) l where i.order_id is not null
      group by i.id having sum((l->>'amount')::bigint) <> i.amount or sum((l->>'paid')::bigint) <> i.base`,
  sql`select 'income ' || i.id || ' is ' || i.status || ' with ' || count(r.id) || ' ledger rows of its amount' as problem
      from incomes i ${ACCOUNT}
      left join ledger_rows r on r.account_id = a.id and r.biz_type = 'commission' and r.biz_id = coalesce(i.order_id, i.id)::text
        and r.delta = i.amount - i.cancelled
      where i.back_of is null group by i.id having (i.status = 'settled') <> (count(r.id) = 1)`,
  sql`select 'income ' || i.id || ' of a refunded order is kept' as problem
      from incomes i join orders o on o.id = i.order_id and o.status = 'refunded' ${ACCOUNT}
      left join ledger_rows r on r.account_id = a.id and r.biz_type = 'commissionBack' and (r.biz_id like i.id::text || ':%'
        or r.biz_id in (select s.id::text from after_sales s where s.order_id = o.id))
      where i.back_of is null group by i.id having i.cancelled + i.owed + coalesce(-sum(r.delta), 0) <> i.amount`,
  sql`select 'income ' || i.id || ' is ' || i.status || ': its corrections say ' || i.cut || ', the books ' || i.cancelled + i.owed + i.taken as problem
      from (select i.*, (select coalesce(-sum(b.amount), 0) from incomes b where b.back_of = i.id) as cut,
          (select coalesce(-sum(r.delta), 0) from ledger_rows r where r.account_id = a.id and r.biz_type = 'commissionBack' and
            (r.biz_id like i.id::text || ':%' or r.biz_id in (select b.sale_id::text from incomes b where b.back_of = i.id))) as taken
        from incomes i ${ACCOUNT} where i.back_of is null and i.status <> 'cancelled') i
      where i.cut <> i.cancelled + i.owed + i.taken or exists (select 1 from incomes b where b.back_of = i.id and b.status <> i.status)`,
  sql`select 'income of member ' || coalesce(d.member_id, i.member_id) || ' on ' || coalesce(d.day, i.day) || ': rows say ' ||
        coalesce(i.amount, 0) || ' in ' || coalesce(i.count, 0) || ', the day ' || coalesce(d.amount, 0) || ' in ' || coalesce(d.count, 0) as problem
      from (select member_id, to_char(to_timestamp(created_at / 1000) at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day, source, status,
          back_of is not null as back, sum(amount) as amount, count(*) as count from incomes group by 1, 2, 3, 4, 5) i
      full join (select * from income_days where count <> 0 or amount <> 0) d
        on d.member_id = i.member_id and d.day = i.day and d.source = i.source and d.status = i.status and d.back = i.back
      where coalesce(i.amount, 0) <> coalesce(d.amount, 0) or coalesce(i.count, 0) <> coalesce(d.count, 0)`,
  sql`select 'member ' || i.member_id || ' settled ' || i.settled || ', owes ' || i.owed || ', has ' || coalesce(a.available, 0) ||
        ', moved out ' || coalesce(t.amount, 0) as problem
      from (select member_id, coalesce(sum(amount) filter (where status = 'settled'), 0) as settled, sum(owed) as owed from incomes group by 1) i
      ${ACCOUNT}
      left join (select member_id, sum(amount) as amount from income_transfers where status not in ('rejected', 'failed', 'expired') group by 1) t
        on t.member_id = i.member_id
      where i.settled + i.owed - coalesce(t.amount, 0) <> coalesce(a.available, 0)`,
  sql`select 'transfer ' || t.no || ' to the wallet is not in both accounts' as problem from income_transfers t
      left join accounts i on i.owner_type = 'member' and i.owner_id = t.member_id and i.unit = 'income'
      left join accounts m on m.owner_type = 'member' and m.owner_id = t.member_id and m.unit = 'money'
      where t.target = 'balance' and (not exists (select 1 from ledger_rows r where r.account_id = i.id and r.biz_type = 'incomeOut'
          and r.biz_id = t.id::text and r.delta = -t.amount)
        or not exists (select 1 from ledger_rows r where r.account_id = m.id and r.biz_type = 'incomeIn'
          and r.biz_id = t.id::text and r.delta = t.amount))`,
];

export const verifyIncome = (tx: Tx): Promise<string[]> => rowsOf(tx, CHECKS);
