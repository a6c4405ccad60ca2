/** The calendar of the tea space. */
import type { salonEndpoints } from '../../../../src/contract/salon/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { readCalendar, viewActivity } from './service';

export const salonHandlers: HandlersOf<typeof salonEndpoints> = {
  'tea.salon': (tx, input, { memberId, now }) =>
    input.id ? viewActivity(tx, memberId, input.id, now) : readCalendar(tx, memberId, input, now),
};
