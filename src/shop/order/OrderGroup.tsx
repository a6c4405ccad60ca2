/** The group of a group order, on its result page and in its detail. */
import { View } from '@tarojs/components';
import type { OrderDetail } from '@/contract';
import { OwnGroup } from '@/domain/groupBuying/OwnGroup';
import { groupPrice } from '@/domain/order/labels';
import styles from './OrderGroup.module.scss';

export function OrderGroup({ order, onClosed }: { order: OrderDetail; onClosed: () => void }) {
  const line = order.card.lines.find(({ gift }) => !gift);
  if (!order.group || !line) return null;
  return (
    <View className={styles.group}>
      <OwnGroup
        group={order.group}
        title={line.title}
        cover={line.cover}
        price={groupPrice(line)}
        onClosed={onClosed}
      />
    </View>
  );
}
