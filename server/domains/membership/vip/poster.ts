/** The annual card on a poster. Its id says nothing: there is one card. */
import type { Tx } from '../../../db/client';
import { readShopSettings, readSite } from '../../people/shopSettings/repository';

export const vipPoster = async (tx: Tx) => {
  const { cards, cardDiscountBp } = await readShopSettings(tx);
  const plan = cards.find(({ buyer }) => buyer === 'all');
  if (!plan) return undefined;
  return {
    image: '/images/banner/1.webp',
    title: `${(await readSite(tx)).appName}年卡`,
    subtitle: `${cardDiscountBp / 1000} 折会员价 · 每年 ${plan.freeShippings} 次包邮`,
    route: '/tea/pages/vip',
  };
};
