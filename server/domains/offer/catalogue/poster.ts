/** Goods on a poster. */
import type { Tx } from '../../../db/client';
import { findGoods } from './repository';

export const goodsPoster = async (tx: Tx, _memberId: string, id: string) => {
  const row = await findGoods(tx, id);
  if (row?.status !== 'on') return undefined;
  const { title, subtitle, images, minPrice: price } = row;
  return { title, subtitle, image: images[0], price, route: `/shop/pages/goods?id=${id}` };
};
