/** Endpoints of the coupon centre and of a member's own coupons. */
import type { couponEndpoints } from '../../../src/contract/coupon/endpoints';
import type { HandlersOf } from '../../http/context';
import { once } from '../../http/idempotent';
import { offsetOf, PAGE_SIZE, pageOf } from '../../http/paging';
import { transact } from '../../db/transact';
import { claimCoupon, listCards, listMine, listTakeable } from './service';

export const couponHandlers: HandlersOf<typeof couponEndpoints> = {
  'marketing.couponType': async ({ kind, goodsId, page = 1 }, { db, viewer, now }) => {
    const cards = await listCards(db, { memberId: viewer?.memberId, now: now(), kind, goodsId });
    return pageOf(cards.slice(offsetOf(page), offsetOf(page) + PAGE_SIZE), cards.length, page);
  },
  'tea.getcoupon': ({ templateId, requestId }, { db, viewer, now }) =>
    transact(db, (tx) =>
      once(tx, { memberId: viewer.memberId, endpoint: 'tea.getcoupon', requestId, now: now() }, () =>
        claimCoupon(tx, viewer.memberId, templateId, now()),
      ),
    ),
  'coupon.index': ({ status = 'unused', kind, id, page = 1 }, { db, viewer, now }) =>
    listMine(db, viewer.memberId, { tab: status, kind, id, page }, now()),
  'coupon.getcouponlist': ({ scene = 'mine' }, { db, viewer, now }) => listTakeable(db, viewer.memberId, scene, now()),
};
