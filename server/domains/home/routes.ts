/** Endpoints of the mall home. */
import type { shopEndpoints } from '../../../src/contract/shop/endpoints';
import type { teaEndpoints } from '../../../src/contract/tea/endpoints';
import type { HandlersOf } from '../../http/handler';
import { homeFeed, homeIndex, teaHome } from './service';

type Own = Pick<typeof shopEndpoints & typeof teaEndpoints, 'shop.index' | 'shopV2.home' | 'tea.index'>;

export const homeHandlers: HandlersOf<Own> = {
  'shop.index': (tx, _input, { memberId, now }) => homeIndex(tx, memberId, now),
  'shopV2.home': (tx, { page }, { memberId, now }) => homeFeed(tx, memberId, page ?? 1, now),
  'tea.index': (tx, _input, { now }) => teaHome(tx, now),
};
