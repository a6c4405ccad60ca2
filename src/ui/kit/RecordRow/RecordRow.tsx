/** Something that was done, as a row: a drawing, what it was and when, how much, how it stands. */
import type { ReactElement, ReactNode } from 'react';
import { Text, View } from '@tarojs/components';
import { aria } from '../aria';
import { classes } from '../classes';
import { Icon, type IconName } from '../Icon';
import { Pressable, type PressableProps } from '../Pressable';
import { Note, Words } from '../Words';
import styles from './RecordRow.module.scss';

export interface RecordRowProps extends Pick<PressableProps, 'label' | 'role' | 'haspopup' | 'checked' | 'onPress'> {
  title: string;
  /** Beside the title: a tag. */
  beside?: ReactNode;
  /** Lines under the title; those that are false or empty are left out. */
  notes?: readonly ReactNode[];
  /** On a disc before the words. */
  icon?: IconName;
  /** A picture or face in place of the disc. */
  leading?: ReactNode;
  /** Place in a ranking, before the face. */
  rank?: number;
  amount?: string;
  /** came: more than before, in celadon; taken: of what had come, in red; undone: it went back, crossed out. */
  way?: 'came' | 'taken' | 'undone';
  /** At the end, below the amount: a tag, a button. */
  children?: ReactNode;
  /** What is long is cut after a line: title and notes, or the title alone. */
  cut?: boolean | 'title';
  /** In a card that keeps its own distance at both sides. */
  flush?: boolean;
  /** Nothing goes on here: title and amount recede. */
  faint?: boolean;
  /** Where nothing is pressed: it is one of a list. */
  listed?: boolean;
  className?: string;
}

/** A sum with more signs is set smaller, so that it stays beside its words: +12,345,678.90. */
const LONG = 11;

const Amount = ({ text, look }: { text: string; look: string }): ReactElement => (
  <Text className={classes(styles.amount, text.length > LONG && styles.long, look)}>{text}</Text>
);

export function RecordRow(props: RecordRowProps): ReactElement {
  const {
    title,
    beside,
    notes = [],
    icon,
    leading,
    rank,
    amount,
    way,
    children,
    cut,
    flush,
    faint,
    listed,
    className,
    ...press
  } = props;
  const name = (
    <Words
      size="name"
      tone={faint ? 'muted' : undefined}
      lines={cut ? 1 : undefined}
      className={beside ? styles.title : undefined}
    >
      {title}
    </Words>
  );
  const inside = (
    <>
      {rank !== undefined && <Text className={styles.rank}>{rank}</Text>}
      {icon ? (
        <View className={classes(styles.disc, way === 'came' && styles.celadon)}>
          <Icon name={icon} size={20} />
        </View>
      ) : (
        leading
      )}
      <View className={styles.words}>
        {beside ? (
          <View className={styles.name}>
            {name}
            {beside}
          </View>
        ) : (
          name
        )}
        {notes.map(
          (note, at) =>
            note && (
              <Note key={`${at}`} lines={cut === true ? 1 : undefined}>
                {note}
              </Note>
            ),
        )}
      </View>
      {(amount !== undefined || Boolean(children)) && (
        <View className={styles.end}>
          {amount !== undefined && <Amount text={amount} look={classes(way && styles[way], faint && styles.faint)} />}
          {children}
        </View>
      )}
    </>
  );
  const row = classes(styles.row, flush && styles.flush, className);
  return press.onPress ? (
    <Pressable className={row} {...press}>
      {inside}
    </Pressable>
  ) : (
    <View className={row} {...aria({ role: listed ? 'listitem' : undefined })}>
      {inside}
    </View>
  );
}
