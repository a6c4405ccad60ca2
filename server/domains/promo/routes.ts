/** Endpoints of a member's promotions. */
import type { promoEndpoints } from '../../../src/contract/promo/endpoints';
import type { EndpointName } from '../../../src/contract/endpoints';
import type { Tx } from '../../db/client';
import type { HandlersOf, Server, Viewer } from '../../http/context';
import { once } from '../../http/idempotent';
import { transact } from '../../db/transact';
import { listCredits, mergeCoins } from './credits';
import { coinZone, exchange, listExchanges, pointsMall } from './exchange';
import { collectCates, listCollects } from './favourites';
import { listFlash } from './flash';
import { deleteFootprints, footprintCates, listFootprints, listGone } from './footprints';
import { hotCategories, listHot } from './hot';
import { saveNewGift, viewNewGift } from './newGift';
import { claimPrize, draw, viewPool } from './prizes';
import { listZoneGoods, listZones } from './zones';

/** A write of a member, carried out once per request id. */
async function write<T>(
  call: Server & { viewer: Viewer },
  endpoint: EndpointName,
  requestId: string,
  work: (tx: Tx, memberId: string, now: number) => Promise<T>,
): Promise<T> {
  const { memberId } = call.viewer;
  const now = call.now();
  const answer = await transact(call.db, (tx) =>
    once(tx, { memberId, endpoint, requestId, now }, () => work(tx, memberId, now)),
  );
  call.wakeJobs();
  return answer;
}

export const promoHandlers: HandlersOf<typeof promoEndpoints> = {
  'marketing.discount': (input, { db, viewer, now }) => listFlash(db, viewer?.memberId, input, now()),
  'tea.discount': (_input, { db, viewer, now }) => listZones(db, viewer.memberId, now()),
  'tea.discountProduct': (input, { db, viewer, now }) => listZoneGoods(db, viewer.memberId, input, now()),
  'tea.productHotCate': (_input, { db }) => hotCategories(db),
  'tea.productHot': (input, { db, viewer, now }) => listHot(db, viewer.memberId, input, now()),
  'footprint.index': (input, { db, viewer, now }) => listFootprints(db, viewer.memberId, input, now()),
  'footprint.delete': (input, { db, viewer }) => deleteFootprints(db, viewer.memberId, input),
  'footprint.cate': (_input, { db, viewer, now }) => footprintCates(db, viewer.memberId, now()),
  'footprint.soldOut': ({ page = 1 }, { db, viewer, now }) => listGone(db, viewer.memberId, page, now()),
  'collect.index': (input, { db, viewer, now }) => listCollects(db, viewer.memberId, input, now()),
  'collect.cate': (_input, { db, viewer }) => collectCates(db, viewer.memberId),
  'memberV4.newGift': (_input, { db, viewer, now }) => viewNewGift(db, viewer.memberId, now()),
  'memberV4.newGiftSave': (input, call) =>
    write(call, 'memberV4.newGiftSave', input.requestId, (tx, memberId, now) =>
      saveNewGift(call, tx, memberId, input, now),
    ),
  'credits.index': (input, { db, viewer }) => listCredits(db, viewer.memberId, input),
  'credits.mergeCion': ({ points, requestId }, call) =>
    write(call, 'credits.mergeCion', requestId, (tx, memberId, now) =>
      mergeCoins(tx, memberId, points, requestId, now),
    ),
  'shopV2.exchange': ({ page = 1 }, { db, viewer }) => listExchanges(db, viewer.memberId, page),
  'special.prizePool': (_input, { db, viewer, now }) => viewPool(db, viewer.memberId, now()),
  'special.prizeDraw': ({ poolId, requestId }, call) =>
    write(call, 'special.prizeDraw', requestId, (tx, memberId, now) => draw(tx, memberId, poolId, now)),
  'special.xigua': ({ page = 1 }, { db, viewer, now }) => coinZone(db, viewer.memberId, page, now()),
  'special.exchange': (input, call) =>
    write(
      call,
      'special.exchange',
      input.requestId,
      async (tx, memberId, now) =>
        (await claimPrize(call, tx, memberId, input.goodsId, input.addressId, now)) ??
        (await exchange(call, tx, memberId, 'coin', input, now)).row,
    ),
  'integralGoods.index': (input, { db, viewer }) => pointsMall(db, viewer.memberId, input),
  'integralGoods.exchange': (input, call) =>
    write(call, 'integralGoods.exchange', input.requestId, async (tx, memberId, now) => {
      const { row, order } = await exchange(call, tx, memberId, 'points', input, now);
      const due = order?.status === 'unpaid' ? order.payable : 0;
      return { row, ...(order ? { orderId: order.id, orderGroup: 'order' } : {}), amount: due };
    }),
};
