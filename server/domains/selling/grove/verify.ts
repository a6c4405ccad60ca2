/** Invariants of the groves (rules 25.1 to 25.6), in SQL. Returns sentences; an empty list means that everything agrees. */
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../db/client';
import { rowsOf } from '../../people/ledger/verify';

const CHECKS = [
  sql`select 'tree ' || t.code || ' is ' || t.state || ' with ' || a.alive || ' adoptions and ' || a.open || ' unpaid' as problem
      from tea_trees t cross join lateral (select
        count(*) filter (where status in ('growing', 'making', 'claimable')) as alive,
        count(*) filter (where status = 'unpaid' and renews_id is null) as open
        from adoptions where tree_id = t.id) a
      where (t.state = 'adopted') <> (a.alive = 1) or (t.state = 'held') <> (a.open = 1) or a.alive + a.open > 1`,
  sql`select 'plan ' || p.id || ': ' || p.left || ' of ' || p.quota || ' left, ' || a.taken || ' are taken' as problem
      from adopt_plans p cross join lateral (select count(*) as taken from adoptions
        where plan_id = p.id and renews_id is null and status in ('unpaid', 'growing', 'making', 'claimable')) a
      where p.left + a.taken <> p.quota`,
  sql`select 'harvest ' || h.id || ' of ' || h.grams || ' g lies in a lot of ' || coalesce(e.qty * e.weight, 0) || ' g' as problem
      from harvests h left join escrow_lots e on e.id = h.lot_id
      where (h.status in ('stored', 'shipped')) <> (e.id is not null)
        or (e.id is not null and (e.source <> 'harvest' or e.source_id <> h.id))`,
  sql`select 'harvest ' || h.id || ' was stored ' || count(*) || ' times' as problem
      from harvests h join escrow_lots e on e.source = 'harvest' and e.source_id = h.id group by h.id having count(*) > 1`,
  sql`select 'adoption ' || a.no || ' was taken back, its money was not given back' as problem from adoptions a
      where a.refunded_at > 0 and (a.status <> 'cancelled' or not exists (select 1 from payments p
        where p.order_group = 'adopt' and p.order_id = a.id and p.status = 'refunded'))`,
  sql`select 'adoption ' || a.no || ' is ' || a.status || ' with ' || h.ready || ' to claim and ' || h.making || ' being made' as problem
      from adoptions a cross join lateral (select count(*) filter (where status = 'claimable') as ready,
        count(*) filter (where status in ('chooseCraft', 'making')) as making from harvests where adoption_id = a.id) h
      where a.status in ('growing', 'making', 'claimable')
        and a.status <> case when h.ready > 0 then 'claimable' when h.making > 0 then 'making' else 'growing' end`,
];

export const verifyGroves = (tx: Tx): Promise<string[]> => rowsOf(tx, CHECKS);
