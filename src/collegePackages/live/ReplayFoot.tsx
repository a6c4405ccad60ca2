/** Below the picture of a replay: what was said at this second, chapters, where it is, ten seconds on and back, how fast. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { useStores } from '@/core/stores';
import { RATES, STEP } from '@/domain/film/film';
import { clockText } from '@/domain/video/clock';
import { Chip } from '@/ui/kit/Chip';
import { Pressable } from '@/ui/kit/Pressable';
import { Scrubber } from '@/ui/kit/Scrubber';
import { Stack } from '@/ui/kit/Stack';
import { Strip } from '@/ui/kit/Strip';
import { Words } from '@/ui/kit/Words';
import { Bag } from './Bag';
import type { RoomProps } from './roomProps';
import { RoomTalk } from './RoomTalk';
import { useReplayTalk } from './useReplayTalk';
import { giftsOf } from './words';
import styles from './room.module.scss';

interface ReplayFootProps extends RoomProps {
  /** Where it is, and how long it is, in seconds. */
  time: number;
  length: number;
  rate: number;
  onSeek: (second: number) => void;
}

export function ReplayFoot(props: ReplayFootProps): ReactElement {
  const { live, control, time, length, rate, onSeek, onOpen, onShare } = props;
  const { session } = useStores();
  const { card, chapters, goods } = live;
  const said = useReplayTalk(card.id, card.startAt, time);
  const marks = chapters.map(({ value }) => Number(value));
  const current = marks.reduce((found, mark, at) => (mark <= time ? at : found), 0);
  const next = RATES[(RATES.findIndex((one) => one === rate) + 1) % RATES.length] ?? 1;
  return (
    <View className={styles.foot}>
      <RoomTalk list={said} gifts={giftsOf(live)} me={session.member?.id} />
      <View className={styles.controls}>
        {chapters.length > 0 && (
          <Strip>
            <Stack row gap={8}>
              {chapters.map(({ key, label, value }, at) => (
                <Chip key={key} selected={at === current} onPress={() => onSeek(Number(value))}>
                  {`${clockText(Number(value))} ${label}`}
                </Chip>
              ))}
            </Stack>
          </Strip>
        )}
        <Stack row gap={8} align="center">
          <Words size="caption" tone="muted">
            {clockText(time)}
          </Words>
          <View className={styles.grow}>
            <Scrubber
              value={Math.min(time, length)}
              max={length}
              marks={marks}
              label="进度"
              format={clockText}
              onSeek={onSeek}
            />
          </View>
          <Words size="caption" tone="muted">
            {clockText(length)}
          </Words>
        </Stack>
      </View>
      <View className={styles.bar}>
        <Word label={`后退 ${STEP} 秒`} text={`−${STEP}`} onPress={() => control.current?.step(-1)} />
        <Word label={`前进 ${STEP} 秒`} text={`+${STEP}`} onPress={() => control.current?.step(1)} />
        <Word
          label={`倍速，现在 ${rate}×`}
          text={rate === 1 ? '倍速' : `${rate}×`}
          onPress={() => control.current?.setRate(next)}
        />
        <View className={styles.grow} />
        <Bag goods={goods} onOpen={onOpen} onShare={onShare} />
      </View>
    </View>
  );
}

interface WordProps {
  label: string;
  text: string;
  onPress: () => unknown;
}
const Word = ({ label, text, onPress }: WordProps) => (
  <Pressable className={styles.word} label={label} onPress={onPress}>
    <Text>{text}</Text>
  </Pressable>
);
