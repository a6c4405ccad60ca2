/** `live:{id}`: members who look at a room or a camera, counted by their listening. */
import type { TopicKind } from '../../../realtime/topics';
import { findRoom } from './repository';

export const liveTopicOf = (id: string): string => `live:${id}`;

export const liveTopic: TopicKind = {
  counted: true,
  allow: async ({ db }, _viewer, id) => (await findRoom(db, id)) !== undefined,
  snapshot: ({ realtime }, _viewer, id) => Promise.resolve({ data: { watchers: realtime.listeners(liveTopicOf(id)) } }),
};
