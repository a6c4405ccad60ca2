/** Invariants of group buying (rules 8.4, 13.1) from SQL, on top of those of the whole shop. Empty = everything agrees. */
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../../server/domains/ledger/verify';
import { verifyShop } from '../../../server/verify';
import type { TestServer } from '../harness';

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
  sql`select 'campaign sku ' || c.campaign_id || '/' || c.sku_id || ': sold ' || c.sold || ', orders hold ' || coalesce(sum(l.qty), 0) as problem
      from campaign_skus c join campaigns k on k.id = c.campaign_id and k.type = 'group'
      left join (order_lines l join orders o on o.id = l.order_id and o.status not in ('cancelled', 'refunded'))
        on o.campaign_id = c.campaign_id and l.sku_id = c.sku_id and not l.gift
      group by c.campaign_id, c.sku_id, c.sold having c.sold <> coalesce(sum(l.qty), 0)`,
  sql`select 'open group ' || g.id || ' has no clock' as problem from groups g where g.status = 'open'
      and not exists (select 1 from jobs j where j.kind = 'group.expire' and j.key = g.id::text and j.done_at is null)`,
];

export async function verifyGroups(app: TestServer): Promise<string[]> {
  const problems = await verifyShop(app.db);
  for (const check of CHECKS) problems.push(...(await rowsOf(app.db, check)));
  return problems;
}
