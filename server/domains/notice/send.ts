/** Messages to members. */
import type { Tx } from '../../db/client';
import { schedule } from '../../db/timers';
import { publish } from '../../realtime/publish';
import { hasQuota, insertNotice } from './repository';

export interface Notice {
  box: 'order' | 'service' | 'system' | 'team';
  title: string;
  text: string;
  image?: string;
  /** Own route of the page it speaks of. */
  link: string;
  at: number;
}

export const PUSH_JOB = 'notice.push';

/** Puts a message into the member's box; phones hear of it with the commit, and the messenger if the member has allowed that. */
export async function sendNotice(tx: Tx, memberId: string, { at, ...notice }: Notice): Promise<void> {
  const id = await insertNotice(tx, { ...notice, memberId, createdAt: at });
  if (await hasQuota(tx, memberId, notice.box)) await schedule(tx, PUSH_JOB, id, at);
  await tellInbox(tx, memberId, notice.box);
}

/** The member's phones count anew. A hint without numbers: two transactions at once would each count without the other's. */
export const tellInbox = (tx: Tx, memberId: string, box?: Notice['box']): Promise<void> =>
  publish(tx, `user:${memberId}`, { kind: 'notice', data: box ? { box } : {} });
