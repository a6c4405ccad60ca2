/**
 * What is waited for (chapter 34). The domain that has the capacity says how it is kept for somebody and given back; the order of the queue, the
 * offers and their ends are the same for all (service.ts). server/kinds.ts joins the kinds.
 */
import type { Tx } from '../../../db/client';
import type { WaitKind } from '../../../db/schema';
import type { Setup } from '../../../http/context';
import type { WaitRow } from './repository';

export interface WaitlistKind {
  /** How long an offer is kept. */
  offerMs: number;
  /** Serialises who gets what is free of the subject: the same lock that its capacity is taken behind. Nothing of the queue is written without it. */
  lock(tx: Tx, subjectId: string): Promise<void>;
  /**
   * Keeps what the entry waits for until `until`, so that it counts as taken; undefined where it is not free. What is returned stands in
   * `offer` of the entry.
   */
  hold(tx: Tx, entry: WaitRow, until: number, now: number): Promise<Record<string, unknown> | undefined>;
  /** Gives back what an offer kept; it is not offered on here. */
  release(tx: Tx, entry: WaitRow): Promise<void>;
  /** What is said of an offer, and the page where it is taken. */
  notice(tx: Tx, entry: WaitRow): Promise<{ title: string; text: string; link: string }>;
}

declare module '../../../http/context' {
  interface Kinds {
    /** null: nobody waits for such things yet. */
    waitlists: Readonly<Record<WaitKind, WaitlistKind | null>>;
  }
}

export function waitlistOf({ kinds }: Setup, kind: WaitKind): WaitlistKind {
  const found = kinds.waitlists[kind];
  if (!found) throw new Error(`nobody waits for ${kind}`);
  return found;
}
