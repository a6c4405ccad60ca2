/**
 * A row that shows its actions when it is pushed to the left. They stay reachable without a finger: Tab reaches them and opens the
 * row, and a page must offer the same action in another way as well (rule 19.8).
 */
import { useRef, useState, type ReactElement, type ReactNode } from 'react';
import { Text, View } from '@tarojs/components';
import { classes } from '../classes';
import { Pressable } from '../Pressable';
import { vars } from '../unit';
import styles from './Swipe.module.scss';

export interface SwipeAction {
  label: string;
  tone?: 'danger' | 'plain';
  onPress: () => unknown;
}
export interface SwipeProps {
  children: ReactNode;
  actions: readonly SwipeAction[];
  disabled?: boolean;
}

/** px of the screen before a movement counts as a swipe. */
const SLACK = 12;

interface Point {
  clientX: number;
  clientY: number;
}
/** Taro types a touch of View as a plain event. */
const touchOf = (event: unknown, list: 'touches' | 'changedTouches'): Point | undefined =>
  (event as Partial<Record<typeof list, ArrayLike<Point>>>)[list]?.[0];

export function Swipe({ children, actions, disabled = false }: SwipeProps): ReactElement {
  const [open, setOpen] = useState(false);
  const start = useRef<{ x: number; y: number }>();
  const handleStart = (event: unknown) => {
    const touch = touchOf(event, 'touches');
    start.current = touch && { x: touch.clientX, y: touch.clientY };
  };
  const handleEnd = (event: unknown) => {
    const touch = touchOf(event, 'changedTouches');
    if (!touch || !start.current || disabled) return;
    const [x, y] = [touch.clientX - start.current.x, touch.clientY - start.current.y];
    if (Math.abs(x) > SLACK && Math.abs(x) > Math.abs(y) * 1.5) setOpen(x < 0);
  };
  return (
    <View
      className={styles.swipe}
      style={vars({ count: actions.length })}
      onTouchStart={handleStart}
      onTouchEnd={handleEnd}
    >
      <View className={classes(styles.row, open && styles.open)}>{children}</View>
      <View
        className={classes(styles.actions, open && styles.shown)}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
      >
        {actions.map(({ label, tone = 'danger', onPress }) => (
          <Pressable
            key={label}
            className={classes(styles.action, styles[tone])}
            disabled={disabled}
            onPress={() => {
              setOpen(false);
              return onPress();
            }}
          >
            <Text>{label}</Text>
          </Pressable>
        ))}
      </View>
    </View>
  );
}
