/** What other domains add to a goods page. */
import type { GoodsDetail } from '../../../../src/contract/catalogue/schemas';
import type { Tx } from '../../../db/client';

export interface GoodsOffers {
  /** The group buying that runs for these goods; undefined without one. */
  group(tx: Tx, goodsId: string, now: number): Promise<GoodsDetail['group']>;
  /** Wholesale ladders of these SKUs, for viewers who may see them; undefined where none is sold by the piece to wholesalers. */
  wholesale(tx: Tx, skuIds: string[], now: number): Promise<GoodsDetail['wholesale']>;
}

declare module '../../../http/context' {
  interface Kinds {
    goodsOffers: GoodsOffers;
  }
}
