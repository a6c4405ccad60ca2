/** The calendar of the tea space. */
import type { cultureEndpoints } from '../../../src/contract/culture/endpoints';
import type { HandlersOf } from '../../http/handler';
import { readCalendar, viewActivity } from './service';

export const salonHandlers: HandlersOf<Pick<typeof cultureEndpoints, 'tea.salon'>> = {
  'tea.salon': (tx, input, { memberId, now }) =>
    input.id ? viewActivity(tx, memberId, input.id, now) : readCalendar(tx, memberId, input, now),
};
