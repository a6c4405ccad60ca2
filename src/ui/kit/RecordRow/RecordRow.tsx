/** Something that was done, as a row: a drawing, what it was and when, how much, how it stands. */
import type { ReactElement, ReactNode } from 'react';
import { Text, View } from '@tarojs/components';
import { classes } from '../classes';
import { Icon, type IconName } from '../Icon';
import { Pressable, type PressableProps } from '../Pressable';
import { Note, Words } from '../Words';
import styles from './RecordRow.module.scss';

export interface RecordRowProps extends Pick<PressableProps, 'label' | 'role' | 'haspopup' | 'onPress'> {
  title: string;
  /** Lines under the title; those that are false or empty are left out. */
  notes?: readonly ReactNode[];
  /** On a disc before the words. */
  icon?: IconName;
  /** A picture or face in place of the disc. */
  leading?: ReactNode;
  amount?: string;
  /** came: more than before, in celadon; undone: it went back, crossed out. */
  way?: 'came' | 'undone';
  /** At the end, below the amount: a tag, a button. */
  children?: ReactNode;
  /** Long titles and notes are cut after a line. */
  cut?: boolean;
  /** In a card that keeps its own distance at both sides. */
  flush?: boolean;
}

export function RecordRow(props: RecordRowProps): ReactElement {
  const { title, notes = [], icon, leading, amount, way, children, cut, flush, ...press } = props;
  const lines = cut ? 1 : undefined;
  const inside = (
    <>
      {icon ? (
        <View className={classes(styles.disc, way === 'came' && styles.celadon)}>
          <Icon name={icon} size={20} />
        </View>
      ) : (
        leading
      )}
      <View className={styles.words}>
        <Words size="name" lines={lines}>
          {title}
        </Words>
        {notes.map(
          (note, at) =>
            note && (
              <Note key={`${at}`} lines={lines}>
                {note}
              </Note>
            ),
        )}
      </View>
      {(amount !== undefined || Boolean(children)) && (
        <View className={styles.end}>
          {amount !== undefined && <Text className={classes(styles.amount, way && styles[way])}>{amount}</Text>}
          {children}
        </View>
      )}
    </>
  );
  const row = classes(styles.row, flush && styles.flush);
  return press.onPress ? (
    <Pressable className={row} {...press}>
      {inside}
    </Pressable>
  ) : (
    <View className={row}>{inside}</View>
  );
}
