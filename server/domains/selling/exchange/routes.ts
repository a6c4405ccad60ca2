/** Endpoints of what is exchanged for points or coins. */
import type { exchangeEndpoints } from '../../../../src/contract/exchange/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { listExchanges, coinZone, pointsMall, exchange } from './service';
import { giveExchange, acceptGift } from './give';

export const exchangeHandlers: HandlersOf<typeof exchangeEndpoints> = {
  'shopV2.exchange': (tx, { page = 1 }, { memberId }) => listExchanges(tx, memberId, page),
  'special.xigua': (tx, { page = 1 }, { memberId, now }) => coinZone(tx, memberId, page, now),
  'integralGoods.index': (tx, input, { memberId, now }) => pointsMall(tx, memberId, input, now),
  'integralGoods.give': (tx, input, { memberId, now, server }) => giveExchange(tx, memberId, input, now, server),
  'integralGoods.accept': (tx, input, { memberId, now, server }) => acceptGift(tx, memberId, input, now, server),
  'integralGoods.exchange': async (tx, input, { memberId, now, server }) => {
    const { row, order } = await exchange(tx, memberId, 'points', input, now, server);
    const due = order?.status === 'unpaid' ? order.payable : 0;
    return { row, ...(order ? { orderId: order.id, orderGroup: 'order' } : {}), amount: due };
  },
};
