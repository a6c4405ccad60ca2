/** What stands behind a tea: batches of producers, trace codes of single packs, exhibits of the catalogue, brand papers, music. */
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { flag, id, int, list, ms, ref } from '../columns';

export const makerCates = pgTable('maker_cates', {
  id: id(),
  /** true = region of producers, false = trade of masters. */
  isRegion: flag('is_region'),
  label: text('label').notNull(),
  sort: int('sort').notNull().default(0),
});

export const batches = pgTable(
  'batches',
  {
    id: id(),
    no: text('no').notNull().unique(),
    producerId: ref('producer_id').notNull(),
    goodsId: ref('goods_id'),
    /** YYYY-MM-DD */
    date: text('date').notNull(),
    grade: text('grade').notNull(),
    /** Picture of the report; '' while the laboratory works. */
    report: text('report').notNull().default(''),
  },
  (t) => [index('batches_producer').on(t.producerId, t.date)],
);

export interface TraceStep {
  label: string;
  at: number;
  place: string;
  text: string;
}
/** One anti-fake label. The counter moves with every query of a member. */
export const traceCodes = pgTable('trace_codes', {
  code: text('code').primaryKey(),
  goodsId: ref('goods_id').notNull(),
  batchNo: text('batch_no').notNull(),
  steps: list<TraceStep>('steps'),
  queryCount: integer('query_count').notNull().default(0),
  firstQueryAt: ms('first_query_at'),
});

export interface TasteDim {
  key: string;
  label: string;
  /** 0-10 */
  value: number;
}
/** A goods of scene=show with what a catalogue says about it. */
export const exhibits = pgTable('exhibits', {
  goodsId: ref('goods_id').primaryKey(),
  /** Filter word: 生普, 白茶, 岩茶 ... */
  craft: text('craft').notNull(),
  dry: text('dry').notNull(),
  liquor: text('liquor').notNull(),
  base: text('base').notNull(),
  taste: list<TasteDim>('taste'),
  /** Seconds of the first, second ... infusion. */
  infusions: list<number>('infusions'),
  pairing: text('pairing').notNull(),
  note: text('note').notNull(),
  sort: int('sort').notNull().default(0),
});

/** The company's papers: licences and certificates. */
export const brandCerts = pgTable('brand_certs', {
  id: id(),
  title: text('title').notNull(),
  image: text('image').notNull(),
  no: text('no').notNull(),
  sort: int('sort').notNull().default(0),
});

/** Tea music and audio stories. `seconds` is the length. */
export const audios = pgTable('audios', {
  id: id(),
  title: text('title').notNull(),
  cover: text('cover').notNull(),
  author: text('author').notNull(),
  seconds: int('seconds').notNull(),
  url: text('url').notNull(),
  sort: int('sort').notNull().default(0),
});
