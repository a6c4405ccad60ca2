/** The group on the card and the page of its order. */
import type { OrderParts } from '../../trade/order/parts';
import { groupsOfOrders, type Group } from './repository';
import { groupViews } from './presenter';

/** Nothing of a group that nobody paid for yet. */
const cardOf = ({ id, campaignId, size, joined, status }: Group) =>
  status === 'pending' || status === 'void' ? undefined : { id, campaignId, lack: Math.max(0, size - joined), status };

export const groupPart: OrderParts['group'] = {
  ofCards: async (tx, bought) => {
    const ids = bought.filter(({ order }) => order.kind === 'group').map(({ order }) => order.id);
    return new Map([...(await groupsOfOrders(tx, ids))].map(([orderId, group]) => [orderId, cardOf(group)]));
  },
  ofPage: async (tx, { order }, now) => {
    if (order.kind !== 'group') return {};
    const group = (await groupsOfOrders(tx, [order.id])).get(order.id);
    if (!group) return {};
    const [view] = await groupViews(tx, order.memberId, [group], now);
    return { card: cardOf(group), view };
  },
};
