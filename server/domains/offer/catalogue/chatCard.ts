import type { Tx } from '../../../db/client';
import { notFound } from '../../../http/errors';
import { yuan } from '../../../lib/money';
import { loadPriceViewer } from '../../people/pricing/viewer';
import { loadCards } from './cards';

/** Goods in a conversation, at the retail price: who reads it may pay less and sees that on its page. */
export async function goodsCard(tx: Tx, { now }: { now: number }, refId: string) {
  const [card] = await loadCards(tx, [refId], await loadPriceViewer(tx, undefined, now), now);
  if (!card) throw notFound();
  return {
    title: card.title,
    sub: `¥${yuan(card.price)}`,
    note: card.soldOut ? '已售罄' : `存 ${card.stock}`,
    picture: card.cover,
    route: `/shop/pages/goods?id=${refId}`,
  };
}
