/** The foot of the basket: everything, the sum with what it saves, the way to settle; in the edit mode the ways out. */
import { View, Text } from '@tarojs/components';
import type { CartView } from '@/contract';
import { shortYuan } from '@/core/lib/money';
import { Button } from '@/ui/kit/Button';
import { Check } from '@/ui/kit/Check';
import { Pressable } from '@/ui/kit/Pressable';
import { Price } from '@/ui/kit/Price';
import styles from './CartBar.module.scss';

interface CartBarProps {
  cart: CartView;
  editing: boolean;
  all: boolean;
  picked: number;
  busy: boolean;
  onAll: (on: boolean) => void;
  onSettle: () => void;
  /** What the sum is made of. */
  onDetails: () => void;
  onCollect: () => void;
  onRemove: () => void;
}

export function CartBar({
  cart,
  editing,
  all,
  picked,
  busy,
  onAll,
  onSettle,
  onDetails,
  onCollect,
  onRemove,
}: CartBarProps) {
  return (
    <View className={styles.bar}>
      <View className={styles.all}>
        <Check checked={all} label="全选" onChange={onAll} />
        <Text>全选</Text>
      </View>
      {editing ? (
        <View className={styles.ways}>
          <Button tone="line" disabled={picked === 0} onPress={onCollect}>
            移入收藏
          </Button>
          <Button tone="accentLine" disabled={picked === 0} onPress={onRemove}>
            删除
          </Button>
        </View>
      ) : (
        <>
          <View className={styles.sum}>
            <View className={styles.total}>
              <Text className={styles.name}>合计</Text>
              <Price fen={cart.total} exact />
            </View>
            {cart.discount > 0 && (
              <Pressable className={styles.saved} onPress={onDetails}>
                <Text>{`已省 ${shortYuan(cart.discount)}，明细`}</Text>
              </Pressable>
            )}
          </View>
          <Button disabled={cart.selectedCount === 0} busy={busy} onPress={onSettle}>
            {`结算(${cart.selectedCount})`}
          </Button>
        </>
      )}
    </View>
  );
}
