/** The cart page's state: the server's cart for members, the phone's for visitors, behind one set of actions. */
import { useCallback, useEffect, useRef } from 'react';
import { reaction } from 'mobx';
import type { CartLine, CartView } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { usePageData, useReturn } from '@/ui/shell';
import { goneLines, readGuestGoods, toGuestView, type KnownGoods } from './guestCart';
import { useMemberCart } from './useMemberCart';
import { sendOfflineQueue } from './offlineQueue';

// oxlint-disable-next-line eslint-js/no-restricted-syntax -- a constant
const NONE: KnownGoods = new Map();

export type Cart = ReturnType<typeof useCart>;

export function useCart() {
  const { session, cart, platform: device } = useStores();
  const guest = !session.hasLogin;
  /** What the server said last. */
  const truth = useRef<CartView>();
  const goods = useRef(NONE);
  const unselected = useRef(new Set<string>());

  const readGuest = useCallback(
    async (known: KnownGoods) => {
      goods.current = await readGuestGoods(cart.guest, known);
      goneLines(cart.guest, goods.current).forEach((skuId) => cart.setGuestQty(skuId, 0));
      return toGuestView(cart.guest, goods.current, unselected.current);
    },
    [cart],
  );
  const state = usePageData<CartView>(
    async (stands) => {
      if (guest) return readGuest(NONE);
      await sendOfflineQueue(device.storage);
      const view = await call('cartItem.index');
      if (stands()) {
        truth.current = view;
        cart.setCount(view.count);
      }
      return view;
    },
    [session.token],
  );
  const { set, reload } = state;
  const member = useMemberCart(state, truth);

  // Coming back from a goods page: what was added there must be here.
  useReturn(reload);

  /** Everything a visitor does is local: the view is made again from the phone, and only unknown goods are asked for. */
  const redraw = useCallback(() => void readGuest(goods.current).then(set, () => undefined), [readGuest, set]);
  useEffect(() => {
    if (!guest) return undefined;
    return reaction(() => cart.guest.map(({ skuId, qty }) => `${skuId}×${qty}`).join(), redraw);
  }, [cart, guest, redraw]);

  const visitor = {
    queued: 0,
    setQty: async (id: string, qty: number) => cart.setGuestQty(id, qty),
    select: async (ids: readonly string[], selected: boolean) => {
      ids.forEach((id) => (selected ? unselected.current.delete(id) : unselected.current.add(id)));
      redraw();
    },
    remove: async (ids: readonly string[]) => ids.forEach((id) => cart.setGuestQty(id, 0)),
    changeSku: async (id: string, skuId: string, qty: number) => {
      const goodsId = cart.guest.find((line) => line.skuId === id)?.goodsId ?? '';
      if (skuId === id) return cart.setGuestQty(id, qty);
      cart.setGuestQty(id, 0);
      await cart.add(skuId, qty, goodsId);
    },
  };
  return { state, guest, ...(guest ? visitor : member) };
}

/** Why one more is not possible: the limit or the shelf, whichever comes first. */
export const limitText = ({ limit, stock, event }: Pick<CartLine, 'limit' | 'stock' | 'event'>): string =>
  limit === undefined || limit > stock
    ? `库存仅剩 ${stock}`
    : event
      ? `超出限购，现场价每人 ${event.limit} 件`
      : `限购 ${limit} 件`;
