/** Numbers in a row, each with its word. What is long stands in the next line rather than run into its neighbour. */
import type { ReactElement, ReactNode } from 'react';
import { Text, View } from '@tarojs/components';
import { figure } from '@/core/lib/money';
import { classes } from '../classes';
import { Icon, type IconName } from '../Icon';
import { Pressable, type PressableProps } from '../Pressable';
import { Words, type WordsProps } from '../Words';
import styles from './Figures.module.scss';

type Tone = WordsProps['tone'];

export interface Figure extends Pick<PressableProps, 'role' | 'haspopup' | 'onPress'> {
  label: string;
  /** A text or number in the size of the row; what draws itself (a price) as it is. */
  value: ReactNode;
  tone?: Tone;
  /** Under both: how it changed, when it ends. */
  note?: string;
  noteTone?: Tone;
  /** Beside the word: there is more to say. */
  icon?: IconName;
  /** What pressing it is called; without one, its own words. */
  name?: string;
}

export interface FiguresProps {
  rows: readonly Figure[];
  /** head and title are serif; name: as large as the name of a row. */
  size?: 'head' | 'title' | 'name';
  /** ruled: centred, a rule between two; start: each begins where its column does. */
  layout?: 'ruled' | 'centred' | 'start';
  /** Words over their figures. */
  labelFirst?: boolean;
  /** Of the words; inverse on dark. */
  tone?: Tone;
  className?: string;
}

export function Figures(props: FiguresProps): ReactElement {
  const { rows, size = 'head', layout = 'ruled', labelFirst, tone, className } = props;
  const cell = classes(styles.figure, layout !== 'start' && styles.centred, layout === 'ruled' && styles.ruled);
  return (
    <View className={classes(styles.figures, layout === 'start' && styles.apart, className)}>
      {rows.map(({ label, value, tone: own, note, noteTone, icon, name, ...press }) => {
        const text = typeof value === 'number' ? figure(value) : value;
        const drawn =
          typeof text === 'string' ? <Text className={classes(styles[size], own && `w-${own}`)}>{text}</Text> : text;
        const inside = (
          <>
            {!labelFirst && drawn}
            <View className={styles.label}>
              <Words size="note" tone={tone}>
                {label}
              </Words>
              {icon && <Icon name={icon} size={14} />}
            </View>
            {labelFirst && drawn}
            {note && (
              <Words size="note" tone={noteTone}>
                {note}
              </Words>
            )}
          </>
        );
        return press.onPress ? (
          <Pressable key={label} className={cell} label={name} {...press}>
            {inside}
          </Pressable>
        ) : (
          <View key={label} className={cell}>
            {inside}
          </View>
        );
      })}
    </View>
  );
}
