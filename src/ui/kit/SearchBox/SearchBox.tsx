import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import { aria } from '../aria';
import { classes } from '../classes';
import { Entry } from '../Entry';
import { Icon } from '../Icon';
import { IconButton } from '../IconButton';
import { useFocus } from '../useFocus';
import { SearchLink } from './SearchLink';
import styles from './SearchBox.module.scss';

export interface SearchBoxProps {
  placeholder: string;
  /** With it the box is a way to the search page: it takes no text and shows what was searched for. */
  onPress?: () => unknown;
  value?: string;
  onInput?: (value: string) => void;
  /** The keyboard's search key, trimmed text. */
  onSearch?: (value: string) => void;
  autoFocus?: boolean;
  /** ink: on the top bar. */
  tone?: 'paper' | 'ink';
  maxLength?: number;
  className?: string;
}

export function SearchBox(props: SearchBoxProps): ReactElement {
  const {
    placeholder,
    onPress,
    value = '',
    onInput,
    onSearch,
    autoFocus,
    tone = 'paper',
    maxLength = 40,
    className,
  } = props;
  const focus = useFocus();
  const look = classes(styles.box, styles[tone], focus.ringed && styles.ringed, className);
  if (onPress)
    return <SearchLink placeholder={placeholder} value={value} tone={tone} className={className} onPress={onPress} />;
  return (
    <View className={look} {...aria({ role: 'search' })}>
      <Icon name="search" size={18} />
      <Entry
        className={styles.input}
        kind="text"
        value={value}
        onInput={(text) => onInput?.(text)}
        maxLength={maxLength}
        label={placeholder}
        placeholder={placeholder}
        placeholderClass={styles.placeholder}
        focus={autoFocus}
        onFocus={focus.onFocus}
        onBlur={focus.onBlur}
        confirmType="search"
        onConfirm={() => onSearch?.(value.trim())}
      />
      {value !== '' && (
        <IconButton className={styles.clear} icon="close" size={16} label="清空" onPress={() => onInput?.('')} />
      )}
    </View>
  );
}
