/** The calendar of the tea space. */
import type { cultureEndpoints } from '../../../src/contract/culture/endpoints';
import type { HandlersOf } from '../../http/context';
import { readCalendar, viewActivity } from './service';

export const salonHandlers: HandlersOf<Pick<typeof cultureEndpoints, 'tea.salon'>> = {
  'tea.salon': (input, { db, viewer: { memberId }, now }) =>
    input.id ? viewActivity(db, input.id, { memberId, now: now() }) : readCalendar(db, input, { memberId, now: now() }),
};
