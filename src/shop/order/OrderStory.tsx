/** The detail of an order: its state, where it is, where it goes, what is in it, what it came to, its dates. */
import type { ReactNode } from 'react';
import { View, Text } from '@tarojs/components';
import type { OrderDetail, Parcel } from '@/contract';
import { figure } from '@/core/lib/money';
import { fullTime, listTime } from '@/core/lib/time';
import { platform } from '@/core/platform';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { AddressCard } from '@/domain/address/AddressCard';
import { AmountRows } from '@/domain/checkout/AmountRows';
import { CLOSE_REASON, ORDER_STATUS } from '@/domain/order/labels';
import { CellarCell } from '@/domain/order/CellarCell';
import { OrderLines } from '@/domain/order/OrderLines';
import { saleNotes } from '@/domain/order/saleNotes';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Countdown } from '@/ui/kit/Countdown';
import { Icon } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import { Slot } from '@/ui/kit/Slot';
import { Stack } from '@/ui/kit/Stack';
import { Steps } from '@/ui/kit/Steps';
import { Title, Words } from '@/ui/kit/Words';
import { Below } from '@/ui/shell';
import { OrderGroup } from './OrderGroup';
import { OrderServices } from './OrderServices';
import styles from './OrderStory.module.scss';

const STEPS = ['unpaid', 'paid', 'shipped', 'received'] as const;
const STEP_OF: Record<string, number> = {
  unpaid: 0,
  grouping: 1,
  paid: 1,
  pickup: 2,
  partial: 2,
  shipped: 2,
  received: 3,
  finished: 3,
};

interface OrderStoryProps {
  order: OrderDetail;
  /** Cards of its after-sales. */
  after?: ReactNode;
  onAfterSale: () => void;
  onExpire: () => void;
}

export function OrderStory({ order, after, onAfterSale, onExpire }: OrderStoryProps) {
  const { feedback } = useStores();
  const { card } = order;
  const copyNo = async () => {
    await platform.clipboard.copy(card.no).then(
      () => feedback.toast('订单号已复制'),
      (error: unknown) => feedback.report(error),
    );
  };
  return (
    <View className={styles.story}>
      <StoryHead order={order} onExpire={onExpire} />
      {STEP_OF[card.status] !== undefined && (
        <View className={styles.steps}>
          <Steps
            layout="row"
            label="订单进度"
            current={STEP_OF[card.status]}
            items={STEPS.map((id) => ({
              id,
              title: {
                unpaid: '付款',
                paid: '备货',
                shipped: order.deliveryType === 'pickup' ? '自提' : '配送',
                received: '完成',
              }[id],
            }))}
          />
        </View>
      )}
      <Slot>{order.group && <OrderGroup order={order} onClosed={onExpire} />}</Slot>
      {order.parcels.map((parcel, at) => (
        <ParcelCard
          key={parcel.id}
          orderId={card.id}
          parcel={parcel}
          name={order.parcels.length > 1 ? `包裹 ${at + 1}/${order.parcels.length}` : '物流'}
        />
      ))}
      <View className={styles.block}>
        <Place order={order} />
        <View className={styles.cellar}>
          <CellarCell order={order} />
        </View>
      </View>
      <View>{after}</View>
      <View className={`${styles.block} ${styles.card}`}>
        <Text className={styles.seller}>{card.seller}</Text>
        <OrderLines lines={card.lines} notes={saleNotes(card.lines)} onOpen={(id) => go('/shop/pages/goods', { id })} />
      </View>
      <Below>
        <View className={`${styles.block} ${styles.flush}`}>
          <AmountRows amounts={order.amounts} total={order.payment?.status === 'paid' ? '实付' : '应付'} />
        </View>
        <View className={styles.block}>
          <Cells>
            <Cell label="订单号" act="复制" onPress={copyNo}>
              {card.no}
            </Cell>
            {order.timeline.map((row) => (
              <Cell key={row.key} label={row.label}>
                {/^\d+$/.test(row.value) ? fullTime(row.value) : row.value}
              </Cell>
            ))}
            {order.quoteNo !== undefined && <Cell label="报价单">{order.quoteNo}</Cell>}
            {order.remark !== '' && <Cell label="备注">{order.remark}</Cell>}
          </Cells>
        </View>
        <View className={styles.block}>
          <OrderServices order={order} onAfterSale={onAfterSale} />
        </View>
      </Below>
    </View>
  );
}

function StoryHead({ order, onExpire }: Pick<OrderStoryProps, 'order' | 'onExpire'>) {
  const { card } = order;
  const closedAt = order.timeline.find(({ key }) => key === 'refunded')?.value;
  return (
    <Stack gap={6} align="start" className={styles.head}>
      <Title size="display" tracked role="status">
        {ORDER_STATUS[card.status]}
      </Title>
      {card.status === 'unpaid' && card.expireAt && (
        <Countdown label="请在时限内付款" endAt={card.expireAt} onEnd={onExpire} />
      )}
      {order.closeReason && (
        <Words size="sub" tone="muted">
          {CLOSE_REASON[order.closeReason]}
        </Words>
      )}
      {card.status === 'refunded' && closedAt && (
        <Words size="sub" tone="muted">{`退款已原路退回 · ${fullTime(closedAt)}`}</Words>
      )}
      {order.giveGot > 0 && card.status !== 'cancelled' && card.status !== 'refunded' && (
        <Words
          size="sub"
          tone="muted"
        >{`${card.status === 'finished' || card.status === 'received' ? '已送' : '收货后送'} ${figure(order.giveGot)} 积分`}</Words>
      )}
    </Stack>
  );
}

/** Where it is fetched, or where it goes. */
function Place({ order: { pickup, address } }: Pick<OrderStoryProps, 'order'>) {
  if (!pickup) return address ? <AddressCard address={address} /> : null;
  return (
    <Cells>
      <Cell label={pickup.store.name} note={`${pickup.store.address} · ${pickup.store.hours}`} />
      <Cell label="提货人">{`${pickup.name} ${pickup.mobile}`}</Cell>
      {pickup.code && <Cell label="取货码">{pickup.code}</Cell>}
    </Cells>
  );
}

/** The newest word of a parcel; the whole journey is a press away. */
function ParcelCard({ orderId, parcel, name }: { orderId: string; parcel: Parcel; name: string }) {
  return (
    <Pressable
      className={`${styles.block} ${styles.parcel}`}
      role="link"
      onPress={() => go('/shop/pages/order/express', { id: orderId, parcelId: parcel.id })}
    >
      <Stack row align="center" justify="between">
        <Text className={styles.parcelName}>{`${name} · ${parcel.status}`}</Text>
        <Icon name="next" size={14} />
      </Stack>
      <Text className={styles.trace}>{parcel.last.text}</Text>
      <Words size="sub" tone="muted">{`${listTime(parcel.last.at)} ${parcel.last.place}`}</Words>
    </Pressable>
  );
}
