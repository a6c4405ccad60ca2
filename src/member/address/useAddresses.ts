/** The address book; read again whenever the page is shown again, because editing happens on another page. */
import type { Address } from '@/contract';
import { call } from '@/core/api';
import { type Loadable, usePageData, useReturn } from '@/ui/shell';

export function useAddresses(): Loadable<Address[]> {
  const state = usePageData(() => call('address.list'));
  useReturn(state.reload);
  return state;
}
