/** One video to play, and its counters. A withdrawn video is a 404 like an unknown one. */
import type { VideoCard } from '../../../../src/contract/video/schemas';
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import type { VideoGateway } from '../../../gateways/video';
import { notFound } from '../../../http/errors';
import { readVtt } from '../../../lib/webvtt';
import { presentMaster } from '../catalogue/masterCard';
import { goodsFor } from './library';
import { sourcesOf } from './play';
import { videoCard, videoSlice, videoSteep } from './presenter';
import {
  count,
  countSlice,
  findOfMaster,
  findOwn,
  findRelated,
  findSlice,
  findSlices,
  findSpeaker,
  findSteeps,
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
  const { masterId, cate, intro, transcript, goodsIds } = row.video;
  const [sources, slices, steeps, related, own, speaker] = await Promise.all([
    sourcesOf(row.video, gateway),
    findSlices(tx, id),
    findSteeps(tx, id),
    findRelated(tx, memberId, row.video, RELATED),
    findOwn(tx, memberId, id),
    masterId === null ? undefined : findSpeaker(tx, memberId, masterId),
  ]);
  const goodsOf = await goodsFor(tx, memberId, [...goodsIds, ...slices.flatMap(({ goodsId }) => goodsId ?? [])], now);
  const best = sources.at(-1)?.url ?? '';
  return {
    card: videoCard(row),
    sources,
    slices: slices.map((slice) => videoSlice(slice, best, goodsOf(slice.goodsId))),
    goods: goodsIds.flatMap((goodsId) => goodsOf(goodsId) ?? []),
    intro,
    related: related.map(videoCard),
    cateId: cate,
    ...(speaker ? { master: presentMaster(speaker, speaker.collected) } : {}),
    transcript: readVtt(transcript).cues,
    steeps: steeps.map(videoSteep),
    ...own,
  };
}

/** Likes are switches; plays, ends and shares of one member count once an hour. */
export async function clickVideo(
  tx: Tx,
  memberId: string,
  { id, kind, position, sliceId }: RequestOf<'video.click'>,
  now: number,
): Promise<DataOf<'video.click'>> {
  const found = await findVideo(tx, memberId, id);
  if (!found) throw notFound();
  if (sliceId !== undefined && (await findSlice(tx, sliceId))?.videoId !== id) throw notFound();
  const view = await lockView(tx, memberId, id);
  const fresh = (at: number | null) => at === null || now - at >= AGAIN_MS;
  const steps: { counter: Counter; by?: 1 | -1; set: Parameters<typeof updateView>[2] }[] = [];
  if (kind === 'like' && !view.liked) steps.push({ counter: 'likes', set: { liked: true } });
  if (kind === 'unlike' && view.liked) steps.push({ counter: 'likes', by: -1, set: { liked: false } });
  if (kind === 'play' && fresh(view.playedAt)) steps.push({ counter: 'plays', set: { playedAt: now } });
  if (kind === 'finish' && fresh(view.finishedAt)) steps.push({ counter: 'finishes', set: { finishedAt: now } });
  if (kind === 'share' && fresh(view.sharedAt)) steps.push({ counter: 'shares', set: { sharedAt: now } });
  if (kind === 'goods') steps.push({ counter: 'leads', set: {} });
  let { video } = found;
  for (const { counter, by = 1 } of steps) video = await count(tx, id, counter, by);
  if (sliceId !== undefined && kind === 'play' && fresh(view.playedAt)) await countSlice(tx, sliceId);
  // Seen to its end it begins anew the next time.
  const left = kind === 'finish' ? 0 : Math.min(position ?? view.position, found.video.seconds);
  const watched = kind === 'play' || kind === 'finish';
  await updateView(tx, view, {
    ...Object.assign({}, ...steps.map(({ set }) => set)),
    position: left,
    ...(watched ? { seenAt: now } : {}),
  });
  return { likes: video.likes, plays: video.plays, liked: kind === 'like' || (kind !== 'unlike' && view.liked) };
}
