/** Reminders of what begins at some time: a row, and a timer whose key is member, kind and thing. Who they are about says what the message is. */
import type { Tx } from '../../../db/client';
import { schedule, unschedule } from '../../../db/timers';
import { deleteRemind, insertRemind, listSubscribers, type Subject } from './repository';

export const REMIND_JOB = 'remind';
/** Reminders come ten minutes before the event. */
const EARLY_MS = 10 * 60_000;
const keyOf = (memberId: string, { kind, targetId }: Subject) => `${memberId}:${kind}:${targetId}`;

interface About {
  title: string;
  /** Epoch ms of the event; undefined for things that happen when they happen. */
  when?: number;
  /** Today's price in fen. */
  price?: number;
}

/** Twice is once. */
export async function remind(tx: Tx, memberId: string, subject: Subject, about: About, now: number): Promise<void> {
  const { title, when, price } = about;
  const { kind, targetId } = subject;
  await insertRemind(tx, { memberId, kind, targetId, title, price, at: now });
  if (when !== undefined) await plan(tx, memberId, subject, when, now);
}

async function plan(tx: Tx, memberId: string, subject: Subject, when: number, now: number): Promise<void> {
  if (when > now) await schedule(tx, REMIND_JOB, keyOf(memberId, subject), Math.max(now, when - EARLY_MS));
}

/** The subject begins at another time, `undefined` = not at all: for everybody who wants to be told. */
export async function moveReminds(tx: Tx, subject: Subject, when: number | undefined, now: number): Promise<void> {
  for (const memberId of await listSubscribers(tx, subject))
    await (when === undefined ? forgetRemind(tx, memberId, subject) : plan(tx, memberId, subject, when, now));
}

export async function forgetRemind(tx: Tx, memberId: string, subject: Subject): Promise<void> {
  await deleteRemind(tx, memberId, subject);
  await unschedule(tx, REMIND_JOB, keyOf(memberId, subject));
}
