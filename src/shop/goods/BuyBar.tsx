/** The bottom of a goods page: a human and the favourite as tools, then the alternative and the decision. */
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import type { GoodsDetail } from '@/contract';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { useRemind } from '@/domain/goods/useRemind';
import { Button } from '@/ui/kit/Button';
import { Tool } from '@/ui/kit/Tool';
import { useAction, useLogin } from '@/ui/shell';

interface BuyBarProps {
  goods: GoodsDetail;
  onCart: () => void;
  onBuy: () => void;
}

export const BuyBar = observer(function BuyBar({ goods, onCart, onBuy }: BuyBarProps) {
  const { feedback } = useStores();
  const guard = useLogin();
  const [collected, setCollected] = useState(goods.collected);
  const { id } = goods.card;
  const remind = useRemind('stock', id);
  // Read again after a login, the goods know better.
  useEffect(() => setCollected(goods.collected), [goods]);

  const collect = useAction(async () => {
    const { on } = await call('collect.create', { kind: 'goods', targetId: id, on: !collected });
    setCollected(on);
    feedback.toast(on ? '已收藏' : '已取消收藏');
  });

  return (
    <>
      <Tool
        icon="service"
        text="客服"
        role="link"
        onPress={() => go('/dingding/pages/group', { to: 'service', card: `goods:${id}` })}
      />
      <Tool
        icon="heart"
        text={collected ? '已收藏' : '收藏'}
        on={collected}
        onPress={() => guard(() => void collect.run())}
      />
      {goods.state === 'off' ? (
        <Button block size="l" disabled>
          商品已下架
        </Button>
      ) : goods.card.soldOut ? (
        <Button block size="l" tone="line" onPress={remind}>
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
