/** A store as a story: its picture, what it is like in a line, the tea it is known for, and what can be done there. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { ExploreStore } from '@/contract';
import { shortYuan } from '@/core/lib/money';
import { go } from '@/core/routes';
import { distanceText } from '@/domain/store/distance';
import { Button } from '@/ui/kit/Button';
import { Item } from '@/ui/kit/Item';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Stack } from '@/ui/kit/Stack';
import { Tag } from '@/ui/kit/Tag';
import { Thumb } from '@/ui/kit/Thumb';
import { Title, Words } from '@/ui/kit/Words';
import { State } from '../State';
import { shortName } from '../shortName';
import styles from './explore.module.scss';

interface StoreStoryProps {
  row: ExploreStore;
  busy: boolean;
  onVisit: (storeId: string) => void;
}

export function StoreStory({ row, busy, onVisit }: StoreStoryProps): ReactElement {
  const { store, photo, line, signature, visited, today } = row;
  const name = shortName(store.name);
  return (
    <View className={styles.story}>
      <Pressable
        role="link"
        className={styles.tale}
        onPress={() => go('/reservation/pages/explore/storesinformation', { id: store.id })}
      >
        <Picture src={photo} w={750} ratio={0.56} alt="" />
        <Stack gap={6} className={styles.words}>
          <Stack row gap={8} align="center">
            <Title size="head" tracked>
              {name}
            </Title>
            {visited && <Tag tone="celadon">来过</Tag>}
          </Stack>
          {line !== '' && (
            <Words size="body" tone="soft" block>
              {line}
            </Words>
          )}
          <Stack row gap={10} align="center" wrap>
            <State tone={store.open ? 'celadon' : 'muted'} mark={store.open ? 'dot' : 'ring'}>
              {store.open ? '营业中' : '休息中'}
            </State>
            <Words size="sub" tone="muted" figures>
              {[store.city, distanceText(store.distance)].filter(Boolean).join('　')}
            </Words>
          </Stack>
        </Stack>
      </Pressable>
      {signature && (
        <Pressable
          role="link"
          className={styles.signature}
          onPress={() => go('/reservation/pages/explore/product', { storeId: store.id })}
        >
          <Item
            title={signature.title}
            leading={<Thumb src={signature.cover} size={48} />}
            notes={[`这家的招牌　${shortYuan(signature.price)}`]}
          />
        </Pressable>
      )}
      <Stack row gap={10} className={styles.acts}>
        <Button
          grow
          tone="line"
          label={`去预约，${name}`}
          onPress={() => go('/reservation/pages/detail/detail', { id: store.id })}
        >
          去预约
        </Button>
        <Button
          grow
          tone={today ? 'quiet' : 'celadon'}
          disabled={today}
          busy={busy && '定位中'}
          label={today ? `今日已打卡，${name}` : `到店打卡，${name}`}
          onPress={() => onVisit(store.id)}
        >
          {today ? '今日已打卡' : '到店打卡'}
        </Button>
      </Stack>
    </View>
  );
}
