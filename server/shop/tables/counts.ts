/**
 * What the tables of counts share. A count is booked as the difference to what the books say of its moment, so pieces that were sold since
 * then stay sold, and the same count pushed twice changes nothing.
 */
import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Tx } from '../../db/client';
import { stockMoves } from '../../db/schema';
import { bookCounts, booksOf, CENTRAL, clockOf, placeOf, type Count } from '../document';
import { checkRows } from '../sheet/check';
import { Refused } from '../sheet/fault';
import { instant, maybe, whole } from '../sheet/kinds';
import { column, type Columns, type Ids, type RowOf, type Table } from '../sheet/table';
import * as shared from './columns';

/** A row of either table. */
interface Counted {
  /** '' = the central stock. */
  store: string;
  sku: string;
  quantity: number;
  at: number | null;
}

interface Pieces {
  storeId: string;
  skuId: string;
  quantity: number;
}

/** A kind: its columns, the way from a row to a count and back, and where the pieces stand. */
interface KindOfCount<C extends Columns> extends Pick<Table<C>, 'name' | 'label' | 'about' | 'columns' | 'key'> {
  countOf(row: RowOf<C>): Counted;
  rowOf(counted: Counted): RowOf<C>;
  /** Everything that can be counted; `counted` is to be joined by `isCounted`. */
  pieces(tx: Tx, counted: SQL): Promise<Pieces[]>;
  /** Puts the differences to what is there; gives back those that would take away what buyers hold. */
  move(tx: Tx, counts: readonly Count[]): Promise<Count[]>;
  /** What it says of those. */
  refusal(tx: Tx, held: readonly Count[], ids: Ids): Promise<string> | string;
}

export const sku = shared.sku('哪个规格', 'LJ-2026-50');
export const quantity = (zh: string, meaning: string, example: string) =>
  column({ zh, en: 'quantity', kind: whole({ unit: '件' }), meaning, example });
export const at = (meaning: string) =>
  column({
    zh: '盘点时间',
    en: 'counted_at',
    kind: maybe(instant()),
    meaning,
    example: '2026-11-23 09:00',
    empty: null,
  });

/** What of a table of pieces is which. */
interface Shelf {
  storeId: PgColumn | SQL;
  skuId: PgColumn;
  stock: PgColumn;
}

export const isCounted = ({ storeId, skuId }: Shelf): SQL =>
  sql`counted.store_id = ${storeId} and counted.sku_id = ${skuId}`;

/** At the time of the count: what is there now without what has moved since. */
export const piecesThen = ({ storeId, skuId, stock }: Shelf) =>
  sql<number>`${stock} - coalesce((
    select sum(${stockMoves.delta}) from ${stockMoves}
    where ${stockMoves.skuId} = ${skuId} and coalesce(${stockMoves.storeId}, 0) = ${storeId}
      and ${stockMoves.at} > counted.at), 0)`.mapWith(Number);

/** One statement for all counts. */
function countedAt(counts: Iterable<Pick<Count, 'storeId' | 'skuId' | 'at'>>, now: number): SQL {
  const given = JSON.stringify(Array.from(counts, ({ storeId, skuId, at: then }) => [storeId, skuId, then ?? now]));
  return sql`(
    select (one->>0)::bigint as store_id, (one->>1)::bigint as sku_id, (one->>2)::bigint as at
    from jsonb_array_elements(${given}::jsonb) one) as counted`;
}

export function countTable<C extends Columns>(kind: KindOfCount<C>): Table<C> {
  const { name, label, about, columns, key } = kind;
  return {
    name,
    label,
    about,
    columns,
    key,
    async load(tx, ids, { wanted }) {
      const now = await clockOf(tx);
      const counts = new Map(
        wanted?.flatMap((row) => {
          const { store, sku: code, ...count } = kind.countOf(row);
          const storeId = store === '' ? CENTRAL : ids.find('stores', store);
          const skuId = ids.find('skus', code);
          return storeId && skuId ? [[placeOf({ storeId, skuId }), { ...count, storeId, skuId }]] : [];
        }),
      );
      const books = await booksOf(tx);
      const rows = await kind.pieces(tx, countedAt(counts.values(), now));
      const own = rows.filter(({ skuId }) => ids.has('skus', skuId));
      return own.map((row) => {
        const count = counts.get(placeOf(row));
        return kind.rowOf({
          store: row.storeId === CENTRAL ? '' : ids.codeOf('stores', row.storeId),
          sku: ids.codeOf('skus', row.skuId),
          quantity: books(row.quantity, count),
          // What is compared is the quantity of that moment.
          at: wanted ? (count?.at ?? null) : now,
        });
      });
    },
    async save(tx, _rows, { ids, now, note }, { added, changed }) {
      const count = (row: RowOf<C>, before: number): Count => {
        const { store, sku: code, quantity: pieces, at: then } = kind.countOf(row);
        const storeId = store === '' ? CENTRAL : ids.idOf('stores', store);
        return { storeId, skuId: ids.idOf('skus', code), quantity: pieces, at: then, delta: pieces - before };
      };
      const counts = [
        ...added.map((row) => count(row, 0)),
        ...changed.map(({ before, after }) => count(after, kind.countOf(before).quantity)),
      ];
      const held: Count[] = [];
      await bookCounts(tx, counts, { now, note }, async (part) => void held.push(...(await kind.move(tx, part))));
      if (held.length > 0) throw new Refused(await kind.refusal(tx, held, ids));
    },
    check: (rows, { now }) =>
      checkRows(rows, (row, fault) => {
        if ((kind.countOf(row).at ?? now) > now) fault('at', '还没到这个时间');
      }),
  };
}
