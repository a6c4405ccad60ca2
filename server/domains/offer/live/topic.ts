/** `live:{id}`: members who look at a room or a camera, counted by their listening; of a room also what is said, its state and its goods. */
import type { LiveFrame, LiveMsg } from '../../../../src/contract/live/schemas';
import { LIVE_PAGE } from '../../../../src/contract/live/words';
import type { Tx } from '../../../db/client';
import type { Server } from '../../../http/context';
import { publish } from '../../../realtime/publish';
import type { TopicKind } from '../../../realtime/topics';
import { presentMessages, stateOf } from './presenter';
import { findRoom, listNewest, type LiveRoom } from './repository';

export const liveTopicOf = (id: string): `live:${string}` => `live:${id}`;

/** Who looks on is who listens. */
export type Watched = Pick<Server, 'realtime'>;
export const viewersOf = ({ realtime }: Watched, id: string): number => realtime.listeners(liveTopicOf(id));

export const liveTopic: TopicKind = {
  counted: true,
  allow: async ({ db }, _viewer, id) => (await findRoom(db, id)) !== undefined,
  snapshot: async (server, _viewer, id) => {
    const { db } = server;
    const room = await findRoom(db, id);
    if (!room) return undefined;
    const watchers = viewersOf(server, id);
    if (room.kind === 'camera') return { data: { watchers } };
    const list = await presentMessages(db, await listNewest(db, id, LIVE_PAGE));
    const state = await stateOf(db, room, watchers, server.now());
    return { rev: room.rev, data: { watchers, state, list } satisfies LiveFrame & { watchers: number } };
  },
};

export interface Muting {
  memberId: string;
  on: boolean;
  /** Absent: for good. */
  until?: number;
}
const mutingOf = ({ on, until }: Muting): Pick<LiveFrame, 'muted' | 'mutedUntil'> => ({
  muted: on,
  ...(until === undefined ? {} : { mutedUntil: until }),
});

/** The room as it is now, with the message it is about. `muted`: to whom that happens. */
export async function tellRoom(
  tx: Tx,
  room: LiveRoom,
  { message, muted }: { message?: LiveMsg; muted?: Muting },
  now: number,
  server: Watched,
): Promise<void> {
  const state = await stateOf(tx, room, viewersOf(server, room.id), now);
  await publish(tx, liveTopicOf(room.id), {
    kind: message ? 'message' : 'state',
    rev: room.rev,
    data: { state, ...(message ? { message } : {}) } satisfies LiveFrame,
    ...(muted ? { mine: { [muted.memberId]: mutingOf(muted) } } : {}),
  });
}
