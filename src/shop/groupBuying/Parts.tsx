/** Chapters of a campaign page. */
import type { PropsWithChildren } from 'react';
import { Text, View } from '@tarojs/components';
import { aria } from '@/ui/kit/aria';
import styles from './Parts.module.scss';

export function Block({ title, note, children }: PropsWithChildren<{ title: string; note?: string }>) {
  return (
    <View className={styles.block}>
      <View className={styles.head}>
        <Text className={styles.title} {...aria({ role: 'heading', level: 2 })}>
          {title}
        </Text>
        {note && <Text className={styles.note}>{note}</Text>}
      </View>
      {children}
    </View>
  );
}

export function Rules({ rules }: { rules: readonly string[] }) {
  if (rules.length === 0) return null;
  return (
    <Block title="规则">
      <View className={styles.rules}>
        {rules.map((rule, at) => (
          <View key={rule} className={styles.rule}>
            <Text className={styles.number}>{`${at + 1}.`}</Text>
            <Text className={styles.text}>{rule}</Text>
          </View>
        ))}
      </View>
    </Block>
  );
}
