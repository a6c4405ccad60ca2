/** Messages to members. */
import type { Tx } from '../../db/client';
import { publish } from '../../realtime/publish';
import { insertNotice } from './repository';

export interface Notice {
  box: 'order' | 'service';
  title: string;
  text: string;
  image?: string;
  /** Own route of the page it speaks of. */
  link: string;
  at: number;
}

/** Puts a message into the member's box; phones hear of it with the commit. */
export async function sendNotice(tx: Tx, memberId: string, { at, ...notice }: Notice): Promise<void> {
  await insertNotice(tx, { ...notice, memberId, createdAt: at });
  await publish(tx, `user:${memberId}`, { kind: 'notice', data: { box: notice.box } });
}
