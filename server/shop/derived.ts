/** What goods keep of other tables so that lists are quick: who sells them, the values of their specifications, the lowest price, their searchable text. */
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Tx } from '../db/client';
import { categories, goods, masters, producers, skus } from '../db/schema';
import { partsOf } from '../lib/parts';
import { searchFields, specWords } from '../domains/offer/keyword/grams';
import { readShopSettings } from '../domains/people/shopSettings/repository';

const CONCERNS = new Set(['company', 'classes', 'goods', 'skus', 'makers']);

export async function derive(tx: Tx, changed: readonly string[]): Promise<void> {
  if (!changed.some((name) => CONCERNS.has(name))) return;
  await settleSeller(tx);
  await settlePrices(tx);
  await settleSpecs(tx);
  await settleSearch(tx);
}

/** The house's own goods are sold under its name. */
async function settleSeller(tx: Tx): Promise<void> {
  const { seller } = await readShopSettings(tx);
  await tx
    .update(goods)
    .set({ seller })
    .where(and(isNull(goods.merchantId), ne(goods.seller, seller)));
}

async function settlePrices(tx: Tx): Promise<void> {
  await tx.execute(sql`
    update goods set min_price = low.price, min_market_price = low.market
    from (select distinct on (goods_id) goods_id, price, market_price as market from skus where not off
      order by goods_id, price, sort, id) low
    where low.goods_id = goods.id and (goods.min_price, goods.min_market_price) is distinct from (low.price, low.market)`);
}

/** Each specification has the values of the SKUs, in their order. */
async function settleSpecs(tx: Tx): Promise<void> {
  const rows = await tx.select({ id: goods.id, specs: goods.specs }).from(goods).where(isNull(goods.merchantId));
  const values = new Map<string, string[][]>();
  for (const { goodsId, specValues } of await tx
    .select({ goodsId: skus.goodsId, specValues: skus.specValues })
    .from(skus)
    .where(eq(skus.off, false))
    .orderBy(skus.sort, skus.id))
    values.set(goodsId, [...(values.get(goodsId) ?? []), specValues]);
  const fresh = rows.flatMap(({ id, specs }) => {
    const own = values.get(id) ?? [];
    const next = specs.map(({ name }, place) => ({
      name,
      values: [...new Set(own.flatMap((spec) => spec[place] ?? []))],
    }));
    return JSON.stringify(next) === JSON.stringify(specs) ? [] : [{ id, specs: next }];
  });
  await inParts(fresh, (part) =>
    tx.execute(sql`
    update goods set specs = one.specs
    from (select (it->>'id')::bigint as id, it->'specs' as specs from jsonb_array_elements(${part}::jsonb) it) one
    where goods.id = one.id`),
  );
}

/** Rows as JSON, some thousand at a time. */
async function inParts(rows: readonly unknown[], run: (json: string) => Promise<unknown>): Promise<void> {
  for (const part of partsOf(rows, 1000)) await run(JSON.stringify(part));
}

async function settleSearch(tx: Tx): Promise<void> {
  const names = new Map(
    (await tx.select({ id: categories.id, name: categories.name }).from(categories)).map((row) => [row.id, row.name]),
  );
  const rows = await tx
    .select({
      id: goods.id,
      title: goods.title,
      subtitle: goods.subtitle,
      categoryId: goods.categoryId,
      rootCategoryId: goods.rootCategoryId,
      origin: goods.origin,
      tags: goods.tags,
      specs: goods.specs,
      craft: goods.craft,
      seller: goods.seller,
      merchantId: goods.merchantId,
      producer: producers.name,
      master: masters.name,
      searchText: goods.searchText,
    })
    .from(goods)
    .leftJoin(producers, eq(producers.id, goods.producerId))
    .leftJoin(masters, eq(masters.id, goods.masterId));
  const fresh = rows.flatMap((row) => {
    const root = names.get(row.rootCategoryId) ?? '';
    const fields = searchFields([
      row.title,
      row.subtitle,
      root,
      root && `${root}茶`,
      names.get(row.categoryId),
      row.origin,
      ...row.tags,
      ...specWords(row.specs),
      row.craft,
      row.producer,
      row.master,
      row.merchantId ? row.seller : '',
    ]);
    return fields.searchText === row.searchText ? [] : [{ id: row.id, ...fields }];
  });
  await inParts(fresh, (part) =>
    tx.execute(sql`
    update goods set search_text = one.text, search_grams = array(select jsonb_array_elements_text(one.grams))
    from (select (it->>'id')::bigint as id, it->>'searchText' as text, it->'searchGrams' as grams
      from jsonb_array_elements(${part}::jsonb) it) one
    where goods.id = one.id`),
  );
}
