/** One line of chips that scrolls sideways: filters above a list. One choice, or several with `multiple`. */
import { useId, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import { aria } from '../aria';
import { classes } from '../classes';
import { Strip } from '../Strip';
import { Chip } from './Chip';
import styles from './Chip.module.scss';

export interface ChipsProps<Id extends string> {
  items: readonly { id: Id; label: string; count?: number; disabled?: boolean }[];
  current: Id | readonly Id[];
  label: string;
  /** How many there are of each stands behind its word. */
  counted?: boolean;
  onChange: (id: Id) => void;
  className?: string;
}

export function Chips<Id extends string>({
  items,
  current,
  label,
  counted,
  onChange,
  className,
}: ChipsProps<Id>): ReactElement {
  const base = `chip${useId().replace(/\W/g, '')}`;
  const several = Array.isArray(current);
  const isOn = (id: Id) => (several ? (current as readonly Id[]).includes(id) : id === current);
  const first = items.findIndex(({ id }) => isOn(id));
  return (
    <Strip className={classes(styles.strip, className)} active={first < 0 ? undefined : `${base}-${first}`}>
      <View className={styles.line} {...aria({ role: several ? 'group' : 'radiogroup', label })}>
        {items.map((item, index) => (
          <View key={item.id} id={`${base}-${index}`} className={styles.slot}>
            <Chip
              role={several ? 'checkbox' : 'radio'}
              selected={isOn(item.id)}
              disabled={item.disabled}
              onPress={() => onChange(item.id)}
            >
              {counted && item.count !== undefined ? `${item.label} ${item.count}` : item.label}
            </Chip>
          </View>
        ))}
      </View>
    </Strip>
  );
}
