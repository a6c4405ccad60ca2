/** video.search, video.videoSearch: words of the area, films by what they are called and by what is said in them, to the second (rule 44.4). */
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { VideoCard } from '../../../../src/contract/video/schemas';
import type { Tx } from '../../../db/client';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../http/paging';
import { readVtt } from '../../../lib/webvtt';
import { cutKeyword } from '../keyword/match';
import { readKeyword, type Reading } from '../keyword/read';
import { suggest, wordsOf } from '../keyword/vocabulary';
import { cardsOf } from './library';
import { countSought, listHotTags, listNames, pageOfSought, type Video } from './repository';

const HOT = 10;
/** Of so many films and slices the names are suggested. */
const NAMES = 500;
/** Places in a film that are shown beside it. */
const MOMENTS = 3;

export async function suggestWords(
  tx: Tx,
  { keyword = '' }: RequestOf<'video.search'>,
): Promise<DataOf<'video.search'>> {
  const hot = await listHotTags(tx, HOT);
  const word = cutKeyword(keyword);
  if (word === '') return { hot, suggest: [] };
  return { hot, suggest: suggest(word, wordsOf([...hot, ...(await listNames(tx, NAMES))])) };
}

export async function searchVideos(
  tx: Tx,
  memberId: string,
  { keyword, page = 1, ...filter }: RequestOf<'video.videoSearch'>,
  now: number,
): Promise<DataOf<'video.videoSearch'>> {
  // Filters narrow what a word finds; they do not make another word of it.
  const reading = await readKeyword(
    tx,
    cutKeyword(keyword),
    async (tried) => (await countSought(tx, { reading: tried })) > 0,
  );
  if (!reading) return pageOf<VideoCard>([], 0, page);
  const { rows, total } = await pageOfSought(tx, memberId, { reading, ...filter }, PAGE_SIZE, offsetOf(page));
  const cards = await cardsOf(tx, memberId, rows, now);
  return pageOf(
    cards.map((card, at) => {
      const moments = momentsOf(rows[at]?.video, reading);
      return { ...card, ...(moments.length > 0 ? { moments } : {}) };
    }),
    total,
    page,
  );
}

function momentsOf(video: Video | undefined, { terms }: Reading): { at: number; text: string }[] {
  const words = terms.flat();
  return readVtt(video?.transcript ?? '')
    .cues.filter(({ text }) => words.some((word) => text.toLowerCase().includes(word)))
    .slice(0, MOMENTS)
    .map(({ from, text }) => ({ at: Math.floor(from), text }));
}
