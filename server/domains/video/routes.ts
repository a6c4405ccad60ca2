/** Playing a video. The feed, its search and the slices come with their own pages. */
import type { videoEndpoints } from '../../../src/contract/video/endpoints';
import type { HandlersOf } from '../../http/handler';
import { clickVideo, viewVideo } from './service';

export const videoHandlers: HandlersOf<typeof videoEndpoints> = {
  'video.click': (tx, input, { memberId, now }) => clickVideo(tx, memberId, input, now),
  'video.alibabaVideo': (tx, { id }, { memberId, now, server }) =>
    viewVideo(tx, memberId, id, now, server.gateways.video),
};
