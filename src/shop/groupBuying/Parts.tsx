/** Chapters of a campaign page. */
import type { PropsWithChildren } from 'react';
import { Text, View } from '@tarojs/components';
import type { GoodsCard } from '@/contract';
import { go } from '@/core/routes';
import { aria } from '@/ui/kit/aria';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Title } from '@/ui/kit/Words';
import styles from './Parts.module.scss';

export function Block({ title, note, children }: PropsWithChildren<{ title: string; note?: string }>) {
  return (
    <View className={styles.block}>
      <View className={styles.head}>
        <Title size="head" tracked {...aria({ role: 'heading', level: 2 })}>
          {title}
        </Title>
        {note && <Text className={styles.note}>{note}</Text>}
      </View>
      {children}
    </View>
  );
}

type GoodsBlockProps = PropsWithChildren<{ title: string; goods: Pick<GoodsCard, 'id' | 'title' | 'subtitle'> }>;

/** What the campaign is about; a press opens its own page. `children`: words at the end of the row. */
export const GoodsBlock = ({ title, goods, children }: GoodsBlockProps) => (
  <Block title={title}>
    <Cells>
      <Cell label={goods.title} note={goods.subtitle} onPress={() => go('/shop/pages/goods', { id: goods.id })}>
        {children}
      </Cell>
    </Cells>
  </Block>
);

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
