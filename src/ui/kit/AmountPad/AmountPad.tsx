/**
 * Keys for an amount, at the bottom of the page, with what is done with it among them. A browser's physical keyboard types into it as
 * well, Enter is the doing key.
 */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { aria } from '../aria';
import { classes } from '../classes';
import { useKeyboard } from '../overlay/keyboard';
import { Pressable } from '../Pressable';
import { useTyped } from '../useTyped';
import { typed } from './amount';
import styles from './AmountPad.module.scss';

export interface AmountPadProps {
  /** Of the group of keys: 提现金额. */
  label: string;
  value: string;
  onInput: (value: string) => void;
  /** Verb of the doing key. */
  act: string;
  disabled?: boolean;
  busy?: boolean;
  onAct: () => unknown;
  /** Folds the keys away. */
  onClose: () => void;
}

const ROWS = [
  ['1', '2', '3'],
  ['4', '5', '6'],
  ['7', '8', '9'],
] as const;

export function AmountPad(props: AmountPadProps): ReactElement {
  const { label, value, onInput, act, disabled = false, busy = false, onAct, onClose } = props;
  const [latest, type] = useTyped(value);
  const press = (key: string) => {
    if (busy) return;
    const next = typed(latest.current, key);
    if (next === latest.current) return;
    type(next);
    onInput(next);
  };
  const part = useKeyboard((key) => {
    if (/^[\d.]$/.test(key)) press(key);
    else if (key === 'Backspace') press('back');
    else if (key === 'Enter' && !disabled && !busy) void onAct();
  });
  const digit = (key: string) => (
    <Pressable
      key={key}
      className={styles.key}
      look={styles.down}
      label={key === '.' ? '小数点' : undefined}
      onPress={() => press(key)}
    >
      <Text>{key}</Text>
    </Pressable>
  );
  return (
    <View className={styles.holder}>
      <View ref={part} className={styles.pad} {...aria({ role: 'group', label: `${label}，数字键` })}>
        <View className={styles.keys}>
          {ROWS.map((row) => (
            <View key={row[0]} className={styles.row}>
              {row.map(digit)}
            </View>
          ))}
          <View className={styles.row}>
            {digit('.')}
            {digit('0')}
            <Pressable className={classes(styles.key, styles.soft)} look={styles.down} onPress={onClose}>
              <Text>收起</Text>
            </Pressable>
          </View>
        </View>
        <View className={styles.side}>
          <Pressable className={classes(styles.key, styles.soft)} look={styles.down} onPress={() => press('back')}>
            <Text>删除</Text>
          </Pressable>
          <Pressable
            className={classes(styles.act, (disabled || busy) && styles.off)}
            look={disabled || busy ? false : styles.actDown}
            disabled={disabled || busy}
            busy={busy || undefined}
            onPress={onAct}
          >
            <Text>{act}</Text>
          </Pressable>
        </View>
      </View>
    </View>
  );
}
