/** What a verdict does with a review and with its second word. */
import type { ContentRules } from '../../people/contentCheck/kinds';
import { SERVICE_DESK } from '../../people/employee/desks';
import { workChanged } from '../../people/work/tell';
import { admitReview, lockReview, rejectReview, showAppend } from './repository';

export const reviewContent: ContentRules = {
  label: '评价',
  scene: 'comment',
  page: () => '/shop/pages/order/index',
  waits: async (tx, { targetId }) => (await lockReview(tx, targetId))?.auditing === true,
  /** From now on it waits for an answer of the service, too. */
  async passed(tx, { targetId }) {
    const review = await lockReview(tx, targetId);
    if (!review?.auditing) return;
    await admitReview(tx, review);
    await workChanged(tx, { desk: SERVICE_DESK, assigneeId: null });
  },
  /** The service finds it among what is hidden, and can show it all the same. */
  refused: (tx, { targetId }, why, at) => rejectReview(tx, targetId, { why: `没有通过审核：${why}`, at }),
};

export const appendContent: ContentRules = {
  label: '追评',
  scene: 'comment',
  page: () => '/shop/pages/order/index',
  waits: async (tx, { targetId }) => (await lockReview(tx, targetId))?.appendHeld === true,
  passed: (tx, { targetId }) => showAppend(tx, targetId),
  /** Stays with its author alone. */
  refused: () => Promise.resolve(),
};
