/** Endpoints of after-sales; their decisions by merchants. The service desk decides through its tasks. */
import { eq } from 'drizzle-orm';
import type { afterSaleEndpoints } from '../../../src/contract/afterSale/endpoints';
import type { Tx } from '../../db/client';
import { members } from '../../db/schema';
import type { HandlersOf } from '../../http/handler';
import { notFound } from '../../http/errors';
import { concernsSelf } from '../task/permission';
import { approveSale, lockForDecision, rejectSale } from './decide';
import { applySale, readQuote, updateOwnSale, viewSale } from './service';
import type { Sale } from './repository';

/** 403 the merchant's own order · 404 an after-sale of another seller. */
async function lockForMerchant(tx: Tx, memberId: string, saleId: string): Promise<Sale> {
  const [member] = await tx.select({ merchantId: members.merchantId }).from(members).where(eq(members.id, memberId));
  const { sale } = await lockForDecision(tx, saleId);
  if (!member?.merchantId || sale.merchantId !== member.merchantId) throw notFound();
  if (sale.memberId === memberId) throw concernsSelf();
  return sale;
}

const BY = '商家';

export const afterSaleHandlers: HandlersOf<typeof afterSaleEndpoints> = {
  'memberOrder.returnQuote': (tx, input, { memberId, now, server }) => readQuote(tx, memberId, input, now, server),
  'memberOrder.returnApply': (tx, input, { memberId, now, server }) => applySale(tx, memberId, input, now, server),
  'memberOrder.returnUpdate': (tx, input, { memberId, now, server }) => updateOwnSale(tx, memberId, input, now, server),
  'merchant.orderReturnPass': async (tx, { id, note }, { memberId, now }) => {
    await approveSale(tx, await lockForMerchant(tx, memberId, id), { by: BY, note }, now);
    return viewSale(tx, id);
  },
  'merchant.orderReturnReject': async (tx, { id, reason }, { memberId, now }) => {
    await rejectSale(tx, await lockForMerchant(tx, memberId, id), { by: BY, note: reason }, now);
    return viewSale(tx, id);
  },
};
