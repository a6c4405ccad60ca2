/** Tea music and audio stories. */
import { asc } from 'drizzle-orm';
import type { cultureEndpoints } from '../../../src/contract/culture/endpoints';
import { audios } from '../../db/schema';
import type { HandlersOf } from '../../http/context';
import { offsetOf, PAGE_SIZE, pageOf } from '../../http/paging';

export const audioHandlers: HandlersOf<Pick<typeof cultureEndpoints, 'video.audio'>> = {
  'video.audio': async ({ page = 1 }, { db }) => {
    const [rows, total] = await Promise.all([
      db.select().from(audios).orderBy(asc(audios.sort)).limit(PAGE_SIZE).offset(offsetOf(page)),
      db.$count(audios),
    ]);
    return pageOf(
      rows.map(({ sort: _sort, seconds, ...row }) => ({ ...row, duration: seconds })),
      total,
      page,
    );
  },
};
