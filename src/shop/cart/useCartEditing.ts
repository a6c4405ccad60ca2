/** The basket on its page: lines are settled, or, while it is edited, ticked and taken out or moved to what is kept. */
import { useEffect, useState } from 'react';
import type { CartLine } from '@/contract';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import type { Cart } from '@/domain/cart/useCart';
import { useAction, useLogin, useReturn } from '@/ui/shell';

export function useCartEditing(cart: Cart) {
  const { feedback, cart: store } = useStores();
  const guard = useLogin();
  const [asked, setEditing] = useState(false);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const lines = cart.state.data?.lines ?? [];
  const ids = lines.map((line) => line.id);
  // The last line may leave while it is edited.
  const editing = asked && ids.length > 0;
  const picked = ids.filter((id) => ticked.has(id));
  const all = ids.length > 0 && (editing ? picked.length === ids.length : lines.every((line) => line.selected));

  const pick = (id: string, on: boolean) =>
    setTicked(new Set(on ? [...picked, id] : picked.filter((one) => one !== id)));
  const chosen = lines.filter((line) => line.selected);
  const settle = useAction((bought: readonly CartLine[]) =>
    go('/shop/pages/order/settle', {
      source: 'cart',
      lines: bought.map(({ id, skuId, qty }) => ({ skuId, qty, cartItemId: id })),
    }),
  );
  // 结算 of a visitor goes on where the login interrupted it, with what was ticked then.
  const { run } = settle;
  const { data } = cart.state;
  useEffect(() => {
    if (cart.guest || store.settleNext.length === 0) return;
    // The view may still be the visitor's own, whose lines are named by their SKU.
    const wanted = data?.lines.filter(({ id, skuId }) => store.settleNext.includes(skuId) && id !== skuId) ?? [];
    if (wanted.length === 0) return;
    store.settleNext = [];
    void run(wanted);
  }, [cart.guest, data, store, run]);
  // Back without a login: whoever logs in later did not ask for it.
  useReturn(() => {
    if (cart.guest) store.settleNext = [];
  });
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

  return {
    /** The cart has something to edit. */
    filled: ids.length > 0,
    editing,
    setEditing,
    picked,
    pick,
    all,
    selectAll: (on: boolean) => (editing ? setTicked(new Set(on ? ids : [])) : void cart.select(ids, on)),
    settling: settle.pending,
    settle: () => {
      if (cart.guest) store.settleNext = chosen.map(({ skuId }) => skuId);
      guard(() => void run(chosen));
    },
    collect: () => guard(() => void collect.run()),
    remove: (gone: readonly string[]) => void remove.run(gone),
  };
}
