/**
 * The questions about what was written: one errand for a text, one for each picture. The platform is asked by who wrote it; of who was never in the
 * mini-program it judges nothing: such a text has passed the shop's own words, such a picture is looked at by a person.
 */
import type { Tx } from '../../../db/client';
import type { LateVerdict, MediaPiece, TextPiece, Verdict } from '../../../gateways/content';
import type { Server } from '../../../http/context';
import type { Errand, JobHandlers } from '../../../jobs/runner';
import { LATE_JOB, MEDIA_JOB, TEXT_JOB } from '../contentCheck/open';
import {
  findAnswer,
  findCheck,
  findMedia,
  findMediaOf,
  keepAnswer,
  listMedia,
  lockTrace,
  updateCheck,
  updateMedia,
  type CheckRow,
} from '../contentCheck/repository';
import { stillsOf } from '../file/repository';
import { findOpenId } from '../notice/repository';
import { askPerson, lockOpen, settle } from './settle';

/** Of numbers that the platform gives; a longer one is none of ours. */
const MOST_TRACE = 128;

/** undefined: the platform knows nobody by whom it could be asked. */
async function writerOf(
  tx: Tx,
  { memberId, kind }: CheckRow,
  { gateways, kinds }: Server,
): Promise<Pick<TextPiece, 'scene' | 'openId'> | undefined> {
  const openId = gateways.content.needsOpenId ? await findOpenId(tx, memberId) : '';
  return openId === undefined ? undefined : { scene: kinds.contents[kind].scene, openId };
}

const text: Errand<TextPiece | Verdict, Verdict> = {
  lane: 'content',
  async claim(tx, id, server) {
    const check = await findCheck(tx, id);
    if (check?.state !== 'open' || check.found !== 'open') return undefined;
    const writer = await writerOf(tx, check, server);
    return writer ? { ...writer, text: check.text } : { suggest: 'pass', label: '' };
  },
  send: async (asked, { gateways }) => ('suggest' in asked ? asked : gateways.content.checkText(asked)),
  async book(tx, id, { suggest, label }, server) {
    const check = await lockOpen(tx, id);
    if (!check) return;
    await settle(tx, await updateCheck(tx, id, { found: suggest, label }), server.now(), server);
  },
};

/** Uploads lie as WebP, which the platform does not read; their address that ends in .jpg gives them as JPEG. */
const outside = ({ config }: Server, url: string): string =>
  new URL(url.replace(/\.webp$/, '.jpg'), config.publicUrl).href;

const media: Errand<MediaPiece | Verdict, Verdict | { traceId: string }> = {
  lane: 'content',
  async claim(tx, id, server) {
    const row = await findMedia(tx, id);
    const check = row && (await findCheck(tx, row.checkId));
    if (check?.state !== 'open' || row?.found !== 'open' || row.traceId !== null) return undefined;
    const writer = await writerOf(tx, check, server);
    const [still = row.url] = await stillsOf(tx, [row.url]);
    return writer
      ? { ...writer, url: outside(server, still), media: row.url.endsWith('.mp3') ? 'audio' : 'image' }
      : { suggest: 'review', label: '' };
  },
  send: async (asked, { gateways }) => ('suggest' in asked ? asked : gateways.content.checkMedia(asked)),
  async book(tx, id, answer, server) {
    if ('suggest' in answer) return judgeMedia(tx, id, answer, server.now(), server);
    await lockTrace(tx, answer.traceId);
    await updateMedia(tx, id, { traceId: answer.traceId });
    const early = await findAnswer(tx, answer.traceId);
    if (early) await judgeMedia(tx, id, { suggest: early.found, label: early.label }, server.now(), server);
  },
};

async function judgeMedia(tx: Tx, id: string, { suggest, label }: Verdict, now: number, server: Server): Promise<void> {
  const row = await findMedia(tx, id);
  const check = row && (await lockOpen(tx, row.checkId));
  // Looked at again behind the lock: the same answer may have come twice.
  if (!check || (await findMedia(tx, id))?.found !== 'open') return;
  await updateMedia(tx, id, { found: suggest, label });
  await settle(tx, check, now, server);
}

/** An answer that came by itself. One to a question that nobody here remembers is kept for a week and does nothing. */
export async function takeAnswer(
  tx: Tx,
  { traceId, suggest, label }: LateVerdict,
  now: number,
  server: Server,
): Promise<void> {
  if (traceId.length > MOST_TRACE) return;
  await lockTrace(tx, traceId);
  await keepAnswer(tx, { traceId, found: suggest, label, at: now });
  const row = await findMediaOf(tx, traceId);
  if (row) await judgeMedia(tx, row.id, { suggest, label }, now, server);
}

export const contentJobs = {
  [TEXT_JOB]: text,
  [MEDIA_JOB]: media,
  /** A day has gone by without all the answers. */
  [LATE_JOB]: async (tx, id, server) => {
    const check = await lockOpen(tx, id);
    if (check) await askPerson(tx, check, await listMedia(tx, id), '平台一天没有答复', server.now(), server);
  },
} satisfies JobHandlers;
