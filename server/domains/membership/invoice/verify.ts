/** Proves that papers and payments agree: what stands on one adds up to it and was paid. An empty list means that everything does. */
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../db/client';
import { rowsOf } from '../../people/ledger/verify';

const CHECKS = [
  sql`select 'invoice ' || i.no || ' is ' || i.status || ' over ' || i.amount || ', its orders say ' || coalesce(sum(o.amount), 0) as problem
      from invoices i left join invoice_orders o on o.invoice_id = i.id and o.live
      where i.status in ('applied', 'issued') and not exists (select 1 from invoices next where next.previous_id = i.id)
      group by i.id having i.amount <> coalesce(sum(o.amount), 0)`,
  sql`select 'invoice ' || i.no || ' is ' || i.status || ' and holds ' || count(o.id) || ' orders' as problem
      from invoices i join invoice_orders o on o.invoice_id = i.id and o.live
      where i.status = 'red' group by i.id`,
  sql`select 'invoice ' || i.no || ' prints ' || sum((line->>'amount')::bigint) || ' of ' || i.amount as problem
      from invoices i cross join lateral jsonb_array_elements(i.lines) line
      where i.status in ('issued', 'red') group by i.id having sum((line->>'amount')::bigint) <> i.amount`,
  sql`select 'order ' || o.no || ' is invoiced over ' || o.amount || ', paid were ' || coalesce(max(p.amount), 0) as problem
      from invoice_orders o left join payments p on p.order_id = o.order_id and p.status in ('paid', 'refunded')
        and (p.order_group = o.order_group or (o.order_group = 'recharge' and p.order_group = 'points'))
      where o.live group by o.id having o.amount > coalesce(max(p.amount), 0)`,
  sql`select 'recharge ' || r.no || ' says that it is invoiced: ' || r.invoiced as problem from recharge_orders r
      where r.invoiced <> exists
        (select 1 from invoice_orders o where o.live and o.order_group = 'recharge' and o.order_id = r.id)`,
];

export const verifyInvoices = (tx: Tx): Promise<string[]> => rowsOf(tx, CHECKS);
