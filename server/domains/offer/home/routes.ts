/** Endpoints of the mall home. */
import type { homeEndpoints } from '../../../../src/contract/home/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { homeFeed, homeIndex, teaHome } from './service';

export const homeHandlers: HandlersOf<typeof homeEndpoints> = {
  'shop.index': (tx, _input, { memberId, now }) => homeIndex(tx, memberId, now),
  'shopV2.home': (tx, { page }, { memberId, now }) => homeFeed(tx, memberId, page ?? 1, now),
  'tea.index': (tx, _input, { now }) => teaHome(tx, now),
};
