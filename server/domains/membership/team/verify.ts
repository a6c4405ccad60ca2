/** Proves that what triggers keep of teams is what members and orders say. An empty list means that everything agrees. */
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../db/client';
import { rowsOf } from '../../people/ledger/verify';

const BOUGHT = sql`select o.member_id, o.received_at, 1 as orders, o.payable as amount from orders o
    where o.received_at is not null and team_counts(o.kind)
  union all select o.member_id, s.ended_at, 0, -s.refund from after_sales s join orders o on o.id = s.order_id
    where s.status = 'done' and o.received_at is not null and team_counts(o.kind)`;

const CHECKS = [
  sql`select 'member ' || m.id || ' was brought by ' || m.inviter_id || ', the team says ' || coalesce(t.inviter_id::text, 'nobody') as problem
      from members m join members i on i.id = m.inviter_id left join team_members t on t.member_id = m.id
      where t.inviter_id is distinct from m.inviter_id or t.grand_id is distinct from i.inviter_id`,
  sql`select 'member ' || t.member_id || ' has ' || t.orders || ' orders of ' || t.amount || ', the orders say ' || coalesce(sum(b.orders), 0)
        || ' of ' || coalesce(sum(b.amount), 0) as problem
      from team_members t left join (${BOUGHT}) b on b.member_id = t.member_id
      group by t.member_id having t.orders <> coalesce(sum(b.orders), 0) or t.amount <> coalesce(sum(b.amount), 0)`,
  sql`select 'member ' || m.id || ' is brought by himself' as problem from members m where m.inviter_id = m.id`,
];

export const verifyTeams = (tx: Tx): Promise<string[]> => rowsOf(tx, CHECKS);
