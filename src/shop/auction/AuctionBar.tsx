/** The decision on a lot: be reminded, pay the deposit, bid, name a maximum, pay what was won. */
import type { AuctionView, CampaignDetail } from '@/contract';
import { shortYuan } from '@/core/lib/money';
import { go } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { useRemindStart } from '../groupBuying/useRemindStart';
import type { Bidding } from './useBidding';
import { isLive } from './useLot';

interface AuctionBarProps {
  campaign: CampaignDetail;
  auction: AuctionView;
  bidding: Bidding;
}

export function AuctionBar({ campaign, auction, bidding }: AuctionBarProps) {
  const remind = useRemindStart(campaign.card, campaign.remindOn);
  const reminder = (
    <Button block size="l" tone="line" busy={remind.pending} onPress={remind.toggle}>
      {remind.on ? '取消提醒' : '提醒我'}
    </Button>
  );
  if (!isLive(auction)) return <Result auction={auction} bidding={bidding} />;
  if (!auction.depositPaid)
    return (
      <>
        {reminder}
        <Button block size="l" onPress={() => bidding.open('deposit')}>
          {auction.depositSpared ? '免保报名' : `交保证金 ${shortYuan(auction.deposit)}`}
        </Button>
      </>
    );
  if (auction.status === 'upcoming')
    return (
      <>
        {reminder}
        <Button block size="l" disabled>
          等待开拍
        </Button>
      </>
    );
  if (auction.isLeader)
    return (
      <>
        <Button block size="l" tone="line" onPress={() => bidding.open('proxy')}>
          提高代理上限
        </Button>
        <Button block size="l" disabled>
          你当前领先
        </Button>
      </>
    );
  return (
    <>
      <Button block size="l" tone="line" onPress={() => bidding.open('proxy')}>
        代理出价
      </Button>
      <Button block size="l" onPress={() => bidding.open('bid')}>
        {`出价 ${shortYuan(auction.next)}`}
      </Button>
    </>
  );
}

function Result({ auction, bidding }: Pick<AuctionBarProps, 'auction' | 'bidding'>) {
  const { order, orderId } = auction;
  if (order?.status === 'unpaid')
    return (
      <Button block size="l" busy={bidding.pay.pending} onPress={() => void bidding.pay.run()}>
        {`去支付 ${shortYuan(order.payable)}`}
      </Button>
    );
  if (orderId)
    return (
      <Button block size="l" tone="line" onPress={() => go('/shop/pages/order/detail', { id: orderId })}>
        查看订单
      </Button>
    );
  return (
    <Button block size="l" tone="line" onPress={() => go('/shop/pages/marketing/wholesale_list', { type: 'auction' })}>
      看看其他拍品
    </Button>
  );
}
