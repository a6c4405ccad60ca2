/** Endpoint of tea music and audio stories. */
import type { cultureEndpoints } from '../../../src/contract/culture/endpoints';
import type { HandlersOf } from '../../http/handler';
import { listAudios } from './service';

export const audioHandlers: HandlersOf<Pick<typeof cultureEndpoints, 'video.audio'>> = {
  'video.audio': listAudios,
};
