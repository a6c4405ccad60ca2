/** Invariants of the owners' wall (rules 10.5, 15.5 to 15.7), in SQL. Returns sentences; an empty list means that everything agrees. */
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../db/client';
import { rowsOf } from '../../people/ledger/verify';

const CHECKS = [
  sql`select 'cellar order ' || o.no || ' is ' || o.status || ' with ' || count(s.id) || ' slots of ' || o.slots as problem
      from cellar_orders o left join cellar_slots s on s.order_id = o.id
      group by o.id having count(s.id) <>
        case when o.status = 'paid' or (o.status = 'unpaid' and o.renews is null) then o.slots else 0 end`,
  sql`select 'lot ' || e.no || ' lies in slot ' || e.own_slot || ', which is not its owner''s' as problem
      from escrow_lots e left join cellar_slots s on s.code = e.own_slot
      left join cellar_orders o on o.id = s.order_id and o.status = 'paid' and o.member_id = e.member_id
      where e.own_slot is not null and (o.id is null or e.cover_until <> o.until_at + 2592000000)`,
  sql`select 'cellar order ' || o.no || ' is ' || o.status || ' with ' || count(p.id) || ' payments that hold' as problem
      from cellar_orders o
      left join payments p on p.order_group = 'cellar' and p.order_id = o.id and p.status = 'paid' and p.amount = o.price
      group by o.id having (o.status in ('paid', 'ended')) <> (count(p.id) = 1)`,
  sql`select 'cellar order ' || o.no || ' has no clock' as problem from cellar_orders o
      where o.status in ('unpaid', 'paid') and not exists (select 1 from jobs j
        where j.kind = case o.status when 'unpaid' then 'cellar.expire' else 'cellar.release' end
          and j.key = o.id::text and j.done_at is null)`,
];

export const verifyCellarClub = (tx: Tx): Promise<string[]> => rowsOf(tx, CHECKS);
