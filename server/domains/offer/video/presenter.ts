/** Wire shapes of films. */
import type { GoodsCard } from '../../../../src/contract/catalogue/schemas';
import type { Steep, VideoCard, VideoSlice, WatchRow } from '../../../../src/contract/video/schemas';
import type { Slice, SteepRow, VideoRow, ViewedRow } from './repository';

export const videoCard = ({ video, liked }: VideoRow): VideoCard => ({
  id: video.id,
  title: video.title,
  cover: video.cover,
  duration: video.seconds,
  author: video.author,
  plays: video.plays,
  likes: video.likes,
  liked,
  tags: video.tags,
});

export const watchRow = ({ position, at, ...row }: ViewedRow): WatchRow => ({ card: videoCard(row), position, at });

/** `best` is the address of the film; a piece begins and ends in it. */
export const videoSlice = (
  { id, videoId, title, cover, fromSec, toSec, plays }: Slice,
  best: string,
  goods: GoodsCard | undefined,
): VideoSlice => ({
  id,
  videoId,
  title,
  cover,
  from: fromSec,
  to: toSec,
  url: `${best}#t=${fromSec},${toSec}`,
  plays,
  ...(goods ? { goods } : {}),
});

export const videoSteep = ({ id, name, fromSec, seconds, grams, celsius }: SteepRow): Steep => ({
  id,
  name,
  at: fromSec,
  seconds,
  ...(grams === null ? {} : { grams }),
  ...(celsius === null ? {} : { celsius }),
});
