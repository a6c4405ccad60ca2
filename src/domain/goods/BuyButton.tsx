/** What a goods card offers beside its price: put one in the basket, choose a specification, or be told when it is back. */
import type { GoodsCard as Goods } from '@/contract';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { IconButton } from '@/ui/kit/IconButton';
import { useAction } from '@/ui/shell/useAction';
import { useLogin } from '@/ui/shell/useLogin';

export function BuyButton({ goods }: { goods: Goods }) {
  const { cart, feedback } = useStores();
  const guard = useLogin();
  const add = useAction(async () => {
    if (!goods.singleSkuId) return void go('/shop/pages/goods', { id: goods.id });
    await cart.add(goods.singleSkuId, 1);
    feedback.toast('已加入购物车');
  });
  const remind = useAction(async () => {
    await call('wechat.remind', { kind: 'stock', targetId: goods.id, on: true });
    feedback.toast('到货后会通知你');
  });
  if (goods.soldOut)
    return (
      <Button size="s" tone="quiet" onPress={() => guard(remind.run)}>
        到货提醒
      </Button>
    );
  return <IconButton icon="plus" tone="sunken" label={`把${goods.title}加入购物车`} onPress={add.run} />;
}
