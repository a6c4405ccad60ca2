/** Proves that counters, orders and serial numbers agree (rule 13.6). An empty list means that everything does. */
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../db/client';
import { rowsOf } from '../../people/ledger/verify';

const CHECKS = [
  sql`select 'issue ' || c.id || ': taken ' || c.taken || ', holders ' || count(h.id) as problem
      from collectibles c left join holdings h on h.collectible_id = c.id and h.status <> 'given'
      group by c.id having c.taken <> count(h.id)`,
  sql`select 'issue ' || c.id || ': locked ' || c.locked || ', unpaid orders hold ' || coalesce(sum(o.qty), 0) as problem
      from collectibles c left join collectible_orders o on o.collectible_id = c.id and o.status = 'unpaid'
      group by c.id having c.locked <> coalesce(sum(o.qty), 0)`,
  sql`select 'issue ' || collectible_id || ' number ' || serial_no || ' has ' || count(*) || ' holders' as problem
      from holdings where status <> 'given' group by collectible_id, serial_no having count(*) <> 1`,
  sql`select 'holding ' || h.id || ' has number ' || h.serial_no || ' of ' || c.issue as problem
      from holdings h join collectibles c on c.id = h.collectible_id
      where h.serial_no <= c.reserved or h.serial_no > c.issue`,
  sql`select 'order ' || o.no || ' of ' || o.qty || ' is ' || o.status || ' with ' || count(h.id) || ' numbers' as problem
      from collectible_orders o left join holdings h on h.order_id = o.id
      group by o.id having count(h.id) <> case when o.status = 'paid' then o.qty else 0 end`,
  sql`select 'order ' || o.no || ' is ' || o.status || ' with ' || count(p.id) || ' payments that hold' as problem
      from collectible_orders o
      left join payments p on p.order_group = 'collectible' and p.order_id = o.id and p.status = 'paid' and p.amount = o.amount
      group by o.id having (o.status = 'paid') <> (count(p.id) = 1)`,
  sql`select 'order ' || o.no || ' has an unpaid clock but no job' as problem from collectible_orders o
      where o.status = 'unpaid' and not exists
        (select 1 from jobs j where j.kind = 'collectible.expire' and j.key = o.id::text and j.done_at is null)`,
  sql`select 'gift ' || h.id || ' has no clock' as problem from holdings h
      where h.status = 'transferring' and not exists
        (select 1 from jobs j where j.kind = 'collectible.transfer' and j.key = h.id::text and j.done_at is null)`,
  sql`select 'piece ' || h.certificate_no || ' of ' || h.member_id || ' is ' || h.status || ' and ' || coalesce(sum(e.qty), 0) || ' of it lie in the cellar' as problem
      from holdings h left join escrow_lots e on e.source = 'collectible' and e.source_id = h.id and e.member_id = h.member_id
      group by h.id having coalesce(sum(e.qty), 0) <> case when h.status in ('held', 'transferring', 'redeeming') then 1 else 0 end`,
];

export const verifyCollectibles = (tx: Tx): Promise<string[]> => rowsOf(tx, CHECKS);
