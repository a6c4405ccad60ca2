/**
 * The cart page's state for members (server) and visitors (phone). A changed quantity shows at once and is asked for behind it: a
 * refusal rolls it back and says why; without network it is kept and sent when the page is shown again.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import { reaction } from 'mobx';
import { useDidShow } from '@tarojs/taro';
import type { CartView } from '@/contract';
import { call, NetworkError } from '@/core/api';
import { useStores } from '@/core/stores';
import { usePageData } from '@/ui/shell';
import { readGuestGoods, toGuestView } from './guestCart';

export function useCart() {
  const { session, cart, feedback } = useStores();
  const guest = !session.hasLogin;
  const [unselected, setUnselected] = useState<ReadonlySet<string>>(new Set());
  const waiting = useRef(new Map<string, number>());

  const state = usePageData<CartView>(
    async () =>
      guest
        ? toGuestView(cart.guest, await readGuestGoods(cart.guest), unselected)
        : call('cartItem.index').then((view) => (cart.setCount(view.count), view)),
    [session.token],
  );

  const show = useCallback(
    (view: CartView) => {
      cart.setCount(view.count);
      state.set(view);
    },
    [cart, state],
  );

  /** Everything the visitor does is local: the view is made again from the phone. */
  const redrawGuest = useCallback(
    async (off: ReadonlySet<string> = unselected) =>
      state.set(toGuestView(cart.guest, await readGuestGoods(cart.guest), off)),
    [cart, state, unselected],
  );

  const replay = useCallback(async () => {
    for (const [id, qty] of waiting.current) {
      waiting.current.delete(id);
      await call('cartItem.update', { id, qty }, { hide: true }).catch(() => undefined);
    }
  }, []);

  // Coming back from a goods page: what was added there must be here.
  const entered = useRef(false);
  useDidShow(() => {
    if (entered.current) void replay().then(state.reload);
    entered.current = true;
  });
  useEffect(
    () =>
      reaction(
        () => cart.guest.length,
        () => session.hasLogin || void redrawGuest(),
      ),
    [cart, session, redrawGuest],
  );

  const setQty = useCallback(
    async (id: string, qty: number) => {
      const before = state.data;
      if (!before) return;
      if (guest) {
        cart.setGuestQty(id, qty);
        return redrawGuest();
      }
      state.set(withQty(before, id, qty));
      try {
        show(await call('cartItem.update', { id, qty }));
      } catch (error) {
        if (error instanceof NetworkError) waiting.current.set(id, qty);
        else state.set(before);
      }
    },
    [cart, guest, redrawGuest, show, state],
  );

  const select = useCallback(
    async (ids: readonly string[], selected: boolean) => {
      const before = state.data;
      if (!before) return;
      if (guest) {
        const next = new Set(unselected);
        ids.forEach((id) => (selected ? next.delete(id) : next.add(id)));
        setUnselected(next);
        return redrawGuest(next);
      }
      state.set({
        ...before,
        lines: before.lines.map((line) => (ids.includes(line.id) ? { ...line, selected } : line)),
      });
      await call('cartItem.select', { ids: [...ids], selected }).then(show, () => state.set(before));
    },
    [guest, redrawGuest, show, state, unselected],
  );

  const remove = useCallback(
    async (ids: readonly string[]) => {
      if (guest) {
        ids.forEach((id) => cart.setGuestQty(id, 0));
        return redrawGuest();
      }
      const { count } = await call('atShop.cartDelete', { ids: [...ids] });
      cart.setCount(count);
      await state.reload();
    },
    [cart, guest, redrawGuest, state],
  );

  const changeSku = useCallback(
    async (id: string, skuId: string, qty: number) => {
      show(await call('cartItem.update', { id, skuId, qty }));
      feedback.toast('规格已更换');
    },
    [feedback, show],
  );

  return { state, guest, setQty, select, remove, changeSku };
}

const withQty = (view: CartView, id: string, qty: number): CartView => ({
  ...view,
  lines: view.lines.map((line) => (line.id === id ? { ...line, qty } : line)),
});
