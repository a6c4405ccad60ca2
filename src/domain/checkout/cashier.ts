/**
 * The way to the cashier and from it (rule 6.22). A form that has made what is to be paid gives way to the cashier: whoever steps back from
 * what was paid finds what lay before the form, never the form again. From a list, a document or a sheet the cashier lies over the page.
 */
import type { OrderGroup } from '@/contract';
import { back, open, parseRoute, replace, routeBelow } from '@/core/routes';

export const toCashier = (orderGroup: OrderGroup, orderId: string): Promise<void> =>
  replace('/member/pages/wallet/pay', { orderGroup, orderId });
export const toTransfer = (orderGroup: OrderGroup, orderId: string): Promise<void> =>
  replace('/member/pages/wallet/voucher', { orderGroup, orderId });

/** Leaves for an address; lies the same right below, then back to it, so that nothing stands there twice. */
export async function leaveFor(address: string): Promise<void> {
  const below = routeBelow();
  const to = parseRoute(address);
  const isBelow =
    to !== undefined &&
    below?.path === to.path &&
    Object.entries(to.query).every(([name, value]) => below.query[name] === value);
  if (isBelow) return back();
  await open(address, 'replace');
}
