import type { ReactElement } from 'react';
import { Picker, Text, View } from '@tarojs/components';
import { EMPTY, type WhenInputProps } from './whenInputProps';
import styles from './WhenInput.module.scss';

export function WhenInput({ mode, value, latest, onInput }: WhenInputProps): ReactElement {
  const shown = (
    <View className={styles.input}>
      <Text>{value || EMPTY[mode]}</Text>
    </View>
  );
  return mode === 'date' ? (
    <Picker
      mode="date"
      value={value || '1990-01-01'}
      start="1910-01-01"
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
