/** Invariants of stock-takings (rules 23.2, 23.3), in SQL. Returns sentences; an empty list means that everything agrees. */
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../db/client';
import { rowsOf } from '../../people/ledger/verify';

const CHECKS = [
  sql`select 'stock-taking ' || t.id || ' is ' || t.status || ': line ' || l.code || ' is ' || l.state as problem
      from stock_takes t join stock_take_lines l on l.stock_take_id = t.id
      where (t.status = 'finished' and l.state = 'pending') or (t.status <> 'finished' and l.state = 'missing')
        or (l.state in ('found', 'unexpected', 'outside', 'unknown')) <> (l.counted_at is not null)
        or (l.state in ('unexpected', 'outside', 'unknown')) <> (not l.expected) or (l.state = 'unknown') <> (l.asset_id is null)
        or (l.open and not (l.expected and t.status = 'active'))`,
  sql`select 'adjustment ' || d.no || ' has ' || jsonb_array_length(d.lines) || ' lines, the stock-taking ' || count(l.id) as problem
      from stock_adjusts d left join stock_take_lines l on l.stock_take_id = d.stock_take_id
        and l.state = case d.kind when 'gain' then 'unexpected' else 'missing' end
      group by d.id having jsonb_array_length(d.lines) <> count(l.id)`,
];

export const verifyStockTakes = (tx: Tx): Promise<string[]> => rowsOf(tx, CHECKS);
