import type { PropsWithChildren, ReactElement } from 'react';
import { View } from '@tarojs/components';
import { Cells } from '@/ui/kit/Cell';
import { Note } from '@/ui/kit/Words';
import styles from './Group.module.scss';

/** Cells that belong together, under a quiet word. */
export function Group({ title, note, children }: PropsWithChildren<{ title: string; note?: string }>): ReactElement {
  return (
    <View className={styles.group}>
      <Note className={styles.title} role="heading" aria-level={2}>
        {title}
      </Note>
      <Cells>{children}</Cells>
      {note && <Note className={styles.note}>{note}</Note>}
    </View>
  );
}
