/** One goods of a flash slot: its two prices, how much of it is gone, and 立即抢, 提醒我 or 已抢光. */
import { View } from '@tarojs/components';
import type { GoodsCard } from '@/contract';
import { DealRow } from '@/domain/goods/DealRow';
import { Button } from '@/ui/kit/Button';
import { Progress } from '@/ui/kit/Progress';
import { Tag } from '@/ui/kit/Tag';
import { Note } from '@/ui/kit/Words';
import styles from './FlashRow.module.scss';

/** How the slot stands; `reminded` of a coming one. */
export interface FlashGoods {
  id: string;
  card: GoodsCard;
  phase: 'ended' | 'running' | 'coming';
  reminded: boolean;
}

interface FlashRowProps {
  row: FlashGoods;
  onBuy: (card: GoodsCard) => void;
  onRemind: (row: FlashGoods) => void;
}

export function FlashRow({ row, onBuy, onRemind }: FlashRowProps) {
  const { card, phase } = row;
  const campaign = card.campaign;
  if (!campaign) return null;
  const gone = campaign.progress >= 100 || card.soldOut;
  return (
    <DealRow
      goods={card}
      campaignId={campaign.id}
      stamp={gone && phase === 'running' && '已抢光'}
      price={campaign.price}
      was={card.price}
      way={<Way row={row} gone={gone} onBuy={onBuy} onRemind={onRemind} />}
    >
      {campaign.limit !== undefined && (
        <View className={styles.line}>
          <Tag tone="line">{`限购 ${campaign.limit} 件`}</Tag>
        </View>
      )}
      {phase !== 'coming' && (
        <View className={styles.sold}>
          <Progress
            className={styles.bar}
            tone="celadon"
            value={campaign.progress}
            label={`已抢 ${campaign.progress}%`}
          />
          <Note>{`已抢 ${campaign.progress}%`}</Note>
        </View>
      )}
    </DealRow>
  );
}

function Way({ row, gone, onBuy, onRemind }: FlashRowProps & { gone: boolean }) {
  const { card, phase, reminded } = row;
  if (phase === 'ended') return <Note>已结束</Note>;
  if (phase === 'coming')
    return (
      <Button
        size="s"
        tone={reminded ? 'quiet' : 'celadon'}
        label={`${reminded ? '取消提醒' : '提醒我'}，${card.title}`}
        onPress={() => onRemind(row)}
      >
        {reminded ? '已预约提醒' : '提醒我'}
      </Button>
    );
  return (
    <Button
      size="s"
      tone="accentLine"
      disabled={gone}
      label={`${gone ? '已抢光' : '立即抢'}，${card.title}`}
      onPress={() => onBuy(card)}
    >
      {gone ? '已抢光' : '立即抢'}
    </Button>
  );
}
