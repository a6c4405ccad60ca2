/** What a topic is: who may listen to it, and the state a listener begins with. */
import { isId } from '../../src/contract/kit';
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

/** By the first word of the topic. */
export type TopicKinds = Readonly<Record<string, TopicKind>>;

/** `auction:3101` -> its kind and id; undefined for a topic nobody knows. */
export function readTopic(kinds: TopicKinds, topic: string): { kind: TopicKind; id: string } | undefined {
  const [name = '', id = '', ...rest] = topic.split(':');
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  return kind && isId(id) && rest.length === 0 ? { kind, id } : undefined;
}
