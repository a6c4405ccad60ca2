/** Tea music and audio stories. */
import { asc } from 'drizzle-orm';
import type { cultureEndpoints } from '../../../src/contract/culture/endpoints';
import { audios } from '../../db/schema';
import type { HandlersOf } from '../../http/handler';
import { offsetOf, PAGE_SIZE, pageOf } from '../../http/paging';

export const audioHandlers: HandlersOf<Pick<typeof cultureEndpoints, 'video.audio'>> = {
  'video.audio': async (tx, { page = 1 }) => {
    const [rows, total] = await Promise.all([
      tx.select().from(audios).orderBy(asc(audios.sort)).limit(PAGE_SIZE).offset(offsetOf(page)),
      tx.$count(audios),
    ]);
    return pageOf(
      rows.map(({ sort: _sort, seconds, ...row }) => ({ ...row, duration: seconds })),
      total,
      page,
    );
  },
};
