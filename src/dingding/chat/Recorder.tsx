/** Speaking: begun by one press, sent or thrown away by the next; it ends by itself after a minute. */
import { useEffect, useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import { upload } from '@/core/api';
import { platform } from '@/core/platform';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Icon } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import { useInterval } from '@/ui/kit/useInterval';
import { Stack } from '@/ui/kit/Stack';
import { Note, Words } from '@/ui/kit/Words';
import { useAction } from '@/ui/shell';
import styles from './panel.module.scss';

const MOST_SECONDS = 60;

export function Recorder({ onDone }: { onDone: (url: string) => void }): ReactElement {
  const { clock, feedback } = useStores();
  const [since, setSince] = useState<number>();
  const [seconds, setSeconds] = useState(0);
  const begin = useAction(async () => {
    await platform.recorder.start();
    setSeconds(0);
    setSince(clock.steady());
  });
  const send = useAction(async () => {
    setSince(undefined);
    const recording = await platform.recorder.stop();
    if (!recording) return feedback.toast('说话时间太短');
    onDone((await upload('file.voices', recording)).url);
  });
  useInterval(
    () => {
      const past = Math.floor((clock.steady() - (since ?? 0)) / 1000);
      setSeconds(Math.min(past, MOST_SECONDS));
      if (past >= MOST_SECONDS) void send.run();
    },
    since === undefined ? false : 500,
  );
  useEffect(() => () => platform.recorder.cancel(), []);
  if (since === undefined)
    return (
      <View className={styles.speak}>
        <Pressable
          className={styles.speakButton}
          label="开始说话"
          busy={begin.pending || send.pending || undefined}
          onPress={begin.run}
        >
          <Icon name="mic" size={28} />
        </Pressable>
        <Note>{send.pending ? '正在发送' : '点一下开始说话，最长 60 秒'}</Note>
      </View>
    );
  return (
    <View className={styles.speak}>
      <Words size="head" serif>{`${seconds}″`}</Words>
      <Note>{MOST_SECONDS - seconds <= 10 ? `还能说 ${MOST_SECONDS - seconds} 秒` : '正在录音'}</Note>
      <Stack row gap={16}>
        <Button
          tone="line"
          onPress={() => {
            platform.recorder.cancel();
            setSince(undefined);
          }}
        >
          取消
        </Button>
        <Button onPress={send.run}>发送</Button>
      </Stack>
    </View>
  );
}
