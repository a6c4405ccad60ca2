/** The library and playing a film. */
import type { videoEndpoints } from '../../../../src/contract/video/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { listSliceCates, listSlices, listVideos } from './library';
import { clickVideo, viewVideo } from './service';

export const videoHandlers: HandlersOf<typeof videoEndpoints> = {
  'video.index': (tx, input, { memberId }) => listVideos(tx, memberId, input),
  'video.slicingCate': listSliceCates,
  'video.slicing': (tx, input, { server }) => listSlices(tx, input, server.gateways.video),
  'video.click': (tx, input, { memberId, now }) => clickVideo(tx, memberId, input, now),
  'video.alibabaVideo': (tx, { id }, { memberId, now, server }) =>
    viewVideo(tx, memberId, id, now, server.gateways.video),
};
