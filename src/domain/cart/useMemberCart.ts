/**
 * Changes of a member's cart: drawn at once, sent one after the other, and the server's view when all are answered. A refusal puts
 * back what the server last said; a quantity without network is kept and sent as soon as there is one again.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { CartView } from '@/contract';
import { ApiError, call } from '@/core/api';
import { useStores } from '@/core/stores';
import type { Loadable } from '@/ui/shell/usePageData';
import { isOffline, readOfflineQueue, sendOfflineQueue, queueOffline } from './offlineQueue';

const RETRY_MS = 5000;

export function useMemberCart(state: Loadable<CartView>, truth: { current: CartView | undefined }) {
  const { cart, feedback, platform: device } = useStores();
  const [queued, count] = useState(() => readOfflineQueue(device.storage).size);
  const latest = useRef(state);
  latest.current = state;
  const queue = useRef(Promise.resolve());
  const open = useRef(0);

  const settle = useCallback(() => {
    open.current -= 1;
    count(readOfflineQueue(device.storage).size);
    if (open.current > 0 || !truth.current) return;
    cart.setCount(truth.current.count);
    latest.current.set(truth.current);
  }, [cart, device, truth]);

  /** `keep`: told instead of rolling back when there is no network. */
  const change = useCallback(
    (draw: (view: CartView) => CartView, send: () => Promise<CartView>, keep?: () => void): Promise<void> => {
      const { data, set } = latest.current;
      if (!data) return Promise.resolve();
      open.current += 1;
      set(draw(data));
      const work = async () => {
        try {
          truth.current = await send();
        } catch (error) {
          if (keep && isOffline(error)) {
            keep();
            truth.current &&= draw(truth.current);
          } else if (error instanceof ApiError) feedback.toast(error.message);
          else feedback.report(error);
        } finally {
          settle();
        }
      };
      queue.current = queue.current.then(work);
      return queue.current;
    },
    [feedback, settle, truth],
  );

  useEffect(() => {
    if (queued === 0) return undefined;
    // oxlint-disable-next-line no-restricted-globals -- what is kept goes out under another page, too
    const timer = setInterval(() => {
      void sendOfflineQueue(device.storage).then((done) => {
        if (!done) return;
        count(0);
        void latest.current.reload();
      });
    }, RETRY_MS);
    return () => clearInterval(timer);
  }, [device, queued]);

  return {
    queued,
    setQty: (id: string, qty: number) =>
      change(
        (view) => withLines(view, [id], { qty }),
        async () => {
          const view = await call('cartItem.update', { id, qty }, { hide: true });
          queueOffline(device.storage, id);
          return view;
        },
        () => queueOffline(device.storage, id, qty),
      ),
    select: (ids: readonly string[], selected: boolean) =>
      change(
        (view) => withLines(view, ids, { selected }),
        () => call('cartItem.select', { ids: [...ids], selected }),
      ),
    remove: async (ids: readonly string[]) => {
      const { count: left } = await call('atShop.cartDelete', { ids: [...ids] });
      ids.forEach((id) => queueOffline(device.storage, id));
      cart.setCount(left);
      await latest.current.reload();
    },
    changeSku: async (id: string, skuId: string, qty: number) => {
      truth.current = await call('cartItem.update', { id, skuId, qty });
      cart.setCount(truth.current.count);
      latest.current.set(truth.current);
    },
  };
}

function withLines(view: CartView, ids: readonly string[], part: { qty: number } | { selected: boolean }): CartView {
  const lines = view.lines.map((line) => (ids.includes(line.id) ? { ...line, ...part } : line));
  return { ...view, lines, selectedCount: lines.filter((line) => line.selected).length };
}
