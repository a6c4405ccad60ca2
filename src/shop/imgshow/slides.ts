/** What the viewer shows: given addresses, a goods' pictures, or its reviews with their words. */
import type { call as Call } from '@/core/api';
import { parseList } from '@/core/lib/json';
import type { QueryOf } from '@/core/routes';

/** Of a picture that is looked at closely or saved, in px of the file. */
export const FULL_WIDTH = 1500;

export interface Slide {
  url: string;
  text: string;
  note: string;
}
export interface Slides {
  list: Slide[];
  /** The one shown first. */
  start: number;
}

/** Only our own storage: an address that came with a link must not load a foreign picture. */
export const isOwnPicture = (url: string): boolean => /^\/(images|uploads|materials)\//.test(url);

const isOwn = (url: unknown): url is string => typeof url === 'string' && isOwnPicture(url);
const plain = (urls: readonly unknown[]): Slide[] => urls.filter(isOwn).map((url) => ({ url, text: '', note: '' }));

export async function readSlides(params: QueryOf<'/shop/pages/imgshow'>, call: typeof Call): Promise<Slides> {
  const given = parseList(params.urls);
  const asked = Number(params.index ?? 0) || 0;
  const wanted = given[asked];
  const list = await read(params, given, call);
  const found = wanted === undefined ? asked : list.findIndex((slide) => slide.url === wanted);
  return { list, start: Math.min(Math.max(0, found), Math.max(0, list.length - 1)) };
}

async function read(params: QueryOf<'/shop/pages/imgshow'>, given: readonly unknown[], call: typeof Call) {
  const { goodsId: id, kind } = params;
  if (id && kind === 'reviews') {
    const { page } = await call('shop.productReviews', { id, filter: 'photo' });
    const all = page.list.flatMap((review) =>
      review.photos
        .filter(isOwnPicture)
        .map((url) => ({ url, text: review.text, note: `${review.score} 分 · ${review.sku}` })),
    );
    // A picture of a later page of reviews is shown all the same, only without its words.
    const known = given.every((url) => all.some((slide) => slide.url === url));
    return known ? all : plain(given);
  }
  if (given.length > 0 || !id) return plain(given);
  return plain((await call('shop.productView', { id })).images);
}
