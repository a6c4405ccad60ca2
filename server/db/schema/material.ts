/** Materials of the college: papers, pictures, sounds and tables to download. */
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, int, ms, ref, words } from '../columns';

export const materials = pgTable(
  'materials',
  {
    id: id(),
    title: text('title').notNull(),
    kind: words<'pdf' | 'image' | 'audio' | 'video' | 'sheet'>('kind').notNull(),
    /** Class: 课件, 产品手册 ... (selling/material/cates.ts). */
    cate: text('cate').notNull(),
    cover: text('cover').notNull(),
    /** A name of selling/material/body.ts; it opens nothing by itself. */
    file: text('file').notNull(),
    /** Bytes. */
    size: int('size').notNull(),
    /** Of a PDF. */
    pages: int('pages').notNull().default(0),
    /** Height of a page or a picture for each 10000 of its width. */
    ratioBp: int('ratio_bp').notNull().default(10_000),
    /** null = everybody who is logged in. */
    lock: words<'course' | 'team' | 'employee'>('lock'),
    /** The course that it belongs to; with lock `course` the one that is needed. */
    courseId: ref('course_id'),
    status: words<'on' | 'off'>('status').notNull().default('on'),
    downloads: int('downloads').notNull().default(0),
    sort: int('sort').notNull().default(0),
    updatedAt: ms('updated_at').notNull(),
  },
  (t) => [index('materials_shelf').on(t.status, t.cate, t.sort), index('materials_course').on(t.courseId)],
);

/** The last download of each member. */
export const materialDownloads = pgTable(
  'material_downloads',
  {
    memberId: ref('member_id').notNull(),
    materialId: ref('material_id').notNull(),
    at: ms('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.materialId] }),
    index('material_downloads_member').on(t.memberId, t.at),
    index('material_downloads_material').on(t.materialId),
  ],
);
