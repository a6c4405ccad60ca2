/** Something in a line: a picture, what it is and what is said of it, and at the end what can be done: a stepper, a button, a tag. */
import type { ReactElement, ReactNode } from 'react';
import { View } from '@tarojs/components';
import { classes } from '../classes';
import { Note, Words, type WordsProps } from '../Words';
import styles from './Item.module.scss';

export interface ItemProps {
  title: string;
  /** The step of type of the title. */
  step?: WordsProps['size'];
  medium?: boolean;
  /** A long title is cut after a line. */
  cut?: boolean;
  /** Lines under the title: texts, or what draws itself (a countdown); those that are false or empty are left out. */
  notes?: readonly ReactNode[];
  leading?: ReactNode;
  /** At the end. */
  children?: ReactNode;
  className?: string;
}

export function Item(props: ItemProps): ReactElement {
  const { title, step = 'name', medium, cut, notes = [], leading, children, className } = props;
  return (
    <View className={classes(styles.item, className)}>
      {leading}
      <View className={styles.words}>
        <Words size={step} medium={medium} lines={cut ? 1 : undefined}>
          {title}
        </Words>
        {notes.map((note, at) => (typeof note === 'string' && note ? <Note key={`${at}`}>{note}</Note> : note))}
      </View>
      {children}
    </View>
  );
}
