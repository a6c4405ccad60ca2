/** Endpoints of the catalogue: lists, goods pages, quotes, reviews, the category tree, recommendations by taste. */
import type { shopEndpoints } from '../../../src/contract/shop/endpoints';
import type { memberEndpoints } from '../../../src/contract/member/endpoints';
import type { HandlersOf } from '../../http/handler';
import { viewGoods } from './detail/detail';
import { recommend, saveHobbies } from './hobby';
import { listGoods } from './list';
import { quoteFreight, readLadder } from './quotes';
import { listReviews } from './reviews';
import { loadCategoryTree, SERVICE_PROMISES } from './tree';

type Own = Pick<
  typeof shopEndpoints & typeof memberEndpoints,
  | 'shop.productIndex'
  | 'shop.productView'
  | 'shop.productReviews'
  | 'shop.freightFee'
  | 'shopV2.giftProduct'
  | 'atShop.goodsClass'
  | 'atShop.serviceLogo'
  | 'memberV4.hobbyProduct'
  | 'memberV4.hobbySave'
>;

export const catalogueHandlers: HandlersOf<Own> = {
  'shop.productIndex': (tx, input, { memberId, now }) => listGoods(tx, memberId, input, now),
  'shop.productView': (tx, { id }, { memberId, now, server }) =>
    viewGoods(tx, memberId, id, now, server.kinds.goodsOffers),
  'shop.productReviews': listReviews,
  'shop.freightFee': (tx, input, { memberId, now }) => quoteFreight(tx, memberId, input, now),
  'shopV2.giftProduct': async (tx, { amount = 0 }, { memberId, now }) => ({
    ladder: await readLadder(tx, memberId, amount, now),
  }),
  'atShop.goodsClass': (tx, { scene }) => loadCategoryTree(tx, scene),
  'atShop.serviceLogo': async () => [...SERVICE_PROMISES],
  'memberV4.hobbyProduct': (tx, { page }, { memberId, now }) => recommend(tx, memberId, page ?? 1, now),
  'memberV4.hobbySave': async (tx, { tagIds }, { memberId }) => ({ tags: await saveHobbies(tx, memberId, tagIds) }),
};
