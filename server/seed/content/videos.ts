/** Our films and their slices. 林知夏 likes one and stopped in the middle of another. */
import { CLIPS } from '../../video/films';
import { DAY_MS } from '../../lib/shanghai';
import type { Tx } from '../../db/client';
import { videoCollections, videos, videoSlices, videoSteeps, videoViews } from '../../db/schema';
import { spokenOf } from '../../lib/webvtt';
import { COLLECTIONS, VIDEOS, type VideoSeed } from '../data/culture/videos';
import { insertAll } from '../insert';

const FIRST = 8801;
const FIRST_SLICE = 8821;
const FIRST_STEEP = 8841;
const FIRST_COLLECTION = 8851;
const MAIN_MEMBER = '10001';

const clock = (seconds: number) => `00:${seconds.toFixed(3).padStart(6, '0')}`;
const vttOf = (said: VideoSeed['said']) =>
  ['WEBVTT', ...said.map(([from, to, words]) => `${clock(from)} --> ${clock(to)}\n${words}`)].join('\n\n');

export async function seedVideos(tx: Tx, at: number, now: number): Promise<void> {
  const rows = VIDEOS.map(({ slices: _slices, steeps: _steeps, said, ...video }, i) => ({
    ...video,
    transcript: vttOf(said),
    spoken: spokenOf(vttOf(said)),
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
  const steeps = VIDEOS.flatMap(({ steeps: own = [] }, i) =>
    own.map(([name, fromSec, seconds, grams, celsius]) => ({
      videoId: String(FIRST + i),
      name,
      fromSec,
      seconds,
      grams: grams ?? null,
      celsius: celsius ?? null,
    })),
  );
  await insertAll(
    tx,
    videoSteeps,
    steeps.map((steep, i) => ({ ...steep, id: String(FIRST_STEEP + i) })),
  );
  await insertAll(
    tx,
    videoCollections,
    COLLECTIONS.map(([title, intro, films], i) => ({
      id: String(FIRST_COLLECTION + i),
      title,
      intro,
      cover: `/images/video/${(films[0] ?? 0) + 1}.webp`,
      videoIds: films.map((at) => String(FIRST + at)),
      sort: i,
    })),
  );
  await insertAll(tx, videoViews, [
    {
      videoId: '8805',
      memberId: MAIN_MEMBER,
      liked: true,
      playedAt: now - 2 * DAY_MS,
      finishedAt: now - 2 * DAY_MS,
      seenAt: now - 2 * DAY_MS,
    },
    { videoId: '8804', memberId: MAIN_MEMBER, position: 5, playedAt: now - DAY_MS, seenAt: now - DAY_MS },
    { videoId: '8808', memberId: MAIN_MEMBER, laterAt: now - DAY_MS },
  ]);
}
