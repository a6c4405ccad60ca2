/** The room that runs: its picture, which moves without a sound once the app was touched, and the way in. */
import { useState, type ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { LiveCard } from '@/contract';
import { countText } from '@/core/lib/money';
import { formatTime } from '@/core/lib/time';
import { Button } from '@/ui/kit/Button';
import { Picture } from '@/ui/kit/Picture';
import { Stack } from '@/ui/kit/Stack';
import { later } from '@/ui/shell';
import { openLive } from './LiveRow';
import { isTouched } from './touched';
import styles from './live.module.scss';

const Preview = later(() => import('./Preview').then((part) => part.Preview));

export function BigStage({ live }: { live: LiveCard }): ReactElement {
  const { id, title, teacher, cover, startAt, viewers, playUrl } = live;
  const [moves, setMoves] = useState(false);
  return (
    <View className={styles.stage}>
      <Picture src={cover} w={750} fill alt="" priority />
      {playUrl !== undefined && isTouched() && (
        <Preview key={id} url={playUrl} cover={cover} title={title} onMove={setMoves} />
      )}
      <View className={styles.dim} />
      <Text className={styles.badge}>
        {['直播中', viewers > 0 && `${countText(viewers)} 人在看`, moves && '已静音'].filter(Boolean).join('　')}
      </Text>
      <View className={styles.onStage}>
        <Stack gap={2} grow shrink>
          <Text className={styles.big}>{title}</Text>
          <Text className={styles.sub}>{`${teacher}　${formatTime(startAt, 'h:m')} 开始`}</Text>
        </Stack>
        <Button label={`进去看，${title}`} onPress={() => openLive(id, 'live')}>
          进去看
        </Button>
      </View>
    </View>
  );
}
