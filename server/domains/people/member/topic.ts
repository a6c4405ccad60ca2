/** `user:{id}`: notice counts, order and payment changes of one member; nobody else hears them. */
import type { TopicKind } from '../../../realtime/topics';
import { countNotices } from './counters';

export const memberTopic: TopicKind = {
  allow: async (_server, viewer, id) => viewer.memberId === id,
  snapshot: async ({ db }, viewer) => ({ data: { notices: await countNotices(db, viewer.memberId) } }),
};
