/** 离你最近: the store with the shortest way, whether it has something free today, its telephone. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { VenueCard } from '@/contract';
import { platform } from '@/core/platform';
import { go } from '@/core/routes';
import { distanceText } from '@/domain/store/distance';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Stack } from '@/ui/kit/Stack';
import { Tag } from '@/ui/kit/Tag';
import { Title, Words } from '@/ui/kit/Words';
import { State } from '../State';
import styles from './home.module.scss';

/** 今晚 19:00 有位 */
function freeText({ freeSlots, fullText }: VenueCard): string {
  const evening = freeSlots.find((start) => start >= '17:30');
  if (evening) return `今晚 ${evening} 有位`;
  return freeSlots[0] ? `今天 ${freeSlots[0]} 有位` : (fullText ?? '今天已满');
}

export function Nearest({ venue }: { venue: VenueCard }): ReactElement {
  const { store } = venue;
  return (
    <Card place="alone">
      <Pressable
        role="link"
        className={styles.store}
        onPress={() => go('/reservation/pages/detail/detail', { id: store.id })}
      >
        <Picture className={styles.cover} src={store.cover} w={240} ratio={1} alt="" />
        <Stack grow gap={4}>
          <Title tracked lines={1}>
            {store.name}
          </Title>
          <Words size="sub" tone="muted" figures>
            {[distanceText(store.distance), store.hours].filter(Boolean).join('　')}
          </Words>
          <Stack row gap={6} wrap>
            {store.tags.slice(0, 3).map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </Stack>
          <Stack row justify="between" align="center" className={styles.last}>
            <State tone={store.open ? 'celadon' : 'muted'} mark={store.open ? 'dot' : 'ring'}>
              {store.open ? '营业中' : '休息中'}
            </State>
            <Words size="sub" tone="soft" figures>
              {freeText(venue)}
            </Words>
          </Stack>
        </Stack>
      </Pressable>
      <View className={styles.foot}>
        <Button
          grow
          tone="plain"
          icon="phone"
          label={`打电话给${store.name}`}
          onPress={() => platform.phone.dial(store.tel)}
        >
          打电话
        </Button>
        <Button
          grow
          tone="plain"
          label={`看空位，${store.name}`}
          onPress={() => go('/reservation/pages/detail/newDetail', { storeId: store.id })}
        >
          看空位
        </Button>
      </View>
    </Card>
  );
}
