/** `auction:{id}`: open to everybody who is logged in, with the view of that member first. */
import type { TopicKind } from '../../../realtime/topics';
import { auctionView } from './presenter';
import { findLot } from './repository';

const ID = /^\d{1,18}$/;

export const auctionTopic: TopicKind = {
  counted: true,
  allow: async ({ db }, _viewer, id) => ID.test(id) && (await findLot(db, id)) !== undefined,
  snapshot: async ({ db, now, realtime }, { memberId }, id) => {
    const lot = await findLot(db, id);
    if (!lot) return undefined;
    const watchers = realtime.listeners(`auction:${id}`);
    return { rev: lot.auction.rev, data: await auctionView(db, lot, { memberId, watchers, now: now() }) };
  },
};
