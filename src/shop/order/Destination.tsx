/** Where an order goes: to a door, over a counter, into the cellar. */
import { View } from '@tarojs/components';
import type { OrderDetail } from '@/contract';
import { maskMobile } from '@/core/lib/mask';
import { addressText } from '@/domain/address/text';
import { CellarCell } from '@/domain/order/CellarCell';
import { PickupCode } from '@/domain/order/PickupCode';
import { Cell, Cells } from '@/ui/kit/Cell';
import styles from './Destination.module.scss';

export function Destination({ order }: { order: OrderDetail }) {
  const { pickup, address, deliveryType, card } = order;
  return (
    <View className={styles.cells}>
      <Cells>
        {pickup?.code && <PickupCode code={pickup.code} store={pickup.store.name} />}
        {pickup && (
          <Cell label="自提门店" note={`${pickup.store.address} · ${pickup.store.hours}`}>
            {pickup.store.name}
          </Cell>
        )}
        {deliveryType === 'express' && address && (
          <Cell label="送到" note={`${address.name} ${maskMobile(address.mobile)}`}>
            {addressText(address)}
          </Cell>
        )}
        <CellarCell order={order} />
        <Cell label="订单号">{card.no}</Cell>
      </Cells>
    </View>
  );
}
