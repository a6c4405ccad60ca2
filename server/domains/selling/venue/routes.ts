import type { venueEndpoints } from '../../../../src/contract/venue/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { refuse } from '../../../http/errors';

const soon = () => Promise.reject(refuse('预约即将开放'));

export const venueHandlers: HandlersOf<typeof venueEndpoints> = {
  'tea.store': soon,
  'legacy.houseIndex': soon,
  'legacy.houseDetails': soon,
};
