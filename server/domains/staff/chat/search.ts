/**
 * Looking for a message of one conversation (rule 28.9): the rarest of its characters' pairs says where to look, the newest first, so many places
 * at a time; the answer says where to go on. So a search touches the same whether ten messages lie there or a hundred thousand.
 */
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { DAY_MS, instantOf } from '../../../lib/shanghai';
import { neededGrams, normalise } from '../../offer/keyword/grams';
import { placeOf } from './access';
import { presentOf } from './presenter';
import { countGram, listAt, listPlaces, listWindow, placesOf, type Looking, type MessageRow } from './repository';
import { wordsOf } from './write';

/** Places that one question looks at; what fits among them is the answer. */
const WINDOW = 20;
/** As often as this a gram is no longer rare. */
const RARE = 8;
const MOST_GRAMS = 8;

export async function searchChat(
  tx: Tx,
  memberId: string,
  { conversationId, keyword = '', fromId, type, day, before }: RequestOf<'ding.chatSearch'>,
): Promise<DataOf<'ding.chatSearch'>> {
  const place = await placeOf(tx, memberId, conversationId);
  const { id } = place.conversation;
  const from = day === undefined ? undefined : instantOf(day);
  const span = from === undefined ? undefined : await placesOf(tx, id, from, from + DAY_MS);
  if (from !== undefined && !span) return { messages: [] };
  const start = span ? Math.min(before ?? span.last + 1, span.last + 1) : before;
  const looking: Looking = {
    conversationId: id,
    fromId,
    type,
    from,
    to: from === undefined ? undefined : from + DAY_MS,
    before: start,
  };
  const { rows, next } = await look(tx, looking, normalise(keyword), span?.first);
  return { messages: await presentOf(tx, place, rows), ...(next === undefined ? {} : { before: next }) };
}

interface Found {
  rows: MessageRow[];
  next: number | undefined;
}

async function look(tx: Tx, looking: Looking, words: string, first: number | undefined): Promise<Found> {
  const gram = await rarestOf(tx, looking.conversationId, neededGrams(words).slice(0, MOST_GRAMS));
  if (gram === undefined) {
    const window = await listWindow(tx, looking, first, WINDOW);
    return cut(
      window.filter((row) => fitsAll(row, looking)),
      window.at(-1)?.seq,
      window.length,
    );
  }
  const places = await listPlaces(tx, looking.conversationId, { gram, before: looking.before, first }, WINDOW);
  const rows = await listAt(tx, looking, places);
  return cut(
    rows.filter((row) => normalise(wordsOf(row)).includes(words)),
    places.at(-1),
    places.length,
  );
}

const fitsAll = (row: MessageRow, { fromId, type, from, to }: Looking): boolean =>
  row.senderId !== null &&
  row.status === 'sent' &&
  (fromId === undefined || row.senderId === fromId) &&
  (type === undefined || row.type === type) &&
  (from === undefined || row.at >= from) &&
  (to === undefined || row.at < to);

/** A full window goes on after its last place. */
const cut = (rows: MessageRow[], lastPlace: number | undefined, places: number): Found => ({
  rows,
  next: places === WINDOW ? lastPlace : undefined,
});

async function rarestOf(tx: Tx, conversationId: string, grams: readonly string[]): Promise<string | undefined> {
  if (grams.length < 2) return grams[0];
  const counted = await Promise.all(
    grams.map(async (gram) => ({ gram, count: await countGram(tx, conversationId, gram, RARE) })),
  );
  return counted.reduce((least, one) => (one.count < least.count ? one : least)).gram;
}
