/** Puts a tin to take home into the cart of the table; where it is sent is chosen from one's own addresses. */
import { useState } from 'react';
import type { Address, RequestOf } from '@/contract';
import { call } from '@/core/api';
import { uuid } from '@/core/lib/uuid';
import { pick } from '@/core/routes';
import { useStores } from '@/core/stores';
import { useAction } from '@/ui/shell';

export type Where = Pick<RequestOf<'scanCode.insertCartItemSpec'>, 'sessionId' | 'productId' | 'rev'>;
interface Tin {
  skuId: string;
  qty: number;
  isSent: boolean;
}

export function useHome(where: Where, onDone: () => unknown) {
  const { feedback } = useStores();
  const [address, setAddress] = useState<Address>();
  const chooseAddress = useAction(async () => {
    const chosen = await pick<Address, '/member/pages/address/select'>('/member/pages/address/select', {
      ...(address ? { selectedId: address.id } : {}),
    });
    if (chosen) setAddress(chosen);
  });
  const add = useAction(async ({ skuId, qty, isSent }: Tin) => {
    if (isSent && !address) return void feedback.toast('先选收货地址');
    const home = { skuId, ...(isSent && address ? { addressId: address.id } : {}) };
    await call('scanCode.insertCartItemSpec', { ...where, ...home, qty, opId: uuid() });
    feedback.toast('已加到同桌的单，下单后留货');
    await onDone();
  });
  return { address, chooseAddress, add };
}
export type HomeAdding = ReturnType<typeof useHome>;
