/** What a buyer can do with an order; lists and the detail page share it. Each action resolves with what became of the order. */
import { useState, type ReactElement } from 'react';
import { View, Text } from '@tarojs/components';
import type { Address, OrderAction, OrderCard, OrderDetail } from '@/contract';
import { call } from '@/core/api';
import { uuid } from '@/core/lib/uuid';
import { formatTime } from '@/core/lib/time';
import { go, pick } from '@/core/routes';
import { useStores } from '@/core/stores';
import { CANCEL_REASONS } from '@/domain/order/labels';
import { Button } from '@/ui/kit/Button';
import { Cell, Cells } from '@/ui/kit/Cell';
import { CheckMark } from '@/ui/kit/Check';
import { Sheet } from '@/ui/kit/Sheet';
import { useAction } from '@/ui/shell';
import styles from './actions.module.scss';

export interface OrderActions {
  run: (action: OrderAction, order: OrderCard) => void;
  pending: boolean;
  /** Sheets of the actions: once per page. */
  sheets: ReactElement;
}

/** `onChange` gets the order as it is now; undefined = it is gone from the list. */
export function useOrderActions(onChange: (id: string, order: OrderDetail | undefined) => void): OrderActions {
  const { feedback, cart } = useStores();
  const [cancelling, setCancelling] = useState<OrderCard>();
  const [pickup, setPickup] = useState<{ code: string; store: string; until: string }>();

  const act = useAction(async (action: OrderAction, order: OrderCard) => {
    const { id } = order;
    switch (action) {
      case 'pay':
        return void (await go('/member/pages/wallet/pay', { orderGroup: 'order', orderId: id }));
      case 'cancel':
        return setCancelling(order);
      case 'remind':
        await call('shop.opinion', { kind: 'urge', content: '请尽快发货', orderId: id, requestId: uuid() });
        return feedback.toast('已提醒店家尽快发货');
      case 'receive':
        if (
          !(await feedback.confirm({
            title: '收到茶了吗？',
            text: '确认后积分和成长值到账。',
            yes: '确认收货',
            no: '还没有',
          }))
        )
          return;
        onChange(id, await call('memberOrder.takeDelivery', { id }));
        return feedback.toast('已确认收货');
      case 'rebuy': {
        const { added, skipped } = await call('memberOrder.rebuy', { id });
        await cart.load(true);
        feedback.toast(skipped.length > 0 ? `${skipped.join('、')}暂时买不到` : `${added} 款已加入购物车`);
        if (added > 0) await go('/shop/pages/cart/index');
        return;
      }
      case 'delete':
        if (!(await feedback.confirm({ title: '删除这笔订单？', text: '删除后不再显示。', yes: '删除', no: '再想想' })))
          return;
        await call('memberOrder.delete', { id });
        return onChange(id, undefined);
      case 'pickupCode': {
        const { code, store, expiresAt } = await call('pickUp.code', { orderId: id });
        return setPickup({ code, store: store.name, until: formatTime(expiresAt, 'MM月DD日 h:m') });
      }
      case 'address': {
        const address = await pick<Address, '/member/pages/address/select'>('/member/pages/address/select', {
          from: 'order',
        });
        if (!address) return;
        onChange(id, await call('memberOrder.addressUpdate', { id, addressId: address.id }));
        return feedback.toast('地址已更改');
      }
    }
  });

  return {
    run: (action, order) => void act.run(action, order),
    pending: act.pending,
    sheets: (
      <>
        <CancelSheet
          order={cancelling}
          onClose={() => setCancelling(undefined)}
          onDone={(order) => onChange(order.card.id, order)}
        />
        <Sheet open={pickup !== undefined} title="取货码" onClose={() => setPickup(undefined)}>
          <View className={styles.pickup}>
            <Text className={styles.code} aria-label={pickup?.code.split('').join(' ')}>
              {pickup?.code.replace(/(\d{4})(?=\d)/g, '$1 ')}
            </Text>
            <Text className={styles.note}>{`到${pickup?.store ?? ''}出示，${pickup?.until ?? ''} 前有效`}</Text>
          </View>
        </Sheet>
      </>
    ),
  };
}

function CancelSheet({
  order,
  onClose,
  onDone,
}: {
  order?: OrderCard;
  onClose: () => void;
  onDone: (order: OrderDetail) => void;
}) {
  const { feedback } = useStores();
  const [reason, setReason] = useState<string>(CANCEL_REASONS[0]);
  const cancel = useAction(async () => {
    if (!order) return;
    onDone(await call('memberOrder.close', { id: order.id, reason }));
    onClose();
    feedback.toast('订单已取消');
  });
  return (
    <Sheet
      open={order !== undefined}
      title="取消这笔订单？"
      onClose={onClose}
      footer={
        <Button block busy={cancel.pending && '取消中'} onPress={() => void cancel.run()}>
          取消订单
        </Button>
      }
    >
      <Text className={styles.note}>取消后优惠券和积分退回，茶要重新抢。</Text>
      <View role="radiogroup" aria-label="取消原因">
        <Cells>
          {CANCEL_REASONS.map((text) => (
            <Cell
              key={text}
              label={text}
              role="radio"
              checked={text === reason}
              arrow={false}
              onPress={() => setReason(text)}
            >
              <CheckMark kind="radio" checked={text === reason} />
            </Cell>
          ))}
        </Cells>
      </View>
    </Sheet>
  );
}
