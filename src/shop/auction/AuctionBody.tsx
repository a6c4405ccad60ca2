/** What a lot shows: picture, price and clock, who leads, its figures, every rise of the price, the rules. */
import { Text, View } from '@tarojs/components';
import type { AuctionView, CampaignDetail } from '@/contract';
import { formatYuan } from '@/core/lib/money';
import { formatTime } from '@/core/lib/time';
import { aria } from '@/ui/kit/aria';
import { classes } from '@/ui/kit/classes';
import { Price } from '@/ui/kit/Price';
import { Tag } from '@/ui/kit/Tag';
import { Below } from '@/ui/shell';
import { CampaignHead } from '../groupBuying/CampaignHead';
import { Block, GoodsBlock, Rules } from '../groupBuying/Parts';
import { standing } from './standing';
import { isLive } from './useLot';
import styles from './AuctionBody.module.scss';

interface AuctionBodyProps {
  campaign: CampaignDetail;
  auction: AuctionView;
  onEnd: () => void;
}

const short = (fen: number) => formatYuan(fen, { short: true });

export function AuctionBody({ campaign, auction, onEnd }: AuctionBodyProps) {
  const { card } = campaign;
  const status = auction.status === 'upcoming' ? 'upcoming' : isLive(auction) ? 'running' : 'ended';
  return (
    <View>
      <CampaignHead
        campaign={{
          ...campaign,
          serverTime: auction.serverTime,
          card: { ...card, status, startAt: auction.startAt, endAt: auction.endAt },
        }}
        price={<Price fen={auction.current} size="l" unit={auction.bidCount > 0 ? '当前价' : '起拍价'} />}
        note={`${auction.watchers} 人围观`}
        tags={[
          `${auction.bidCount} 次出价`,
          ...(auction.extensions > 0 ? [`延时 ×${auction.extensions}`] : []),
          '保真包邮',
        ]}
        onStale={onEnd}
      />
      <Standing auction={auction} />
      <Below>
        <Figures auction={auction} />
        <History auction={auction} />
        <Rules rules={campaign.rules} />
        <GoodsBlock title="这件拍品" goods={card.goods}>
          商品详情
        </GoodsBlock>
      </Below>
    </View>
  );
}

/** Who leads, in one sentence; spoken when it changes. */
function Standing({ auction }: { auction: AuctionView }) {
  const { text, note, own } = standing(auction);
  return (
    <View className={classes(styles.standing, own && styles.own)} {...aria({ role: 'status' })}>
      <Text className={styles.leader}>{text}</Text>
      {note !== '' && <Text className={styles.note}>{note}</Text>}
    </View>
  );
}

function Figures({ auction }: { auction: AuctionView }) {
  const figures = [
    ['起拍价', short(auction.startPrice)],
    ['加价幅度', short(auction.step)],
    ['保证金', auction.depositPaid ? `${short(auction.deposit)} 已交` : short(auction.deposit)],
    ['市场参考价', short(auction.marketPrice)],
  ] as const;
  return (
    <View className={styles.figures}>
      {figures.map(([label, value]) => (
        <View key={label} className={styles.figure}>
          <Text className={styles.label}>{label}</Text>
          <Text className={styles.value}>{value}</Text>
        </View>
      ))}
    </View>
  );
}

function History({ auction }: { auction: AuctionView }) {
  return (
    <Block title="出价记录" note={auction.bidCount > auction.bids.length ? `最近 ${auction.bids.length} 次` : ''}>
      <View className={styles.history}>
        {auction.bids.length === 0 && <Text className={styles.none}>还没有人出价，起拍价即可领先</Text>}
        {auction.bids.map((bid, place) => (
          <View key={`${bid.amount}`} className={classes(styles.bid, place === 0 && styles.first)}>
            <Text className={styles.bidder}>{bid.user}</Text>
            {place === 0 && <Tag tone="accent">{isLive(auction) ? '领先' : '最高'}</Tag>}
            {bid.auto && <Tag tone="line">代理</Tag>}
            <Text className={styles.at}>
              {formatTime(bid.at, 'MM-DD')} {formatTime(bid.at, 'h:m:s')}
            </Text>
            <Text className={styles.amount}>{short(bid.amount)}</Text>
          </View>
        ))}
      </View>
    </Block>
  );
}
