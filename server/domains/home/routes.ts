/** Endpoints of the mall home. */
import type { shopEndpoints } from '../../../src/contract/shop/endpoints';
import type { teaEndpoints } from '../../../src/contract/tea/endpoints';
import type { HandlersOf } from '../../http/context';
import { homeFeed, homeIndex, teaHome } from './service';

type Own = Pick<typeof shopEndpoints & typeof teaEndpoints, 'shop.index' | 'shopV2.home' | 'tea.index'>;

export const homeHandlers: HandlersOf<Own> = {
  'shop.index': (_, context) => homeIndex(context),
  'shopV2.home': ({ page }, context) => homeFeed(page ?? 1, context),
  'tea.index': (_, context) => teaHome(context),
};
