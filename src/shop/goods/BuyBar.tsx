/** The bottom of a goods page: basket and favourite as tools, then the alternative and the decision. */
import { observer } from 'mobx-react';
import { useState } from 'react';
import { Text, View } from '@tarojs/components';
import type { GoodsDetail } from '@/contract';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Badge } from '@/ui/kit/Badge';
import { Button } from '@/ui/kit/Button';
import { Icon, type IconName } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import { useAction, useLogin } from '@/ui/shell';
import styles from './BuyBar.module.scss';

interface BuyBarProps {
  goods: GoodsDetail;
  onCart: () => void;
  onBuy: () => void;
}

export const BuyBar = observer(function BuyBar({ goods, onCart, onBuy }: BuyBarProps) {
  const { cart, feedback } = useStores();
  const guard = useLogin();
  const [collected, setCollected] = useState(goods.collected);
  const { id } = goods.card;

  const collect = useAction(async () => {
    const { on } = await call('collect.create', { kind: 'goods', targetId: id, on: !collected });
    setCollected(on);
    feedback.toast(on ? '已收藏' : '已取消收藏');
  });
  const remind = useAction(async () => {
    await call('wechat.remind', { kind: 'stock', targetId: id, on: true });
    feedback.toast('到货后会通知你');
  });

  return (
    <>
      <BarTool icon="cart" label="购物车" count={cart.count} onPress={() => go('/shop/pages/cart/index')} />
      <BarTool
        icon="heart"
        label={collected ? '已收藏' : '收藏'}
        on={collected}
        onPress={() => guard(() => void collect.run())}
      />
      {goods.state === 'off' ? (
        <Button block disabled>
          商品已下架
        </Button>
      ) : goods.card.soldOut ? (
        <Button block tone="line" onPress={() => guard(() => void remind.run())}>
          到货提醒
        </Button>
      ) : (
        <>
          <Button block size="l" tone="line" onPress={onCart}>
            加入购物车
          </Button>
          <Button block size="l" onPress={onBuy}>
            立即购买
          </Button>
        </>
      )}
    </>
  );
});

function BarTool({
  icon,
  label,
  count = 0,
  on = false,
  onPress,
}: {
  icon: IconName;
  label: string;
  count?: number;
  on?: boolean;
  onPress: () => unknown;
}) {
  return (
    <Pressable
      className={`${styles.tool} ${on ? styles.on : ''}`}
      label={count > 0 ? `${label}，${count} 件` : label}
      onPress={onPress}
    >
      <Icon name={icon} size={22} />
      <Text>{label}</Text>
      <View className={styles.badge}>
        <Badge count={count} label={`${count} 件`} />
      </View>
    </Pressable>
  );
}
