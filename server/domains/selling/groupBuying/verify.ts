/** Invariants of group buying (rules 8.4, 13.1) from SQL. An empty list means that everything agrees. */
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../db/client';
import { rowsOf } from '../../people/ledger/verify';

const CHECKS = [
  sql`select 'group ' || g.id || ': joined ' || g.joined || ', paid places ' || count(p.id) as problem
      from groups g left join group_places p on p.group_id = g.id and p.status in ('joined', 'back')
      group by g.id having g.joined <> count(p.id)`,
  sql`select 'group ' || g.id || ': ' || count(p.id) || ' places of ' || g.size as problem
      from groups g join group_places p on p.group_id = g.id and p.status in ('held', 'joined')
      group by g.id having count(p.id) > g.size`,
  sql`select 'member ' || member_id || ' twice in group ' || group_id as problem from group_places
      where status in ('held', 'joined') group by group_id, member_id having count(*) > 1`,
  sql`select 'group ' || id || ' is ' || status || ' with ' || joined || ' of ' || size as problem from groups
      where (status = 'success') <> (joined = size and status <> 'failed') and status <> 'void' and status <> 'pending'`,
  sql`select 'order ' || o.no || ' is ' || o.status || ', its place ' || coalesce(p.status, 'none') || ', its group ' || coalesce(g.status, 'none') as problem
      from orders o left join group_places p on p.order_id = o.id left join groups g on g.id = p.group_id
      where o.kind = 'group' and not (
        (o.status = 'unpaid' and p.status = 'held' and g.status in ('pending', 'open', 'success')) or
        (o.status = 'grouping' and p.status = 'joined' and g.status = 'open') or
        (o.status in ('paid', 'pickup', 'partial', 'shipped', 'received', 'finished') and p.status = 'joined' and g.status = 'success') or
        (o.status = 'cancelled' and p.status = 'left') or
        (o.status = 'refunded' and p.status in ('back', 'joined') and g.status in ('failed', 'success')))`,
  sql`select 'open group ' || g.id || ' has no clock' as problem from groups g where g.status = 'open'
      and not exists (select 1 from jobs j where j.kind = 'group.expire' and j.key = g.id::text and j.done_at is null)`,
];

export const verifyGroups = (tx: Tx): Promise<string[]> => rowsOf(tx, CHECKS);
