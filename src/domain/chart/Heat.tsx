/** Days and hours as squares in six steps: figures on the peaks only, hours to come crossed out. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { aria } from '@/ui/kit/aria';
import { classes } from '@/ui/kit/classes';
import { Note, Words } from '@/ui/kit/Words';
import { heatStep } from './scale';
import styles from './Heat.module.scss';

export interface HeatRow {
  key: string;
  label: string;
  /** undefined = to come. */
  cells: readonly { key: string; value: number | undefined }[];
}

const STEPS = ['s0', 's1', 's2', 's3', 's4', 's5'] as const;
const PEAK = 5;

export function Heat({ label, rows }: { label: string; rows: readonly HeatRow[] }): ReactElement {
  const most = Math.max(0, ...rows.flatMap(({ cells }) => cells.map(({ value = 0 }) => value)));
  const hours = rows[0]?.cells ?? [];
  return (
    <View {...aria({ role: 'img', label })}>
      {rows.map((row) => (
        <View key={row.key} className={styles.row}>
          <Text className={styles.name}>{row.label}</Text>
          {row.cells.map(({ key, value }) => {
            const step = heatStep(value ?? 0, most);
            return (
              <View
                key={key}
                className={classes(styles.cell, value === undefined ? styles.later : styles[STEPS[step] ?? 's0'])}
              >
                {step === PEAK && <Text className={styles.figure}>{String(value)}</Text>}
              </View>
            );
          })}
        </View>
      ))}
      <View className={styles.row}>
        <Text className={styles.name} />
        {hours.map(({ key }, at) => (
          <Text key={key} className={styles.hour}>
            {at % 2 === 0 ? String(Number(key)) : ''}
          </Text>
        ))}
      </View>
      {most === 0 && <Note block>暂无数据</Note>}
      <View className={styles.key}>
        <Words size="caption" tone="muted">
          少
        </Words>
        {STEPS.map((step) => (
          <View key={step} className={classes(styles.sample, styles[step])} />
        ))}
        <Words size="caption" tone="muted">
          多
        </Words>
        {rows.some(({ cells }) => cells.some(({ value }) => value === undefined)) && (
          <>
            <View className={classes(styles.sample, styles.later, styles.apart)} />
            <Words size="caption" tone="muted">
              还没到
            </Words>
          </>
        )}
      </View>
    </View>
  );
}
