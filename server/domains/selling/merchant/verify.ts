/** Proves that orders are split among their sellers, and that what stands in a merchant's account is what its orders say (rule 14.6). */
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../db/client';
import { rowsOf } from '../../people/ledger/verify';

const CHECKS = [
  sql`select 'order ' || l.order_id || ' has lines of merchant ' || l.merchant_id || ' but no row of it' as problem
      from order_lines l left join order_sellers s on s.order_id = l.order_id and s.merchant_id = l.merchant_id
      where l.merchant_id is not null and s.order_id is null group by l.order_id, l.merchant_id`,
  sql`select 'order ' || o.no || ' is ' || o.status || ', merchant ' || s.merchant_id || ' has it as ' || s.stage as problem
      from order_sellers s join orders o on o.id = s.order_id
      where (s.stage = 'pickup') <> (o.status = 'pickup') or (s.stage = 'waiting') <> (o.status in ('unpaid', 'grouping'))
        or (s.stage = 'closed') <> (o.status in ('cancelled', 'refunded')) or (s.stage = 'ship' and o.status not in ('paid', 'partial'))`,
  sql`select 'order ' || o.no || ': merchant ' || s.merchant_id || ' has ' || s.settled || ', its rows say ' || coalesce(sum(r.delta), 0) as problem
      from order_sellers s join orders o on o.id = s.order_id
      left join accounts a on a.owner_type = 'merchant' and a.owner_id = s.merchant_id and a.unit = 'money'
      left join ledger_rows r on r.account_id = a.id and ((r.biz_type = 'orderPay' and r.biz_id = o.id::text)
        or (r.biz_type = 'orderRefund' and r.biz_id in (select t.id::text from after_sales t where t.order_id = o.id)))
      group by o.no, s.order_id, s.merchant_id, s.settled having s.settled > coalesce(sum(r.delta), 0)`,
];

export const verifySellers = (tx: Tx): Promise<string[]> => rowsOf(tx, CHECKS);
