/** Endpoints of the catalogue: lists, goods pages, quotes, reviews, the category tree, recommendations by taste. */
import type { catalogueEndpoints } from '../../../../src/contract/catalogue/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { viewGoods } from './detail/service';
import { recommend, saveHobbies } from './hobby/service';
import { listGoods } from './list/service';
import { quoteFreight, readLadder } from './quotes';
import { listReviews } from './reviews/service';
import { loadCategoryTree, SERVICE_PROMISES } from './tree';

export const catalogueHandlers: HandlersOf<typeof catalogueEndpoints> = {
  'shop.productIndex': (tx, input, { memberId, now }) => listGoods(tx, memberId, input, now),
  'shop.productView': (tx, { id }, { memberId, now, server }) => viewGoods(tx, memberId, id, now, server),
  'shop.productReviews': listReviews,
  'shop.freightFee': (tx, input, { memberId, now }) => quoteFreight(tx, memberId, input, now),
  'shopV2.giftProduct': async (tx, { amount = 0 }, { memberId, now }) => ({
    ladder: await readLadder(tx, memberId, amount, now),
  }),
  'atShop.goodsIndex': async (tx, input, { memberId, now }) => (await listGoods(tx, memberId, input, now)).page,
  'atShop.goodsView': (tx, { id }, { memberId, now, server }) => viewGoods(tx, memberId, id, now, server),
  'atShop.freight': (tx, input, { memberId, now }) => quoteFreight(tx, memberId, input, now),
  'atShop.goodsClass': (tx, { scene }) => loadCategoryTree(tx, scene),
  'atShop.serviceLogo': async () => [...SERVICE_PROMISES],
  'memberV4.hobbyProduct': (tx, { page }, { memberId, now }) => recommend(tx, memberId, page ?? 1, now),
  'memberV4.hobbySave': async (tx, { tagIds }, { memberId }) => ({ tags: await saveHobbies(tx, memberId, tagIds) }),
};
