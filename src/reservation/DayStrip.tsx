/** Days in a row that scrolls: weekday, number, a word about it; the chosen one on ink. */
import { useId, useState, type ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { aria } from '@/ui/kit/aria';
import { classes } from '@/ui/kit/classes';
import { Icon } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import { Strip } from '@/ui/kit/Strip';
import { Words } from '@/ui/kit/Words';
import { weekdayOf } from './days';
import styles from './reservation.module.scss';

export interface DayItem {
  date: string;
  /** 有位, 紧张, 已满, 休息: under the number. */
  word?: string;
  /** Cannot be chosen. */
  off?: boolean;
}

interface DayStripProps {
  days: readonly DayItem[];
  date: string;
  today: string;
  onChange: (date: string) => void;
}

/** So many are drawn at first, which the mini-program sends with the page; who wants a later day asks for the rest. */
const NEAR = 12;

const numberOf = (date: string): string =>
  date.endsWith('-01') ? `${Number(date.slice(5, 7))}月` : `${Number(date.slice(8))}`;

export function DayStrip({ days, date, today, onChange }: DayStripProps): ReactElement {
  const base = `day${useId().replace(/\W/g, '')}`;
  const at = days.findIndex((day) => day.date === date);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole || at >= NEAR ? days : days.slice(0, NEAR);
  const hasWords = days.some(({ word }) => word !== undefined);
  return (
    <Strip active={at < 0 || isWhole ? undefined : `${base}-${at}`}>
      <View className={styles.strip}>
        <View className={styles.days} {...aria({ role: 'radiogroup', label: '选择日期' })}>
          {shown.map(({ date: day, word, off = false }, index) => (
            <View key={day} id={`${base}-${index}`} className={styles.slot}>
              <Pressable
                role="radio"
                checked={day === date}
                disabled={off}
                className={classes(styles.day, day === date && styles.on, off && styles.off)}
                onPress={() => onChange(day)}
              >
                <Words size="foot">{day === today ? '今天' : weekdayOf(day)}</Words>
                <Text className={styles.number}>{numberOf(day)}</Text>
                {hasWords && <Words size="caption">{word ?? ' '}</Words>}
              </Pressable>
            </View>
          ))}
        </View>
        {shown.length < days.length && (
          <View className={classes(styles.slot, styles.later)}>
            <Pressable className={styles.day} label="更晚的日期" onPress={() => setWhole(true)}>
              <Words size="foot">更晚</Words>
              <Icon name="next" size={20} />
            </Pressable>
          </View>
        )}
      </View>
    </Strip>
  );
}
