/** Proves that rights, counters and books of the college agree. Returns sentences; an empty list means that they do. */
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../db/client';
import { rowsOf } from '../../people/ledger/verify';

const CHECKS = [
  sql`select 'course order ' || o.no || ' is ' || o.status || ' with ' || count(p.id) || ' payments that hold' as problem
      from course_orders o left join payments p on p.order_group = 'course' and p.order_id = o.id and p.amount = o.payable
        and (p.status = 'paid' or (p.status = 'refunded' and o.status = 'refunded'))
      where o.payable > 0 group by o.id having (o.status in ('paid', 'refunded')) <> (count(p.id) = 1)`,
  sql`select 'course order ' || o.no || ': its amounts do not add up' as problem from course_orders o
      where o.payable <> (o.amounts->>'payable')::bigint or o.payable <> (o.amounts->>'goods')::bigint - (o.amounts->>'memberOff')::bigint
        - (o.amounts->>'couponOff')::bigint - (o.amounts->>'pointsOff')::bigint`,
  sql`select 'course order ' || o.no || ' used ' || o.points_used || ' points, its rows say ' || coalesce(sum(-r.delta), 0) as problem
      from course_orders o
      left join accounts a on a.owner_type = 'member' and a.owner_id = o.member_id and a.unit = 'points'
      left join ledger_rows r on r.account_id = a.id and r.biz_type in ('orderPay', 'orderRefund') and r.biz_id = o.id::text
      group by o.id having coalesce(sum(-r.delta), 0) <> case when o.status in ('unpaid', 'paid') then o.points_used else 0 end`,
  sql`select 'course order ' || o.no || ' is paid, and who learns has no right' as problem from course_orders o
      where o.status = 'paid' and not exists (select 1 from enrolments e where e.course_id = o.course_id
        and e.member_id = coalesce(o.gift_to_id, o.member_id) and e.revoked_at is null)`,
  sql`select 'enrolment ' || e.id || ' stands for order ' || o.no || ', which is ' || o.status as problem
      from enrolments e join course_orders o on o.id = e.order_id where e.revoked_at is null and o.status <> 'paid'`,
  sql`select 'course order ' || o.no || ' has an unpaid clock but no job' as problem from course_orders o
      where o.status = 'unpaid' and not exists (select 1 from jobs j where j.kind = 'course.expire' and j.key = o.id::text and j.done_at is null)`,
  sql`select 'lesson ' || p.lesson_id || ' of member ' || p.member_id || ': covered ' || p.covered || ', its ranges say ' || s.sum as problem
      from lesson_progress p cross join lateral (select coalesce(sum((r->>1)::int - (r->>0)::int), 0) as sum from jsonb_array_elements(p.ranges) r) s
      where p.covered <> s.sum`,
  sql`select 'course ' || c.id || ' says ' || c.review_count || ' reviews of ' || c.score_sum || ', there are ' || count(r.id) || ' of ' || coalesce(sum(r.score), 0) as problem
      from courses c join course_reviews r on r.course_id = c.id
      group by c.id having c.review_count < count(r.id) or c.score_sum < coalesce(sum(r.score), 0)`,
];

export const verifyCollege = (tx: Tx): Promise<string[]> => rowsOf(tx, CHECKS);
