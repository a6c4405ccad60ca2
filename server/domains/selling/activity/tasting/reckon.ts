/** Averages, ranking and agreement of a tasting (rule 35.6). Pure. */
import { DIMENSIONS } from '../../../../../src/contract/activity/schemas';

/** So many judges make a ranking. */
export const FEWEST_JUDGES = 3;
export const MOST_SCORE = 10;

export const DIMENSION_NAMES: Record<(typeof DIMENSIONS)[number], string> = {
  aroma: '香气',
  taste: '滋味',
  colour: '汤色',
  leaf: '叶底',
  after: '回甘',
  layers: '层次',
  lasting: '耐泡',
  whole: '整体',
};

type Scores = Readonly<Record<string, number>>;
export const isComplete = (scores: Scores): boolean => DIMENSIONS.every((key) => scores[key] !== undefined);

/** In hundredths; undefined when nothing was scored. */
export function meanOf(values: readonly number[]): number | undefined {
  if (values.length === 0) return undefined;
  return Math.round((values.reduce((sum, value) => sum + value, 0) * 100) / values.length);
}
/** Of one judge over the dimensions, in hundredths. */
export const totalOf = (scores: Scores): number | undefined => meanOf(DIMENSIONS.flatMap((key) => scores[key] ?? []));

export interface Reckoned<T> {
  sample: T;
  average: number;
  judges: number;
  rank?: number;
  radar: { key: string; label: string; value: string }[];
}

/** Only judges who scored everything of a sample count for it. Equal averages share a rank. */
export function reckon<T extends { id: string; letter: string }>(
  samples: readonly T[],
  scores: readonly { sampleId: string; memberId: string; scores: Scores }[],
): { rows: Reckoned<T>[]; judges: number; agreement?: string } {
  const complete = scores.filter((row) => isComplete(row.scores));
  const judges = new Set(complete.map(({ memberId }) => memberId)).size;
  const rows = samples.map((sample): Reckoned<T> => {
    const own = complete.filter(({ sampleId }) => sampleId === sample.id);
    return {
      sample,
      judges: own.length,
      average: meanOf(own.map((row) => totalOf(row.scores) ?? 0).map((value) => value / 100)) ?? 0,
      radar: DIMENSIONS.map((key) => ({
        key,
        label: DIMENSION_NAMES[key],
        value: String(meanOf(own.map((row) => row.scores[key] ?? 0)) ?? 0),
      })),
    };
  });
  if (judges < FEWEST_JUDGES) return { rows, judges };
  const ranked = [...rows].sort((a, b) => b.average - a.average || a.sample.letter.localeCompare(b.sample.letter));
  // What nobody has scored whole stands last and has no rank.
  const places = ranked.map((row) => ({
    ...row,
    ...(row.judges > 0 && { rank: 1 + ranked.filter((other) => other.average > row.average).length }),
  }));
  return { rows: places, judges, agreement: agreementOf(complete) };
}

/** Mean distance of the judges' totals from the sample's average. */
function agreementOf(rows: readonly { sampleId: string; scores: Scores }[]): string {
  const bySample = new Map<string, number[]>();
  for (const { sampleId, scores } of rows)
    bySample.set(sampleId, [...(bySample.get(sampleId) ?? []), (totalOf(scores) ?? 0) / 100]);
  const distances = [...bySample.values()].flatMap((totals) => {
    const mean = totals.reduce((sum, one) => sum + one, 0) / totals.length;
    return totals.map((one) => Math.abs(one - mean));
  });
  const mean = distances.reduce((sum, one) => sum + one, 0) / Math.max(1, distances.length);
  if (mean < 0.5) return '评审们的口味很一致';
  return mean < 1 ? '评审们大体一致' : '评审们各有所爱';
}
