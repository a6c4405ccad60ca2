/** Endpoint of the site-wide search. */
import type { teaEndpoints } from '../../../src/contract/tea/endpoints';
import type { HandlersOf } from '../../http/handler';
import { searchSite } from './service';

export const searchHandlers: HandlersOf<Pick<typeof teaEndpoints, 'tea.search'>> = {
  'tea.search': (tx, input, { memberId, now, server }) => searchSite(tx, memberId, input, now, server.kinds.search),
};
