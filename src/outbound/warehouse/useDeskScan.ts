/** What a scan at the desk opens: a document, the stock of a goods, or what a customer shows. Nothing is kept for later: offline it fails. */
import { useCallback, useRef, useState } from 'react';
import type { StockGoods } from '@/contract';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { scannedOf } from './labels';

export function useDeskScan() {
  const { feedback } = useStores();
  const [goods, setGoods] = useState<StockGoods>();
  const [customer, setCustomer] = useState<string>();
  const [open, setOpen] = useState<'goods' | 'customer'>();
  const look = async (text: string) => {
    const { kind, code } = scannedOf(text);
    if (kind === 'document') return void go('/outbound/pages/detailed', { code });
    if (kind === 'customer') {
      setCustomer(code);
      return setOpen('customer');
    }
    const [found] = (await call('stock.goods', { code })).list;
    if (!found) return void feedback.toast('没有这个条码的商品');
    setGoods(found);
    return setOpen('goods');
  };
  const latest = useRef(look);
  latest.current = look;
  // No press that a second may follow too soon: a scanner is quick.
  const scan = useCallback((text: string) => latest.current(text).catch(feedback.report), [feedback]);
  return { scan, goods, customer, open, close: () => setOpen(undefined) };
}
