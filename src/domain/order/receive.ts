/** What a buyer says when everything has come: where the mini-program's platform takes the receipt on its own sheet, else in the shop's words. */
import type { OrderDetail } from '@/contract';
import { call } from '@/core/api';
import { platform } from '@/core/platform';

/** `ask` in the shop's words: true is yes. Resolves with the order as it is then; undefined: it has not come. */
export async function receiveOrder(id: string, ask: () => Promise<boolean>): Promise<OrderDetail | undefined> {
  const no = platform.delivery.available ? (await call('memberOrder.view', { id })).receiptNo : undefined;
  const said = no === undefined ? 'failed' : await platform.delivery.confirm(no);
  if (said === 'cancelled' || (said === 'failed' && !(await ask()))) return undefined;
  // The platform may have told the shop before the person was back.
  const order = said === 'confirmed' ? await call('memberOrder.view', { id }) : undefined;
  return order && order.card.status !== 'shipped' ? order : call('memberOrder.takeDelivery', { id });
}
