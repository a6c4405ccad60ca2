import type { venueEndpoints } from '../../../../src/contract/venue/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { readHouse, readHouses, readVenue } from './service';

export const venueHandlers: HandlersOf<typeof venueEndpoints> = {
  'tea.store': (tx, input, { memberId, now }) => readVenue(tx, memberId, input, now),
  'legacy.houseIndex': (tx, input) => readHouses(tx, input),
  'legacy.houseDetails': (tx, input) => readHouse(tx, input),
};
