/** /shop/pages/marketing/wholesale_detail: one campaign of group buying. */
import { useShareAppMessage } from '@tarojs/taro';
import { usePageParams, useShareCard } from '@/ui/shell';
import { AuctionView } from '../../auction/AuctionView';
import { CampaignPage } from '../../groupBuying/CampaignPage';

export default function WholesaleDetailPage() {
  const { id = '', type, groupId } = usePageParams<'/shop/pages/marketing/wholesale_detail'>();
  useShareAppMessage(useShareCard());
  return type === 'auction' ? <AuctionView id={id} /> : <CampaignPage id={id} type={type} groupId={groupId} />;
}
