/** 快见底: goods at or below their least number; the stroke on each rule is that number. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { DataOf } from '@/contract';
import { RecordRow } from '@/ui/kit/RecordRow';
import { aria } from '@/ui/kit/aria';
import { Section } from '@/ui/kit/SectionHead';
import { Note, Words } from '@/ui/kit/Words';
import { Card } from '@/ui/kit/Card';
import { vars } from '@/ui/kit/unit';
import styles from './desk.module.scss';

/** The stroke stands here, in percent of the rule. */
const LEAST_AT = 60;

export function LowStock({ alerts }: { alerts: DataOf<'manage.index'>['alerts'] }): ReactElement | null {
  if (alerts.length === 0) return null;
  return (
    <View>
      <Section near title="快见底" note={`库存不高于安全值的 ${alerts.length} 种`} />
      <Card place="alone" clip>
        {alerts.map(({ sku, title, shelf, onHand, min }) => (
          <RecordRow key={sku} title={title} notes={[shelf]}>
            <Note>
              <Words size="foot" tone="warn" medium>
                {onHand}
              </Words>
              {` / ${min}`}
            </Note>
            <View
              className={styles.gauge}
              {...aria({ role: 'img', label: `库存 ${onHand}，安全值 ${min}` })}
              style={vars({ share: `${Math.min(1, onHand / min) * LEAST_AT}%` })}
            >
              <View className={styles.gaugeBar} />
              <View className={styles.gaugeMark} />
            </View>
          </RecordRow>
        ))}
      </Card>
      <Note block className={styles.foot}>
        竖线是安全值。
      </Note>
    </View>
  );
}
