/** Endpoint of tea music and audio stories. */
import type { audioEndpoints } from '../../../../src/contract/audio/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { listAudios } from './service';

export const audioHandlers: HandlersOf<typeof audioEndpoints> = {
  'video.audio': listAudios,
};
