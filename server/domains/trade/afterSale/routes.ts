/** Endpoints of after-sales; their decisions by merchants, and what the stock staff receive. The service desk decides through its tasks. */
import type { afterSaleEndpoints } from '../../../../src/contract/afterSale/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { approveSale, forSeller, lockForMerchant, receiveSale, rejectSale } from './decide';
import { listReturns, receiveReturn } from './incoming';
import { applySale, readQuote, updateOwnSale, viewSale } from './service';

const BY = '商家';

export const afterSaleHandlers: HandlersOf<typeof afterSaleEndpoints> = {
  'memberOrder.returnQuote': (tx, input, { memberId, now, server }) => readQuote(tx, memberId, input, now, server),
  'memberOrder.returnApply': (tx, input, { memberId, now, server }) => applySale(tx, memberId, input, now, server),
  'memberOrder.returnUpdate': (tx, input, { memberId, now, server }) => updateOwnSale(tx, memberId, input, now, server),
  'merchant.orderReturnPass': async (tx, { id, note }, { memberId, now, server }) => {
    const found = await lockForMerchant(tx, memberId, id);
    // What came back is accepted once more: as received.
    if (found.sale.status === 'returning') await receiveSale(tx, found, { by: BY, note }, now);
    else await approveSale(tx, forSeller(found.sale), { by: BY, note }, now);
    return viewSale(tx, id, now, server);
  },
  'merchant.orderReturnReject': async (tx, { id, reason }, { memberId, now, server }) => {
    await rejectSale(tx, forSeller((await lockForMerchant(tx, memberId, id)).sale), { by: BY, note: reason }, now);
    return viewSale(tx, id, now, server);
  },
  'stock.returns': (tx, input) => listReturns(tx, input),
  'stock.returnReceive': (tx, { id }, { memberId, now }) => receiveReturn(tx, memberId, id, now),
};
