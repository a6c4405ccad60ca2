/** SQL of page texts. */
import { inArray } from 'drizzle-orm';
import type { Tx } from '../../../db/client';
import { pageContents } from '../../../db/schema';

export type ContentRow = typeof pageContents.$inferSelect;

export const findContents = (tx: Tx, codes: readonly string[]): Promise<ContentRow[]> =>
  tx
    .select()
    .from(pageContents)
    .where(inArray(pageContents.code, [...codes]));
