/** How far an adoption is. Pure. */
import type { Adoption } from '@/contract';
import { DAY } from '@/core/lib/time';

type Term = Pick<Adoption, 'startAt' | 'endAt'>;

const daysOf = ({ startAt, endAt }: Term) => Math.max(1, Math.round((endAt - startAt) / DAY));
const dayOf = (term: Term, now: number) =>
  Math.max(1, Math.min(daysOf(term), Math.floor((now - term.startAt) / DAY) + 1));

/** 第 214 天 / 365 */
export const dayText = (term: Term, now: number): string => `第 ${dayOf(term, now)} 天 / ${daysOf(term)}`;
