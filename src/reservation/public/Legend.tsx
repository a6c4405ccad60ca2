/** What the looks of a seat mean. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import { classes } from '@/ui/kit/classes';
import { Stack } from '@/ui/kit/Stack';
import { Note } from '@/ui/kit/Words';
import styles from './public.module.scss';

const LOOKS = [
  { look: 'free', label: '空' },
  { look: 'taken', label: '已坐' },
  { look: 'mine', label: '我' },
  { look: 'held', label: '付款中' },
] as const;

export const Legend = (): ReactElement => (
  <Stack row gap={16} justify="center">
    {LOOKS.map(({ look, label }) => (
      <Stack key={look} row gap={6} align="center">
        <View className={classes(styles.mark, styles[look])} />
        <Note>{label}</Note>
      </Stack>
    ))}
  </Stack>
);
