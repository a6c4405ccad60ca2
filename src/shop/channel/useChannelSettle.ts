/** The partner's settlement: boxes of the basket or of a link, reckoned by the server after every change. */
import { useRef, useState } from 'react';
import type { ChannelGoods, ChannelPayMode, ChannelSettle, ChannelView } from '@/contract';
import { call } from '@/core/api';
import { useCheckout } from '@/domain/checkout/useCheckout';
import { usePageData } from '@/ui/shell';
import { readLines } from '../settle/choices';
import { keepBasket, loadProducts, readBasket, type Boxes } from './basket';
import { boxesOf, linesOf } from './settling';

interface Loaded {
  channel: ChannelView;
  goods: ChannelGoods[];
  /** Absent while the basket is empty. */
  view?: ChannelSettle;
}
export interface ChannelChoices {
  mode: ChannelPayMode;
  /** 期望到货: MM月DD日; empty for as soon as possible. */
  day: string;
  remark: string;
}

export function useChannelSettle(link: string | undefined) {
  /** Lines of a link come in pieces; the basket counts boxes. */
  const linked = useRef(readLines(link));
  const [basket, setBasket] = useState<Boxes>(() => (linked.current.length > 0 ? {} : readBasket()));
  const [addressId, setAddress] = useState<string>();
  const [choices, setChoices] = useState<ChannelChoices>({ mode: 'pay', day: '', remark: '' });
  const loaded = useRef<Pick<Loaded, 'channel' | 'goods'>>();

  const load = async (): Promise<Loaded> => {
    const [channel, goods] = loaded.current
      ? [loaded.current.channel, loaded.current.goods]
      : await Promise.all([call('channel.index'), loadProducts()]);
    loaded.current = { channel, goods };
    const lines = linesOf(goods, basket, linked.current);
    if (lines.length === 0) return { channel, goods };
    return { channel, goods, view: await call('channel.preview', { lines, addressId, deliveryType: 'express' }) };
  };
  const state = usePageData(load, [JSON.stringify(basket), addressId]);

  const setBoxes = (skuId: string, boxes: number) => {
    const from = linked.current.length > 0 ? boxesOf(state.data?.view) : basket;
    linked.current = [];
    const next = { ...from, [skuId]: boxes };
    setBasket(next);
    keepBasket(next);
  };
  const { mode, day, remark } = choices;
  const checkout = useCheckout({
    create: (shown: ChannelSettle) =>
      call('atShop.createOrderChannel', {
        lines: shown.lines.map(({ skuId, qty }) => ({ skuId, qty })),
        addressId: shown.address?.id,
        deliveryType: 'express',
        payMode: mode,
        remark: [day ? `期望 ${day} 到货` : '', remark.trim()].filter(Boolean).join('；'),
      }),
    way: mode,
    onMade: () => keepBasket({}),
    onStale: () => void state.reload(),
  });
  return {
    state,
    choices,
    change: (part: Partial<ChannelChoices>) => setChoices((was) => ({ ...was, ...part })),
    setBoxes,
    setAddress,
    checkout,
  };
}
