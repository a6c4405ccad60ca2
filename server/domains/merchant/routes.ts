/** Public endpoints of allied merchants. */
import type { cultureEndpoints } from '../../../src/contract/culture/endpoints';
import type { HandlersOf } from '../../http/context';
import { listMerchantCates, listMerchants, listNearby, positionOf } from './service';

type Own = Pick<typeof cultureEndpoints, 'tea.merchantCate' | 'tea.merchantList' | 'merchant.list' | 'merchant.nearby'>;

export const merchantHandlers: HandlersOf<Own> = {
  'tea.merchantCate': (_, { db }) => listMerchantCates(db),
  'tea.merchantList': ({ cateId, keyword, lat, lng, page }, { db, now }) =>
    listMerchants(db, { cateId, keyword }, { now: now(), geo: positionOf(lat, lng), page }),
  'merchant.list': ({ cateId, keyword, page }, { db, now }) =>
    listMerchants(db, { cateId, keyword }, { now: now(), page }),
  'merchant.nearby': (input, { db, now }) => listNearby(db, input, now()),
};
