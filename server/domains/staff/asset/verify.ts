/** Invariants of assets (rule 23.4), in SQL. Returns sentences; an empty list means that everything agrees. */
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../db/client';
import { rowsOf } from '../../people/ledger/verify';

const CHECKS = [
  sql`select 'asset ' || a.code || ' is ' || a.status || ' with ' || count(i.asset_id) || ' open transfers' as problem
      from assets a left join asset_transfer_items i on i.asset_id = a.id and i.open
      group by a.id having count(i.asset_id) <> (a.status = 'moving')::int`,
  sql`select 'transfer ' || t.no || ' is ' || t.status || ' with ' || count(*) filter (where i.open) || ' of ' || count(*) || ' assets under way' as problem
      from asset_transfers t join asset_transfer_items i on i.transfer_id = t.id
      group by t.id having count(*) filter (where i.open) <> case when t.status = 'waiting' then count(*) else 0 end`,
];

export const verifyAssets = (tx: Tx): Promise<string[]> => rowsOf(tx, CHECKS);
