/** State of the map: which kind of places, where one looks, which of them is chosen. */
import { useMemo, useState } from 'react';
import type { StoreCard } from '@/contract';
import { call } from '@/core/api';
import type { Point } from '@/core/platform';
import { distanceOf, HOME_POINT } from '@/domain/place/place';
import { useWhere } from '@/domain/store/useWhere';
import { usePageData, type Loadable } from '@/ui/shell';
import { scaleFor, type Window } from './pins';

export const MAP_KINDS = [
  { id: 'store', label: '门店' },
  { id: 'pickup', label: '自提点' },
  { id: 'merchant', label: '联盟商家' },
] as const;
export type MapKind = (typeof MAP_KINDS)[number]['id'];

/** Metres a px: from a quarter to a country. */
const RANGE = [3, 6000] as const;
/** What people reach within an evening; what lies farther is a chip at the edge. */
const NEAR_METRES = 30_000;

interface Look {
  centre: Point;
  scale: number;
}

interface Found {
  kind: MapKind;
  list: readonly StoreCard[];
}
export interface StoreMap {
  state: Loadable<Found>;
  where: ReturnType<typeof useWhere>;
  kind: MapKind;
  setKind: (kind: MapKind) => void;
  /** undefined: not known yet. */
  stores: readonly StoreCard[] | undefined;
  chosen: StoreCard | undefined;
  choose: (store: StoreCard) => void;
  look: Look;
  setCentre: (centre: Point) => void;
  zoom: (factor: number, centre?: Point) => void;
  toMe: () => Promise<void>;
}

/** All of what is near the nearest one, with it and oneself in the picture. */
function firstLook(stores: readonly StoreCard[], own: Point | undefined, window: Window): Look {
  const [nearest] = stores;
  const centre = own && nearest && (nearest.distance ?? 0) < NEAR_METRES ? own : (nearest?.geo ?? own ?? HOME_POINT);
  const close = stores.filter(({ geo }) => distanceOf(centre, geo) < NEAR_METRES).map(({ geo }) => geo);
  return { centre, scale: scaleFor(centre, close, window, RANGE) };
}

export function useStoreMap(storeId: string | undefined, first: MapKind, window: Window): StoreMap {
  const where = useWhere();
  const own = where.point;
  const [kind, setKind] = useState<MapKind>(first);
  const [chosenId, setChosenId] = useState(storeId);
  const [moved, setMoved] = useState<Look>();
  const asked = own ?? HOME_POINT;
  const state = usePageData(
    async (): Promise<Found> => ({ kind, list: (await call('merchant.nearby', { ...asked, kind })).list }),
    [kind, asked.lat, asked.lng],
  );
  // What another kind was answered is no answer to this one.
  const stores = state.data?.kind === kind ? state.data.list : undefined;
  const chosen = stores?.find(({ id }) => id === chosenId) ?? stores?.[0];
  const still = useMemo(() => {
    const all = stores ?? [];
    const named = all.find(({ id }) => id === storeId);
    return firstLook(named ? [named, ...all.filter((one) => one !== named)] : all, named ? undefined : own, window);
  }, [stores, storeId, own, window]);
  const look = moved ?? still;
  const to = (centre: Point, scale = look.scale) =>
    setMoved({ centre, scale: Math.min(RANGE[1], Math.max(RANGE[0], scale)) });
  return {
    state,
    where,
    kind,
    setKind: (next) => {
      setKind(next);
      setMoved(undefined);
      setChosenId(undefined);
    },
    stores,
    chosen,
    choose: (store) => {
      setChosenId(store.id);
      to(store.geo, distanceOf(look.centre, store.geo) > NEAR_METRES ? 12 : look.scale);
    },
    look,
    setCentre: (centre) => to(centre),
    zoom: (factor, centre) => to(centre ?? look.centre, look.scale * factor),
    toMe: async () => {
      if (own) to(own, Math.min(look.scale, 16));
      else await where.ask();
    },
  };
}
