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
import { useCart } from '@/domain/cart/useCart';
import styles from './index.module.scss';

export default observer(function CartPage() {
  const { feedback } = useStores();
  const cart = useCart();
  const guard = useLogin();
  const [asked, setEditing] = useState(false);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const view = cart.state.data;
  const lines = view?.lines ?? [];
  const ids = lines.map((line) => line.id);
  // The last line may leave while it is edited.
  const editing = asked && ids.length > 0;
  const picked = ids.filter((id) => ticked.has(id));
  const all = ids.length > 0 && (editing ? picked.length === ids.length : lines.every((line) => line.selected));

  const pick = (id: string, on: boolean) =>
    setTicked(new Set(on ? [...picked, id] : picked.filter((one) => one !== id)));
  const settle = useAction(() =>
    go('/shop/pages/order/settle', {
      source: 'cart',
      lines: lines.filter((line) => line.selected).map(({ id, skuId, qty }) => ({ skuId, qty, cartItemId: id })),
    }),
  );
  const remove = useAction(async (gone: readonly string[]) => {
    const question = { title: `删除 ${gone.length} 件？`, text: '删除后要重新挑。', yes: '删除', no: '再想想' };
    if (await feedback.confirm(question)) await cart.remove(gone);
  });
  const collect = useAction(async () => {
    const goods = new Set(lines.filter(({ id }) => picked.includes(id)).map((line) => line.goodsId));
    for (const targetId of goods) await call('collect.create', { kind: 'goods', targetId, on: true });
    await cart.remove(picked);
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
            picked={picked.length}
            busy={settle.pending}
            onAll={(on) => (editing ? setTicked(new Set(on ? ids : [])) : void cart.select(ids, on))}
            onSettle={() => guard(() => void settle.run())}
            onCollect={() => guard(() => void collect.run())}
            onRemove={() => void remove.run(picked)}
          />
        )
      }
    >
      {(data) => (
        <CartBody
          view={data}
          cart={cart}
          picked={editing ? new Set(picked) : undefined}
          onPick={pick}
          onRemove={(gone) => void remove.run(gone)}
        />
      )}
    </Page>
  );
});
