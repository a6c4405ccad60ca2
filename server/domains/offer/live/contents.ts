/** What a verdict does with something that was said in a room: it takes its place there, now, or none. */
import type { ContentRules } from '../../people/contentCheck/kinds';
import { presentMessage } from './presenter';
import { findMessageById, lockRoom, placeMessage, updateMessage, updateRoom } from './repository';
import { tellRoom } from './topic';

export const liveContent: ContentRules = {
  label: '直播发言',
  scene: 'comment',
  page: () => '/collegePackages/pages/college/live_index',
  waits: async (tx, { targetId }) => {
    const message = await findMessageById(tx, targetId);
    return message?.seq === null && !message.hidden;
  },
  async passed(tx, { targetId }, now, server) {
    const message = await findMessageById(tx, targetId);
    const room = message && (await lockRoom(tx, message.roomId));
    if (!room) return;
    const [seq, at] = [room.lastSeq + 1, Math.max(now, room.lastAt + 1)];
    const placed = await placeMessage(tx, targetId, { seq, at });
    if (!placed) return;
    const told = await updateRoom(tx, room.id, { lastSeq: seq, lastAt: at, rev: room.rev + 1 });
    await tellRoom(tx, told, { message: await presentMessage(tx, placed) }, now, server);
  },
  async refused(tx, { targetId }) {
    await updateMessage(tx, targetId, { hidden: true });
  },
};
