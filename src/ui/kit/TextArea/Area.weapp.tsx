import type { ReactElement } from 'react';
import { Textarea } from '@tarojs/components';
import { vars } from '../unit';
import type { AreaProps } from './types';
import styles from './TextArea.module.scss';

export const Area = ({
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
}: AreaProps): ReactElement => (
  <Textarea
    id={id}
    className={styles.area}
    style={vars({ rows })}
    value={value}
    maxlength={maxLength}
    placeholder={placeholder}
    placeholderClass={styles.placeholder}
    disabled={disabled}
    focus={focus}
    disableDefaultPadding
    onInput={(event) => onInput(event.detail.value)}
    onFocus={onFocus}
    onBlur={onBlur}
  />
);
