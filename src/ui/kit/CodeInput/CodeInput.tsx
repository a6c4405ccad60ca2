/** A text message's code: one field over drawn boxes, so that pasting and the phone's completion work. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { aria } from '../aria';
import { classes } from '../classes';
import { Entry } from '../Entry';
import { useFocus } from '../useFocus';
import styles from './CodeInput.module.scss';

export interface CodeInputProps {
  value: string;
  onInput: (value: string) => void;
  onFull?: (value: string) => void;
  length?: number;
  label?: string;
  error?: string;
  disabled?: boolean;
  focus?: boolean;
}

export function CodeInput(props: CodeInputProps): ReactElement {
  const { value, onInput, onFull, length = 6, label = '验证码', error, disabled, focus } = props;
  const { focused, ringed, ...watch } = useFocus();
  const handleInput = (next: string) => {
    onInput(next);
    if (next.length === length) onFull?.(next);
  };
  return (
    <View>
      <View className={styles.code}>
        {Array.from({ length }, (_, index) => (
          <View
            key={index}
            className={classes(
              styles.box,
              error !== undefined && styles.wrong,
              focused && index === Math.min(value.length, length - 1) && (ringed ? styles.ringed : styles.now),
            )}
            {...aria({ hidden: true })}
          >
            <Text>{value[index] ?? ''}</Text>
          </View>
        ))}
        <Entry
          className={styles.input}
          kind="code"
          value={value}
          onInput={handleInput}
          maxLength={length}
          label={label}
          disabled={disabled}
          focus={focus}
          {...watch}
          invalid={error !== undefined}
        />
      </View>
      {error !== undefined && (
        <Text className={styles.error} {...aria({ role: 'alert' })}>
          {error}
        </Text>
      )}
    </View>
  );
}
