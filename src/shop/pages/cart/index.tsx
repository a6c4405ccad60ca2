/** /shop/pages/cart/index: the basket, a bottom tab; visitors have one too. */
import { useState } from 'react';
import { observer } from 'mobx-react';
import { Text } from '@tarojs/components';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Pressable } from '@/ui/kit/Pressable';
import { Page, useAction, useLogin } from '@/ui/shell';
import { CartBar } from '../../cart/CartBar';
import { CartBody } from '../../cart/CartBody';
import { useCart } from '../../cart/useCart';
import styles from './index.module.scss';

export default observer(function CartPage() {
  const { feedback } = useStores();
  const cart = useCart();
  const guard = useLogin();
  const [editing, setEditing] = useState(false);
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const view = cart.state.data;
  const lines = view?.lines ?? [];
  const ids = lines.map((line) => line.id);
  const all = ids.length > 0 && (editing ? ids.every((id) => picked.has(id)) : lines.every((line) => line.selected));

  const pick = (id: string, on: boolean) => {
    const next = new Set(picked);
    if (on) next.add(id);
    else next.delete(id);
    setPicked(next);
  };
  const settle = useAction(async () => {
    const chosen = lines.filter((line) => line.selected);
    await go('/shop/pages/order/settle', {
      source: 'cart',
      lines: chosen.map(({ id, skuId, qty }) => ({ skuId, qty, cartItemId: id })),
    });
  });
  const remove = useAction(async () => {
    if (
      !(await feedback.confirm({
        title: `删除 ${picked.size} 件？`,
        text: '删除后要重新挑。',
        yes: '删除',
        no: '再想想',
      }))
    )
      return;
    await cart.remove([...picked]);
    setPicked(new Set());
  });
  const collect = useAction(async () => {
    for (const line of lines.filter(({ id }) => picked.has(id)))
      await call('collect.create', { kind: 'goods', targetId: line.goodsId, on: true });
    await cart.remove([...picked]);
    setPicked(new Set());
    feedback.toast('已移入收藏');
  });

  return (
    <Page
      tab
      state={cart.state}
      right={
        ids.length > 0 && (
          <Pressable className={styles.edit} onPress={() => setEditing(!editing)}>
            <Text>{editing ? '完成' : '编辑'}</Text>
          </Pressable>
        )
      }
      action={
        view &&
        ids.length > 0 && (
          <CartBar
            cart={view}
            editing={editing}
            all={all}
            picked={picked.size}
            busy={settle.pending}
            onAll={(on) => (editing ? setPicked(new Set(on ? ids : [])) : void cart.select(ids, on))}
            onSettle={() => guard(() => void settle.run())}
            onCollect={() => guard(() => void collect.run())}
            onRemove={() => void remove.run()}
          />
        )
      }
    >
      {(data) => <CartBody view={data} cart={cart} editing={editing} picked={picked} onPick={pick} />}
    </Page>
  );
});
