/** Invariants of the cellar (rules 15.2, 15.3), in SQL. Returns sentences; an empty list means that everything agrees. */
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../db/client';
import { rowsOf } from '../../people/ledger/verify';

const CHECKS = [
  sql`select 'line ' || l.id || ': ' || sum(e.qty) || ' pieces lie in the cellar, ' || l.store_qty || ' were put there' as problem
      from escrow_lots e join order_lines l on l.id = e.source_id where e.source in ('order', 'wholesale')
      group by l.id having sum(e.qty) > l.store_qty`,
  sql`select 'lot ' || e.no || ': ' || (e.qty - e.free) || ' pieces are promised, requests and after-sales say ' || (p.asked + p.back) as problem
      from escrow_lots e cross join lateral (select
        (select coalesce(sum(r.qty), 0) from escrow_requests r where r.lot_id = e.id and r.kind <> 'renew'
          and r.status in ('unpaid', 'applied', 'picking', 'waitAccept')) as asked,
        (select coalesce(sum((part->>'qty')::int), 0) from after_sale_lines a
          join after_sales s on s.id = a.after_sale_id cross join jsonb_array_elements(a.lots) part
          where s.status in ('applied', 'approved', 'waitReturn', 'returning', 'refunding', 'escalated')
            and part->>'lotId' = e.id::text) as back) p
      where e.qty - e.free <> p.asked + p.back and e.source <> 'collectible'`,
  sql`select 'lot ' || e.no || ': ' || e.qty || ' pieces came as a gift of ' || coalesce(r.qty, 0) || ', which is ' || coalesce(r.status, 'none') as problem
      from escrow_lots e left join escrow_requests r on r.id = e.source_id and r.kind = 'transfer' and r.to_id = e.member_id
      where e.source = 'transfer' and (r.status is distinct from 'done' or e.qty > r.qty)`,
];

export const verifyEscrow = (tx: Tx): Promise<string[]> => rowsOf(tx, CHECKS);
