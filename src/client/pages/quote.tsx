/** /client/pages/quote: the offer that a link opens, one quote of the seller's, or the list of them. */
import { useShareAppMessage } from '@tarojs/taro';
import { usePageParams, useShareCard } from '@/ui/shell';
import { OfferPage } from '../offer/OfferPage';
import { QuoteDesk } from '../quote/QuoteDesk';
import { QuoteList } from '../quote/QuoteList';

export default function QuotePage() {
  const params = usePageParams<'/client/pages/quote'>();
  const { id, share } = params;
  useShareAppMessage(useShareCard());
  if (share !== undefined) return <OfferPage token={share} />;
  return id === undefined ? <QuoteList params={params} /> : <QuoteDesk id={id} />;
}
