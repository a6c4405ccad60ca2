/** What the levels bring, side by side; the own column is tinted. */
import { Text, View } from '@tarojs/components';
import type { LevelView } from '@/contract';
import { Card } from '@/ui/kit/Card';
import { classes } from '@/ui/kit/classes';
import { Strip } from '@/ui/kit/Strip';
import { figure, levelDiscount, rateText } from './labels';
import styles from './LevelTable.module.scss';

const ROWS: readonly { label: string; text: (level: LevelView) => string }[] = [
  { label: '成长值', text: ({ growthNeed }) => figure(growthNeed) },
  { label: '购茶折扣', text: ({ discountBp }) => levelDiscount(discountBp) },
  { label: '积分倍数', text: ({ pointRateBp }) => rateText(pointRateBp) },
  { label: '礼遇', text: ({ rights }) => `${rights.length} 项` },
];

export function LevelTable({ levels, own }: { levels: readonly LevelView[]; own?: number }) {
  return (
    <Card place="alone" className={styles.card}>
      <Strip>
        <View className={styles.table} role="table" aria-label="各级权益">
          <View className={classes(styles.row, styles.head)} role="row">
            <Text className={styles.label} role="columnheader">
              权益
            </Text>
            {levels.map((level) => (
              <Text
                key={level.id}
                className={classes(styles.cell, level.level === own && styles.own)}
                role="columnheader"
              >
                {level.name}
              </Text>
            ))}
          </View>
          {ROWS.map(({ label, text }) => (
            <View key={label} className={styles.row} role="row">
              <Text className={styles.label} role="rowheader">
                {label}
              </Text>
              {levels.map((level) => (
                <Text key={level.id} className={classes(styles.cell, level.level === own && styles.own)} role="cell">
                  {text(level)}
                </Text>
              ))}
            </View>
          ))}
        </View>
      </Strip>
    </Card>
  );
}
