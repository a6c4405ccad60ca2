/** What of an order has not been sent yet. */
import { Text, View } from '@tarojs/components';
import type { ExpressView } from '@/contract';
import { Thumb } from '@/ui/kit/Thumb';
import { Words } from '@/ui/kit/Words';
import { Card } from '@/ui/kit/Card';
import styles from './Rest.module.scss';

export function Rest({ rows }: { rows: ExpressView['rest'] }) {
  if (rows.length === 0) return null;
  return (
    <Card place="next" pad="text">
      <Text className={styles.title}>还有商品待发出</Text>
      {rows.map(({ lineId, title, cover, qty }) => (
        <View key={lineId} className={styles.row}>
          <Thumb src={cover} size={56} />
          <Words size="sub" className={styles.name}>
            {title}
          </Words>
          <Text className={styles.qty}>{`× ${qty}`}</Text>
        </View>
      ))}
    </Card>
  );
}
