/** Endpoints of the catalogue: lists, goods pages, reviews, the category tree, recommendations by taste. */
import type { shopEndpoints } from '../../../src/contract/shop/endpoints';
import type { memberEndpoints } from '../../../src/contract/member/endpoints';
import type { HandlersOf } from '../../http/context';
import { viewGoods } from './detail';
import { recommend, saveHobbies } from './hobby';
import { listGoods } from './list';
import { listReviews } from './reviews';
import { loadCategoryTree, SERVICE_PROMISES } from './tree';

type Own = Pick<
  typeof shopEndpoints & typeof memberEndpoints,
  | 'shop.productIndex'
  | 'shop.productView'
  | 'shop.productReviews'
  | 'atShop.goodsClass'
  | 'atShop.serviceLogo'
  | 'memberV4.hobbyProduct'
  | 'memberV4.hobbySave'
>;

export const catalogueHandlers: HandlersOf<Own> = {
  'shop.productIndex': listGoods,
  'shop.productView': ({ id }, context) => viewGoods(id, context),
  'shop.productReviews': (input, { db }) => listReviews(db, input),
  'atShop.goodsClass': ({ scene }, { db }) => loadCategoryTree(db, scene),
  'atShop.serviceLogo': async () => [...SERVICE_PROMISES],
  'memberV4.hobbyProduct': ({ page }, context) => recommend(page ?? 1, context),
  'memberV4.hobbySave': async ({ tagIds }, { db, viewer }) => ({
    tags: await saveHobbies(db, viewer.memberId, tagIds),
  }),
};
