/** 近期活动 of the store; a row is pressed only when the activity has a page. */
import { Text, View } from '@tarojs/components';
import type { StoreHome } from '@/contract';
import { listTime } from '@/core/lib/time';
import { canOpen, open } from '@/core/routes';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Price } from '@/ui/kit/Price';
import { Stack } from '@/ui/kit/Stack';
import { Tag } from '@/ui/kit/Tag';
import styles from './Events.module.scss';

const STATES = { signing: '报名中', full: '已满', running: '进行中', ended: '已结束' } as const;

export function Events({ events }: { events: StoreHome['events'] }) {
  return (
    <View className={styles.events}>
      {events.map((event) => {
        const link = `/activity/pages/index?id=${event.id}`;
        const content = (
          <>
            <Picture className={styles.art} src={event.cover} w={240} ratio={0.75} alt="" />
            <Stack grow>
              <Text className={styles.title}>{event.title}</Text>
              <Text className={styles.note}>{listTime(event.startAt)}</Text>
              <Stack row align="center" justify="between">
                {event.price > 0 ? <Price fen={event.price} size="s" /> : <Text className={styles.note}>免费</Text>}
                <Tag tone={event.status === 'signing' ? 'celadon' : 'plain'}>{STATES[event.status]}</Tag>
              </Stack>
            </Stack>
          </>
        );
        return canOpen(link) ? (
          <Pressable
            key={event.id}
            className={styles.event}
            role="link"
            label={event.title}
            onPress={() => void open(link)}
          >
            {content}
          </Pressable>
        ) : (
          <View key={event.id} className={styles.event}>
            {content}
          </View>
        );
      })}
    </View>
  );
}
