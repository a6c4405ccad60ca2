/** Public endpoints of allied merchants. */
import type { cultureEndpoints } from '../../../src/contract/culture/endpoints';
import type { HandlersOf } from '../../http/handler';
import { listMerchantCates, listMerchants, listNearby, positionOf } from './service';

type Own = Pick<typeof cultureEndpoints, 'tea.merchantCate' | 'tea.merchantList' | 'merchant.list' | 'merchant.nearby'>;

export const merchantHandlers: HandlersOf<Own> = {
  'tea.merchantCate': listMerchantCates,
  'tea.merchantList': (tx, { cateId, keyword, lat, lng, page }, { now }) =>
    listMerchants(tx, { cateId, keyword }, { now, geo: positionOf(lat, lng), page }),
  'merchant.list': (tx, { cateId, keyword, page }, { now }) => listMerchants(tx, { cateId, keyword }, { now, page }),
  'merchant.nearby': (tx, input, { now }) => listNearby(tx, input, now),
};
