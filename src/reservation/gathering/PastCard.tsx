/** What is over: pictures, and how many came. */
import { View } from '@tarojs/components';
import type { ActivityCard } from '@/contract';
import { whenOf } from '@/domain/activity/words';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Stack } from '@/ui/kit/Stack';
import { Note, Title } from '@/ui/kit/Words';
import styles from './gathering.module.scss';

export function PastCard({ card, onOpen }: { card: ActivityCard; onOpen: () => void }) {
  const { title, startAt, store, came = 0, cover, photos = [] } = card;
  const shown = photos.length > 0 ? photos.slice(0, 2) : [cover];
  return (
    <Pressable className={styles.past} role="link" onPress={onOpen}>
      <View className={styles.photos}>
        {shown.map((src) => (
          <Picture key={src} className={styles.photo} src={src} w={375} ratio={shown.length > 1 ? 0.7 : 0.4} alt="" />
        ))}
      </View>
      <Stack gap={4} className={styles.words}>
        <Title>{title}</Title>
        <Note>{`${whenOf(startAt)}　${store.name}　到场 ${came} 位`}</Note>
      </Stack>
    </Pressable>
  );
}
