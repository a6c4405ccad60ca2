/** What a verdict does with the plaque of a slot of the wall. */
import type { ContentRules } from '../../people/contentCheck/kinds';
import { findOrder, updateOrder } from './repository';

export const cellarPlaqueContent: ContentRules = {
  label: '窖位名牌',
  scene: 'profile',
  page: () => '/vip/pages/jiujiao',
  async waits(tx, { targetId }) {
    const order = await findOrder(tx, targetId);
    return order?.status === 'unpaid' || order?.status === 'paid';
  },
  async passed(tx, { targetId, text }) {
    await updateOrder(tx, targetId, { plaque: text });
  },
  /** The one before stays. */
  refused: () => Promise.resolve(),
};
