/** Endpoint of the site-wide search. */
import type { searchEndpoints } from '../../../../src/contract/search/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { searchSite } from './service';

export const searchHandlers: HandlersOf<typeof searchEndpoints> = {
  'tea.search': (tx, input, { memberId, now, server }) => searchSite(tx, memberId, input, now, server.kinds.search),
};
