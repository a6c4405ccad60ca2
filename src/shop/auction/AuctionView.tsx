/** 竞拍: one lot as a page, live; /shop/pages/marketing/wholesale_detail with type=auction. */
import { observer } from 'mobx-react';
import { Notice } from '@/ui/kit/Notice';
import { later, Page } from '@/ui/shell';
import { AuctionBar } from './AuctionBar';
import { AuctionBody } from './AuctionBody';
import { useBidding } from './useBidding';
import { useLot } from './useLot';

const AuctionSheets = later(() => import('./AuctionSheets').then(({ AuctionSheets: part }) => part));

export const AuctionView = observer(function AuctionView({ id }: { id: string }) {
  const lot = useLot(id);
  const campaign = lot.state.data;
  const auction = campaign?.auction;
  const bidding = useBidding(auction, lot);
  return (
    <Page
      title="竞拍"
      state={lot.state}
      skeleton="detail"
      action={campaign && auction && <AuctionBar campaign={campaign} auction={auction} bidding={bidding} />}
      overlay={
        auction && (
          <AuctionSheets open={bidding.shown !== 'none' || bidding.proof.open} auction={auction} bidding={bidding} />
        )
      }
    >
      {(data) =>
        data.auction && (
          <>
            {lot.unstable && <Notice tone="warn">网络不稳定，价格可能稍有延迟</Notice>}
            <AuctionBody campaign={data} auction={data.auction} onEnd={lot.settle} />
          </>
        )
      }
    </Page>
  );
});
