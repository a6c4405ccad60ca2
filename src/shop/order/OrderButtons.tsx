import { View } from '@tarojs/components';
import type { OrderCard } from '@/contract';
import { MAIN_ACTIONS, ORDER_ACTION } from '@/domain/order/labels';
import { Button } from '@/ui/kit/Button';
import type { OrderActions } from './useOrderActions';
import styles from './OrderButtons.module.scss';

interface OrderButtonsProps {
  order: OrderCard;
  actions: OrderActions;
  size?: 's' | 'm';
  /** In a list the order waits for others in its group: they are asked from here. */
  onInvite?: () => void;
}

/** The ways on of one order, its decision last and filled. */
export function OrderButtons({ order, actions, size = 's', onInvite }: OrderButtonsProps) {
  const sorted = [...order.actions].sort((a, b) => Number(MAIN_ACTIONS.includes(a)) - Number(MAIN_ACTIONS.includes(b)));
  if (sorted.length === 0 && !onInvite) return null;
  return (
    <View className={styles.buttons}>
      {sorted.map((action) => (
        <Button
          key={action}
          size={size}
          tone={MAIN_ACTIONS.includes(action) ? 'primary' : 'quiet'}
          label={`${ORDER_ACTION[action]}，订单 ${order.no}`}
          onPress={() => actions.run(action, order)}
        >
          {ORDER_ACTION[action]}
        </Button>
      ))}
      {onInvite && (
        <Button size={size} label={`邀请好友，订单 ${order.no}`} onPress={onInvite}>
          邀请好友
        </Button>
      )}
    </View>
  );
}
