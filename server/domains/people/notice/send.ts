/** Messages to members. */
import type { Tx } from '../../../db/client';
import { schedule } from '../../../db/timers';
import { publish } from '../../../realtime/publish';
import { findSettings, hasQuota, insertNotice, takeOut } from './repository';

export interface Notice {
  box: 'order' | 'service' | 'system' | 'team';
  title: string;
  text: string;
  image?: string;
  /** Own route of the page it speaks of. */
  link: string;
  at: number;
  /** The shop's own wish, not something that happened to the member: neither pushed nor heard where 营销 is off. */
  marketing?: boolean;
  /** About the account or its money: also a text message where 短信 is on. */
  sms?: boolean;
}

/** A notice repeats what people wrote: nothing of it turns the line round, hides, or begins a second one. Joiners of emoji stay. */
const oneLine = (text: string): string =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/(?!\u200d)\p{Cf}/gu, '')
    .trim();

export const PUSH_JOB = 'notice.push';
export const SMS_JOB = 'notice.sms';

/** Puts a message into the member's box; phones hear of it with the commit. By which other ways it goes the member has decided (rule 18.5). */
export async function sendNotice(
  tx: Tx,
  memberId: string,
  { at, marketing = false, sms = false, ...notice }: Notice,
): Promise<void> {
  const [title, text] = [oneLine(notice.title), oneLine(notice.text)];
  const id = await insertNotice(tx, { ...notice, title, text, memberId, createdAt: at });
  const settings = await findSettings(tx, memberId);
  const silent = marketing && !settings?.marketing;
  if (!silent && (await hasQuota(tx, memberId, notice.box))) await schedule(tx, PUSH_JOB, id, at);
  if (sms && settings?.sms) await schedule(tx, SMS_JOB, id, at);
  const sound = settings?.sound === true && !silent && (notice.box === 'system' || settings[notice.box]);
  await tellInbox(tx, memberId, { box: notice.box, ...(sound ? { sound } : {}) });
}

/** What a message of that moment quoted is not to be read any more. */
export const forgetWords = (tx: Tx, memberId: string, words: string, at: number): Promise<void> =>
  takeOut(tx, memberId, oneLine(words), at);

/** The member's phones count anew. A hint without numbers: two transactions at once would each count without the other's. */
export const tellInbox = (
  tx: Tx,
  memberId: string,
  data: { box?: Notice['box']; sound?: boolean } = {},
): Promise<void> => publish(tx, `user:${memberId}`, { kind: 'notice', data });
