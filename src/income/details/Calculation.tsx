/** The income line by line, as base times rate; what refunds took of it, each leading to its own row; and what is left. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { IncomeDetail } from '@/contract';
import { formatTime } from '@/core/lib/time';
import { go } from '@/core/routes';
import { aria } from '@/ui/kit/aria';
import { classes } from '@/ui/kit/classes';
import { Pressable } from '@/ui/kit/Pressable';
import { SectionHead } from '@/ui/kit/SectionHead';
import { Card } from '@/ui/kit/Card';
import { money, rate } from '../labels';
import styles from './Calculation.module.scss';

const ONCE: ReadonlySet<string> = new Set(['activity', 'adjust']);

export function Calculation({ detail: { row, lines, backs, refunded } }: { detail: IncomeDetail }): ReactElement {
  const isOnce = ONCE.has(row.source);
  return (
    <Card place="next" pad="all">
      <SectionHead gutter={false} title="怎么算的" />
      <View {...aria({ role: 'table', label: '收益计算' })}>
        <View className={classes(styles.row, styles.head)} {...aria({ role: 'row' })}>
          <Text className={styles.title} {...aria({ role: 'columnheader' })}>
            {isOnce ? '事项' : '商品'}
          </Text>
          {!isOnce && <Text className={styles.sum}>{row.back ? '退款 × 比例' : '实付 × 比例'}</Text>}
          <Text className={styles.amount} {...aria({ role: 'columnheader' })}>
            收益
          </Text>
        </View>
        {lines.map((line, i) => (
          <View key={i} className={styles.row} {...aria({ role: 'row' })}>
            <Text className={styles.title} {...aria({ role: 'cell' })}>
              {line.title}
            </Text>
            {!isOnce && (
              <Text className={styles.sum} {...aria({ role: 'cell' })}>
                {`${money(Math.abs(line.paid))} × ${rate(line.rateBp)}`}
              </Text>
            )}
            <Text className={styles.amount} {...aria({ role: 'cell' })}>
              {money(line.amount)}
            </Text>
          </View>
        ))}
      </View>
      {backs.map((back) => (
        <Pressable
          key={back.id}
          className={styles.row}
          role="link"
          onPress={() => go('/income/pages/details', { id: back.id })}
        >
          <Text className={styles.title}>{`退款扣回 · ${formatTime(back.createdAt, 'MM-DD')}`}</Text>
          <Text className={styles.sum}>{`${money(-back.base)} × ${rate(back.rateBp)}`}</Text>
          <Text className={classes(styles.amount, styles.minus)}>{money(back.amount)}</Text>
        </Pressable>
      ))}
      <View className={classes(styles.row, styles.total)}>
        <Text className={styles.title}>合计</Text>
        <Text className={styles.amount}>{money(row.amount - refunded)}</Text>
      </View>
    </Card>
  );
}
