/** An order as the list shows it: seller and state, at most three lines, what it came to, the ways on. */
import { View, Text } from '@tarojs/components';
import type { OrderCard } from '@/contract';
import { leadsTo } from '@/core/routes';
import type { Invited } from '@/domain/groupBuying/useInviteSheet';
import { groupPrice, ORDER_STATUS, ORDER_TONE, orderTags } from '@/domain/order/labels';
import { OrderLines } from '@/domain/order/OrderLines';
import { saleNotes } from '@/domain/order/saleNotes';
import { Countdown } from '@/ui/kit/Countdown';
import { Pressable } from '@/ui/kit/Pressable';
import { Price } from '@/ui/kit/Price';
import { Tag } from '@/ui/kit/Tag';
import { OrderButtons } from './OrderButtons';
import type { OrderActions } from './useOrderActions';
import styles from './OrderRow.module.scss';

const MOST_LINES = 3;
/** 改地址 belongs to the detail; a won lot alone needs it before it can be paid. */
const inList = (order: OrderCard): OrderCard =>
  order.status === 'unpaid' ? order : { ...order, actions: order.actions.filter((action) => action !== 'address') };

interface OrderRowProps {
  order: OrderCard;
  actions: OrderActions;
  onOpen: () => void;
  onExpire: () => void;
  onInvite: (invited: Invited) => void;
}

/** The group that still waits for others, as an invitation to it. */
function invitedBy({ status, group, lines }: OrderCard): Invited | undefined {
  const line = lines.find(({ gift }) => !gift);
  if (status !== 'grouping' || group?.status !== 'open' || !line) return undefined;
  return { id: group.id, title: line.title, cover: line.cover, price: groupPrice(line) };
}

export function OrderRow({ order, actions, onOpen, onExpire, onInvite }: OrderRowProps) {
  const invited = invitedBy(order);
  const tone = ORDER_TONE[order.status];
  const detail = leadsTo('/shop/pages/order/detail', { id: order.id });
  return (
    <View className={styles.card}>
      <Pressable
        role="link"
        to={detail.to}
        onPress={() => {
          onOpen();
          return detail.onPress();
        }}
      >
        <View className={styles.head}>
          <Text className={styles.seller}>{order.seller}</Text>
          {orderTags(order).map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
          {order.status === 'unpaid' && order.expireAt && (
            <View className={styles.left}>
              <Countdown tone="text" endAt={order.expireAt} onEnd={onExpire} />
            </View>
          )}
          <Text className={`${styles.status} ${styles[tone]}`}>
            {order.status === 'grouping' && order.group
              ? `待成团，还差 ${order.group.lack} 人`
              : ORDER_STATUS[order.status]}
          </Text>
        </View>
        <OrderLines lines={order.lines.slice(0, MOST_LINES)} notes={saleNotes(order.lines)} />
        <View className={styles.sum}>
          <Text className={styles.count}>{`共 ${order.qty} 件`}</Text>
          <Text className={styles.count}>{tone === 'pay' ? '应付' : '合计'}</Text>
          <Price fen={order.payable} size="s" tone={tone === 'pay' ? undefined : 'ink'} exact />
        </View>
      </Pressable>
      <OrderButtons order={inList(order)} actions={actions} onInvite={invited && (() => onInvite(invited))} />
    </View>
  );
}
