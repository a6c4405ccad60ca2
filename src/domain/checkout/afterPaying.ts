/** What happens to each kind of thing once its money is there: said wherever it is paid for. */
import type { OrderGroup } from '@/contract';

const AFTER: Readonly<Record<OrderGroup, string>> = {
  // Sent, handed over a counter or put into the cellar: the step after the payment is the same.
  order: '备货',
  recharge: '到账',
  points: '到账',
  vip: '生效',
  course: '生效',
  adopt: '生效',
  booking: '生效',
  activity: '生效',
  table: '结账',
  auction: '生效',
  collectible: '生效',
  escrow: '办理',
  cellar: '生效',
  exchange: '备货',
};

/** Of an address that names no kind, too. */
export const afterPaying = (group: string): string =>
  (AFTER as Readonly<Partial<Record<string, string>>>)[group] ?? '办理';
