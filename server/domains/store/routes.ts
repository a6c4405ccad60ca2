/** Endpoints of stores: where to pick up. */
import type { Geo } from '../../../src/contract/kit';
import type { shopEndpoints } from '../../../src/contract/shop/endpoints';
import type { HandlersOf } from '../../http/context';
import { badRequest } from '../../http/errors';
import { loadPickupStores } from './cards';

/** Half a position is none; one outside the globe is refused. */
function geoOf(lat: number | undefined, lng: number | undefined): Geo | undefined {
  if (lat === undefined || lng === undefined) return undefined;
  if (Math.abs(lat) > 90) throw badRequest('lat');
  if (Math.abs(lng) > 180) throw badRequest('lng');
  return { lat, lng };
}

export const storeHandlers: HandlersOf<Pick<typeof shopEndpoints, 'pickUp.index'>> = {
  'pickUp.index': ({ lat, lng, skuIds }, { db, now }) =>
    loadPickupStores(db, { now: now(), geo: geoOf(lat, lng), skuIds }),
};
