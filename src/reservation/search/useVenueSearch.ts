/** 找茶舍: stores by their own words, rooms by the server's; what is typed counts after a short pause. */
import { useEffect, useMemo, useState } from 'react';
import type { PageOf, RoomView, StoreCard } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { wordsOf } from '@/domain/search/marks';
import { useWhere } from '@/domain/store/useWhere';
import { useBlock, usePageParams, useParam } from '@/ui/shell';
import { AREAS } from '../venue/Rooms';
import { clearWords, keepWord, readWords } from './words';

const PAUSE_MS = 300;
const MOST_PAGES = 5;
/** As many as the server reads; a link or what is pasted may have more. */
const MOST_LETTERS = 30;
const textOf = ({ name, address, city, tags }: StoreCard): string =>
  [name, address, city, ...tags].join(' ').toLowerCase();
/** Without a word of its own a room was found by what its store offers. */
const isOwn = ({ name, area, facilities }: RoomView, words: readonly string[]): boolean => {
  const text = [name, AREAS[area], ...facilities].join(' ').toLowerCase();
  return words.some((word) => text.includes(word.toLowerCase()));
};

/** All of them: the city is chosen among what was found. */
async function roomsOf(keyword: string): Promise<RoomView[]> {
  const rooms: RoomView[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const answer: PageOf<RoomView> = await call('legacy.houseIndex', { keyword, page });
    rooms.push(...answer.list);
    if (!answer.more) break;
  }
  return rooms;
}

export function useVenueSearch() {
  const params = usePageParams<'/reservation/pages/search/search'>();
  const { platform: device } = useStores();
  const [asked, setKeyword] = useParam(params, 'keyword');
  const keyword = asked.slice(0, MOST_LETTERS).trim();
  const [city, setCity] = useParam(params, 'city');
  const [facility, setFacility] = useParam(params, 'facility');
  const [typed, setTyped] = useState(keyword);
  const [history, setHistory] = useState(() => readWords(device.storage));
  const { point } = useWhere();
  useEffect(() => {
    const timer = setTimeout(() => setKeyword(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, setKeyword]);
  const stores = useBlock(
    () => call('pickUp.index', point ?? {}, { hide: true }),
    '',
    point ? `${point.lat} ${point.lng}` : '',
  );
  const rooms = useBlock(async () => (keyword === '' ? undefined : roomsOf(keyword)), keyword);
  const fitted = useBlock(async () => (facility === '' ? undefined : roomsOf(facility)), facility);
  const words = useMemo(() => wordsOf(keyword), [keyword]);
  // By what the server finds for the word, as for one that is typed.
  const [equipped, having] = [
    new Set((fitted ?? []).map(({ id }) => id)),
    new Set((fitted ?? []).map(({ storeId }) => storeId)),
  ];
  const ofCity = (stores ?? []).filter((store) => city === '' || store.city === city);
  const offering = new Set((rooms ?? []).filter((room) => !isOwn(room, words)).map(({ storeId }) => storeId));
  const found = ofCity.filter(
    (store) =>
      (facility === '' || having.has(store.id) || store.tags.includes(facility)) &&
      (offering.has(store.id) || words.every((word) => textOf(store).includes(word.toLowerCase()))),
  );
  const known = new Map(ofCity.map((store) => [store.id, store]));
  return {
    ...{ typed, setTyped, keyword, words, city, setCity, facility, setFacility, history },
    cities: [...new Set((stores ?? []).flatMap((store) => store.city ?? []))],
    /** Both were asked and have answered: nothing found is nothing there. */
    isKnown: Boolean(stores && rooms && (facility === '' || fitted)),
    near: ofCity,
    stores: keyword === '' ? [] : found,
    rooms: (rooms ?? []).filter(
      (room) => (facility === '' || equipped.has(room.id)) && known.has(room.storeId) && isOwn(room, words),
    ),
    storeOf: (id: string) => known.get(id),
    search: (word: string) => {
      setTyped(word);
      setKeyword(word.trim());
      if (word.trim()) setHistory(keepWord(device.storage, word.trim()));
    },
    forget: () => setHistory(clearWords(device.storage)),
  };
}
