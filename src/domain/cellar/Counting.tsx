/** How many pieces of a lot: what there is, and the number. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { Quantity } from '@/ui/kit/Quantity';
import styles from './Counting.module.scss';

interface CountingProps {
  text: string;
  label: string;
  value: number;
  max: number;
  onChange: (qty: number) => void;
}

export const Counting = ({ text, label, value, max, onChange }: CountingProps): ReactElement => (
  <View className={styles.counting}>
    <Text>{text}</Text>
    <Quantity value={value} label={label} max={max} onChange={onChange} />
  </View>
);
