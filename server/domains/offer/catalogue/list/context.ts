/** What a goods list is about: category, maker, campaign, coupon, scene, keyword. An unknown context means all goods. */
import type { Tx } from '../../../../db/client';
import { cutKeyword } from '../../keyword/match';
import { readKeyword } from '../../keyword/read';
import { anyGoods, type Match } from '../../keyword/repository';
import type { ListInput } from './filters';
import {
  findCampaign,
  findCoupon,
  listCategories,
  producerExists,
  type CategoryRow,
  type ListScope,
} from './repository';

export interface ListContext {
  scope: ListScope;
  category: CategoryRow | undefined;
  categories: CategoryRow[];
}

/** `memberId` opens the member's own coupons as contexts; a foreign coupon is as good as an unknown one. */
export async function readContext(tx: Tx, memberId: string | undefined, input: ListInput): Promise<ListContext> {
  const categories = await listCategories(tx);
  const keyword = cutKeyword(input.keyword ?? '');
  const [knownProducer, campaign, coupon] = await Promise.all([
    input.producerId ? producerExists(tx, input.producerId) : false,
    input.campaignId ? findCampaign(tx, input.campaignId) : undefined,
    input.couponId ? findCoupon(tx, memberId, input.couponId) : undefined,
  ]);
  return {
    scope: {
      match: keyword ? await matchGoods(tx, keyword) : undefined,
      producerId: knownProducer ? input.producerId : undefined,
      campaign,
      coupon,
      scene: input.scene,
      craft: input.craft,
    },
    category: categories.find(({ id }) => id === input.categoryId),
    categories,
  };
}

/** The goods of a keyword, or of the word that was probably meant. */
const matchGoods = async (tx: Tx, keyword: string): Promise<Match | undefined> =>
  (await readKeyword(tx, keyword, async ({ goods: match }) => match !== undefined && anyGoods(tx, match)))?.goods;
