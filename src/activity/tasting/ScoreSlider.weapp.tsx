/** The mini-program's slider, with ten ticks under its track. */
import type { ReactElement } from 'react';
import { Slider, View } from '@tarojs/components';
import { vars } from '@/ui/kit/unit';
import { MOST_SCORE, type ScoreSliderProps } from './scoreSliderProps';
import styles from './slider.module.scss';

/** Native attributes take no tokens: celadon, and the track of paper. */
const DONE = '#3f6f5b';
const TRACK = '#e9e4d8';

export function ScoreSlider({ label, value, disabled, onChange }: ScoreSliderProps): ReactElement {
  return (
    <View className={styles.area}>
      <Slider
        className={styles.slider}
        ariaLabel={label}
        min={1}
        max={MOST_SCORE}
        step={1}
        value={value ?? 5}
        disabled={disabled}
        blockSize={24}
        activeColor={value === undefined ? TRACK : DONE}
        backgroundColor={TRACK}
        onChange={({ detail }) => onChange(detail.value)}
      />
      <View className={styles.ticks}>
        {Array.from({ length: MOST_SCORE }, (_, i) => (
          <View key={i} className={styles.tick} style={vars({ part: i / (MOST_SCORE - 1) })} />
        ))}
      </View>
    </View>
  );
}
