/** Public endpoints of allied merchants. */
import type { merchantEndpoints } from '../../../../src/contract/merchant/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { listMerchantCates, listMerchants, listNearby, positionOf } from './service';

export const merchantHandlers: HandlersOf<typeof merchantEndpoints> = {
  'tea.merchantCate': listMerchantCates,
  'tea.merchantList': (tx, { cateId, keyword, lat, lng, page }, { now }) =>
    listMerchants(tx, { cateId, keyword, geo: positionOf(lat, lng), page }, now),
  'merchant.list': (tx, input, { now }) => listMerchants(tx, input, now),
  'merchant.nearby': (tx, input, { now }) => listNearby(tx, input, now),
};
