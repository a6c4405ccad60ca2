/** Endpoints of the coupon centre and of a member's own coupons. */
import type { couponEndpoints } from '../../../../src/contract/coupon/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../http/paging';
import { loadPriceViewer } from '../../people/pricing/viewer';
import { claimCoupon, listCards, listMine, listTakeable } from './service';

export const couponHandlers: HandlersOf<typeof couponEndpoints> = {
  'marketing.couponType': async (tx, { kind, goodsId, page = 1 }, { memberId, now }) => {
    const cards = await listCards(tx, await loadPriceViewer(tx, memberId, now), { kind, goodsId }, now);
    return pageOf(cards.slice(offsetOf(page), offsetOf(page) + PAGE_SIZE), cards.length, page);
  },
  'tea.getcoupon': (tx, { templateId }, { memberId, now }) => claimCoupon(tx, memberId, templateId, now),
  'coupon.index': (tx, { status = 'unused', kind, id, sort, page = 1 }, { memberId, now }) =>
    listMine(tx, memberId, { tab: status, kind, id, sort, page }, now),
  'coupon.getcouponlist': (tx, { scene = 'mine' }, { memberId, now }) => listTakeable(tx, memberId, scene, now),
};
