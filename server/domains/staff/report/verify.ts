/** Proves that the sums of the days are what orders, payments and after-sales say (rule 32.2). An empty list means that everything agrees. */
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../db/client';
import { rowsOf } from '../../people/ledger/verify';

/** Each movement of money once: what was paid, what an after-sale gave back, what went back without one. */
const MOVED = sql`select report_store(pickup) as store, day_of(paid_at) as day, payable as sales, 0::bigint as refunds, 1 as count
    from orders where paid_at is not null
  union all select report_store(o.pickup), day_of(coalesce(s.ended_at, s.created_at)), 0, s.refund, 0
    from after_sales s join orders o on o.id = s.order_id and o.paid_at is not null where s.status = 'done' and s.way <> 'exchange'
  union all select report_store(o.pickup), day_of(coalesce(o.closed_at, o.paid_at)), 0,
      p.refunded_amount - (select coalesce(sum(refund), 0) from after_sales where order_id = o.id and status = 'done'), 0
    from orders o join payments p on p.order_group = 'order' and p.order_id = o.id and p.status in ('paid', 'refunded') and p.paid_at is not null
    where o.status = 'refunded' and o.paid_at is not null`;

const CHECKS = [
  sql`select 'day ' || coalesce(d.day, m.day) || ' of store ' || coalesce(d.store_id, m.store) || ': ' || coalesce(d.sales, 0) || ' fen of ' ||
        coalesce(d.count, 0) || ' orders and ' || coalesce(d.refunds, 0) || ' back, the orders say ' || coalesce(m.sales, 0) || ' of ' ||
        coalesce(m.count, 0) || ' and ' || coalesce(m.refunds, 0) as problem
      from (select store, day, sum(sales) as sales, sum(refunds) as refunds, sum(count) as count from (${MOVED}) moved group by store, day) m
      full join (select * from report_sums where part = 'day') d on d.store_id = m.store and d.day = m.day
      where coalesce(d.sales, 0) <> coalesce(m.sales, 0) or coalesce(d.refunds, 0) <> coalesce(m.refunds, 0) or coalesce(d.count, 0) <> coalesce(m.count, 0)`,
  sql`select 'day ' || d.day || ' of store ' || d.store_id || ' is ' || d.sales || ' and ' || d.refunds || ', its parts by ' || p.part || ' are ' ||
        coalesce(s.sales, 0) || ' and ' || coalesce(s.refunds, 0) as problem
      from report_sums d cross join unnest(array['hour', 'category', 'goods', 'channel']) p(part)
      left join (select part, store_id, day, sum(sales) as sales, sum(refunds) as refunds from report_sums group by part, store_id, day) s
        on s.part = p.part and s.store_id = d.store_id and s.day = d.day
      where d.part = 'day' and (d.sales <> coalesce(s.sales, 0) or d.refunds <> coalesce(s.refunds, 0))`,
  sql`select 'day ' || coalesce(s.day, m.day) || ' has ' || coalesce(s.count, 0) || ' new members, ' || coalesce(m.count, 0) || ' came' as problem
      from (select day_of(created_at) as day, count(*) as count from members group by 1) m
      full join (select day, sum(count) as count from report_sums where part = 'member' group by day) s on s.day = m.day
      where coalesce(s.count, 0) <> coalesce(m.count, 0)`,
  sql`select 'month ' || coalesce(m.month, d.month) || ' of store ' || coalesce(m.store_id, d.store_id) || ' by ' || coalesce(m.part, d.part) || ' ' ||
        coalesce(m.key, d.key) || ' is not what its days come to' as problem
      from (select store_id, substr(day, 1, 7) as month, part, key, sum(sales) as sales, sum(refunds) as refunds, sum(count) as count, sum(qty) as qty
        from report_sums group by 1, 2, 3, 4) d
      full join report_months m on (m.store_id, m.month, m.part, m.key) = (d.store_id, d.month, d.part, d.key)
      where (coalesce(m.sales, 0), coalesce(m.refunds, 0), coalesce(m.count, 0), coalesce(m.qty, 0))
        <> (coalesce(d.sales, 0), coalesce(d.refunds, 0), coalesce(d.count, 0), coalesce(d.qty, 0))`,
  // A correction is what its figure was changed by.
  sql`select 'correction ' || id || ' of ' || figure || ' turns ' || before || ' into ' || after || ' by ' || delta as problem
      from report_corrections where after - before <> delta`,
];

export const verifyReports = (tx: Tx): Promise<string[]> => rowsOf(tx, CHECKS);
