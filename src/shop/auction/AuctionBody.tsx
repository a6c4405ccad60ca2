/** What a lot shows: picture, price and clock, and who leads; below them its details. */
import { Text, View } from '@tarojs/components';
import type { AuctionView, CampaignDetail } from '@/contract';
import { figure } from '@/core/lib/money';
import { aria } from '@/ui/kit/aria';
import { classes } from '@/ui/kit/classes';
import { Price } from '@/ui/kit/Price';
import { Words } from '@/ui/kit/Words';
import { later, Room } from '@/ui/shell';
import { CampaignHead } from '../groupBuying/CampaignHead';
import { bidStateOf } from './bidState';
import { isLive } from './useLot';
import styles from './AuctionBody.module.scss';

const AuctionDetails = later(() => import('./AuctionDetails').then(({ AuctionDetails: part }) => part), Room);

interface AuctionBodyProps {
  campaign: CampaignDetail;
  auction: AuctionView;
  onEnd: () => void;
}

export function AuctionBody({ campaign, auction, onEnd }: AuctionBodyProps) {
  const { card } = campaign;
  const status = auction.status === 'upcoming' ? 'upcoming' : isLive(auction) ? 'running' : 'ended';
  return (
    <View>
      <CampaignHead
        campaign={{
          ...campaign,
          card: { ...card, status, startAt: auction.startAt, endAt: auction.endAt },
        }}
        price={<Price fen={auction.current} size="l" unit={auction.bidCount > 0 ? '当前价' : '起拍价'} />}
        note={`${figure(auction.watchers)} 人围观`}
        tags={[
          `${figure(auction.bidCount)} 次出价`,
          ...(auction.extensions > 0 ? [`延时 ×${auction.extensions}`] : []),
          '保真包邮',
        ]}
        onStale={onEnd}
      />
      <BidState auction={auction} />
      <AuctionDetails campaign={campaign} auction={auction} />
    </View>
  );
}

/** Who leads, in one sentence; spoken when it changes. */
function BidState({ auction }: { auction: AuctionView }) {
  const { text, note, own } = bidStateOf(auction);
  return (
    <View className={classes(styles.standing, own && styles.own)} {...aria({ role: 'status' })}>
      <Text className={styles.leader}>{text}</Text>
      {note !== '' && (
        <Words size="foot" tone="soft">
          {note}
        </Words>
      )}
    </View>
  );
}
