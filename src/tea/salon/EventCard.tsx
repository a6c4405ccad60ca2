/** One event in the list. */
import { View } from '@tarojs/components';
import type { ActivityCard } from '@/contract';
import { shortYuan } from '@/core/lib/money';
import { listTime } from '@/core/lib/time';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Stack } from '@/ui/kit/Stack';
import { Tag } from '@/ui/kit/Tag';
import { Note, Title, Words } from '@/ui/kit/Words';
import styles from './EventCard.module.scss';

export const KIND_NAMES: Record<ActivityCard['kind'], string> = {
  event: '活动',
  salon: '茶沙龙',
  gathering: '雅集',
  publicTable: '公共茶席',
  tasting: '品鉴会',
  furniture: '茶家居',
};
export const STATUS_NAMES: Record<ActivityCard['status'], string> = {
  signing: '报名中',
  full: '已满',
  running: '进行中',
  ended: '回顾',
};

export const priceOf = (price: number): string => (price === 0 ? '免费' : shortYuan(price));

export function EventCard({ event, onOpen }: { event: ActivityCard; onOpen: () => void }) {
  const { kind, title, cover, store, startAt, price, seats, joined, status, mine } = event;
  const when = listTime(startAt);
  return (
    <Pressable className={styles.card} role="link" onPress={onOpen}>
      <Picture src={cover} w={750} ratio={0.46} alt="" />
      <View className={styles.words}>
        <Stack row gap={10} align="center" justify="between">
          <Title className={styles.title}>{title}</Title>
          <Tag tone={status === 'signing' ? 'accent' : status === 'full' ? 'warn' : 'plain'}>
            {STATUS_NAMES[status]}
          </Tag>
        </Stack>
        <Note>{`${KIND_NAMES[kind]} · ${store.name}`}</Note>
        <Stack row gap={10} align="center" justify="between">
          <Words size="sub" figures>
            {when}
          </Words>
          <Note>{[priceOf(price), `已报 ${joined}/${seats}`, mine ? '我已报名' : ''].filter(Boolean).join(' · ')}</Note>
        </Stack>
      </View>
    </Pressable>
  );
}
