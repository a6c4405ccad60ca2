/** Invariants of the warehouses (rules 24.1-24.5), in SQL. Returns sentences; an empty list means that everything agrees. */
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../db/client';
import { rowsOf } from '../../people/ledger/verify';

const CHECKS = [
  sql`select 'sku ' || s.id || ': stock ' || s.stock || ', its moves say ' || coalesce(sum(m.delta), 0) as problem
      from skus s left join stock_moves m on m.sku_id = s.id and m.store_id is null
      group by s.id having s.stock <> coalesce(sum(m.delta), 0)`,
  sql`select 'store ' || s.store_id || ' sku ' || s.sku_id || ': ' || s.stock || ' on the shelf, its moves say ' || coalesce(sum(m.delta), 0) as problem
      from store_stocks s left join stock_moves m on m.sku_id = s.sku_id and m.store_id = s.store_id
      group by s.store_id, s.sku_id, s.stock having s.stock <> coalesce(sum(m.delta), 0)`,
  sql`select 'lot ' || e.no || ': ' || e.qty || ' in the cellar, its moves say ' || coalesce(sum(m.delta), 0) as problem
      from escrow_lots e left join cellar_moves m on m.lot_id = e.id group by e.id having e.qty <> coalesce(sum(m.delta), 0)`,
  sql`select 'document ' || d.no || ' is ' || d.status || ' and its request ' || r.status as problem
      from stock_documents d join escrow_requests r on r.id = d.source_id where d.kind = 'escrow' and d.origin is null
        and ((d.status in ('pending', 'picking', 'checking') and r.status <> 'picking') or (d.status = 'done' and r.status <> 'done'))`,
  sql`select 'document ' || d.no || ' was passed by its picker or by nobody' as problem from stock_documents d
      where d.no is not null and d.status = 'done' and (d.passer_id is null or d.picker_id is null or (d.passer_id = d.picker_id and not d.alone))`,
  sql`select 'document ' || d.no || ' moved ' || coalesce(m.delta, 0) || ' pieces of its lot, its lines say ' || l.picked as problem
      from stock_documents d
      cross join lateral (select sum(picked) as picked from stock_document_lines where document_id = d.id) l
      left join lateral (select -sum(delta) as delta from cellar_moves where document_id = d.id) m on true
      where d.kind = 'escrow' and d.origin is null and d.status = 'done' and coalesce(m.delta, 0) <> l.picked`,
  sql`select 'document ' || d.no || ' moved ' || coalesce(m.delta, 0) || ' pieces, its lines say ' || l.picked as problem
      from stock_documents d
      cross join lateral (select sum(case when d.kind in ('gain', 'transfer') then picked else -picked end) as picked
        from stock_document_lines where document_id = d.id) l
      left join lateral (select sum(delta) as delta from stock_moves where document_id = d.id) m on true
      where d.kind in ('transfer', 'use', 'loss', 'gain', 'lossAdjust') and d.status = 'done' and coalesce(m.delta, 0) <> l.picked`,
  sql`select 'piece ' || h.certificate_no || ' is ' || h.status || ' and has ' || count(d.id) || ' open documents' as problem
      from holdings h left join stock_documents d on d.source_id = h.id and d.origin = 'piece' and d.status in ('pending', 'picking', 'checking')
      group by h.id having count(d.id) <> (case when h.status = 'redeeming' then 1 else 0 end)`,
  sql`select 'order ' || o.no || ' waits for its parcel without a document' as problem
      from orders o where o.delivery_type = 'express' and o.status in ('paid', 'partial')
        and exists (select 1 from order_lines l where l.order_id = o.id and l.merchant_id is null
          and l.qty - l.cancelled_qty - l.store_qty - l.back_qty - l.shipped_qty > 0)
        and not exists (select 1 from stock_documents d where d.kind = 'sale' and d.source_id = o.id
          and d.status in ('pending', 'picking', 'checking'))`,
];

export const verifyWarehouse = (tx: Tx): Promise<string[]> => rowsOf(tx, CHECKS);
