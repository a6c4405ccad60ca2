/** What there is to do, in figures that lead there. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { DataOf } from '@/contract';
import { countText } from '@/core/lib/money';
import { go } from '@/core/routes';
import { Pressable } from '@/ui/kit/Pressable';
import { Tag } from '@/ui/kit/Tag';
import { Words } from '@/ui/kit/Words';
import { classes } from '@/ui/kit/classes';
import type { DocState } from './labels';
import styles from './desk.module.scss';

const WORDS: Partial<Record<DocState, string>> = { done: '今日已出' };

export function Counters({ home }: { home: DataOf<'manage.index'> }): ReactElement {
  const { counts, urgent, escrowTodo } = home;
  return (
    <View className={styles.counters}>
      {counts.map(({ id, label, count }, at) => {
        const tab = id as DocState;
        const words = WORDS[tab] ?? label;
        return (
          <Pressable
            key={id}
            role="link"
            className={classes(styles.counter, at === 0 && styles.mainCounter)}
            onPress={() => go('/outbound/pages/order', { tab })}
          >
            <Words size="sub" tone="soft">
              {words}
            </Words>
            <View>
              <Text className={classes(styles.figure, tab === 'done' && styles.doneFigure)}>{countText(count)}</Text>
              {at === 0 && urgent > 0 && (
                <View>
                  <Tag tone="warn">{`${urgent} 单加急`}</Tag>
                </View>
              )}
            </View>
          </Pressable>
        );
      })}
      <Pressable role="link" className={styles.counter} onPress={() => go('/outbound/pages/escrow', { tab: 'todo' })}>
        <Words size="sub" tone="soft">
          托管待办
        </Words>
        <Text className={styles.figure}>{countText(escrowTodo)}</Text>
      </Pressable>
    </View>
  );
}
