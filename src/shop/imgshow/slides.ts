/** What the viewer shows: given addresses, a goods' pictures, or its reviews with their words. */
import type { call as Call } from '@/core/api';
import type { QueryOf } from '@/core/routes';

export interface Slide {
  url: string;
  text: string;
  note: string;
}

/** Only our own storage: an address that came with a link must not load a foreign picture. */
export const isOwnPicture = (url: string): boolean => /^\/(images|uploads)\//.test(url);

export async function readSlides(params: QueryOf<'/shop/pages/imgshow'>, call: typeof Call): Promise<Slide[]> {
  if (params.urls) return plain(readUrls(params.urls));
  if (!params.goodsId) return [];
  if (params.kind === 'reviews') {
    const { page } = await call('shop.productReviews', { id: params.goodsId, filter: 'photo' });
    return page.list.flatMap((review) =>
      review.photos.map((url) => ({ url, text: review.text, note: `${review.score} 分 · ${review.sku}` })),
    );
  }
  const goods = await call('shop.productView', { id: params.goodsId });
  return plain(goods.images);
}

const plain = (urls: readonly string[]): Slide[] =>
  urls.filter(isOwnPicture).map((url) => ({ url, text: '', note: '' }));

function readUrls(text: string): string[] {
  try {
    const urls: unknown = JSON.parse(text);
    return Array.isArray(urls) ? urls.filter((url): url is string => typeof url === 'string') : [];
  } catch {
    return [];
  }
}
