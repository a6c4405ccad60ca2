/** The library, its search, playing a film, and what a member keeps of films. */
import type { videoEndpoints } from '../../../../src/contract/video/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { listSliceCates, listSlices, listVideos, viewCard, viewCollections } from './library';
import { forgetHistory, keepForLater, keepPlace, listHistory, listLater } from './own';
import { searchVideos, suggestWords } from './seek';
import { clickVideo, viewVideo } from './service';

export const videoHandlers: HandlersOf<typeof videoEndpoints> = {
  'video.index': (tx, input, { memberId, now }) => listVideos(tx, memberId, input, now),
  'video.search': suggestWords,
  'video.videoSearch': (tx, input, { memberId, now }) => searchVideos(tx, memberId, input, now),
  'video.slicingCate': listSliceCates,
  'video.slicing': (tx, input, { memberId, now, server }) =>
    listSlices(tx, memberId, input, now, server.gateways.video),
  'video.card': viewCard,
  'video.collections': (tx, _input, { memberId }) => viewCollections(tx, memberId),
  'video.click': (tx, input, { memberId, now }) => clickVideo(tx, memberId, input, now),
  'video.alibabaVideo': (tx, { id }, { memberId, now, server }) =>
    viewVideo(tx, memberId, id, now, server.gateways.video),
  'video.place': (tx, input, { memberId, now }) => keepPlace(tx, memberId, input, now),
  'video.history': (tx, input, { memberId }) => listHistory(tx, memberId, input),
  'video.historyDelete': (tx, input, { memberId }) => forgetHistory(tx, memberId, input),
  'video.later': (tx, input, { memberId }) => listLater(tx, memberId, input),
  'video.laterSave': (tx, input, { memberId, now }) => keepForLater(tx, memberId, input, now),
};
