/** A measure: what was read, and where it lies between its bounds. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { PatrolItem } from '@/contract';
import { aria } from '@/ui/kit/aria';
import { Button } from '@/ui/kit/Button';
import { classes } from '@/ui/kit/classes';
import { Entry } from '@/ui/kit/Entry';
import { vars } from '@/ui/kit/unit';
import { Note } from '@/ui/kit/Words';
import { isSigned, numberOf, turned, verdictOf, type Answer } from './labels';
import styles from './patrol.module.scss';

interface NumberItemProps {
  item: PatrolItem;
  answer: Answer;
  onInput: (value: string) => void;
}

/** The bounds lie at a third and at two thirds of the bar. */
const placeOf = (value: number, min: number, max: number): number =>
  Math.min(97, Math.max(3, ((value - min) / Math.max(max - min, 1e-9) + 1) * (100 / 3)));

export function NumberItem({ item, answer, onInput }: NumberItemProps): ReactElement {
  const { title, unit = '', min = 0, max = 0 } = item;
  const value = numberOf(answer);
  const verdict = verdictOf(item, answer);
  return (
    <View className={styles.measure}>
      <View className={classes(styles.figure, verdict !== undefined && verdict !== 'ok' && styles.outside)}>
        <Entry
          className={styles.value}
          label={`${title} ${unit}`}
          kind="measure"
          value={answer.value ?? ''}
          placeholder="—"
          maxLength={8}
          onInput={onInput}
        />
        <Note>{unit}</Note>
      </View>
      {isSigned(item) && (
        <Button size="s" tone="line" label={`± ${title}换正负`} onPress={() => onInput(turned(answer.value))}>
          ±
        </Button>
      )}
      <View className={styles.bounds} {...aria({ hidden: true })}>
        <View className={styles.bar}>
          <View className={styles.inside} />
          {value !== undefined && (
            <View className={styles.needle} style={vars({ at: `${placeOf(value, min, max)}%` })} />
          )}
        </View>
        <View className={styles.ends}>
          <Text>{String(min)}</Text>
          <Text>{String(max)}</Text>
        </View>
      </View>
    </View>
  );
}
