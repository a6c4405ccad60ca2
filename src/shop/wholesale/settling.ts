/** What the last step of an order sheet asks the server: pure, so that preview and order say the same. */
import type { RequestOf } from '@/contract';

export type Way = 'express' | 'escrow' | 'split';
export interface WholesaleChoices {
  way: Way;
  /** Pieces for the cellar by SKU id (split). */
  stores: Readonly<Record<string, number>>;
  addressId?: string;
  remark: string;
  mode: 'pay' | 'offline';
}
export const FIRST: WholesaleChoices = { way: 'express', stores: {}, remark: '', mode: 'pay' };

export interface Chosen {
  skuId: string;
  qty: number;
  escrowAllowed: boolean;
}

/** Everything that may go to the cellar does; the rest travels. */
export function askOf(
  chosen: readonly Chosen[],
  { way, stores, addressId }: WholesaleChoices,
): RequestOf<'shop.orderPreview'> {
  const allStorable = chosen.every((one) => one.escrowAllowed);
  return {
    source: 'wholesale',
    lines: chosen.map(({ skuId, qty, escrowAllowed }) => {
      const store =
        !escrowAllowed || way === 'express' ? 0 : way === 'escrow' ? qty : Math.min(qty, stores[skuId] ?? 0);
      return { skuId, qty, ...(store > 0 ? { store } : {}) };
    }),
    deliveryType: way === 'escrow' && allStorable ? 'escrow' : 'express',
    addressId,
  };
}
