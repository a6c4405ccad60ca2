/** One video to play, and its counters. A withdrawn video is a 404 like an unknown one. */
import type { VideoCard } from '../../../../src/contract/video/schemas';
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { VideoSlice } from '../../../../src/contract/video/schemas';
import type { Tx } from '../../../db/client';
import type { VideoGateway } from '../../../gateways/video';
import { notFound } from '../../../http/errors';
import { loadCards } from '../catalogue/cards';
import { loadPriceViewer } from '../../people/pricing/viewer';
import { videoCard } from './presenter';
import {
  count,
  findOfMaster,
  findOwn,
  findRelated,
  findSlices,
  findVideo,
  lockView,
  updateView,
  type Counter,
} from './repository';

const RELATED = 6;
/** The same member counts once in this time. */
const AGAIN_MS = 3_600_000;

export const videosOfMaster = async (tx: Tx, memberId: string, masterId: string): Promise<VideoCard[]> =>
  (await findOfMaster(tx, memberId, masterId)).map(videoCard);

export async function viewVideo(
  tx: Tx,
  memberId: string,
  id: string,
  now: number,
  gateway: VideoGateway,
): Promise<DataOf<'video.alibabaVideo'>> {
  const row = await findVideo(tx, memberId, id);
  if (!row) throw notFound();
  const [sources, slices, related, own, viewer] = await Promise.all([
    gateway.sources(row.video.mediaId),
    findSlices(tx, id),
    findRelated(tx, memberId, row.video, RELATED),
    findOwn(tx, memberId, id),
    loadPriceViewer(tx, memberId, now),
  ]);
  const ofSlices = slices.flatMap(({ goodsId }) => goodsId ?? []);
  const cards = await loadCards(tx, [...new Set([...row.video.goodsIds, ...ofSlices])], viewer, now);
  const cardOf = (goodsId: string | null) => cards.find((card) => card.id === goodsId);
  const best = sources.at(-1)?.url ?? '';
  return {
    card: videoCard(row),
    sources,
    slices: slices.map(({ id: sliceId, title, cover, fromSec, toSec, goodsId, plays }): VideoSlice => {
      const goods = cardOf(goodsId);
      const url = `${best}#t=${fromSec},${toSec}`;
      return {
        id: sliceId,
        videoId: id,
        title,
        cover,
        from: fromSec,
        to: toSec,
        url,
        plays,
        ...(goods ? { goods } : {}),
      };
    }),
    goods: cards.filter((card) => row.video.goodsIds.includes(card.id)),
    intro: row.video.intro,
    related: related.map(videoCard),
    ...own,
  };
}

/** Likes are switches; plays, ends and shares of one member count once an hour. */
export async function clickVideo(
  tx: Tx,
  memberId: string,
  { id, kind, position }: RequestOf<'video.click'>,
  now: number,
): Promise<DataOf<'video.click'>> {
  const found = await findVideo(tx, memberId, id);
  if (!found) throw notFound();
  const view = await lockView(tx, memberId, id);
  const fresh = (at: number | null) => at === null || now - at >= AGAIN_MS;
  const at = Math.min(position ?? view.position, found.video.seconds);
  const steps: { counter: Counter; by?: 1 | -1; set: Parameters<typeof updateView>[2] }[] = [];
  if (kind === 'like' && !view.liked) steps.push({ counter: 'likes', set: { liked: true } });
  if (kind === 'unlike' && view.liked) steps.push({ counter: 'likes', by: -1, set: { liked: false } });
  if (kind === 'play' && fresh(view.playedAt)) steps.push({ counter: 'plays', set: { playedAt: now } });
  if (kind === 'finish' && fresh(view.finishedAt)) steps.push({ counter: 'finishes', set: { finishedAt: now } });
  if (kind === 'share' && fresh(view.sharedAt)) steps.push({ counter: 'shares', set: { sharedAt: now } });
  if (kind === 'goods') steps.push({ counter: 'leads', set: {} });
  let { video } = found;
  for (const { counter, by = 1 } of steps) video = await count(tx, id, counter, by);
  // Seen to its end it begins anew the next time.
  const left = kind === 'finish' ? 0 : at;
  await updateView(tx, view, { ...Object.assign({}, ...steps.map(({ set }) => set)), position: left });
  return { likes: video.likes, plays: video.plays, liked: kind === 'like' || (kind !== 'unlike' && view.liked) };
}
