/** A row of a card: label left, value right, one chevron when it leads somewhere. */
import type { ReactElement, ReactNode } from 'react';
import { Text, View } from '@tarojs/components';
import { classes } from '../classes';
import { Icon } from '../Icon';
import { Pressable, type PressableProps } from '../Pressable';
import styles from './Cell.module.scss';

export interface CellProps {
  label: ReactNode;
  /** Right side; text or anything small. */
  children?: ReactNode;
  /** Small line under the label. */
  note?: ReactNode;
  /** A drawing, a face or a tick before the label. */
  leading?: ReactNode;
  /** Read instead of the content. */
  name?: string;
  disabled?: boolean;
  /** What pressing does in words of a role; a row that leads to a page is a link. */
  role?: PressableProps['role'];
  checked?: boolean;
  /** false leaves the chevron out of a row that can be pressed. */
  arrow?: boolean;
  /** What a press does, said at the end of the row in place of the chevron: 复制, 拨打. */
  act?: string;
  onPress?: () => unknown;
  to?: PressableProps['to'];
}

export function Cell(props: CellProps): ReactElement {
  const {
    label,
    children,
    note,
    leading,
    name,
    disabled = false,
    role,
    checked,
    arrow = true,
    act,
    onPress,
    to,
  } = props;
  const end = act ? (
    <Text className={styles.act}>{act}</Text>
  ) : (
    onPress && arrow && <Icon name="next" size={16} className={styles.chevron} />
  );
  const inside = (
    <>
      {leading}
      <View className={classes(styles.label, children === undefined && styles.wide)}>
        {typeof label === 'string' ? <Text>{label}</Text> : label}
        {note !== undefined &&
          note !== '' &&
          (typeof note === 'string' ? <Text className={styles.note}>{note}</Text> : note)}
      </View>
      {children === undefined ? (
        end
      ) : (
        <View className={styles.value}>
          {typeof children === 'string' ? <Text className={styles.said}>{children}</Text> : children}
          {end}
        </View>
      )}
    </>
  );
  return onPress ? (
    <Pressable
      className={styles.cell}
      label={name}
      role={role}
      checked={checked}
      disabled={disabled}
      onPress={onPress}
      to={to}
    >
      {inside}
    </Pressable>
  ) : (
    <View className={styles.cell}>{inside}</View>
  );
}

interface CellsProps {
  children: ReactNode;
  /** As of a `Card`. alone: with the page's distance at both sides; next: also from what stands over it. */
  place?: 'alone' | 'next';
  className?: string;
}

export function Cells({ children, place, className }: CellsProps): ReactElement {
  return <View className={classes(styles.cells, place && styles[place], className)}>{children}</View>;
}
