/** `group:{id}`: one group of a group buying, open to every member, since its link is passed around. */
import type { TopicKind } from '../../../realtime/topics';
import { findGroup } from './repository';
import { groupViews } from './presenter';

export const groupTopic: TopicKind = {
  allow: async () => true,
  snapshot: async ({ db, now }, viewer, id) => {
    const found = await findGroup(db, id);
    const [view] = found ? await groupViews(db, viewer.memberId, [found], now()) : [];
    return view && { data: view };
  },
};
