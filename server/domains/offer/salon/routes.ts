/** The calendar of the tea space. */
import type { salonEndpoints } from '../../../../src/contract/salon/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { readCalendar, readTheme, readThemes, viewActivity } from './service';

export const salonHandlers: HandlersOf<typeof salonEndpoints> = {
  'tea.salon': (tx, input, { memberId, now }) => {
    if (input.id) return viewActivity(tx, memberId, input.id, now);
    if (input.themeId) return readTheme(tx, memberId, input, now);
    return input.tab === 'themes' ? readThemes(tx, now) : readCalendar(tx, memberId, input, now);
  },
};
