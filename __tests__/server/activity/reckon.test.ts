/** Averages and ranking of a tasting (rule 35.6), without a database. */
import { DIMENSIONS } from '../../../src/contract/activity/schemas';
import { reckon } from '../../../server/domains/selling/activity/tasting/reckon';

const samples = ['A', 'B', 'C'].map((letter) => ({ id: letter, letter }));
const given = (memberId: string, sampleId: string, score: number, some: readonly string[] = DIMENSIONS) => ({
  ...{ memberId, sampleId },
  scores: Object.fromEntries(some.map((key) => [key, score])),
});
const judges = ['1', '2', '3'];

test('equal averages share a rank; what nobody has scored whole stands last and has none', () => {
  const scores = judges.flatMap((id) => [given(id, 'A', 8), given(id, 'B', 8), given(id, 'C', 10, ['aroma'])]);
  expect(reckon(samples, scores).rows.map(({ sample, rank, judges: of }) => [sample.letter, rank, of])).toEqual([
    ['A', 1, 3],
    ['B', 1, 3],
    ['C', undefined, 0],
  ]);
});

test('two judges rank nothing', () => {
  const { rows, judges: count } = reckon(samples, [
    given('1', 'A', 8),
    given('2', 'A', 6),
    given('3', 'B', 9, ['aroma']),
  ]);
  expect([count, rows.map(({ rank }) => rank)]).toEqual([2, [undefined, undefined, undefined]]);
});
