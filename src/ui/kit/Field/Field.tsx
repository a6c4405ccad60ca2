/** A labelled row of a form: label above, the control, then a hint or an error that says what to do. */
import type { ReactElement, ReactNode } from 'react';
import { Text, View } from '@tarojs/components';
import { aria } from '../aria';
import { classes } from '../classes';
import { Icon } from '../Icon';
import { Pressable } from '../Pressable';
import styles from './Field.module.scss';

export interface FieldProps {
  label: string;
  children?: ReactNode;
  hint?: string;
  /** Replaces the hint; tints the row. */
  error?: string;
  /** Small thing at the right end: a counter, 获取验证码, a chevron. */
  trailing?: ReactNode;
  /** Id of the hint, for `aria-describedby` of the control. */
  hintId?: string;
  focused?: boolean;
  /** The whole row opens something (a picker, another page). */
  onPress?: () => unknown;
}

/** Two short fields beside one another: a price and how many there are. */
export const FieldPair = ({ children }: { children: ReactNode }): ReactElement => (
  <View className={styles.pair}>{children}</View>
);

export function Field({ label, children, hint, error, trailing, hintId, focused, onPress }: FieldProps): ReactElement {
  const className = classes(styles.field, error !== undefined && styles.error, focused && !error && styles.focused);
  const inside = (
    <>
      <View className={styles.main}>
        <Text className={styles.label}>{label}</Text>
        <View className={styles.control}>{children}</View>
        {error === undefined && hint && (
          <Text id={hintId} className={styles.hint}>
            {hint}
          </Text>
        )}
        {error !== undefined && (
          <View id={hintId} className={styles.wrong} {...aria({ role: 'alert' })}>
            <Icon name="info" size={14} />
            <Text>{error}</Text>
          </View>
        )}
      </View>
      {trailing}
      {onPress && !trailing && <Icon name="next" size={16} className={styles.chevron} />}
    </>
  );
  return onPress ? (
    <Pressable className={className} describedby={error ? hintId : undefined} onPress={onPress}>
      {inside}
    </Pressable>
  ) : (
    <View className={className}>{inside}</View>
  );
}
