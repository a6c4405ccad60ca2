/** Invariants of after-sales (rule 12.3), in SQL. Returns sentences; an empty list means that everything agrees. */
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../db/client';
import { rowsOf } from '../../people/ledger/verify';

const ACTIVE = sql`('applied', 'approved', 'waitReturn', 'returning', 'refunding', 'escalated')`;

const CHECKS = [
  sql`select 'line ' || l.id || ': ' || sum(a.refund) || ' fen and ' || sum(a.points) || ' points back of ' || l.paid || ' and ' || l.points_off as problem
      from order_lines l join after_sale_lines a on a.line_id = l.id join after_sales s on s.id = a.after_sale_id
      where s.status in ${ACTIVE} or s.status = 'done'
      group by l.id having sum(a.refund) > l.paid or sum(a.points) > l.points_off`,
  sql`select 'line ' || l.id || ': ' || l.qty || ' pieces, sent ' || l.shipped_qty || ', never sent ' || l.cancelled_qty || ', stored ' || l.store_qty || ', held ' || coalesce(h.unsent, 0) as problem
      from order_lines l left join (
        select a.line_id, sum(a.qty) as qty, sum(a.unsent_qty) as unsent from after_sale_lines a
        join after_sales s on s.id = a.after_sale_id where s.status in ${ACTIVE} group by a.line_id) h on h.line_id = l.id
      where l.shipped_qty + l.cancelled_qty + l.store_qty + coalesce(h.unsent, 0) > l.qty or l.returned_qty + coalesce(h.qty, 0) > l.qty
        or l.cancelled_qty > l.returned_qty`,
  sql`select 'line ' || l.id || ': returned ' || l.returned_qty || ', finished after-sales say ' || sum(a.qty) as problem
      from order_lines l join after_sale_lines a on a.line_id = l.id join after_sales s on s.id = a.after_sale_id
      where s.status = 'done' and s.way <> 'exchange' group by l.id having sum(a.qty) <> l.returned_qty`,
  sql`select 'line ' || l.id || ' is back as a whole but gave ' || sum(a.refund) || ' of ' || l.paid as problem
      from order_lines l join after_sale_lines a on a.line_id = l.id join after_sales s on s.id = a.after_sale_id
      where s.status = 'done' and s.way <> 'exchange' group by l.id having sum(a.qty) = l.qty and sum(a.refund) <> l.paid`,
  sql`select 'after-sale ' || s.no || ': ' || s.refund || ' fen, its lines and freight ' || (sum(a.refund) + s.freight) || ', kept ' ||
        (s.withheld + s.kept_for_points) as problem
      from after_sales s join after_sale_lines a on a.after_sale_id = s.id
      group by s.id having s.refund <> sum(a.refund) + s.freight - s.withheld - s.kept_for_points or s.points <> sum(a.points) or s.refund < 0
        or s.kept_for_points not between 0 and s.points_back`,
  sql`select 'order ' || o.no || ': payment gave back ' || max(p.refunded_amount) || ', after-sales ' || sum(s.refund) as problem
      from orders o join after_sales s on s.order_id = o.id and s.status = 'done'
      join payments p on p.order_group = 'order' and p.order_id = o.id and p.status in ('paid', 'refunded') and p.amount = o.payable
      group by o.id having max(p.refunded_amount) <> sum(s.refund) or sum(s.refund) > o.payable
        or sum(s.freight) > (o.amounts->>'freight')::bigint - (o.amounts->>'vipOff')::bigint`,
  sql`select 'after-sale ' || s.no || ' is done but its wallet row is not' as problem
      from after_sales s join orders o on o.id = s.order_id
      join payments p on p.order_group = 'order' and p.order_id = o.id and p.status in ('paid', 'refunded') and p.amount = o.payable
      where s.status = 'done' and s.refund > 0 and p.channel = 'wallet' and not exists (
        select 1 from ledger_rows r join accounts a on a.id = r.account_id and a.unit = 'money' and a.owner_id = s.member_id
        where r.biz_type = 'orderRefund' and r.delta = s.refund and r.biz_id in (s.id::text, o.id::text))`,
  sql`select 'order ' || o.no || ' is ' || o.status || ', pieces left ' || sum(l.qty - l.returned_qty) as problem
      from orders o join order_lines l on l.order_id = o.id and not l.gift
      where exists (select 1 from after_sales s where s.order_id = o.id and s.status = 'done' and s.way <> 'exchange')
      group by o.id having (o.status = 'refunded') <> (sum(l.qty - l.returned_qty) = 0)`,
  // Who has bought nothing keeps nothing (rule 12.5).
  sql`select 'order ' || o.no || ' is refunded, but brought ' || sum(r.delta) || ' ' || r.unit || ' of which it took ' || t.taken as problem
      from orders o join accounts a on a.owner_type = 'member' and a.owner_id = o.member_id
      join ledger_rows r on r.account_id = a.id and r.unit in ('points', 'growth') and (r.biz_type = 'reward' and r.biz_id = o.id::text
        or r.biz_type = 'gift' and r.biz_id = 'store-' || o.id
        or r.biz_type = 'review' and exists (select 1 from order_lines l where l.order_id = o.id and r.biz_id in (l.id::text, 'review-' || l.id)))
      cross join lateral (select coalesce(sum(case r.unit when 'points' then s.points_back else s.growth_back end), 0) as taken
        from after_sales s where s.order_id = o.id and s.status = 'done') t
      where o.status = 'refunded' and o.terms is not null group by o.id, r.unit, t.taken having sum(r.delta) > t.taken`,
  sql`select 'member ' || s.member_id || ' owes ' || coalesce(a.owed, 0) || ' ' || s.unit || ', was to give back ' || s.due || ' and gave ' || b.gave as problem
      from (select member_id, 'points' as unit, sum(points_back - kept_for_points) as due from after_sales where status = 'done' group by 1
        union all select member_id, 'growth', sum(growth_back) from after_sales where status = 'done' group by 1) s
      left join accounts a on a.owner_type = 'member' and a.owner_id = s.member_id and a.unit = s.unit
      cross join lateral (select coalesce(-sum(r.delta), 0) as gave from ledger_rows r where r.account_id = a.id and r.biz_type = 'rewardBack'
        and (r.biz_id like 'owed:%' or r.biz_id in (select t.id::text from after_sales t where t.member_id = s.member_id))) b
      where s.due <> b.gave + coalesce(a.owed, 0)`,
  sql`select 'order ' || o.no || ' is refunded, but ' || s.withheld || ' of its packet of ' || p.value || ' were kept' as problem
      from orders o join red_packets p on p.order_id = o.id and p.opened_at is not null
      join (select order_id, sum(withheld) as withheld, sum(refund) as refund from after_sales where status = 'done' group by 1) s on s.order_id = o.id
      where o.status = 'refunded' and s.withheld < p.value and s.refund > 0`,
  sql`select 'order ' || o.no || ' waits for nothing with its rewards' as problem from orders o
      where o.reward_at is not null and (o.received_at is null or exists (select 1 from ledger_rows r join accounts a on a.id = r.account_id
        and a.owner_type = 'member' and a.owner_id = o.member_id where r.biz_type = 'reward' and r.biz_id = o.id::text))`,
];

export const verifyAfterSales = (tx: Tx): Promise<string[]> => rowsOf(tx, CHECKS);
