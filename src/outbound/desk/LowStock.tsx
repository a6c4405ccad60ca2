/** 快见底: goods at or below their least number; the stroke on each rule is that number. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { DataOf } from '@/contract';
import { aria } from '@/ui/kit/aria';
import { SectionHead } from '@/ui/kit/SectionHead';
import { Note } from '@/ui/kit/Words';
import { Card } from '@/ui/kit/Card';
import { Item } from '@/ui/kit/Item';
import { vars } from '@/ui/kit/unit';
import styles from './desk.module.scss';

/** The stroke stands here, in percent of the rule. */
const LEAST_AT = 60;

export function LowStock({ alerts }: { alerts: DataOf<'manage.index'>['alerts'] }): ReactElement | null {
  if (alerts.length === 0) return null;
  return (
    <View>
      <SectionHead className={styles.section} title="快见底" note={`库存不高于安全值的 ${alerts.length} 种`} />
      <Card place="alone" clip>
        {alerts.map(({ sku, title, shelf, onHand, min }) => (
          <Item key={sku} className={styles.low} title={title} notes={[shelf]}>
            <View>
              <View className={styles.lowCount}>
                <Text className={styles.lowNow}>{onHand}</Text>
                <Text>{` / ${min}`}</Text>
              </View>
              <View
                className={styles.gauge}
                {...aria({ role: 'img', label: `库存 ${onHand}，安全值 ${min}` })}
                style={vars({ share: `${Math.min(1, onHand / min) * LEAST_AT}%` })}
              >
                <View className={styles.gaugeBar} />
                <View className={styles.gaugeMark} />
              </View>
            </View>
          </Item>
        ))}
      </Card>
      <Note block className={styles.foot}>
        竖线是安全值。
      </Note>
    </View>
  );
}
