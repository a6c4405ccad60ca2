/** Goods on a poster. */
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { goods } from '../../db/schema';

export const goodsPoster = async (tx: Tx, _memberId: string, id: string) => {
  const [row] = await tx.select().from(goods).where(eq(goods.id, id));
  if (row?.status !== 'on') return undefined;
  const { title, subtitle, images, minPrice: price } = row;
  return { title, subtitle, image: images[0], price, route: `/shop/pages/goods?id=${id}` };
};
