/** Public endpoints of allied merchants. */
import type { allyEndpoints } from '../../../../src/contract/ally/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { listMerchantCates, listMerchants, listNearby, positionOf } from './service';

export const allyHandlers: HandlersOf<typeof allyEndpoints> = {
  'tea.merchantCate': listMerchantCates,
  'tea.merchantList': (tx, { cateId, keyword, lat, lng, page }, { now }) =>
    listMerchants(tx, { cateId, keyword, geo: positionOf(lat, lng), page }, now),
  'merchant.list': (tx, input, { now }) => listMerchants(tx, input, now),
  'merchant.nearby': (tx, input, { now }) => listNearby(tx, input, now),
};
