/** Proves that projects, donations and books agree. An empty list means that everything does. */
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../db/client';
import { rowsOf } from '../../people/ledger/verify';

const CHECKS = [
  sql`select 'donation ' || d.certificate_no || ' has ' || count(r.id) || ' ledger rows of its value' as problem from donations d
      left join accounts a on a.owner_type = 'member' and a.owner_id = d.member_id and a.unit = d.unit
      left join ledger_rows r on r.account_id = a.id and r.biz_type = 'donate' and r.biz_id = d.id::text and r.delta = -d.value
      group by d.id having count(r.id) <> 1`,
];

export const verifyDonations = (tx: Tx): Promise<string[]> => rowsOf(tx, CHECKS);
