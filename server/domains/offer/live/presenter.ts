/** Wire shapes of live rooms and cameras. The clock says what state a room is in; a camera is live as long as it sends. */
import type { GoodsCard } from '../../../../src/contract/catalogue/schemas';
import type { LiveCard, LiveMsg, LiveState } from '../../../../src/contract/live/schemas';
import type { UserBrief } from '../../../../src/contract/member/schemas';
import type { Tx } from '../../../db/client';
import { loadBriefs } from '../../people/member/presenter';
import { countOpen, type LiveRoom, type MessageRow, type Subscription } from './repository';

export function statusOf(
  { kind, startAt, endAt, replayUrl, replayAt, cancelledAt }: LiveRoom,
  now: number,
): LiveCard['status'] {
  if (cancelledAt !== null) return 'ended';
  if (now < startAt) return 'upcoming';
  if (kind === 'camera' || endAt === null || now < endAt) return 'live';
  return replayUrl === '' || now < (replayAt ?? 0) ? 'ended' : 'replay';
}

/** Runs, and something comes of it. */
const isSending = (room: LiveRoom, now: number): boolean =>
  statusOf(room, now) === 'live' && room.offlineSince === null;

/** When it is, and whether it is still to be. */
const timesOf = ({ startAt, endAt, movedFrom, cancelledAt }: LiveRoom) => ({
  startAt,
  ...(endAt === null ? {} : { endAt }),
  ...(movedFrom === null ? {} : { movedFrom }),
  ...(cancelledAt === null ? {} : { cancelled: true }),
});

interface Around {
  goods: GoodsCard[];
  subscription: Subscription | undefined;
  viewers: number;
  avatar: string | undefined;
  isFollowed: boolean;
}

export const presentLive = (
  room: LiveRoom,
  { goods, subscription, viewers, avatar, isFollowed }: Around,
  now: number,
): LiveCard => ({
  ...(isSending(room, now) ? { playUrl: room.playUrl } : {}),
  id: room.id,
  title: room.title,
  cover: room.cover,
  teacher: room.teacher,
  ...(room.teacherId === null ? {} : { teacherId: room.teacherId }),
  ...(avatar === undefined ? {} : { avatar }),
  ...(isFollowed ? { followed: true } : {}),
  status: statusOf(room, now),
  ...timesOf(room),
  viewers,
  subscribed: subscription?.own ?? false,
  subscribers: subscription?.count ?? 0,
  goods,
});

/** What all in the room share. */
export const stateOf = async (tx: Tx, room: LiveRoom, viewers: number, now: number): Promise<LiveState> => ({
  rev: room.rev,
  status: statusOf(room, now),
  ...timesOf(room),
  viewers,
  likes: room.likes,
  notice: room.notice,
  ...(room.pinnedId === null ? {} : { pinnedId: room.pinnedId }),
  questions: await countOpen(tx, room.id),
});

const NOBODY: UserBrief = { id: '0', no: '', nickname: '', avatar: '', levelName: '' };

/** What was taken away keeps its place and says nothing any more, nor who said it. What waits for its check has none yet: its sender alone sees it. */
export async function presentMessages(tx: Tx, rows: readonly MessageRow[]): Promise<LiveMsg[]> {
  const people = await loadBriefs(tx, [...new Set(rows.map(({ memberId }) => memberId))]);
  return rows.map((row) => {
    const { id, clientId, kind, at } = row;
    const seq = row.seq ?? 0;
    if (row.hidden) return { id, seq, clientId, user: NOBODY, kind, text: '', hidden: true, at };
    return {
      id,
      seq,
      clientId,
      user: people.get(row.memberId) ?? NOBODY,
      kind,
      text: row.text,
      ...(row.giftId === null ? {} : { giftId: row.giftId, points: row.points }),
      ...(row.byHost ? { byHost: true } : {}),
      ...(row.seq === null ? { auditing: true } : {}),
      ...(row.state === null ? {} : { state: row.state }),
      ...(row.answer === '' ? {} : { answer: row.answer }),
      ...(row.answeredAt === null ? {} : { answeredAt: row.answeredAt }),
      at,
    };
  });
}

export const presentMessage = async (tx: Tx, row: MessageRow): Promise<LiveMsg> => {
  const [message] = await presentMessages(tx, [row]);
  if (!message) throw new Error('a message has no shape');
  return message;
};
