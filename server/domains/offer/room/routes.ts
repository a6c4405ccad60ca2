import type { roomEndpoints } from '../../../../src/contract/room/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { readSlots } from './service';

export const roomHandlers: HandlersOf<typeof roomEndpoints> = {
  'tea.bookingSlots': (tx, input, { now }) => readSlots(tx, input, now),
};
