/** An hour and a minute as keys: the minutes go by five, as appointments do. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { pad } from '@/core/lib/span';
import { aria } from '../aria';
import { classes } from '../classes';
import { Pressable } from '../Pressable';
import { Words } from '../Words';
import styles from './Calendar.module.scss';

const HOURS = Array.from({ length: 24 }, (_, hour) => pad(hour));
const MINUTES = Array.from({ length: 12 }, (_, at) => pad(at * 5));

interface KeysProps {
  label: string;
  keys: readonly string[];
  chosen: string;
  onChoose: (key: string) => void;
}

const Keys = ({ label, keys, chosen, onChoose }: KeysProps): ReactElement => (
  <View {...aria({ role: 'radiogroup', label })}>
    <Words size="foot" tone="muted" block className={styles.heading}>
      {label}
    </Words>
    <View className={styles.keys}>
      {keys.map((key) => (
        <Pressable
          key={key}
          role="radio"
          className={classes(styles.key, key === chosen && styles.chosen)}
          checked={key === chosen}
          onPress={() => onChoose(key)}
        >
          <Text>{key}</Text>
        </Pressable>
      ))}
    </View>
  </View>
);

/** `value` is HH:mm. */
export const Clock = ({ value, onChange }: { value: string; onChange: (value: string) => void }): ReactElement => {
  const [hour = '', minute = ''] = value.split(':');
  return (
    <View>
      <Keys label="几点" keys={HOURS} chosen={hour} onChoose={(next) => onChange(`${next}:${minute}`)} />
      <Keys label="几分" keys={MINUTES} chosen={minute} onChoose={(next) => onChange(`${hour}:${next}`)} />
    </View>
  );
};
