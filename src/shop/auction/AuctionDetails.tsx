/** Below the first screen of a lot: its figures, every rise of the price, the rules, and the way to the goods. */
import { Text, View } from '@tarojs/components';
import type { AuctionView, CampaignDetail } from '@/contract';
import { shortYuan } from '@/core/lib/money';
import { listTime } from '@/core/lib/time';
import { Card } from '@/ui/kit/Card';
import { classes } from '@/ui/kit/classes';
import { Tag } from '@/ui/kit/Tag';
import { Note, Words } from '@/ui/kit/Words';
import { Block, GoodsBlock, Rules } from '../groupBuying/Parts';
import { isLive } from './useLot';
import styles from './AuctionDetails.module.scss';

export function AuctionDetails({ campaign, auction }: { campaign: CampaignDetail; auction: AuctionView }) {
  return (
    <>
      <Figures auction={auction} />
      <History auction={auction} />
      <Rules rules={campaign.rules} />
      <GoodsBlock title="这件拍品" goods={campaign.card.goods}>
        商品详情
      </GoodsBlock>
    </>
  );
}

function Figures({ auction }: { auction: AuctionView }) {
  const figures = [
    ['起拍价', shortYuan(auction.startPrice)],
    ['加价幅度', shortYuan(auction.step)],
    ['保证金', `${shortYuan(auction.deposit)}${auction.depositSpared ? ' 免缴' : auction.depositPaid ? ' 已交' : ''}`],
    ['市场参考价', shortYuan(auction.marketPrice)],
  ] as const;
  return (
    <Card place="next" className={styles.figures}>
      {figures.map(([label, value]) => (
        <View key={label} className={styles.figure}>
          <Note block>{label}</Note>
          <Words size="body" figures block className={styles.value}>
            {value}
          </Words>
        </View>
      ))}
    </Card>
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
            <Text className={styles.at}>{listTime(bid.at)}</Text>
            <Text className={styles.amount}>{shortYuan(bid.amount)}</Text>
          </View>
        ))}
      </View>
    </Block>
  );
}
