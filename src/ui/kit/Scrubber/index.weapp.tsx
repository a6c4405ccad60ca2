/** The mini-program's slider, with marks drawn over its track. */
import type { ReactElement } from 'react';
import { Slider, View } from '@tarojs/components';
import { vars } from '../unit';
import type { ScrubberProps } from './types';
import styles from './Scrubber.module.scss';

/** Native attributes take no tokens: the ink bar's white and its track. */
const DONE = '#ffffff';
const TRACK = 'rgba(255, 255, 255, 0.32)';

export function Scrubber({ value, max, marks, onSeek, onHold }: ScrubberProps): ReactElement {
  const length = Math.max(1, Math.round(max));
  return (
    <View className={styles.area}>
      <Slider
        className={styles.slider}
        value={Math.round(value)}
        max={length}
        step={1}
        blockSize={12}
        activeColor={DONE}
        backgroundColor={TRACK}
        onChanging={() => onHold?.()}
        onChange={({ detail }) => onSeek(detail.value)}
      />
      <View className={styles.marks}>
        {marks
          .filter((second) => second > 0 && second < length)
          .map((second) => (
            <View key={second} className={styles.mark} style={vars({ part: second / length })} />
          ))}
      </View>
    </View>
  );
}
