/** What a member keeps of films: where each was left, the history, what waits to be seen. The same on every phone (rule 44.3). */
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { notFound } from '../../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../http/paging';
import { videoCard, watchRow } from './presenter';
import { findVideo, forgetViews, lockView, pageOfOwn, updateView } from './repository';

/** From this share on a film has been seen, and begins anew. */
const SEEN_TO = 0.95;

/** Where to begin the next time. */
const placeIn = (seconds: number, position: number): number =>
  position >= seconds * SEEN_TO ? 0 : Math.min(position, seconds);

/** Also tells the history that it was watched; counts nothing. */
export async function keepPlace(
  tx: Tx,
  memberId: string,
  { id, position }: RequestOf<'video.place'>,
  now: number,
): Promise<DataOf<'video.place'>> {
  const found = await findVideo(tx, memberId, id);
  if (!found) throw notFound();
  const view = await lockView(tx, memberId, id);
  await updateView(tx, view, { position: placeIn(found.video.seconds, position), seenAt: now });
  return { ok: true };
}

export async function listHistory(
  tx: Tx,
  memberId: string,
  { page = 1 }: RequestOf<'video.history'>,
): Promise<DataOf<'video.history'>> {
  const { rows, total } = await pageOfOwn(tx, memberId, 'seenAt', PAGE_SIZE, offsetOf(page));
  return pageOf(rows.map(watchRow), total, page);
}

export async function forgetHistory(
  tx: Tx,
  memberId: string,
  { id }: RequestOf<'video.historyDelete'>,
): Promise<DataOf<'video.historyDelete'>> {
  await forgetViews(tx, memberId, id);
  return { ok: true };
}

export async function listLater(
  tx: Tx,
  memberId: string,
  { page = 1 }: RequestOf<'video.later'>,
): Promise<DataOf<'video.later'>> {
  const { rows, total } = await pageOfOwn(tx, memberId, 'laterAt', PAGE_SIZE, offsetOf(page));
  return pageOf(rows.map(videoCard), total, page);
}

/** What was withdrawn can still be taken off the list. */
export async function keepForLater(
  tx: Tx,
  memberId: string,
  { id, on }: RequestOf<'video.laterSave'>,
  now: number,
): Promise<DataOf<'video.laterSave'>> {
  if (on && !(await findVideo(tx, memberId, id))) throw notFound();
  if (!on) {
    await updateView(tx, { memberId, videoId: id }, { laterAt: null });
    return { on };
  }
  const view = await lockView(tx, memberId, id);
  if (view.laterAt === null) await updateView(tx, view, { laterAt: now });
  return { on };
}
