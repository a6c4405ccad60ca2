import { useId, type ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { classes } from '../classes';
import { Field } from '../Field/Field';
import { useFocus } from '../useFocus';
import { Area } from './Area';
import styles from './TextArea.module.scss';

export interface TextAreaProps {
  label: string;
  value: string;
  onInput: (value: string) => void;
  placeholder?: string;
  /** Shown as 12/200. */
  maxLength?: number;
  /** Lines shown at first. */
  rows?: number;
  hint?: string;
  error?: string;
  disabled?: boolean;
  focus?: boolean;
  onBlur?: () => void;
  id?: string;
}

export function TextArea(props: TextAreaProps): ReactElement {
  const { label, value, onInput, placeholder, maxLength = 200, rows = 3, hint, error, disabled, focus, onBlur } = props;
  const own = `area${useId().replace(/\W/g, '')}`;
  const id = props.id ?? own;
  const cursor = useFocus();
  return (
    <Field label={label} hint={hint} error={error} hintId={`${id}-hint`}>
      <View className={classes(styles.box, cursor.ringed && styles.focused)}>
        <Area
          id={id}
          label={label}
          value={value}
          onInput={onInput}
          placeholder={placeholder}
          maxLength={maxLength}
          rows={rows}
          disabled={disabled}
          focus={focus}
          invalid={error !== undefined}
          describedBy={error || hint ? `${id}-hint` : undefined}
          onFocus={cursor.onFocus}
          onBlur={() => {
            cursor.onBlur();
            onBlur?.();
          }}
        />
        <Text className={styles.count}>{`${value.length}/${maxLength}`}</Text>
      </View>
    </Field>
  );
}
