import type { ReactElement } from 'react';
import { Picker, Text, View } from '@tarojs/components';
import type { DayInputProps } from './dayInputProps';
import styles from './DayInput.module.scss';

export const DayInput = ({ value, latest, onInput }: DayInputProps): ReactElement => (
  <Picker
    mode="date"
    value={value || '1990-01-01'}
    start="1910-01-01"
    end={latest}
    onChange={({ detail }) => onInput(detail.value)}
  >
    <View className={styles.input}>
      <Text>{value || '选择日期'}</Text>
    </View>
  </Picker>
);
