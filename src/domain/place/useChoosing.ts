/** State of /choose-location: the pin, what it stands on, the words that go with it. */
import { useState } from 'react';
import type { StoreCard } from '@/contract';
import type { Point } from '@/core/platform';
import { loadRegions, type Region } from '@/domain/region/regions';
import { regionText } from '@/domain/address/text';
import { useAction, useMessenger, type Action } from '@/ui/shell';
import { centreOf, HOME_POINT, type PlaceChoice } from './place';
import { usePlaces } from './usePlaces';

/** Metres per px: from a few streets to a province. */
const SCALES = { least: 2, street: 8, city: 60, most: 2000 } as const;

export interface Choosing {
  centre: Point;
  scale: number;
  /** Whether an answer said which stores there are. */
  known: boolean;
  /** All stores, for the sketch. */
  stores: readonly StoreCard[];
  /** Stores that fit the search, the nearest first. */
  shown: readonly StoreCard[];
  keyword: string;
  place: PlaceChoice;
  address: string;
  regions: boolean;
  locate: Action<[]>;
  drag: (centre: Point) => void;
  zoom: (factor: number) => void;
  setKeyword: (keyword: string) => void;
  search: (keyword: string) => Promise<void>;
  setAddress: (address: string) => void;
  takeStore: (store: StoreCard) => void;
  takeRegion: (region: Region) => void;
  takePlace: (place: PlaceChoice) => void;
  openRegions: () => void;
  closeRegions: () => void;
  /** What the caller gets. */
  result: () => PlaceChoice;
}

const pinned = (point: Point, name: string): PlaceChoice => ({ ...point, name, address: '', exact: true });

export function useChoosing(start: Point | undefined, word: string): Choosing {
  const [place, setPlace] = useState<PlaceChoice>(() =>
    start ? pinned(start, '原来的位置') : { ...HOME_POINT, name: '地图中心', address: '', exact: false },
  );
  const [scale, setScale] = useState<number>(start ? SCALES.street : SCALES.city);
  const [keyword, setKeyword] = useState(word);
  const [regions, setRegions] = useState(false);
  const [near, setNear] = useState<Point | undefined>(start);
  const places = usePlaces(near);
  const stores = places ?? [];

  const take = (next: PlaceChoice, metresPerPx: number) => {
    setPlace(next);
    setScale(metresPerPx);
  };
  const messenger = useMessenger();
  const locate = useAction(async () => {
    const point = await messenger.locate();
    if (!point) return;
    take(pinned(point, '我的位置'), SCALES.street);
    setNear(point);
  });
  const takeRegion = (region: Region) => {
    const name = region.district || region.city || region.province;
    take(
      { ...centreOf(region.code), name, address: regionText(region), regionCode: region.code, exact: false },
      SCALES.city,
    );
    setRegions(false);
  };
  /** A word that begins a province's name moves the sketch there; stores are filtered as one types. */
  const search = async (text: string) => {
    if (stores.some((store) => fits(store, text))) return;
    const found = (await loadRegions('').catch(() => [])).find(({ name }) => text.length > 1 && name.startsWith(text));
    if (found) takeRegion({ code: found.code, province: found.name, city: '', district: '' });
  };
  return {
    centre: place,
    scale,
    stores,
    known: Boolean(places),
    shown: keyword.trim() ? stores.filter((store) => fits(store, keyword.trim())) : stores,
    keyword,
    place,
    address: place.address,
    regions,
    locate,
    drag: (centre) => setPlace((was) => ({ ...was, ...centre, name: '图钉位置', exact: true })),
    zoom: (factor) => setScale((was) => Math.min(SCALES.most, Math.max(SCALES.least, was * factor))),
    setKeyword,
    search,
    setAddress: (address) => setPlace((was) => ({ ...was, address })),
    takeStore: ({ name, address, geo }) => take({ ...geo, name, address, exact: true }, SCALES.street),
    takeRegion,
    takePlace: (next) => take(next, SCALES.street),
    openRegions: () => setRegions(true),
    closeRegions: () => setRegions(false),
    result: () => ({ ...place, address: place.address.trim(), lat: rounded(place.lat), lng: rounded(place.lng) }),
  };
}

const fits = ({ name, address }: StoreCard, word: string): boolean => name.includes(word) || address.includes(word);
/** Six decimals are ten centimetres. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;
