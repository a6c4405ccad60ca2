/** Picture, price, clock and name of a campaign, in the order of every detail page (rule 19.3). */
import type { ReactNode } from 'react';
import { Text, View } from '@tarojs/components';
import type { CampaignDetail } from '@/contract';
import { Countdown } from '@/ui/kit/Countdown';
import { Picture } from '@/ui/kit/Picture';
import { Stack } from '@/ui/kit/Stack';
import { Tag } from '@/ui/kit/Tag';
import { Note } from '@/ui/kit/Words';
import { later } from '@/ui/shell';
import styles from './CampaignHead.module.scss';

/** Of those that still run the day is not told, nor what tells it fetched. */
const Ended = later(
  () => import('./Ended').then(({ Ended: part }) => part),
  () => <Text>活动已结束</Text>,
);

interface CampaignHeadProps {
  campaign: CampaignDetail;
  /** The price line. */
  price: ReactNode;
  note: string;
  tags: readonly string[];
  onStale: () => void;
}

export function CampaignHead({ campaign, price, note, tags, onStale }: CampaignHeadProps) {
  const { card } = campaign;
  return (
    <View>
      <Picture src={card.cover} w={750} ratio={1} alt={card.goods.title} priority />
      <View className={styles.intro}>
        <Stack row gap={10} align="baseline" justify="between" wrap>
          {price}
          <Note className={styles.sold}>{note}</Note>
        </Stack>
        <View className={styles.clock}>
          {card.status === 'ended' ? (
            <Ended at={card.endAt} />
          ) : (
            <Countdown
              label={card.status === 'upcoming' ? '距开始' : '距结束'}
              endAt={card.status === 'upcoming' ? card.startAt : card.endAt}
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
