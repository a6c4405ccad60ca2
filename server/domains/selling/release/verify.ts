/** Proves from SQL that releases, their orders and the books agree (rules 11.1, 13.8 to 13.10). Sentences; an empty list means that everything agrees. */
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../db/client';
import { rowsOf } from '../../people/ledger/verify';

const CHECKS = [
  sql`select 'release ' || r.id || ': reserved ' || r.reserved || ' of ' || count(e.id) || ' entries' as problem
      from releases r left join release_entries e on e.release_id = r.id group by r.id
      having r.reserved <> count(e.id) or coalesce(max(e.no), 0) <> count(e.id)`,
  sql`select 'release ' || r.id || ': taken ' || r.taken || ', bought ' || r.bought || ', its entries say otherwise' as problem
      from releases r left join release_entries e on e.release_id = r.id group by r.id
      having r.taken <> count(e.id) filter (where e.state in ('chosen', 'bought')) or r.bought <> count(e.id) filter (where e.state = 'bought')`,
  sql`select 'release ' || r.id || ' has orders beyond its quota' as problem
      from releases r join orders o on o.campaign_id = r.id and o.kind = 'release' and o.status <> 'cancelled'
      group by r.id having count(*) > r.quota`,
  sql`select 'entry ' || e.id || ' is ' || e.state || ', its order is ' || coalesce(o.status, 'none') as problem
      from release_entries e left join orders o on o.id = e.order_id and o.kind = 'release' and o.member_id = e.member_id
      where case e.state when 'chosen' then o.status is distinct from 'unpaid' when 'bought' then o.id is null or o.paid_at is null
        when 'forfeited' then o.status is distinct from 'cancelled' else e.order_id is not null end`,
  sql`select 'entry ' || e.id || ': boost ' || e.boost || ', its raises ' || coalesce(sum(b.points), 0) as problem
      from release_entries e left join release_boosts b on b.entry_id = e.id group by e.id having e.boost <> coalesce(sum(b.points), 0)`,
  sql`select 'boost ' || b.id || ' of an entry that is ' || e.state || ': its rows say ' || coalesce(sum(l.delta), 0) as problem
      from release_boosts b join release_entries e on e.id = b.entry_id
      left join accounts a on a.owner_type = 'member' and a.owner_id = e.member_id and a.unit = 'points'
      left join ledger_rows l on l.account_id = a.id and l.biz_type in ('boost', 'boostBack') and l.biz_id = b.id::text
      group by b.id, e.state, e.settled_at
      having coalesce(sum(l.delta), 0) <> case when e.state = 'missed' and e.settled_at is not null then 0 else -b.points end`,
];

export const verifyReleases = (tx: Tx): Promise<string[]> => rowsOf(tx, CHECKS);
