/** The search box as a way to the search page: it takes no text, so it needs no field. */
import type { ReactElement } from 'react';
import { Text } from '@tarojs/components';
import { classes } from '../classes';
import { Icon } from '../Icon';
import { Pressable } from '../Pressable';
import styles from './SearchBox.module.scss';

export interface SearchLinkProps {
  placeholder: string;
  onPress: () => unknown;
  /** What was searched for. */
  value?: string;
  /** ink: on the top bar. */
  tone?: 'paper' | 'ink';
  className?: string;
}

export const SearchLink = ({
  placeholder,
  onPress,
  value = '',
  tone = 'paper',
  className,
}: SearchLinkProps): ReactElement => (
  <Pressable
    className={classes(styles.box, styles[tone], className)}
    role="link"
    label={`搜索，${value || placeholder}`}
    onPress={onPress}
  >
    <Icon name="search" size={18} />
    <Text className={classes(styles.text, value !== '' && styles.filled)}>{value || placeholder}</Text>
  </Pressable>
);
