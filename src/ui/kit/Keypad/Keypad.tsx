/**
 * Six-digit payment password: what was typed as dots, and the app's own keys at the lower edge of what asks for it, so that no keyboard of
 * the phone sees the digits. A browser's physical keyboard types into it as well.
 */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { aria } from '../aria';
import { classes } from '../classes';
import { Icon } from '../Icon';
import { useKeyboard } from '../overlay/keyboard';
import { Pressable } from '../Pressable';
import { useTyped } from '../useTyped';
import { Words } from '../Words';
import styles from './Keypad.module.scss';

const LENGTH = 6;

export interface PinDotsProps {
  value: string;
  /** What is asked for: 支付密码. */
  label: string;
  /** 支付密码错误，还可尝试 2 次. */
  error?: string;
}

export const PinDots = ({ value, label, error }: PinDotsProps): ReactElement => (
  <View>
    <View className={styles.dots} {...aria({ role: 'status', label: `${label}，已输入 ${value.length} 位` })}>
      {Array.from({ length: LENGTH }, (_, index) => (
        <View key={index} className={styles.slot}>
          {index < value.length && <View className={styles.dot} />}
        </View>
      ))}
    </View>
    <View className={styles.error} {...aria({ role: 'alert' })}>
      {error && (
        <Words size="sub" tone="danger">
          {error}
        </Words>
      )}
    </View>
  </View>
);

export interface KeypadProps extends Pick<PinDotsProps, 'value' | 'label'> {
  onInput: (value: string) => void;
  /** Once, with the last digit. */
  onFull?: (value: string) => void;
  busy?: boolean;
  /** On a page: stays at the bottom of the screen. The dock of a sheet is there by itself. */
  fixed?: boolean;
}

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '', '0', 'back'] as const;

export function Keypad({ value, onInput, onFull, label, busy = false, fixed = false }: KeypadProps): ReactElement {
  const [typed, type] = useTyped(value);

  const press = (key: string) => {
    if (busy) return;
    const before = typed.current;
    const next = key === 'back' ? before.slice(0, -1) : (before + key).slice(0, LENGTH);
    if (next === before) return;
    type(next);
    onInput(next);
    if (next.length === LENGTH) onFull?.(next);
  };
  const part = useKeyboard((key) => {
    if (/^\d$/.test(key)) press(key);
    else if (key === 'Backspace') press('back');
  });
  const keys = (
    <View
      ref={part}
      className={classes(styles.keys, busy && styles.busy, fixed && styles.fixed)}
      {...aria({ role: 'group', label })}
    >
      {KEYS.map((key) =>
        key === '' ? (
          <View key="blank" className={classes(styles.key, styles.blank)} />
        ) : (
          <Pressable
            key={key}
            className={classes(styles.key, key === 'back' && styles.blank)}
            label={key === 'back' ? '删除' : undefined}
            disabled={busy}
            look={styles.down}
            onPress={() => press(key)}
          >
            {key === 'back' ? <Icon name="erase" size={22} /> : <Text>{key}</Text>}
          </Pressable>
        ),
      )}
    </View>
  );
  return fixed ? <View className={styles.holder}>{keys}</View> : keys;
}
