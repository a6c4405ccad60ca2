import { loadCards } from './cards';
import { loadPriceViewer } from '../../people/pricing/viewer';
import type { NoticeCards } from '../../people/notice/kinds';
import { yuan } from '../../../lib/money';

/** Goods in the notices about them, at today's price for their reader. */
export const goodsNotice: NoticeCards = async (tx, memberId, ids, now) => {
  const cards = await loadCards(tx, ids, await loadPriceViewer(tx, memberId, now), now);
  return new Map(
    cards.map(({ id, cover, title, subtitle, price }) => [
      id,
      {
        image: cover,
        text: title,
        note: `¥${yuan(price)}`,
        rows: subtitle ? [{ key: 'about', label: '茶品', value: subtitle }] : [],
      },
    ]),
  );
};
