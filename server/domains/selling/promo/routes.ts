/** Endpoints of a member's promotions. */
import type { promoEndpoints } from '../../../../src/contract/promo/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { listCredits, mergeCoins } from '../../membership/credits/service';
import { acceptGift, giveExchange } from './exchange/give';
import { coinZone, exchange, listExchanges, pointsMall } from './exchange/service';
import { collectCates, listCollects } from './favourites/service';
import { listFlash } from './flash/service';
import { deleteFootprints, footprintCates, listFootprints, listGone } from './footprints/service';
import { hotCategories, listHot } from './hot/service';
import { saveNewGift, teaseNewGift, viewNewGift } from './newGift/service';
import { claimPrize, draw, viewPool } from './prizes/service';
import { listPackets, openPacket, viewRain } from './redPackets/service';
import { listZoneGoods, listZones } from './zones/service';

export const promoHandlers: HandlersOf<typeof promoEndpoints> = {
  'marketing.discount': (tx, input, { memberId, now }) => listFlash(tx, memberId, input, now),
  'tea.discount': (tx, _input, { memberId, now }) => listZones(tx, memberId, now),
  'tea.discountProduct': (tx, input, { memberId, now }) => listZoneGoods(tx, memberId, input, now),
  'tea.productHotCate': hotCategories,
  'tea.productHot': (tx, input, { memberId, now }) => listHot(tx, memberId, input, now),
  'footprint.index': (tx, input, { memberId, now }) => listFootprints(tx, memberId, input, now),
  'footprint.delete': (tx, input, { memberId }) => deleteFootprints(tx, memberId, input),
  'footprint.cate': (tx, _input, { memberId, now }) => footprintCates(tx, memberId, now),
  'footprint.soldOut': (tx, { page = 1 }, { memberId, now }) => listGone(tx, memberId, page, now),
  'collect.index': (tx, input, { memberId, now }) => listCollects(tx, memberId, input, now),
  'collect.cate': (tx, _input, { memberId }) => collectCates(tx, memberId),
  'tea.gift': (tx, _input, { memberId, now }) => teaseNewGift(tx, memberId, now),
  'memberV4.newGift': (tx, _input, { memberId, now }) => viewNewGift(tx, memberId, now),
  'memberV4.newGiftSave': (tx, input, { memberId, now, server }) => saveNewGift(tx, memberId, input, now, server),
  'credits.index': (tx, input, { memberId }) => listCredits(tx, memberId, input),
  'credits.mergeCion': (tx, { points, requestId }, { memberId, now }) =>
    mergeCoins(tx, memberId, points, requestId, now),
  'shopV2.exchange': (tx, { page = 1 }, { memberId }) => listExchanges(tx, memberId, page),
  'special.prizePool': (tx, _input, { memberId, now }) => viewPool(tx, memberId, now),
  'special.prizeDraw': (tx, { poolId }, { memberId, now }) => draw(tx, memberId, poolId, now),
  'special.xigua': (tx, { page = 1 }, { memberId, now }) => coinZone(tx, memberId, page, now),
  'special.exchange': async (tx, input, { memberId, now, server }) =>
    (await claimPrize(tx, memberId, input.goodsId, input.addressId, now, server)) ??
    (await exchange(tx, memberId, 'coin', input, now, server)).row,
  'marketing.redEnveloper': (tx, _input, { memberId, now }) => viewRain(tx, memberId, now),
  'redEnvelope.index': (tx, input, { memberId, now }) => listPackets(tx, memberId, input, now),
  'redEnvelope.open': (tx, { id }, { memberId, now }) => openPacket(tx, memberId, id, now),
  'integralGoods.index': (tx, input, { memberId, now }) => pointsMall(tx, memberId, input, now),
  'integralGoods.give': (tx, input, { memberId, now }) => giveExchange(tx, memberId, input, now),
  'integralGoods.accept': (tx, input, { memberId, now, server }) => acceptGift(tx, memberId, input, now, server),
  'integralGoods.exchange': async (tx, input, { memberId, now, server }) => {
    const { row, order } = await exchange(tx, memberId, 'points', input, now, server);
    const due = order?.status === 'unpaid' ? order.payable : 0;
    return { row, ...(order ? { orderId: order.id, orderGroup: 'order' } : {}), amount: due };
  },
};
