/** What a goods card offers beside its price: put one in the basket, choose a specification, or be told when it is back. */
import { useRef } from 'react';
import type { GoodsCard as Goods } from '@/contract';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { IconButton } from '@/ui/kit/IconButton';
import { useAddToCart } from './useAddToCart';
import { useRemind } from './useRemind';

export function BuyButton({ goods }: { goods: Goods }) {
  const { id, title, singleSkuId, soldOut } = goods;
  const add = useAddToCart();
  const remind = useRemind('stock', id);
  const { feedback } = useStores();
  const point = useRef<[x: number, y: number]>();
  const put = async () => {
    const from = point.current;
    point.current = undefined;
    if ((await add.one(goods)) && from) feedback.fly(...from);
  };
  if (soldOut)
    return (
      <Button size="s" tone="quiet" label={`${title}到货提醒`} onPress={remind}>
        到货提醒
      </Button>
    );
  return singleSkuId ? (
    <IconButton
      icon="plus"
      tone="sunken"
      label={`把${title}加入购物车`}
      onPoint={(x, y) => {
        point.current = [x, y];
      }}
      onPress={put}
    />
  ) : (
    <IconButton icon="plus" tone="sunken" label={`选${title}的规格`} onPress={() => go('/shop/pages/goods', { id })} />
  );
}
