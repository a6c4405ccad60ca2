/** Who may listen to what, and the state a listener begins with. A topic that is not here is refused. */
import { isId } from '../../src/contract/kit';
import { auctionTopic } from '../domains/auction/topic';
import { findGroup } from '../domains/groupBuying/repository';
import { groupViews } from '../domains/groupBuying/views';
import { countNotices } from '../domains/member/counters';
import type { Server, Viewer } from '../http/context';

export interface Snapshot {
  rev?: number;
  data: Record<string, unknown>;
}

export interface TopicKind {
  /** May this member listen to `id`? */
  allow(server: Server, viewer: Viewer, id: string): Promise<boolean>;
  /** The state as this member sees it; undefined when there is none (any more). */
  snapshot(server: Server, viewer: Viewer, id: string): Promise<Snapshot | undefined>;
  /** Listeners are told how many they are by `watchers` frames. */
  counted?: boolean;
}

/** Notice counts, order and payment changes of one member; nobody else hears them. */
const user: TopicKind = {
  allow: async (_server, viewer, id) => viewer.memberId === id,
  snapshot: async ({ db }, viewer) => ({ data: { notices: await countNotices(db, viewer.memberId) } }),
};

/** One group of a group buying: open to every member, its link is passed around. */
const group: TopicKind = {
  allow: async () => true,
  snapshot: async ({ db, now }, viewer, id) => {
    const found = await findGroup(db, id);
    const [view] = found ? await groupViews(db, [found], viewer.memberId, now()) : [];
    return view && { data: view };
  },
};

export const topicKinds: Readonly<Record<string, TopicKind>> = {
  user,
  group,
  auction: auctionTopic,
};

/** `auction:3101` -> its kind and id; undefined for a topic nobody knows. */
export function readTopic(topic: string): { kind: TopicKind; id: string } | undefined {
  const [name = '', id = '', ...rest] = topic.split(':');
  const kind = Object.hasOwn(topicKinds, name) ? topicKinds[name] : undefined;
  return kind && isId(id) && rest.length === 0 ? { kind, id } : undefined;
}
