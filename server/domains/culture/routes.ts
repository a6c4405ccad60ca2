/** The landing page of the tea culture. */
import type { cultureEndpoints } from '../../../src/contract/culture/endpoints';
import type { HandlersOf } from '../../http/context';
import { cultureHome } from './service';

export const cultureHandlers: HandlersOf<Pick<typeof cultureEndpoints, 'tea.newIndex'>> = {
  'tea.newIndex': (_, { db, viewer, now }) => cultureHome(db, viewer.memberId, now()),
};
