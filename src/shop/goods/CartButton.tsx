/** The basket on the top bar of a goods page, with how many lines are in it. */
import { observer } from 'mobx-react';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { IconButton } from '@/ui/kit/IconButton';

export const CartButton = observer(function CartButton() {
  const { cart } = useStores();
  return (
    <IconButton icon="cart" tone="ink" label="购物车" badge={cart.count} onPress={() => go('/shop/pages/cart/index')} />
  );
});
