/** Seats of a room in their rows: free, held by somebody, taken, the own ones. */
import { Text, View } from '@tarojs/components';
import type { EventSeat } from '@/contract';
import { aria } from '@/ui/kit/aria';
import { classes } from '@/ui/kit/classes';
import { Pressable } from '@/ui/kit/Pressable';
import { Note } from '@/ui/kit/Words';
import styles from './SeatPlan.module.scss';

const STATES: Record<EventSeat['state'], string> = {
  free: '空',
  held: '付款中',
  taken: '已坐',
  mine: '我的',
  chosen: '我选的',
  host: '席主',
};

/** 甲3 -> 甲. */
const rowOf = (name: string): string => name.replace(/\d+$/, '');

interface SeatPlanProps {
  seats: readonly EventSeat[];
  disabled?: boolean;
  onChoose: (seat: string) => void;
}

export function SeatPlan({ seats, disabled = false, onChoose }: SeatPlanProps) {
  const rows = [...new Set(seats.map(({ key }) => rowOf(key)))];
  return (
    <View className={styles.plan} {...aria({ role: 'group', label: '座位图' })}>
      <Note className={styles.stage}>主讲台</Note>
      {rows.map((row) => (
        <View key={row} className={styles.row}>
          {row !== '' && <Text className={styles.name}>{row}</Text>}
          {seats
            .filter(({ key }) => rowOf(key) === row)
            .map(({ key, label, state }) => (
              <Pressable
                key={key}
                role="checkbox"
                checked={state === 'chosen'}
                label={`${label}，${STATES[state]}`}
                disabled={disabled || (state !== 'free' && state !== 'chosen')}
                className={classes(styles.seat, styles[state])}
                onPress={() => onChoose(key)}
              >
                <Text>{key.slice(row.length)}</Text>
              </Pressable>
            ))}
        </View>
      ))}
    </View>
  );
}
