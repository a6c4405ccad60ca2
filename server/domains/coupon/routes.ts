/** Endpoints of the coupon centre and of a member's own coupons. */
import type { couponEndpoints } from '../../../src/contract/coupon/endpoints';
import type { HandlersOf } from '../../http/context';
import { once } from '../../http/idempotent';
import { transact } from '../order/transact';
import { claimCoupon, listCards, listMine, listTakeable, PAGE_SIZE } from './service';

export const couponHandlers: HandlersOf<typeof couponEndpoints> = {
  'marketing.couponType': async ({ kind, goodsId, page = 1 }, { db, viewer, now }) => {
    const cards = await listCards(db, { memberId: viewer?.memberId, now: now(), kind, goodsId });
    const list = cards.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
    return { list, total: cards.length, page, size: PAGE_SIZE, more: page * PAGE_SIZE < cards.length };
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
