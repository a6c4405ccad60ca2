/** 钱从哪来: what each source brought in the range, as a share of all. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { IncomeStat } from '@/contract';
import { formatYuan } from '@/core/lib/money';
import { go } from '@/core/routes';
import { Card } from '@/ui/kit/Card';
import { Pressable } from '@/ui/kit/Pressable';
import { Progress } from '@/ui/kit/Progress';
import { SectionHead } from '@/ui/kit/SectionHead';
import { SOURCES } from '../labels';
import styles from './Sources.module.scss';

export function Sources({ stat: { bySource, sum }, range }: { stat: IncomeStat; range: string }): ReactElement | null {
  const shown = bySource.filter(({ value }) => Number(value) !== 0);
  if (shown.length === 0) return null;
  return (
    <Card place="next" className={styles.panel}>
      <SectionHead gutter={false} title="钱从哪来" extra={<Text className={styles.range}>{range}</Text>} />
      <View className={styles.rows}>
        {shown.map(({ key, label, value }) => {
          const share = sum > 0 ? Math.max(0, Math.round((Number(value) / sum) * 100)) : 0;
          const amount = formatYuan(Number(value));
          return (
            <Pressable
              key={key}
              className={styles.row}
              role="link"
              label={`${label} ${amount}，占 ${share}%`}
              onPress={() => go('/income/pages/list', { source: SOURCES.find(({ id }) => id === key)?.id })}
            >
              <Text className={styles.label}>{label}</Text>
              <Progress className={styles.bar} tone="celadon" value={share} label={`${label}占 ${share}%`} />
              <Text className={styles.amount}>{amount}</Text>
              <Text className={styles.share}>{`${share}%`}</Text>
            </Pressable>
          );
        })}
      </View>
    </Card>
  );
}
