/**
 * What a merchant says of the shop and of goods that were passed before is seen by everybody: the new waits for its check, and until then others see the one
 * before. Its seller sees what was wanted.
 */
import type { Standing } from '../../../../src/contract/kit';
import type { RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import type { ContentKind } from '../../../db/schema';
import { sourceOf, writtenHtml } from '../../../lib/markup';
import type { Asking } from '../../people/contentCheck/open';
import {
  loadWishes,
  mustWish,
  standingAll,
  wantedMedia,
  wantedText,
  type Wishes,
} from '../../people/contentCheck/wishes';
import type { Merchant, OwnMerchant, ProductRow } from './repository';

const OF_SHOP = ['merchantName', 'merchantIntro', 'merchantOffer', 'merchantPhotos'] as const satisfies ContentKind[];
const OF_GOODS = ['goodsTitle', 'goodsDetail', 'goodsImages', 'goodsFilm'] as const satisfies ContentKind[];

/** What was written of a thing, and what others see of it now. */
interface Part {
  text?: string | undefined;
  media?: readonly string[] | undefined;
}
type Change = [was: Part, wanted: Part];
const isSame = ([was, wanted]: Change): boolean =>
  wanted.text === was.text && (wanted.media ?? []).join() === (was.media ?? []).join();

interface Of {
  targetId: string;
  memberId: string;
}
/** What was not written is none; back to what everybody sees is nothing to wait for. */
async function waits(tx: Tx, kind: ContentKind, of: Of, change: Change, now: number, server: Asking): Promise<boolean> {
  const [, { text, media }] = change;
  if (text === undefined && media === undefined) return false;
  const written = isSame(change) ? { text: '' } : { text: text ?? '', ...(media ? { media } : {}) };
  return mustWish(tx, { kind, ...of, ...written }, now, server);
}

type Edited = Pick<RequestOf<'merchant.edit'>, 'name' | 'intro' | 'offer' | 'photos'>;

/** What of it may be written at once. */
export async function openShopWishes(
  tx: Tx,
  memberId: string,
  merchant: Merchant,
  edited: Edited,
  now: number,
  server: Asking,
): Promise<Edited> {
  const of = { targetId: merchant.id, memberId };
  const ask = (kind: ContentKind, was: Part, wanted: Part) => waits(tx, kind, of, [was, wanted], now, server);
  const [name, intro, offer] = [edited.name?.trim(), edited.intro?.trim(), edited.offer?.trim()];
  const { photos } = edited;
  return {
    ...((await ask('merchantName', { text: merchant.name }, { text: name })) ? {} : { name }),
    ...((await ask('merchantIntro', { text: merchant.intro }, { text: intro })) ? {} : { intro }),
    ...((await ask('merchantOffer', { text: merchant.offer }, { text: offer })) ? {} : { offer }),
    ...((await ask('merchantPhotos', { media: merchant.photos }, { media: photos })) ? {} : { photos }),
  };
}

/** As its owner sees it. */
export async function wishedShop(tx: Tx, own: OwnMerchant): Promise<{ own: OwnMerchant; standing: Standing }> {
  const { merchant } = own;
  const all = await loadWishes(tx, OF_SHOP, [merchant.id]);
  const wished = (kind: (typeof OF_SHOP)[number]) => all(merchant.id, kind);
  const shown = {
    ...merchant,
    name: wantedText(wished('merchantName'), merchant.name),
    intro: wantedText(wished('merchantIntro'), merchant.intro),
    offer: wantedText(wished('merchantOffer'), merchant.offer),
    photos: await picturesOf(tx, wished('merchantPhotos'), merchant.photos),
  };
  return { own: { ...own, merchant: shown }, standing: standingAll(OF_SHOP.map(wished)) };
}

const picturesOf = (tx: Tx, wished: ReturnType<Wishes>, shown: string[]): Promise<string[]> | string[] =>
  wished?.auditing ? wantedMedia(tx, wished.check) : shown;

type Rewritten = Pick<RequestOf<'merchant.productUpdate'>, 'title' | 'detail' | 'images' | 'videoUrl'>;

/** The pictures between its words are shown as well. */
const detailOf = (detail: string): Part => ({
  text: detail,
  media: [...detail.matchAll(/!\[[^\]]*\]\((\/uploads\/[^)\s]+)\)/g)].flatMap(([, url]) => url ?? []),
});

/** Films of the house are for everybody to show; no film is nothing to look at. */
export const isOwnFilm = (url: string | null | undefined): url is string => Boolean(url) && !url?.startsWith('/video/');
const filmOf = (url: string | null): Part => ({ media: isOwnFilm(url) ? [url] : [] });

/** The change without what waits. What a manager has yet to look at, or is the house's own, needs no check. */
export async function openGoodsWishes<T extends Rewritten>(
  tx: Tx,
  memberId: string,
  { goods, papers }: ProductRow,
  input: T,
  now: number,
  server: Asking,
): Promise<T> {
  if (goods.merchantId === null || papers?.state === 'refused') return input;
  const of = { targetId: goods.id, memberId };
  const ask = (kind: ContentKind, was: Part, wanted: Part) => waits(tx, kind, of, [was, wanted], now, server);
  const detail = input.detail?.trim();
  const title = await ask('goodsTitle', { text: goods.title }, { text: input.title?.trim() });
  const words = await ask(
    'goodsDetail',
    detailOf(sourceOf(goods.detailHtml)),
    detail === undefined ? {} : detailOf(detail),
  );
  const images = await ask('goodsImages', { media: goods.images }, { media: input.images });
  const { videoUrl } = input;
  const film = await ask('goodsFilm', filmOf(goods.videoUrl), videoUrl === undefined ? {} : filmOf(videoUrl));
  return {
    ...input,
    ...(title ? { title: undefined } : {}),
    ...(words ? { detail: undefined } : {}),
    ...(images ? { images: undefined } : {}),
    ...(film ? { videoUrl: undefined } : {}),
  };
}

/** As its seller sees it. */
export async function wishedGoods(
  tx: Tx,
  rows: readonly ProductRow[],
): Promise<{ row: ProductRow; standing: Standing }[]> {
  const all = await loadWishes(
    tx,
    OF_GOODS,
    rows.map(({ goods }) => goods.id),
  );
  const seen = [];
  for (const row of rows) {
    const { goods } = row;
    const detail = all(goods.id, 'goodsDetail');
    const shown = {
      ...goods,
      title: wantedText(all(goods.id, 'goodsTitle'), goods.title),
      detailHtml: detail?.auditing ? writtenHtml(detail.check.text) : goods.detailHtml,
      images: await picturesOf(tx, all(goods.id, 'goodsImages'), goods.images),
      videoUrl: (await picturesOf(tx, all(goods.id, 'goodsFilm'), goods.videoUrl ? [goods.videoUrl] : []))[0] ?? null,
    };
    const standing = standingAll(OF_GOODS.map((kind) => all(goods.id, kind)));
    seen.push({ row: { ...row, goods: shown }, standing });
  }
  return seen;
}
