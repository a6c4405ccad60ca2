/** Goods and everything that describes them. Counters carry database checks: stock never goes below zero (rule 8.1). */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { fen, flag, id, int, json, list, ms, ref, words } from '../columns';

export const categories = pgTable('categories', {
  id: id(),
  /** '' for level 1. */
  parentId: text('parent_id').notNull().default(''),
  name: text('name').notNull(),
  icon: text('icon').notNull().default(''),
  cover: text('cover').notNull(),
  sort: int('sort').notNull().default(0),
});

export const producers = pgTable('producers', {
  id: id(),
  name: text('name').notNull(),
  region: text('region').notNull(),
  cover: text('cover').notNull(),
  altitude: text('altitude').notNull(),
  area: text('area').notNull(),
  since: text('since').notNull(),
  certs: list('certs'),
  story: text('story').notNull(),
  /** Region tab of the makers' pages. */
  regionId: ref('region_id'),
  steps: list<{ key: string; label: string; value: string; image: string }>('steps'),
  /** gcj02 */
  lat: text('lat').notNull().default('0'),
  lng: text('lng').notNull().default('0'),
  /** The tea garden that can be adopted; null = none. */
  fieldId: ref('field_id'),
});

export const masters = pgTable('masters', {
  id: id(),
  name: text('name').notNull(),
  title: text('title').notNull(),
  cateId: ref('cate_id').notNull(),
  avatar: text('avatar').notNull(),
  cover: text('cover').notNull(),
  region: text('region').notNull(),
  bio: text('bio').notNull(),
  /** label = year, value = what happened. */
  honours: list<{ key: string; label: string; value: string }>('honours'),
  gallery: list('gallery'),
  bookable: flag('bookable'),
  /** Set when the master receives guests: the number to book by. */
  employeeNo: text('employee_no'),
  works: int('works').notNull().default(0),
  followers: int('followers').notNull().default(0),
});

export interface Brew {
  temp: string;
  ratio: string;
  steps: string[];
}
export type SaleMark = 'member' | 'wholesale' | 'channel' | 'escrow' | 'exhibit' | 'points' | 'new';

export const goods = pgTable(
  'goods',
  {
    id: id(),
    no: text('no').notNull().unique(),
    title: text('title').notNull(),
    subtitle: text('subtitle').notNull(),
    /** Level-2 category; its parent is the level-1 one. */
    categoryId: ref('category_id').notNull(),
    rootCategoryId: ref('root_category_id').notNull(),
    producerId: ref('producer_id'),
    masterId: ref('master_id'),
    /** null = sold by the shop itself. */
    merchantId: ref('merchant_id'),
    seller: text('seller').notNull().default('自营'),
    images: list('images'),
    videoUrl: text('video_url'),
    detailHtml: text('detail_html').notNull(),
    specs: list<{ name: string; values: string[] }>('specs'),
    marks: list<SaleMark>('marks'),
    tags: list('tags'),
    deliveryTypes: list<'express' | 'pickup' | 'escrow'>('delivery_types'),
    freightTemplateId: ref('freight_template_id').notNull(),
    origin: text('origin').notNull(),
    year: int('year'),
    craft: text('craft').notNull().default(''),
    shelfLife: text('shelf_life').notNull().default(''),
    brew: json<Brew>('brew').notNull(),
    attrs: list<{ key: string; label: string; value: string }>('attrs'),
    perMember: int('per_member'),
    status: words<'on' | 'off' | 'deleted'>('status').notNull().default('on'),
    sales: integer('sales').notNull().default(0),
    views: integer('views').notNull().default(0),
    scoreSum: integer('score_sum').notNull().default(0),
    reviewCount: integer('review_count').notNull().default(0),
    /** Lowest sale price of the SKUs, kept by the catalogue service for sorting and filters. */
    minPrice: fen('min_price').notNull(),
    minMarketPrice: fen('min_market_price').notNull(),
    /** Title, subtitle, category, origin, tags and synonyms in one searchable text. */
    searchText: text('search_text').notNull(),
    /** The characters and character pairs of searchText (search/grams.ts): what its GIN index finds. */
    searchGrams: text('search_grams')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    sort: int('sort').notNull().default(0),
    listedAt: ms('listed_at').notNull(),
  },
  (t) => [
    index('goods_category').on(t.categoryId),
    // A seller's own goods, the newest first.
    index('goods_seller').on(t.merchantId, t.status, t.id),
    // Of which kind footprints are.
    index('goods_kind').on(t.id, t.rootCategoryId),
    // What the filters beside a list count.
    index('goods_facets').on(
      t.status,
      t.rootCategoryId,
      t.categoryId,
      t.origin,
      t.year,
      t.masterId,
      t.minPrice,
      t.deliveryTypes,
      t.id,
    ),
    index('goods_root').on(t.status, t.rootCategoryId, t.sales.desc().nullsFirst(), t.id),
    index('goods_marks').using('gin', t.marks).with({ fastupdate: false }),
    // Which lines a card would have made cheaper.
    index('goods_member')
      .on(t.id)
      .where(sql`${t.marks} ? 'member'`),
    // The orders of a goods list: its page is read from the index, however many goods there are.
    index('goods_sort').on(t.status, t.sort, t.id),
    index('goods_sales').on(t.status, t.sales.desc().nullsFirst(), t.id),
    index('goods_price').on(t.status, t.minPrice, t.id),
    index('goods_listed').on(t.status, t.listedAt.desc().nullsFirst(), t.id),
    // Goods are read far more than written: no list of pending entries, which every search would have to walk.
    index('goods_grams').using('gin', t.searchGrams).with({ fastupdate: false }),
  ],
);

/**
 * One row: the transaction that last changed what lists of goods are filtered and counted by. A trigger on goods writes it (migration
 * 0009); sales, views and scores do not count.
 */
export const goodsVersions = pgTable('goods_versions', {
  id: integer('id').primaryKey(),
  version: ms('version').notNull(),
});

export const skus = pgTable(
  'skus',
  {
    id: id(),
    goodsId: ref('goods_id').notNull(),
    specValues: list('spec_values'),
    price: fen('price').notNull(),
    marketPrice: fen('market_price').notNull(),
    cost: fen('cost').notNull(),
    /** On hand; `stock - locked` can be sold. */
    stock: integer('stock').notNull(),
    locked: integer('locked').notNull().default(0),
    sold: integer('sold').notNull().default(0),
    image: text('image').notNull(),
    barCode: text('bar_code').notNull().unique(),
    /** Grams. */
    weight: int('weight').notNull(),
    pieces: int('pieces').notNull().default(1),
    moq: int('moq').notNull().default(1),
    multiple: int('multiple').notNull().default(1),
    sort: int('sort').notNull().default(0),
    /** No longer sold; orders and counts still name it. */
    off: flag('off'),
    /** As its place in the warehouse says (sku_places); a trigger writes it here, where the index of what runs low needs it. */
    least: int('least').notNull().default(0),
  },
  (t) => [
    index('skus_goods').on(t.goodsId),
    index('skus_open')
      .on(t.goodsId)
      .where(sql`${t.stock} > ${t.locked}`),
    index('skus_low')
      .on(sql`(${t.stock}::numeric / greatest(1, ${t.least}))`, t.id)
      .where(sql`not ${t.off}`),
    check('skus_stock', sql`${t.stock} >= 0`),
    check('skus_locked', sql`${t.locked} >= 0 and ${t.locked} <= ${t.stock}`),
  ],
);

export const tierPrices = pgTable(
  'tier_prices',
  { skuId: ref('sku_id').notNull(), minQty: int('min_qty').notNull(), price: fen('price').notNull() },
  (t) => [primaryKey({ columns: [t.skuId, t.minQty] })],
);

export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    goodsId: ref('goods_id').notNull(),
    orderLineId: ref('order_line_id'),
    memberId: ref('member_id').notNull(),
    score: int('score').notNull(),
    tags: list('tags'),
    text: text('text').notNull(),
    photos: list('photos'),
    sku: text('sku').notNull(),
    reply: text('reply'),
    replyById: ref('reply_by_id'),
    replyAt: ms('reply_at'),
    append: text('append'),
    appendPhotos: list('append_photos'),
    appendAt: ms('append_at'),
    /** The second word waits for its check, or has not passed: only its author sees it. */
    appendHeld: flag('append_held'),
    anonymous: flag('anonymous'),
    /** Waits for its check: in no list, no count and no mean, and not on the desk of reviews. */
    auditing: flag('auditing'),
    /** The staff has taken it away from the goods: it is in no list, no count and no mean. */
    hiddenAt: ms('hidden_at'),
    hiddenById: ref('hidden_by_id'),
    hiddenWhy: text('hidden_why'),
    at: ms('at').notNull(),
  },
  (t) => [
    index('reviews_goods').on(t.goodsId, t.at),
    index('reviews_line').on(t.orderLineId),
    index('reviews_unanswered')
      .on(t.at)
      .where(sql`${t.reply} is null and ${t.hiddenAt} is null`),
    index('reviews_answered')
      .on(t.at)
      .where(sql`${t.reply} is not null and ${t.hiddenAt} is null`),
    index('reviews_hidden')
      .on(t.hiddenAt)
      .where(sql`${t.hiddenAt} is not null`),
  ],
);

export interface OpeningHours {
  open: string;
  close: string;
  /** 0 = Sunday. */
  closedDays: number[];
}
export const stores = pgTable('stores', {
  id: id(),
  name: text('name').notNull(),
  city: text('city').notNull(),
  cover: text('cover').notNull(),
  address: text('address').notNull(),
  lat: text('lat').notNull(),
  lng: text('lng').notNull(),
  tel: text('tel').notNull(),
  hours: json<OpeningHours>('hours').notNull(),
  tags: list('tags'),
  bookable: flag('bookable'),
  pickup: flag('pickup'),
  /** One sentence of the store to its guests; '' = nothing to say. */
  notice: text('notice').notNull().default(''),
  photos: list('photos'),
  sort: int('sort').notNull().default(0),
  /** Set: the counter of a merchant, where its own goods are picked up. It stands in no list of the shop's stores. */
  merchantId: ref('merchant_id').unique(),
});

export const freightTemplates = pgTable('freight_templates', {
  id: id(),
  name: text('name').notNull(),
  company: text('company').notNull(),
  base: fen('base').notNull(),
  /** Per started kilogram over 3 kg. */
  perKg: fen('per_kg').notNull(),
  freeOver: fen('free_over').notNull(),
  /** Region prefixes (two digits) with their own base fee, or without delivery. */
  remote: json<Record<string, number>>('remote').notNull(),
  refused: list('refused'),
});

export const hotWords = pgTable('hot_words', {
  id: id(),
  word: text('word').notNull().unique(),
  /** 热 / 新 / ''. */
  tag: text('tag').notNull().default(''),
  /** Set on a synonym: the word that is searched instead. */
  meansWord: text('means_word'),
  sort: int('sort').notNull().default(0),
});

/** Home page and theme floors, icons, banners: what an editor would change without a release. */
export const homeBlocks = pgTable('home_blocks', {
  id: id(),
  /** A season's name: a banner that is shown while it lasts. */
  place: words<'banner' | 'spring' | 'summer' | 'autumn' | 'winter' | 'icon' | 'floor' | 'feed' | 'culture'>(
    'place',
  ).notNull(),
  title: text('title').notNull(),
  subtitle: text('subtitle').notNull().default(''),
  image: text('image').notNull().default(''),
  link: text('link').notNull().default(''),
  goodsIds: list('goods_ids'),
  sort: int('sort').notNull().default(0),
});
