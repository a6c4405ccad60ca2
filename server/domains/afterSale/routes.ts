/** Endpoints of after-sales; their decisions by merchants. The service desk decides through its tasks. */
import { eq } from 'drizzle-orm';
import type { AfterSale } from '../../../src/contract/afterSale/shapes';
import type { afterSaleEndpoints } from '../../../src/contract/afterSale/endpoints';
import type { Tx } from '../../db/client';
import { members } from '../../db/schema';
import type { HandlersOf, Server } from '../../http/context';
import { forbidden, notFound } from '../../http/errors';
import { transact } from '../../db/transact';
import { concernsSelf } from '../task/permission';
import { approveSale, lockForDecision, rejectSale } from './decide';
import { applySale, readQuote, updateOwnSale, viewSale } from './service';
import type { Sale } from './repository';

type Names =
  | 'memberOrder.returnQuote'
  | 'memberOrder.returnApply'
  | 'memberOrder.returnUpdate'
  | 'merchant.orderReturnPass'
  | 'merchant.orderReturnReject';

/** 403 who is no merchant · 404 an after-sale of another seller. */
async function asMerchant(
  server: Server,
  memberId: string,
  saleId: string,
  decide: (tx: Tx, sale: Sale, by: string) => Promise<Sale>,
): Promise<AfterSale> {
  const view = await transact(server.db, async (tx) => {
    const [member] = await tx.select({ merchantId: members.merchantId }).from(members).where(eq(members.id, memberId));
    if (!member?.merchantId) throw forbidden();
    const { sale } = await lockForDecision(tx, saleId);
    if (sale.merchantId !== member.merchantId) throw notFound();
    if (sale.memberId === memberId) throw concernsSelf();
    await decide(tx, sale, '商家');
    return viewSale(tx, saleId);
  });
  server.wakeJobs();
  return view;
}

export const afterSaleHandlers: HandlersOf<Pick<typeof afterSaleEndpoints, Names>> = {
  'memberOrder.returnQuote': (input, { db, viewer, now }) => readQuote(db, viewer.memberId, input, now()),
  'memberOrder.returnApply': (input, context) => applySale(context, context.viewer.memberId, input),
  'memberOrder.returnUpdate': (input, context) => updateOwnSale(context, context.viewer.memberId, input),
  'merchant.orderReturnPass': ({ id, note }, context) =>
    asMerchant(context, context.viewer.memberId, id, (tx, sale, by) =>
      approveSale(tx, sale, { by, note }, context.now()),
    ),
  'merchant.orderReturnReject': ({ id, reason }, context) =>
    asMerchant(context, context.viewer.memberId, id, (tx, sale, by) =>
      rejectSale(tx, sale, { by, note: reason }, context.now()),
    ),
};
