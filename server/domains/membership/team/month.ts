/** Months `YYYY-MM` of Asia/Shanghai. */
import { badRequest } from '../../../http/errors';
import { dayOf, instantOf, monthsAfter } from '../../../lib/shanghai';

export const monthOf = (at: number): string => dayOf(at).slice(0, 7);

/** First instant of a month, and of the next. */
export function monthSpan(month: string): [from: number, to: number] {
  const from = instantOf(month);
  if (Number.isNaN(from)) throw badRequest('month');
  return [from, monthsAfter(from, 1)];
}
