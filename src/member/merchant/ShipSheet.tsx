/** A parcel: which pieces, by whom, under which number. Part of an order is a parcel as well. */
import { useEffect, useState, type ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { MerchantOrder } from '@/contract';
import { call } from '@/core/api';
import { platform } from '@/core/platform';
import { useStores } from '@/core/stores';
import { useCarrier } from '@/domain/parcel/useCarrier';
import { Button } from '@/ui/kit/Button';
import { IconButton } from '@/ui/kit/IconButton';
import { Item } from '@/ui/kit/Item';
import { Quantity } from '@/ui/kit/Quantity';
import { Sheet } from '@/ui/kit/Sheet';
import { useAction } from '@/ui/shell';
import styles from './shop.module.scss';

interface ShipSheetProps {
  /** Closed without. */
  order: MerchantOrder | undefined;
  onClose: () => void;
  onSent: (order: MerchantOrder) => void;
}

export function ShipSheet({ order, onClose, onSent }: ShipSheetProps): ReactElement {
  const { feedback } = useStores();
  const [pieces, setPieces] = useState<Readonly<Record<string, number>>>({});
  const carrier = useCarrier();
  const { reset } = carrier;
  // Everything that is left, until somebody says less.
  useEffect(() => {
    setPieces(Object.fromEntries((order?.left ?? []).map(({ skuId, qty }) => [skuId, qty])));
    reset();
  }, [order, reset]);

  const send = useAction(async () => {
    if (!order || !carrier.check()) return;
    const lines = order.left.map(({ skuId }) => ({ skuId, qty: pieces[skuId] ?? 0 })).filter(({ qty }) => qty > 0);
    if (lines.length === 0) return void feedback.toast('请至少选一件发货');
    const sent = await call('merchant.orderExpress', { orderId: order.id, lines, ...carrier.values() });
    feedback.toast(sent.stage === 'ship' ? '已发出部分商品' : '已全部发出');
    onSent(sent);
  });
  const copy = useAction(async () => {
    await platform.clipboard.copy(order?.address ?? '');
    feedback.toast('地址已复制');
  });

  return (
    <Sheet
      open={order !== undefined}
      title="发货"
      onClose={onClose}
      footer={
        <Button block size="l" busy={send.pending && '提交中'} onPress={send.run}>
          确认发货
        </Button>
      }
    >
      <View className={styles.form}>
        {order?.address && (
          <View className={styles.left}>
            <Text className={styles.address}>{order.address}</Text>
            <IconButton icon="copy" label="复制地址" onPress={copy.run} />
          </View>
        )}
        {order?.left
          .filter(({ qty }) => qty > 0)
          .map(({ skuId, qty }) => {
            const line = order.lines.find((one) => one.skuId === skuId);
            return (
              <Item
                key={skuId}
                className={styles.left}
                title={`${line?.title ?? ''} ${line?.specText ?? ''}`}
                notes={[`待发 ${qty} 件`]}
              >
                <Quantity
                  value={pieces[skuId] ?? 0}
                  label={`${line?.title ?? ''} 本次发货件数`}
                  max={qty}
                  onChange={(value) => setPieces({ ...pieces, [skuId]: Math.min(qty, value) })}
                />
              </Item>
            );
          })}
        {carrier.fields}
      </View>
    </Sheet>
  );
}
