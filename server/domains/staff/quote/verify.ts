/** Invariants of quotes (rules 30.1, 30.7), in SQL. Returns sentences; an empty list means that everything agrees. */
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../db/client';
import { rowsOf } from '../../people/ledger/verify';

const CHECKS = [
  sql`select 'quote ' || q.no || ' is ' || q.status || ' with an order' as problem
      from quotes q where q.order_id is not null
        and (q.status not in ('accepted', 'ordered') or q.accepted_by_id is null or q.signature is null)`,
  sql`select 'quote ' || q.no || ' comes to ' || q.total || ', its order ' || o.no || ' to ' || (o.amounts->>'payable') as problem
      from quotes q join orders o on o.id = q.order_id
      where q.total <> (o.amounts->>'goods')::bigint - (o.amounts->>'campaignOff')::bigint + (o.amounts->>'freight')::bigint`,
  // What was frozen when it was accepted is what was ordered, line by line.
  sql`select 'order ' || o.no || ' has other lines than quote ' || q.no as problem
      from quotes q join orders o on o.id = q.order_id
      where (select coalesce(array_agg(l.title || '/' || l.qty || '/' || l.price order by l.title, l.qty, l.price), '{}')
          from quote_lines l where l.quote_id = q.id and (l.pick = 'must' or l.chosen))
        <> (select coalesce(array_agg(l.title || '/' || l.qty || '/' || l.price order by l.title, l.qty, l.price), '{}')
          from order_lines l where l.order_id = o.id and not l.gift)`,
];

export const verifyQuotes = (tx: Tx): Promise<string[]> => rowsOf(tx, CHECKS);
