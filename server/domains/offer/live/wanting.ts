/** Who asked to be told of a room, and what they are told: that it was moved, is called off, begins early. */
import type { Tx } from '../../../db/client';
import { momentText } from '../../../lib/shanghai';
import { moveReminds } from '../../people/notice/remind';
import { listSubscribers } from '../../people/notice/repository';
import { sendNotice } from '../../people/notice/send';
import type { LiveRoom } from './repository';

type Named = Pick<LiveRoom, 'id' | 'title'>;

export const wanted = ({ id }: Pick<LiveRoom, 'id'>) => ({ kind: 'live', targetId: id });
const detailOf = ({ id }: Pick<LiveRoom, 'id'>) => `/collegePackages/pages/college/live/detail?id=${id}`;

/** Everybody who asked to be told of the room is told this. */
export async function tellWanting(tx: Tx, room: Named, title: string, text: string, now: number): Promise<void> {
  for (const memberId of await listSubscribers(tx, wanted(room)))
    await sendNotice(tx, memberId, { box: 'service', title, text, link: detailOf(room), at: now });
}

/** By a host or by the shop's folder: they hear so now, and are reminded at the new time. */
export async function tellMoved(
  tx: Tx,
  room: Named & Pick<LiveRoom, 'startAt'>,
  startAt: number,
  now: number,
): Promise<void> {
  await tellWanting(
    tx,
    room,
    '直播改期了',
    `《${room.title}》从 ${momentText(room.startAt)} 改到 ${momentText(startAt)}，到时再提醒你。`,
    now,
  );
  await moveReminds(tx, wanted(room), startAt, now);
}
