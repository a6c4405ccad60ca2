/** A live room on a poster. */
import type { Tx } from '../../../db/client';
import { momentText } from '../../../lib/shanghai';
import { findRoom } from './repository';

export const livePoster = async (tx: Tx, _memberId: string, id: string) => {
  const room = await findRoom(tx, id);
  if (room?.kind !== 'room' || room.cancelledAt !== null) return undefined;
  return {
    title: room.title,
    subtitle: `${room.teacher} · ${momentText(room.startAt)}`,
    image: room.cover,
    route: `/collegePackages/pages/college/live/detail?id=${id}`,
  };
};
