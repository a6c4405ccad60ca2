/** Where a film is, and what can be done with it: words on the bar, which open the drawer or do at once what they say. */
import { Text, View } from '@tarojs/components';
import { clockText, stampText } from '@/domain/video/clock';
import { classes } from '@/ui/kit/classes';
import { Pressable } from '@/ui/kit/Pressable';
import { Scrubber } from '@/ui/kit/Scrubber';
import { STEP } from './film';
import type { Panel } from './Panels';
import type { StageProps } from './stageProps';
import type { Playing } from './usePlaying';
import styles from './Stage.module.scss';

/** Where it is; a stream that goes on is now. */
export function Line({ film, onHold }: { film: Playing; onHold: () => void }) {
  const { time, length } = film;
  if (film.film.endless) return null;
  return (
    <View className={styles.line}>
      <Text className={styles.clock}>{stampText(time)}</Text>
      <Scrubber
        value={time}
        max={length}
        marks={film.film.marks ?? []}
        label="播放进度"
        format={clockText}
        onSeek={film.seek}
        onHold={onHold}
      />
      <Text className={styles.clock}>{stampText(length)}</Text>
    </View>
  );
}

interface ControlsProps extends Pick<StageProps, 'pose' | 'onNext' | 'onTurn' | 'drawer'> {
  film: Playing;
  onPanel: (panel: Panel) => void;
}
/** What the drawer holds and the next film stand below the picture while it is upright. */
export function Controls({ film, pose, drawer, onPanel, onNext, onTurn }: ControlsProps) {
  const { rate, quality, captions } = film;
  const { sources, endless, captions: cues = [] } = film.film;
  const whole = pose !== 'upright';
  const turn = pose === 'turned' ? '竖屏' : '横屏';
  return (
    <View className={styles.words}>
      {!endless && <Steps film={film} />}
      <View className={styles.space} />
      {film.muted && <Word label="打开声音" text="静音" onPress={() => film.setMuted(false)} />}
      {cues.length > 0 && (
        <Word
          label={captions ? '关掉字幕' : '打开字幕'}
          text="字幕"
          on={captions}
          onPress={() => film.setCaptions(!captions)}
        />
      )}
      {!endless && <Rate rate={rate} onPress={() => onPanel('rate')} />}
      {sources.length > 1 && (
        <Word label={`清晰度，现在${quality}`} text={quality} onPress={() => onPanel('quality')} />
      )}
      {whole && drawer && <Word label={drawer.label} text={drawer.word} onPress={() => onPanel('drawer')} />}
      {whole && onNext && <Word label="下一个" text="下一个" onPress={onNext} />}
      {onTurn && pose !== 'wide' && <Word label={turn} text={turn} onPress={onTurn} />}
    </View>
  );
}

const Rate = ({ rate, onPress }: { rate: number; onPress: () => void }) => (
  <Word label={`倍速，现在 ${rate}×`} text={rate === 1 ? '倍速' : `${rate}×`} onPress={onPress} />
);
const Steps = ({ film }: { film: Playing }) => (
  <>
    <Word label={`后退 ${STEP} 秒`} text={`−${STEP}`} onPress={() => film.step(-1)} />
    <Word label={`前进 ${STEP} 秒`} text={`+${STEP}`} onPress={() => film.step(1)} />
  </>
);

interface WordProps {
  label: string;
  text: string;
  on?: boolean;
  onPress: () => void;
}
const Word = ({ label, text, on, onPress }: WordProps) => (
  <Pressable className={classes(styles.word, on && styles.chosen)} label={label} pressed={on} onPress={onPress}>
    <Text>{text}</Text>
  </Pressable>
);
