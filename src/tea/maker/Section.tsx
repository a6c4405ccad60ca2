/** One chapter of a maker's page: a serif title on paper. */
import type { PropsWithChildren } from 'react';
import { View } from '@tarojs/components';
import { Stack } from '@/ui/kit/Stack';
import { aria } from '@/ui/kit/aria';
import { Strip } from '@/ui/kit/Strip';
import { Note, Title } from '@/ui/kit/Words';
import styles from './Section.module.scss';

export function Section({ title, note, children }: PropsWithChildren<{ title: string; note?: string }>) {
  return (
    <View className={styles.section}>
      <Stack row gap={12} align="baseline" justify="between" className={styles.head}>
        <Title size="head" tracked {...aria({ role: 'heading', level: 2 })}>
          {title}
        </Title>
        {note && <Note>{note}</Note>}
      </Stack>
      {children}
    </View>
  );
}

/** What scrolls sideways in a chapter runs to the edges of the screen. */
export const SectionStrip = ({ children }: PropsWithChildren) => (
  <View className={styles.bleed}>
    <Strip>
      <View className={styles.inside}>{children}</View>
    </Strip>
  </View>
);
