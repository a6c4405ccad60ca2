/** Endpoints of stores: where to pick up, what stands on a shelf, the store's own page. */
import type { Geo } from '../../../../src/contract/kit';
import type { shelfEndpoints } from '../../../../src/contract/shelf/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { badRequest } from '../../../http/errors';
import { issueMemberCode } from '../../people/member/code';
import { createShare } from '../../people/site/share';
import { loadPickupStores } from '../store/service';
import { listShelf, listShelfCategories, listShelfStores, storeHome } from './service';

/** Half a position is none; one outside the globe is refused. */
function geoOf(lat: number | undefined, lng: number | undefined): Geo | undefined {
  if (lat === undefined || lng === undefined) return undefined;
  if (Math.abs(lat) > 90) throw badRequest('lat');
  if (Math.abs(lng) > 180) throw badRequest('lng');
  return { lat, lng };
}

export const shelfHandlers: HandlersOf<typeof shelfEndpoints> = {
  'pickUp.index': (tx, { lat, lng, skuIds }, { now }) => loadPickupStores(tx, { now, geo: geoOf(lat, lng), skuIds }),
  'atShop.defaultIndex': (tx, { lat, lng, storeId }, { memberId, now }) =>
    storeHome(tx, memberId, { storeId, geo: geoOf(lat, lng) }, now),
  'memberV4.qrcode': async (tx, input, { memberId, now, server: { config } }) => {
    const code = await issueMemberCode(tx, memberId, input, now, config.publicUrl);
    if (input.kind !== 'invite') return code;
    // Whoever comes by it is brought by this member whatever way the account is made, as by any link that is shared (rule 4.11).
    const { url } = await createShare(tx, memberId, { url: code.url, title: '邀请码', lasting: true }, now, config);
    return { ...code, url };
  },
  'tea.shopCateList': (tx, { lat, lng }, { now }) => listShelfStores(tx, geoOf(lat, lng), now),
  'tea.shopCate': listShelfCategories,
  'tea.shopCateProduct': (tx, input, { memberId, now }) => listShelf(tx, memberId, input, now),
};
