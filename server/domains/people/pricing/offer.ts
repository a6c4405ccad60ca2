/**
 * What one piece costs who looks at it, and why (rules 9.1, 9.9). Lists, the goods page, the basket, the settlement and with it the order all
 * ask here, so no two of them can name different prices.
 */
import type { Offer } from '../../../../src/contract/catalogue/schemas';
import { memberOffer, type PriceViewer } from './levels';

interface Piece {
  /** Retail price in fen. */
  price: number;
  hasMemberMark: boolean;
  /** The offer that the piece can be bought through now; no member price is added to it. */
  campaign?: Offer;
}

/** Undefined: the retail price. */
export const offerOf = (
  { price, hasMemberMark, campaign }: Piece,
  viewer: PriceViewer | undefined,
): Offer | undefined =>
  campaign && campaign.price < price
    ? { price: campaign.price, why: campaign.why }
    : memberOffer(price, hasMemberMark, viewer);

/** Fen of one piece with its offer. */
export const payOf = ({ price, offer }: { price: number; offer?: Offer }): number => offer?.price ?? price;
