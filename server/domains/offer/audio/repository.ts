/** SQL of tea music and stories. */
import { asc } from 'drizzle-orm';
import type { Tx } from '../../../db/client';
import { paged, type Paged } from '../../../db/paged';
import { audios } from '../../../db/schema';

export type AudioTableRow = typeof audios.$inferSelect;

export const pageOfAudios = (tx: Tx, limit: number, offset: number): Promise<Paged<AudioTableRow>> =>
  paged(tx.select().from(audios).orderBy(asc(audios.sort)), limit, offset, () => tx.$count(audios));
