/** What a piece costs who looks at it: the server decides it (`offer`), every surface leads with it and says why. */
import type { ReactElement } from 'react';
import type { Offer } from '@/contract';
import { Tag } from '@/ui/kit/Tag';

interface Priced {
  price: number;
  offer?: Offer;
}

/** Fen of one piece. */
export const payOf = ({ price, offer }: Priced): number => offer?.price ?? price;

/** The price struck out beside it: the normal one when an offer is better, else the market's when that is higher. */
export function wasOf({ price, offer, marketPrice = 0 }: Priced & { marketPrice?: number }): number | undefined {
  if (offer) return price;
  return marketPrice > price ? marketPrice : undefined;
}

export const OFFER_WORDS: Record<Offer['why'], string> = {
  flash: '秒杀价',
  event: '现场价',
  group: '拼团价',
  card: '年卡价',
  level: '会员价',
};

/** Why it costs that; gold for what belongs to the member, red for a campaign. */
export const OfferTag = ({ offer }: { offer: Offer | undefined }): ReactElement | null =>
  offer ? (
    <Tag tone={offer.why === 'card' || offer.why === 'level' ? 'gold' : 'accent'}>{OFFER_WORDS[offer.why]}</Tag>
  ) : null;
