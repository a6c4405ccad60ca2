/** What was earned in a month, by source. Pure. */
import type { PointsDetail } from '@/contract';
import { SOURCES } from '@/domain/points/labels';

export interface SourceSum {
  id: string;
  came: number;
  /** Taken back for what was refunded. */
  back: number;
}

export const sourceSums = (kinds: PointsDetail['kinds']): SourceSum[] =>
  SOURCES.map(({ id, kinds: own }) => {
    const mine = kinds.filter(({ key }) => own.split(',').includes(key));
    return {
      id,
      came: mine.reduce((sum, { came }) => sum + came, 0),
      back: mine.reduce((sum, { went }) => sum + went, 0),
    };
  });

/** What was taken back of it. */
export const backOf = (sums: readonly SourceSum[]): number => sums.reduce((all, { back }) => all + back, 0);

/** What came in besides: bought, given back, put right. */
export const othersOf = (monthIn: number, sums: readonly SourceSum[]): number =>
  monthIn - sums.reduce((all, { came }) => all + came, 0);
