/** The settlement: the server reckons after every change, the choices are kept while the app runs (shop.md, order/settle). */
import { useCallback, useMemo, useState } from 'react';
import type { Address, DeliveryType, OrderLineInput, OrderSource, RequestOf, SettleView } from '@/contract';
import { call, RefusedError } from '@/core/api';
import { uuid } from '@/core/lib/uuid';
import type { QueryOf } from '@/core/routes';
import { usePageData } from '@/ui/shell';

export interface SettleChoices {
  deliveryType: DeliveryType;
  addressId?: string;
  storeId?: string;
  couponId?: string;
  /** 0 = points stay; undefined = not asked yet. */
  points?: number;
  remark: string;
  pickupName: string;
  pickupMobile: string;
}

const kept = new Map<string, SettleChoices>();
const NEW: SettleChoices = { deliveryType: 'express', remark: '', pickupName: '', pickupMobile: '' };

export const readLines = (text: string | undefined): OrderLineInput[] => {
  try {
    const lines: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(lines) ? (lines as OrderLineInput[]) : [];
  } catch {
    return [];
  }
};

export function useSettle(params: QueryOf<'/shop/pages/order/settle'>) {
  const key = JSON.stringify(params);
  const base = useMemo(
    () => ({
      source: (params.source ?? 'buy') as OrderSource,
      lines: readLines(params.lines),
      campaignId: params.campaignId,
      groupId: params.groupId,
      quoteId: params.quoteId,
    }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the address is what the page stands for
    [key],
  );
  const [choices, setChoices] = useState<SettleChoices>(
    () =>
      kept.get(key) ?? {
        ...NEW,
        deliveryType: (params.deliveryType as DeliveryType) ?? 'express',
        storeId: params.storeId,
      },
  );
  /** One order per settlement, however often the button is pressed. */
  const [requestId, setRequestId] = useState(uuid);

  const request: RequestOf<'shop.orderPreview'> = {
    ...base,
    deliveryType: choices.deliveryType,
    addressId: choices.addressId,
    storeId: choices.storeId,
    couponId: choices.couponId,
    points: choices.points,
  };
  const asked = JSON.stringify(request);
  const state = usePageData<SettleView>(() => call('shop.orderPreview', request), [asked]);

  const change = useCallback(
    (part: Partial<SettleChoices>) =>
      setChoices((was) => {
        const next = { ...was, ...part };
        kept.set(key, next);
        return next;
      }),
    [key],
  );
  const setAddress = useCallback((address: Address) => change({ addressId: address.id }), [change]);

  /** Resolves with the order; a changed price puts the fresh reckoning on the page and resolves with nothing. */
  const submit = useCallback(
    async (view: SettleView) => {
      try {
        const order = await call('shop.orderCreate', {
          ...request,
          deliveryType: choices.deliveryType,
          addressId: view.address?.id,
          couponId: view.coupons.used ?? '0',
          points: view.points.used,
          remark: choices.remark,
          pickupName: choices.pickupName || undefined,
          pickupMobile: choices.pickupMobile || undefined,
          payable: view.amounts.payable,
          requestId,
        });
        kept.delete(key);
        return order;
      } catch (error) {
        if (error instanceof RefusedError && error.code === 409) {
          // The same attempt would be answered with its first refusal.
          setRequestId(uuid());
          await state.reload();
          return undefined;
        }
        throw error;
      }
    },
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `asked` stands for the request
    [asked, choices, requestId, key, state.reload],
  );

  return { state, choices, change, setAddress, submit };
}
