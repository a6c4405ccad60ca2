/** 继续播放: the film that was left in the middle last, on whatever phone. */
import { Text, View } from '@tarojs/components';
import { useState } from 'react';
import type { WatchRow } from '@/contract';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { stampText } from '@/domain/video/clock';
import { Icon } from '@/ui/kit/Icon';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Progress } from '@/ui/kit/Progress';
import { Slot } from '@/ui/kit/Slot';
import { useBlock, useReturn } from '@/ui/shell';
import rows from '../rows.module.scss';
import styles from './Continue.module.scss';

/** `first`: as it came with the films. */
export function Continue({ first }: { first: WatchRow | undefined }) {
  const [round, setRound] = useState(0);
  // Back from a film it is that one.
  useReturn(() => setRound((count) => count + 1));
  const newer = useBlock(
    () => (round === 0 ? Promise.resolve(undefined) : call('video.history', {}, { hide: true })),
    '',
    round,
  );
  const left = newer ? newer.list.find(({ position }) => position > 0) : first;
  return <Slot>{left && <Row left={left} />}</Slot>;
}

function Row({ left: { card, position } }: { left: WatchRow }) {
  const { id, title, cover, duration } = card;
  const place = `看到 ${stampText(position)}，共 ${stampText(duration)}`;
  return (
    <Pressable
      className={styles.row}
      role="link"
      onPress={() => go('/entertainment/pages/video/video', { id, from: 'history' })}
    >
      <View className={styles.still}>
        <Picture src={cover} w={240} ratio={0.5625} alt="" priority />
      </View>
      <View className={rows.column}>
        <Text className={styles.place}>{place}</Text>
        <Text className={styles.title}>{title}</Text>
        <Progress value={(position / Math.max(1, duration)) * 100} label={place} tone="celadon" />
      </View>
      <Icon name="play" size={24} />
    </Pressable>
  );
}
