/** SQL of tea music and stories. */
import { asc } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { audios } from '../../db/schema';

export type AudioTableRow = typeof audios.$inferSelect;

export const findAudios = (tx: Tx, limit: number, offset: number): Promise<AudioTableRow[]> =>
  tx.select().from(audios).orderBy(asc(audios.sort)).limit(limit).offset(offset);

export const countAudios = (tx: Tx): Promise<number> => tx.$count(audios);
