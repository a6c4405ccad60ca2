/** Endpoints of stores: where to pick up, what stands on a shelf, the house's own page. */
import type { Geo } from '../../../src/contract/kit';
import type { shelfEndpoints } from '../../../src/contract/shelf/endpoints';
import type { shopEndpoints } from '../../../src/contract/shop/endpoints';
import type { HandlersOf } from '../../http/context';
import { badRequest } from '../../http/errors';
import { issueMemberCode } from '../member/code';
import { loadPickupStores } from './cards';
import { listShelf, listShelfCategories, listShelfStores, storeHome } from './shelf';

/** Half a position is none; one outside the globe is refused. */
function geoOf(lat: number | undefined, lng: number | undefined): Geo | undefined {
  if (lat === undefined || lng === undefined) return undefined;
  if (Math.abs(lat) > 90) throw badRequest('lat');
  if (Math.abs(lng) > 180) throw badRequest('lng');
  return { lat, lng };
}

type Own = Pick<
  typeof shopEndpoints & typeof shelfEndpoints,
  | 'pickUp.index'
  | 'atShop.defaultIndex'
  | 'memberV4.qrcode'
  | 'tea.shopCateList'
  | 'tea.shopCate'
  | 'tea.shopCateProduct'
>;

export const storeHandlers: HandlersOf<Own> = {
  'pickUp.index': ({ lat, lng, skuIds }, { db, now }) =>
    loadPickupStores(db, { now: now(), geo: geoOf(lat, lng), skuIds }),
  'atShop.defaultIndex': ({ lat, lng, storeId }, call) => storeHome(storeId, geoOf(lat, lng), call),
  'memberV4.qrcode': (input, { db, viewer, config, now }) =>
    issueMemberCode(db, input, { memberId: viewer.memberId, publicUrl: config.publicUrl, now: now() }),
  'tea.shopCateList': ({ lat, lng }, { db, now }) => listShelfStores(db, now(), geoOf(lat, lng)),
  'tea.shopCate': (input, { db }) => listShelfCategories(db, input),
  'tea.shopCateProduct': (input, call) => listShelf(input, call),
};
