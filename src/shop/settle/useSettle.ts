/** The settlement: the server reckons after every change, the choices are kept while the buyer uses the app (shop.md, order/settle). */
import { useCallback, useState } from 'react';
import type { SettleView } from '@/contract';
import { ApiError, call, RefusedError, TOAST_LONG } from '@/core/api';
import { remembered } from '@/core/lib/memory';
import type { QueryOf } from '@/core/routes';
import { useStores } from '@/core/stores';
import { usePageData, useRemembered } from '@/ui/shell';
import { firstChoices, orderOf, previewOf, type SettleChoices } from './choices';

const settleChoices = remembered(() => new Map<string, SettleChoices>());

/** 409 carries the settlement as it is now. */
const freshView = (error: unknown): SettleView | undefined => {
  if (!(error instanceof RefusedError) || error.code !== 409) return undefined;
  const data = error.data as Partial<SettleView> | null | undefined;
  return data?.amounts && data.lines ? (data as SettleView) : undefined;
};

export function useSettle(params: QueryOf<'/shop/pages/order/settle'>) {
  const key = JSON.stringify(params);
  const kept = useRemembered(settleChoices);
  const [choices, setChoices] = useState(() => kept.get(key) ?? firstChoices(params));
  const { feedback } = useStores();
  const preview = previewOf(params, choices);

  const change = useCallback(
    (part: Partial<SettleChoices>) =>
      setChoices((was) => {
        const next = { ...was, ...part };
        kept.set(key, next);
        return next;
      }),
    [kept, key],
  );

  /** An address or a store that went away meanwhile: the server's own choice takes its place. */
  const read = async (): Promise<SettleView> => {
    if (!choices.addressId && !choices.storeId) return call('shop.orderPreview', preview);
    try {
      return await call('shop.orderPreview', preview, { hide: true });
    } catch (error) {
      if (!(error instanceof RefusedError) || error.code !== 404) {
        if (error instanceof ApiError) feedback.toast(error.message, TOAST_LONG);
        throw error;
      }
      const forgotten = { addressId: undefined, storeId: undefined };
      change(forgotten);
      return call('shop.orderPreview', { ...preview, ...forgotten });
    }
  };
  const state = usePageData(read, [JSON.stringify(preview)]);

  /** Resolves with the order; when prices or stock changed, the fresh view stands on the page and nothing was ordered. */
  const submit = async (view: SettleView) => {
    try {
      const order = await call('shop.orderCreate', orderOf(preview, choices, view));
      kept.delete(key);
      return order;
    } catch (error) {
      const fresh = freshView(error);
      if (fresh) state.set(fresh);
      throw error;
    }
  };

  return { state, choices, change, submit };
}
