/** The settlement: the server reckons after every change, the choices are kept while the buyer uses the app. */
import { useCallback, useState } from 'react';
import type { SettleView } from '@/contract';
import { ApiError, call, RefusedError, TOAST_LONG } from '@/core/api';
import { remembered } from '@/core/lib/memory';
import { cleanTyped } from '@/core/lib/typed';
import type { QueryOf } from '@/core/routes';
import { useStores } from '@/core/stores';
import { useCheckout } from '@/domain/checkout/useCheckout';
import { usePageData, useRemembered } from '@/ui/shell';
import { firstChoices, orderOf, pickupErrors, previewOf, type SettleChoices } from './choices';

const settleChoices = remembered(() => new Map<string, SettleChoices>());

/** Of what people write into a link: one line that the server takes, or none. */
const MOST_SOURCE = 40;
const sourceOf = (written = ''): string | undefined => cleanTyped('text', written, MOST_SOURCE).trim() || undefined;

/** What a refusal carries when prices or stock have changed: the settlement as it is now. */
const isView = (data: unknown): data is SettleView =>
  typeof data === 'object' && data !== null && 'amounts' in data && 'lines' in data;

export function useSettle(params: QueryOf<'/shop/pages/order/settle'>) {
  const key = JSON.stringify(params);
  const kept = useRemembered(settleChoices);
  const [choices, setChoices] = useState(() => kept.get(key) ?? firstChoices(params));
  const { attribution, cart, feedback } = useStores();
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

  const [asked, setAsked] = useState(false);
  const errors = state.data?.deliveryType === 'pickup' ? pickupErrors(choices) : {};
  const checkout = useCheckout({
    check: () => {
      setAsked(true);
      return Object.keys(errors).length === 0;
    },
    create: (shown: SettleView) => {
      const launchSource = sourceOf(attribution.params().source);
      return call('shop.orderCreate', { ...orderOf(preview, choices, shown), launchSource });
    },
    onMade: () => {
      kept.delete(key);
      void cart.load(true);
    },
    onStale: (fresh) => isView(fresh) && state.set(fresh),
  });

  /** `errors` are shown once 提交订单 has found them. */
  return { state, choices, change, checkout, errors: asked ? errors : {} };
}
