/** What a phone remembers of reading: the size of the letters for good, the place in an article for a day. */
import type { Platform } from '@/core/platform';
import { remembered } from '@/core/lib/memory';
import { DAY } from '@/core/lib/time';

type Storage = Pick<Platform['storage'], 'get' | 'set' | 'remove'>;

export const SIZES = [
  { id: 's', label: '小' },
  { id: 'm', label: '标准' },
  { id: 'l', label: '大' },
] as const;
export type Size = (typeof SIZES)[number]['id'];

const SIZE_KEY = 'article_size';
const PLACE_KEY = 'article_place';

export const readSize = (storage: Storage): Size => SIZES.find(({ id }) => id === storage.get(SIZE_KEY))?.id ?? 'm';
export const keepSize = (storage: Storage, size: Size): void => storage.set(SIZE_KEY, size);

/** Only the last article's: `id:px:until`. */
export function readPlace(storage: Storage, id: string, now: number): number {
  const [kept, top = '0', until = '0'] = (storage.get(PLACE_KEY) ?? '').split(':');
  return kept === id && now < Number(until) ? Number(top) || 0 : 0;
}
export const keepPlace = (storage: Storage, id: string, top: number, now: number): void =>
  storage.set(PLACE_KEY, `${id}:${Math.round(top)}:${now + DAY}`);

/** Articles that were opened in this session: further openings are no views. */
export const openedArticles = remembered(() => new Set<string>());

const PICTURE = /<img[^>]*?\ssrc="([^"]+)"/g;
/** Own pictures of a text, in order. */
export const picturesOf = (html: string): string[] =>
  Array.from(html.matchAll(PICTURE), ([, url = '']) => url).filter((url) => /^\/(?:images|uploads)\//.test(url));

const LINK = /<a[^>]*?\shref="([^"]+)"[^>]*>(.*?)<\/a>/gs;
/** Links of a text with their words, each once, in order. */
export function linksOf(html: string): { href: string; text: string }[] {
  const found = Array.from(html.matchAll(LINK), ([, href = '', words = '']) => ({
    href: href.replace(/&amp;/g, '&'),
    text: words.replace(/<[^>]*>/g, '').trim(),
  }));
  return found.filter(({ href, text }, at) => text !== '' && found.findIndex((one) => one.href === href) === at);
}
