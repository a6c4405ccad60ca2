import { asc, sql } from 'drizzle-orm';
import { stores } from '../../db/schema';
import { presentStore } from './presenter';
import { textHas, type SearchKind } from '../search/kind';

const TEXT = sql`(${stores.name} || ' ' || ${stores.city} || ' ' || ${stores.address} || ' ' || ${stores.tags}::text)`;

export const storeSearch: SearchKind = {
  label: '门店',
  count: ({ tx, reading }) => tx.$count(stores, textHas(TEXT, reading)),
  list: async ({ tx, reading, now }, { limit, offset }) => {
    const rows = await tx
      .select()
      .from(stores)
      .where(textHas(TEXT, reading))
      .orderBy(asc(stores.sort))
      .limit(limit)
      .offset(offset);
    return { stores: rows.map((row) => presentStore(row, { now })) };
  },
};
