import type { ReactElement } from 'react';
import { Picker, Text, View } from '@tarojs/components';
import { dayOf } from '@/core/lib/day';
import { useStores } from '@/core/stores';
import { EARLIEST, EMPTY, startOf, type WhenInputProps } from './whenInputProps';
import styles from './WhenInput.module.scss';

/** The messenger's own wheel, which is in Chinese everywhere. */
export function WhenInput({
  mode,
  value,
  earliest = EARLIEST,
  latest,
  birthday,
  onInput,
}: WhenInputProps): ReactElement {
  const { clock } = useStores();
  const shown = (
    <View className={styles.input}>
      <Text>{value || EMPTY[mode]}</Text>
    </View>
  );
  return mode === 'date' ? (
    <Picker
      mode="date"
      value={value || startOf(dayOf(clock.now()), { latest, birthday })}
      start={earliest}
      end={latest}
      onChange={({ detail }) => onInput(detail.value)}
    >
      {shown}
    </Picker>
  ) : (
    <Picker mode="time" value={value || '12:00'} onChange={({ detail }) => onInput(detail.value)}>
      {shown}
    </Picker>
  );
}
