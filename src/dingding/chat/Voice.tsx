/** A recording: bars and seconds, a dot until it was played. One plays at a time. */
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { ChatMsg } from '@/contract';
import { remembered } from '@/core/lib/memory';
import { serverUrl } from '@/core/lib/serverUrl';
import { platform } from '@/core/platform';
import { Badge } from '@/ui/kit/Badge';
import { classes } from '@/ui/kit/classes';
import { Icon } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import { vars } from '@/ui/kit/unit';
import { Stack } from '@/ui/kit/Stack';
import { Words } from '@/ui/kit/Words';
import { useRemembered } from '@/ui/shell';
import styles from './chat.module.scss';

const heard = remembered(() => new Set<string>());

/** The same for the same recording, and none like the next. */
const barsOf = (id: string, seconds: number): number[] =>
  Array.from(
    { length: Math.min(22, 8 + Math.floor(seconds / 3)) },
    (_, i) => 4 + ((Number(id.slice(-4)) * 7 + i * i * 5 + i * 3) % 15),
  );

export function Voice({ message: { id, body }, isOwn }: { message: ChatMsg; isOwn: boolean }): ReactElement {
  const known = useRemembered(heard);
  const [playing, setPlaying] = useState(false);
  const stop = useRef<() => void>();
  useEffect(() => () => stop.current?.(), []);
  const { url = '', seconds = 1 } = body;
  const isNew = !isOwn && !known.has(id);
  const toggle = () => {
    if (playing) return stop.current?.();
    known.add(id);
    setPlaying(true);
    stop.current = platform.recorder.play(serverUrl(url), () => setPlaying(false));
  };
  return (
    <Stack row gap={8} align="center">
      <Pressable
        className={classes(styles.bubble, styles.voice, isOwn && styles.own, playing && styles.playing)}
        label={`语音 ${seconds} 秒${isNew ? '，未听' : ''}`}
        pressed={playing}
        onPress={toggle}
      >
        <Icon name={playing ? 'pause' : 'volume'} size={18} />
        <View className={styles.bars}>
          {barsOf(id, seconds).map((h, i) => (
            <View key={i} className={styles.bar} style={vars({ h })} />
          ))}
        </View>
        <Words size="value" tone="soft">{`${seconds}″`}</Words>
      </Pressable>
      {isNew ? <Badge dot /> : null}
    </Stack>
  );
}
