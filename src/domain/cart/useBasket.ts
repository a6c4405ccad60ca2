/**
 * The basket beside a list of goods: how many of each SKU, one step at a time. A press is drawn at once and sent after the one
 * before it; of several presses on one SKU only the last number travels.
 */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { CartLine } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { payOf } from '@/domain/goods/offer';
import { useLoss } from '@/ui/shell/useLoss';
import { useCart } from './useCart';

export interface Basket {
  /** Lines that can be bought. */
  lines: readonly CartLine[];
  guest: boolean;
  qtyOf: (skuId: string) => number;
  /** Pieces of all specifications of a goods. */
  qtyOfGoods: (goodsId: string) => number;
  /** 0 takes the line out. Resolves when the server has answered. */
  put: (skuId: string, qty: number, goodsId: string) => Promise<void>;
  reload: () => Promise<void>;
}

export function useBasket(): Basket {
  const cart = useCart();
  const { cart: store, feedback } = useStores();
  const [draft, setDraft] = useState<ReadonlyMap<string, number>>(new Map());
  const wanted = useRef(new Map<string, number>());
  /** Lines that this page has created, SKU id -> line id: the cart that was read does not have them yet. */
  const made = useRef(new Map<string, string>());
  const queue = useRef(Promise.resolve());
  const latest = useRef(cart);
  latest.current = cart;
  const { data, error, reload } = cart.state;
  const lose = useLoss();
  useEffect(() => lose(error, () => void reload()), [error, lose, reload]);

  const send = useCallback(
    async (skuId: string, qty: number, goodsId: string) => {
      const { state, guest, setQty, remove } = latest.current;
      if (guest) {
        if (store.guest.some((line) => line.skuId === skuId)) return store.setGuestQty(skuId, qty);
        if (qty === 0) return;
        const outcome = await store.add(skuId, qty, goodsId);
        if (outcome.state === 'full') feedback.toast(outcome.text);
        return;
      }
      const known = [...(state.data?.lines ?? []), ...(state.data?.invalid ?? [])];
      const id = known.find((line) => line.skuId === skuId)?.id ?? made.current.get(skuId);
      if (qty === 0) {
        made.current.delete(skuId);
        if (id) await remove([id]);
      } else if (id) await setQty(id, qty);
      else {
        const line = await call('cartItem.create', { skuId, qty });
        made.current.set(skuId, line.id);
        store.setCount(line.count);
        await state.reload();
      }
    },
    [feedback, store],
  );

  const put = useCallback(
    (skuId: string, qty: number, goodsId: string) => {
      wanted.current.set(skuId, qty);
      setDraft(new Map(wanted.current));
      const work = async () => {
        if (wanted.current.get(skuId) !== qty) return;
        try {
          await send(skuId, qty, goodsId);
        } catch (error) {
          feedback.report(error);
        } finally {
          if (wanted.current.get(skuId) === qty) wanted.current.delete(skuId);
          setDraft(new Map(wanted.current));
        }
      };
      queue.current = queue.current.then(work);
      return queue.current;
    },
    [feedback, send],
  );

  const lines = useMemo(
    () =>
      (data?.lines ?? [])
        .map((line) => ({ ...line, qty: draft.get(line.skuId) ?? line.qty }))
        .filter((line) => line.qty > 0),
    [data, draft],
  );
  const qtyOf = (skuId: string) => draft.get(skuId) ?? lines.find((line) => line.skuId === skuId)?.qty ?? 0;
  const qtyOfGoods = (goodsId: string) =>
    lines.filter((line) => line.goodsId === goodsId).reduce((sum, line) => sum + line.qty, 0);
  return { lines, guest: cart.guest, qtyOf, qtyOfGoods, put, reload: cart.state.reload };
}

/** What the lines cost at the viewer's prices. */
export const totalOf = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, line) => sum + payOf(line) * line.qty, 0);
