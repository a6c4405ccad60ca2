import type { OrderCard } from '@/contract';
import { ORDER_ACTION } from '@/domain/order/labels';
import { Button } from '@/ui/kit/Button';
import { Stack } from '@/ui/kit/Stack';
import type { OrderActions } from './useOrderActions';
import { toneOf, waysOf } from './ways';
import styles from './OrderButtons.module.scss';

interface OrderButtonsProps {
  order: OrderCard;
  actions: OrderActions;
  size?: 's' | 'm';
  /** In a list the order waits for others in its group: they are asked from here. */
  onInvite?: () => void;
}

/** The ways on of one order: 更多, and at most two of them, the decision last. */
export function OrderButtons({ order, actions, size = 's', onInvite }: OrderButtonsProps) {
  const { shown, rest } = waysOf(order);
  if (shown.length === 0 && !onInvite) return null;
  return (
    <Stack row gap={10} align="center" justify="end" wrap grow>
      {rest.length > 0 && (
        <Button
          className={styles.more}
          size={size}
          tone="plain"
          label={`更多，订单 ${order.no}`}
          onPress={() => actions.more(order, rest)}
        >
          更多
        </Button>
      )}
      {[...shown].reverse().map((action) => (
        <Button
          key={action}
          size={size}
          tone={toneOf(action, size === 'm')}
          label={`${ORDER_ACTION[action]}，订单 ${order.no}`}
          onPress={() => actions.run(action, order)}
        >
          {ORDER_ACTION[action]}
        </Button>
      ))}
      {onInvite && (
        <Button size={size} tone="line" label={`邀请好友，订单 ${order.no}`} onPress={onInvite}>
          邀请好友
        </Button>
      )}
    </Stack>
  );
}
