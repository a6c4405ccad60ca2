/** Wire shapes of live rooms and cameras. The clock says what state a room is in; a camera is live as long as it sends. */
import type { GoodsCard } from '../../../../src/contract/catalogue/schemas';
import type { LiveCard } from '../../../../src/contract/live/schemas';
import type { LiveRoom, Subscription } from './repository';

export function statusOf({ kind, startAt, endAt, replayUrl }: LiveRoom, now: number): LiveCard['status'] {
  if (now < startAt) return 'upcoming';
  if (kind === 'camera' || endAt === null || now < endAt) return 'live';
  return replayUrl === '' ? 'ended' : 'replay';
}

export const presentLive = (
  room: LiveRoom,
  { goods, subscription, viewers }: { goods: GoodsCard[]; subscription: Subscription | undefined; viewers: number },
  now: number,
): LiveCard => ({
  id: room.id,
  title: room.title,
  cover: room.cover,
  teacher: room.teacher,
  status: statusOf(room, now),
  startAt: room.startAt,
  viewers,
  subscribed: subscription?.own ?? false,
  subscribers: subscription?.count ?? 0,
  goods,
});
