/** tea.search: the whole site by one keyword. Kinds without hits have no tab. */
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { offsetOf, PAGE_SIZE } from '../../../http/paging';
import type { Hunt, SearchKind, SearchKinds } from './kind';
import { cutKeyword } from '../keyword/match';
import { readKeyword, type Reading } from '../keyword/read';
import { loadVocabulary, suggest } from '../keyword/vocabulary';

type Result = DataOf<'tea.search'>;

/** Rows of each kind under 综合. */
const PREVIEW = 4;
const NOTHING: Result = { tabs: [], total: 0, more: false };

interface Hit {
  id: string;
  kind: SearchKind;
  count: number;
}

export async function searchSite(
  tx: Tx,
  memberId: string | undefined,
  input: RequestOf<'tea.search'>,
  now: number,
  kinds: SearchKinds,
): Promise<Result> {
  const keyword = cutKeyword(input.keyword);
  if (input.suggest) return { ...NOTHING, suggest: suggest(keyword, await loadVocabulary(tx)) };
  const huntOf = (reading: Reading): Hunt => ({ tx, reading, now, memberId });
  let hits: Hit[] = [];
  const reading = await readKeyword(tx, keyword, async (tried) => {
    hits = await countHits(kinds, huntOf(tried));
    return hits.length > 0;
  });
  if (!reading || hits.length === 0) return NOTHING;
  const wanted = input.kind ?? 'all';
  const page = input.page ?? 1;
  const asked = hits.filter(({ id }) => wanted === 'all' || id === wanted);
  const cut = wanted === 'all' ? { limit: PREVIEW, offset: 0 } : { limit: PAGE_SIZE, offset: offsetOf(page) };
  const parts = await Promise.all(asked.map(({ kind }) => kind.list(huntOf(reading), cut)));
  const total = asked.reduce((sum, { count }) => sum + count, 0);
  return {
    ...Object.assign({}, ...parts),
    tabs: tabsOf(hits),
    total,
    more: wanted === 'all' ? hits.some(({ count }) => count > PREVIEW) : page * PAGE_SIZE < total,
    ...(reading.corrected === undefined ? {} : { corrected: reading.corrected }),
  };
}

async function countHits(kinds: SearchKinds, hunt: Hunt): Promise<Hit[]> {
  const counts = await Promise.all(
    Object.entries(kinds).flatMap(([id, kind]) =>
      kind ? [kind.count(hunt).then((count): Hit => ({ id, kind, count }))] : [],
    ),
  );
  return counts.filter(({ count }) => count > 0);
}

const tabsOf = (hits: readonly Hit[]): Result['tabs'] => [
  { id: 'all', label: '综合', count: hits.reduce((sum, { count }) => sum + count, 0) },
  ...hits.map(({ id, kind: { label }, count }) => ({ id, label, count })),
];
