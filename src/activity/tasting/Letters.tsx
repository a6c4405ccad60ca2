/** Samples A to F as tabs, with what was given to each. */
import { View } from '@tarojs/components';
import type { TastingForm } from '@/contract';
import { aria } from '@/ui/kit/aria';
import { classes } from '@/ui/kit/classes';
import { Pressable } from '@/ui/kit/Pressable';
import { Words } from '@/ui/kit/Words';
import type { Draft } from './useTasting';
import styles from './tasting.module.scss';

/** 7.9 */
export const meanText = (scores: Record<string, number>): string => {
  const values = Object.values(scores);
  return (values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)).toFixed(1);
};

interface LettersProps {
  samples: TastingForm['samples'];
  current: string;
  draftFor: (letter: string) => Draft;
  dims: number;
  onChange: (letter: string) => void;
}

export function Letters({ samples, current, draftFor, dims, onChange }: LettersProps) {
  return (
    <View className={styles.letters} {...aria({ role: 'tablist', label: '样品' })}>
      {samples.map(({ id, own }) => {
        const { scores } = draftFor(id);
        const isDone = Object.keys(scores).length === dims;
        const isCurrent = id === current;
        const word = own ? '我做的' : isDone ? `✓ ${meanText(scores)}` : isCurrent ? '在打' : '未打';
        return (
          <Pressable
            key={id}
            role="tab"
            selected={isCurrent}
            label={`样品 ${id} ${word}`}
            className={classes(styles.letter, isDone && styles.done, isCurrent && styles.current)}
            onPress={() => onChange(id)}
          >
            <Words size="head" serif>
              {id}
            </Words>
            <Words size="foot">{word}</Words>
          </Pressable>
        );
      })}
    </View>
  );
}
