/** The table from above with its seats around it: who sits where, what is held, which one is mine. */
import { Text, View } from '@tarojs/components';
import type { EventSeat } from '@/contract';
import { aria } from '@/ui/kit/aria';
import { Avatar } from '@/ui/kit/Avatar';
import { classes } from '@/ui/kit/classes';
import { Pressable } from '@/ui/kit/Pressable';
import { vars } from '@/ui/kit/unit';
import styles from './public.module.scss';

/** More seats than that are a list. */
export const ROUND = 10;

/** Of the height: the names of the lowest seat need room below. */
const MIDDLE = 0.45;
const placeOf = (nth: number, count: number): { x: number; y: number } => {
  const angle = (Math.PI * 2 * nth) / count - Math.PI / 2;
  return { x: 0.5 + Math.cos(angle) * 0.4, y: MIDDLE + Math.sin(angle) * 0.38 };
};

const saidOf = ({ key, state, guest }: EventSeat): [string, string] => {
  if (state === 'chosen') return [`我选 ${key} 号`, ''];
  if (state === 'mine') return ['我', guest?.tags.join('、') ?? ''];
  if (state === 'host') return [`${guest?.nickname ?? ''}　席主`, guest?.tags.join('、') ?? ''];
  if (state === 'taken') return [guest?.nickname ?? '已坐', guest?.tags.join('、') ?? ''];
  return [state === 'held' ? '付款中' : '空', ''];
};

interface RoundTableProps {
  seats: readonly EventSeat[];
  disabled: boolean;
  onChoose: (seat: string) => void;
}

export function RoundTable({ seats, disabled, onChoose }: RoundTableProps) {
  const isRound = seats.length <= ROUND;
  return (
    <View className={isRound ? styles.round : styles.listed} {...aria({ role: 'group', label: '座位' })}>
      {isRound && (
        <View className={styles.board} {...aria({ hidden: true })}>
          <View className={styles.runner} />
          {seats.map(({ key }, i) => {
            const { x, y } = placeOf(i, seats.length);
            return (
              <View
                key={key}
                className={styles.cup}
                style={vars({ x: (x - 0.5) * 0.95 + 0.5, y: (y - MIDDLE) * 0.95 + 0.5 })}
              />
            );
          })}
        </View>
      )}
      {seats.map((seat, i) => {
        const { key, state, guest } = seat;
        const [name, taste] = saidOf(seat);
        const isOpen = state === 'free' || state === 'chosen';
        return (
          <Pressable
            key={key}
            role="checkbox"
            checked={state === 'chosen'}
            label={`${key} 号座，${[name, taste].filter(Boolean).join('，')}`}
            disabled={disabled || !isOpen}
            className={styles.seat}
            style={vars(placeOf(i, seats.length))}
            onPress={() => onChoose(key)}
          >
            <View className={classes(styles.disc, styles[state])}>
              {guest ? (
                <Avatar src={guest.avatar} name={guest.nickname} size={44} />
              ) : (
                <Text className={styles.no}>{state === 'held' ? '' : key}</Text>
              )}
            </View>
            <Text className={styles.nick}>{name}</Text>
            {taste !== '' && <Text className={styles.taste}>{taste}</Text>}
          </Pressable>
        );
      })}
    </View>
  );
}
