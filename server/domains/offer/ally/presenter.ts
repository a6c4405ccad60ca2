/** Wire shapes of allied merchants. */
import type { Geo } from '../../../../src/contract/kit';
import type { AllyCard } from '../../../../src/contract/ally/schemas';
import type { StoreCard } from '../../../../src/contract/store/shapes';
import { isOpen } from '../store/hours';
import { distanceOf, hoursText } from '../store/presenter';
import type { MerchantRow } from './repository';

const placeOf = ({ lat, lng }: MerchantRow['merchant']): Geo => ({ lat: Number(lat), lng: Number(lng) });

/** Open = its own switch and its hours, by the server's clock. */
export function allyCard({ merchant, cate }: MerchantRow, geo: Geo | undefined, now: number): AllyCard {
  const place = placeOf(merchant);
  return {
    id: merchant.id,
    name: merchant.name,
    cover: merchant.cover,
    cate,
    offer: merchant.offer,
    ...(geo ? { distance: distanceOf(geo, place) } : {}),
    score: merchant.score / 10,
    address: merchant.address,
    hours: merchant.hours ? hoursText(merchant.hours) : '',
    tel: merchant.mobile,
    geo: place,
    open: merchant.open && (!merchant.hours || isOpen(merchant.hours, now)),
  };
}

/** A merchant as a place on the map. */
export function merchantPlace(row: MerchantRow, geo: Geo, now: number): StoreCard {
  const card = allyCard(row, geo, now);
  const { id, name, cover, address, tel, hours, open, distance } = card;
  return {
    id,
    name,
    cover,
    address,
    geo: card.geo,
    ...(distance === undefined ? {} : { distance }),
    tel,
    hours,
    open,
    tags: [card.cate, card.offer],
    bookable: false,
    pickup: false,
  };
}
