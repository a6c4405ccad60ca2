/** Picture, price, clock and name of a campaign, in the order of every detail page (rule 19.3). */
import type { ReactNode } from 'react';
import { Text, View } from '@tarojs/components';
import type { CampaignDetail } from '@/contract';
import { formatTime } from '@/core/lib/time';
import { Countdown } from '@/ui/kit/Countdown';
import { Picture } from '@/ui/kit/Picture';
import { Tag } from '@/ui/kit/Tag';
import styles from './CampaignHead.module.scss';

interface CampaignHeadProps {
  campaign: CampaignDetail;
  /** The price line. */
  price: ReactNode;
  note: string;
  tags: readonly string[];
  onStale: () => void;
}

export function CampaignHead({ campaign, price, note, tags, onStale }: CampaignHeadProps) {
  const { card, serverTime } = campaign;
  return (
    <View>
      <Picture src={card.cover} w={750} ratio={1} alt={card.goods.title} priority />
      <View className={styles.intro}>
        <View className={styles.line}>
          {price}
          <Text className={styles.sold}>{note}</Text>
        </View>
        <View className={styles.clock}>
          {card.status === 'ended' ? (
            <Text>{`活动已于 ${formatTime(card.endAt, 'MM月DD日 h:m')} 结束`}</Text>
          ) : (
            <Countdown
              label={card.status === 'upcoming' ? '距开始' : '距结束'}
              endAt={card.status === 'upcoming' ? card.startAt : card.endAt}
              serverTime={serverTime}
              onEnd={onStale}
            />
          )}
        </View>
        <Text className={styles.title}>{card.title}</Text>
        <Text className={styles.note}>{card.goods.subtitle}</Text>
        <View className={styles.tags}>
          {tags.slice(0, 3).map((tag, at) => (
            <Tag key={tag} tone={at === 0 ? 'celadon' : 'line'}>
              {tag}
            </Tag>
          ))}
        </View>
      </View>
    </View>
  );
}
