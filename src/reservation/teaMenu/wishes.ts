/**
 * 想喝: dishes of a store's menu that one would like to have there next time. Kept on the phone until the next booking of that store takes
 * them along in its note; a logout wipes them with the storage.
 */
import { parseList } from '@/core/lib/json';
import type { Platform } from '@/core/platform';

type Storage = Platform['storage'];
export interface Wish {
  storeId: string;
  id: string;
  title: string;
}

const KEY = 'wished_dishes';
/** So many names still leave the note of a booking room for words. */
export const MOST_WISHES = 6;

const isWish = (value: unknown): value is Wish =>
  typeof value === 'object' &&
  value !== null &&
  ['storeId', 'id', 'title'].every((name) => typeof (value as Record<string, unknown>)[name] === 'string');
const readAll = (storage: Storage): Wish[] => parseList(storage.get(KEY)).filter(isWish);

export const readWishes = (storage: Storage, storeId: string): Wish[] =>
  readAll(storage).filter((wish) => wish.storeId === storeId);

/** Answers what one would like in that store now. */
export function markWish(storage: Storage, wish: Wish, on: boolean): Wish[] {
  const others = readAll(storage).filter(({ storeId, id }) => storeId !== wish.storeId || id !== wish.id);
  storage.set(KEY, JSON.stringify(on ? [...others, wish] : others));
  return readWishes(storage, wish.storeId);
}

/** A booking has taken them along. */
export const dropWishes = (storage: Storage, storeId: string): void =>
  storage.set(KEY, JSON.stringify(readAll(storage).filter((wish) => wish.storeId !== storeId)));

/** 想喝：雨前龙井、桂花乌龙 */
export const wishText = (wishes: readonly Wish[]): string =>
  wishes.length === 0 ? '' : `想喝：${wishes.map(({ title }) => title).join('、')}`;
