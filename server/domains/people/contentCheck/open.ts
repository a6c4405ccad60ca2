/**
 * Asks for a check in the transaction that writes the thing: what is written waits, and is asked about by errands (contentAudit/run.ts), one for the
 * text and one for each picture. Whoever has no answer after a day goes to the desk.
 */
import type { Tx } from '../../../db/client';
import type { ContentKind } from '../../../db/schema';
import { schedule } from '../../../db/timers';
import type { Server } from '../../../http/context';
import { DAY_MS } from '../../../lib/shanghai';
import { insertCheck, insertMedia } from './repository';

export type Asking = Pick<Server, 'gateways'>;

export const TEXT_JOB = 'content.text';
export const MEDIA_JOB = 'content.media';
export const LATE_JOB = 'content.late';

export interface Written {
  text: string;
  /** Addresses of pictures, and of what was spoken. */
  media?: readonly string[];
}

/** Is somebody asked before others see it? Where only some words are known, a text without them passes. */
export function mustWait({ gateways }: Asking, { text, media = [] }: Written): boolean {
  const { asksAbout } = gateways.content;
  if (asksAbout === 'everything') return text !== '' || media.length > 0;
  return asksAbout.some((word) => text.includes(word));
}

/** What two people say to one another: it is there at once, and asked about. */
export async function askAbout(
  tx: Tx,
  piece: Written & { kind: ContentKind; targetId: string; memberId: string },
  now: number,
  server: Asking,
): Promise<void> {
  if (mustWait(server, piece)) await openCheck(tx, piece, now);
}

/** Call for what must wait, with the id that it has got. */
export async function openCheck(
  tx: Tx,
  { kind, targetId, memberId, text, media = [] }: Written & { kind: ContentKind; targetId: string; memberId: string },
  now: number,
): Promise<void> {
  const found = text === '' ? 'pass' : 'open';
  const { id: checkId } = await insertCheck(tx, { kind, targetId, memberId, text, found, at: now });
  if (text !== '') await schedule(tx, TEXT_JOB, checkId, now);
  for (const url of new Set(media)) {
    const { id } = await insertMedia(tx, { checkId, url });
    await schedule(tx, MEDIA_JOB, id, now);
  }
  await schedule(tx, LATE_JOB, checkId, now + DAY_MS);
}
