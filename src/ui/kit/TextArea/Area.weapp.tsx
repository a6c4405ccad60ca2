import type { ReactElement } from 'react';
import { Textarea } from '@tarojs/components';
import { cursor } from '../Entry/cursor';
import { useNative } from '../Entry/useNative';
import { vars } from '../unit';
import type { AreaProps } from './types';
import styles from './TextArea.module.scss';

export function Area({
  id,
  value,
  onInput,
  placeholder,
  rows,
  maxLength,
  disabled,
  focus,
  onFocus,
  onBlur,
}: AreaProps): ReactElement {
  const { end, ...native } = useNative({ kind: 'lines', value, maxLength, onInput });
  return (
    <Textarea
      id={id}
      className={styles.area}
      style={vars({ rows })}
      placeholder={placeholder}
      placeholderClass={styles.placeholder}
      disabled={disabled}
      focus={focus}
      disableDefaultPadding
      {...native}
      onFocus={(event) => {
        cursor.come(event);
        onFocus();
      }}
      onBlur={(event) => {
        cursor.leave(event);
        end();
        onBlur();
      }}
    />
  );
}
