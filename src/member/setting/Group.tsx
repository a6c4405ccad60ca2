import type { PropsWithChildren, ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { Cells } from '@/ui/kit/Cell';
import styles from './Group.module.scss';

/** Cells that belong together, under a quiet word. */
export function Group({ title, note, children }: PropsWithChildren<{ title: string; note?: string }>): ReactElement {
  return (
    <View className={styles.group}>
      <Text className={styles.title} role="heading" aria-level={2}>
        {title}
      </Text>
      <Cells>{children}</Cells>
      {note && <Text className={styles.note}>{note}</Text>}
    </View>
  );
}
