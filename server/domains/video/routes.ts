/** Playing a video. The feed, its search and the slices come with their own pages. */
import type { videoEndpoints } from '../../../src/contract/video/endpoints';
import type { HandlersOf } from '../../http/context';
import { transact } from '../../db/transact';
import { clickVideo, viewVideo } from './service';

export const videoHandlers: HandlersOf<typeof videoEndpoints> = {
  'video.click': (input, { db, viewer: { memberId }, now }) =>
    transact(db, (tx) => clickVideo(tx, input, { memberId, now: now() })),
  'video.alibabaVideo': ({ id }, { db, gateways, viewer: { memberId }, now }) =>
    viewVideo(db, gateways.video, id, { memberId, now: now() }),
};
