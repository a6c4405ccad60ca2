/** Where an order goes: to a door, over a counter, into the cellar. */
import { View } from '@tarojs/components';
import type { OrderDetail } from '@/contract';
import { maskMobile } from '@/core/lib/mask';
import { addressText } from '@/domain/address/text';
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
        {deliveryType === 'escrow' && <Cell label="存入茶窖" note="入库后在茶窖里看得到，12 个月免费托管" />}
        <Cell label="订单号">{card.no}</Cell>
      </Cells>
    </View>
  );
}
