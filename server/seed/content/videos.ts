/** Our films and their slices. 林知夏 likes one and stopped in the middle of another. */
import { CLIPS } from '../../video/films';
import { DAY_MS } from '../../lib/shanghai';
import type { Tx } from '../../db/client';
import { videos, videoSlices, videoViews } from '../../db/schema';
import { VIDEOS } from '../data/culture/videos';
import { insertAll } from '../insert';

const FIRST = 8801;
const FIRST_SLICE = 8821;
const MAIN_MEMBER = '10001';

export async function seedVideos(tx: Tx, at: number, now: number): Promise<void> {
  const rows = VIDEOS.map(({ slices: _slices, ...video }, i) => ({
    ...video,
    id: String(FIRST + i),
    cover: `/images/video/${i + 1}.webp`,
    mediaId: String(i + 1),
    seconds: CLIPS[i]?.seconds ?? 0,
    finishes: Math.round(video.plays * 0.4),
    shares: Math.round(video.likes * 0.1),
    sort: i,
    publishedAt: at - (3 + i * 4) * DAY_MS,
  }));
  await insertAll(tx, videos, rows);
  const slices = VIDEOS.flatMap(({ slices: own, plays }, i) =>
    own.map(([title, fromSec, toSec, goodsId], k) => ({
      videoId: String(FIRST + i),
      title,
      cover: `/images/video/${i + 1}.webp`,
      fromSec,
      toSec,
      goodsId: goodsId ?? null,
      plays: Math.round(plays / (4 + k)),
    })),
  );
  await insertAll(
    tx,
    videoSlices,
    slices.map((slice, i) => ({ ...slice, id: String(FIRST_SLICE + i), sort: i })),
  );
  await insertAll(tx, videoViews, [
    { videoId: '8805', memberId: MAIN_MEMBER, liked: true, playedAt: now - 2 * DAY_MS, finishedAt: now - 2 * DAY_MS },
    { videoId: '8804', memberId: MAIN_MEMBER, position: 5, playedAt: now - DAY_MS },
  ]);
}
