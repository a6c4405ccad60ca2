/** In place of the stream: the countdown of what has not begun, the last picture of a camera that is offline, or that it is over. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { LiveDetail } from '@/contract';
import { listTime } from '@/core/lib/time';
import { Countdown } from '@/ui/kit/Countdown';
import { Picture } from '@/ui/kit/Picture';
import { Stack } from '@/ui/kit/Stack';
import styles from './live.module.scss';

export function Still({ live, onStart }: { live: LiveDetail; onStart: () => void }): ReactElement {
  const { card, offlineSince } = live;
  return (
    <View className={styles.stage}>
      <Picture src={card.cover} w={750} fill alt="" priority />
      <Stack gap={12} align="center" justify="center" className={styles.veil}>
        {offlineSince !== undefined ? (
          <>
            <Text className={styles.say}>摄像头离线</Text>
            <Text className={styles.small}>{`最后画面 ${listTime(offlineSince)}`}</Text>
          </>
        ) : card.status === 'upcoming' ? (
          <>
            <Text className={styles.say}>还没有开始</Text>
            <Countdown endAt={card.startAt} label="距开始" tone="inverse" onEnd={onStart} />
          </>
        ) : (
          <Text className={styles.say}>直播已结束，没有回放</Text>
        )}
      </Stack>
    </View>
  );
}
