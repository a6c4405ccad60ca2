/**
 * What an order is worth to the merchants who sell its goods (rule 14.6): booked to their accounts at the receipt, lowered by what goes
 * back. What buyers may still ask for stays in the account until their time is over, so a refund finds its money.
 */
import type { Tx } from '../../../db/client';
import { DAY_MS } from '../../../lib/shanghai';
import { readShopSettings } from '../../people/shopSettings/repository';
import { lockAccount, type Owner } from '../../people/ledger/repository';
import { book } from '../../people/ledger/service';
import { listSellers, updateSeller, type Order, type OrderLineRow } from './repository';

export const merchantOwner = (merchantId: string): Owner => ({ ownerType: 'merchant', ownerId: merchantId });

/** The order's row is locked and received. */
export async function paySellers(tx: Tx, order: Order, now: number): Promise<void> {
  const sellers = await listSellers(tx, order.id);
  if (sellers.length === 0) return;
  const { afterSaleDays } = (await readShopSettings(tx)).limits;
  for (const seller of sellers) {
    if (seller.amount <= 0) continue;
    await book(tx, {
      owner: merchantOwner(seller.merchantId),
      unit: 'money',
      bizType: 'orderPay',
      bizId: order.id,
      delta: seller.amount,
      title: '货款',
      memo: order.no,
      at: now,
    });
    await updateSeller(tx, seller, { settled: seller.amount, heldUntil: now + afterSaleDays * DAY_MS });
  }
}

/** An after-sale gave money back: each line's refund is its seller's, freight that of who sends everything. */
export async function chargeSellers(
  tx: Tx,
  order: Order,
  sale: { id: string; freight: number; lines: readonly { lineId: string; refund: number }[] },
  lines: readonly OrderLineRow[],
  now: number,
): Promise<void> {
  const sellers = await listSellers(tx, order.id);
  const isSole = lines.every(({ merchantId }) => merchantId === sellers[0]?.merchantId);
  for (const seller of sellers) {
    const own = new Set(lines.filter(({ merchantId }) => merchantId === seller.merchantId).map(({ id }) => id));
    const goods = sale.lines.reduce((all, { lineId, refund }) => all + (own.has(lineId) ? refund : 0), 0);
    const back = goods + (isSole ? sale.freight : 0);
    if (back === 0) continue;
    const owner = merchantOwner(seller.merchantId);
    // After the time the merchant may have withdrawn it; the buyer is paid all the same, and the shop bears the rest.
    const due = Math.min(back, seller.settled, (await lockAccount(tx, owner, 'money')).available);
    if (due > 0)
      await book(tx, {
        owner,
        unit: 'money',
        bizType: 'orderRefund',
        bizId: sale.id,
        delta: -due,
        title: '售后退款',
        memo: order.no,
        at: now,
      });
    await updateSeller(tx, seller, {
      amount: seller.amount - back,
      settled: Math.max(0, seller.settled - back),
    });
  }
}
