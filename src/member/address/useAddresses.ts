/** The address book; read again whenever the page is shown again, because editing happens on another page. */
import { useRef } from 'react';
import { useDidShow } from '@tarojs/taro';
import type { Address } from '@/contract';
import { call } from '@/core/api';
import { usePageData, type Loadable } from '@/ui/shell';

export function useAddresses(): Loadable<Address[]> {
  const state = usePageData(() => call('address.list'));
  const shown = useRef(false);
  useDidShow(() => {
    if (shown.current) void state.reload();
    shown.current = true;
  });
  return state;
}
