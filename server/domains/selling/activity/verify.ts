/** Invariants of activities (rules 34.2, 35.2 to 35.4), in SQL. Returns sentences; an empty list means that everything agrees. */
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../db/client';
import { rowsOf } from '../../people/ledger/verify';

const CHECKS = [
  sql`select 'activity ' || a.id || ' says ' || a.joined || ' places of ' || a.seats || ', its sign-ups have ' || coalesce(sum(s.qty), 0) as problem
      from activities a left join activity_signups s on s.activity_id = a.id and s.status <> 'cancelled'
      group by a.id having a.joined <> coalesce(sum(s.qty), 0) or a.joined + a.kept > a.seats`,
  sql`select 'activity ' || a.id || ' keeps ' || a.kept || ' places, its queue has offers of ' || coalesce(sum(w.size), 0) as problem
      from activities a left join waits w on w.kind = 'activity' and w.subject_id = a.id and w.state = 'offered'
      group by a.id having a.kept <> coalesce(sum(w.size), 0)`,
  sql`select 'sign-up ' || s.id || ' has ' || s.qty || ' places and ' || count(t.seat) || ' seats' as problem
      from activity_signups s join activities a on a.id = s.activity_id and a.seat_names <> '[]'::jsonb
      left join activity_seats t on t.signup_id = s.id
      group by s.id having count(t.seat) <> case when s.status = 'cancelled' then 0 else s.qty end`,
  sql`select 'sign-up ' || s.id || ' is ' || s.status || ' with ' || count(p.id) || ' payments that hold' as problem
      from activity_signups s
      left join payments p on p.order_group = 'activity' and p.order_id = s.id and p.status in ('paid', 'refunded') and p.amount >= s.price * s.qty
      where s.price > 0 and s.paid_with_id is null and s.status in ('signed', 'checked')
      group by s.id having count(p.id) < 1`,
  sql`select 'payment ' || p.no || ' gave back ' || p.refunded_amount || ', its parts are ' || coalesce(sum(r.amount), 0) as problem
      from payments p left join activity_refunds r on r.payment_id = p.id
      where p.order_group = 'activity' and p.refunded_amount > 0
        and exists (select 1 from activity_refunds x where x.payment_id = p.id)
      group by p.id having p.refunded_amount <> coalesce(sum(r.amount), 0) or p.refunded_amount > p.amount`,
  sql`select 'sign-up ' || s.id || ' has an unpaid clock but no job' as problem from activity_signups s
      where s.status = 'unpaid' and not exists (select 1 from jobs j where j.kind = 'activity.expire' and j.key = s.id::text and j.done_at is null)`,
];

export const verifyActivities = (tx: Tx): Promise<string[]> => rowsOf(tx, CHECKS);
