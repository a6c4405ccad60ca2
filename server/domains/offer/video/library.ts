/** The library: films and the slices cut from them, by class. */
import type { CountTab } from '../../../../src/contract/kit';
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { VideoSlice } from '../../../../src/contract/video/schemas';
import type { Tx } from '../../../db/client';
import type { VideoGateway } from '../../../gateways/video';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../http/paging';
import { videoCard } from './presenter';
import { countCates, countSliceCates, pageOfSlices, pageOfVideos } from './repository';

const tabsOf = (rows: readonly { cate: string; films: number }[]): CountTab[] => [
  { id: '', label: '全部', count: rows.reduce((all, { films }) => all + films, 0) },
  ...rows.map(({ cate, films }) => ({ id: cate, label: cate, count: films })),
];

export async function listVideos(
  tx: Tx,
  memberId: string,
  { cateId, page = 1 }: RequestOf<'video.index'>,
): Promise<DataOf<'video.index'>> {
  const { rows, total } = await pageOfVideos(tx, memberId, cateId, PAGE_SIZE, offsetOf(page));
  return { cates: tabsOf(await countCates(tx)), page: pageOf(rows.map(videoCard), total, page) };
}

export const listSliceCates = async (tx: Tx): Promise<DataOf<'video.slicingCate'>> => tabsOf(await countSliceCates(tx));

export async function listSlices(
  tx: Tx,
  { page = 1, ...filter }: RequestOf<'video.slicing'>,
  gateway: VideoGateway,
): Promise<DataOf<'video.slicing'>> {
  const { rows, total } = await pageOfSlices(tx, filter, PAGE_SIZE, offsetOf(page));
  const slices = await Promise.all(
    rows.map(async ({ slice, mediaId }): Promise<VideoSlice> => {
      const { id, videoId, title, cover, fromSec, toSec, plays } = slice;
      const best = (await gateway.sources(mediaId)).at(-1)?.url ?? '';
      return { id, videoId, title, cover, from: fromSec, to: toSec, url: `${best}#t=${fromSec},${toSec}`, plays };
    }),
  );
  return pageOf(slices, total, page);
}
