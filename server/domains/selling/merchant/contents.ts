/** What a verdict does with the words and pictures of a merchant, and of goods that were passed before. */
import type { Tx } from '../../../db/client';
import type { ContentRules } from '../../people/contentCheck/kinds';
import type { CheckRow } from '../../people/contentCheck/repository';
import { wantedMedia } from '../../people/contentCheck/wishes';
import { writeProduct, type Rewriting } from './products';
import { writeShop } from './profile';
import { findOwn, lockGoods, type Merchant } from './repository';

const ownShop = async (tx: Tx, { memberId, targetId }: CheckRow) => {
  const own = await findOwn(tx, memberId);
  return own?.merchant.id === targetId ? own : undefined;
};

type Told = Partial<Pick<Merchant, 'name' | 'intro' | 'offer' | 'photos'>>;

const shopRules = (label: string, told: (tx: Tx, check: CheckRow) => Told | Promise<Told>): ContentRules => ({
  label,
  scene: 'profile',
  page: () => '/member/pages/wholesale/manage',
  waits: async (tx, check) => (await ownShop(tx, check)) !== undefined,
  async passed(tx, check) {
    const own = await ownShop(tx, check);
    if (own) await writeShop(tx, check.memberId, own, await told(tx, check));
  },
  /** What stood there before stays. */
  refused: () => Promise.resolve(),
});

export const merchantNameContent = shopRules('店名', (_tx, { text }) => ({ name: text }));
export const merchantIntroContent = shopRules('店铺简介', (_tx, { text }) => ({ intro: text }));
export const merchantOfferContent = shopRules('会员优惠', (_tx, { text }) => ({ offer: text }));
export const merchantPhotosContent = shopRules('店铺照片', async (tx, check) => ({
  photos: await wantedMedia(tx, check),
}));

const goodsRules = (
  label: string,
  told: (tx: Tx, check: CheckRow) => Rewriting | Promise<Rewriting>,
): ContentRules => ({
  label,
  scene: 'forum',
  page: () => '/member/pages/wholesale/manage?tab=goods',
  waits: async (tx, { targetId }) => (await lockGoods(tx, targetId)) !== undefined,
  async passed(tx, check, now) {
    const row = await lockGoods(tx, check.targetId);
    if (row) await writeProduct(tx, check.memberId, row, await told(tx, check), now);
  },
  /** What stood there before stays. */
  refused: () => Promise.resolve(),
});

export const goodsTitleContent = goodsRules('商品标题', (_tx, { text }) => ({ title: text }));
export const goodsDetailContent = goodsRules('商品详情', (_tx, { text }) => ({ detail: text }));
export const goodsFilmContent = goodsRules('商品视频', async (tx, check) => ({
  videoUrl: (await wantedMedia(tx, check))[0] ?? '',
}));
export const goodsImagesContent = goodsRules('商品图片', async (tx, check) => ({
  images: await wantedMedia(tx, check),
}));
