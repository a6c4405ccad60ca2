/** What a version changed, line by line (rule 30.8). */
import { isBought, lineAmount } from '../../../../src/contract/quote/money';
import type { QuoteChange } from '../../../../src/contract/quote/shapes';
import { yuan } from '../../../lib/money';
import type { QuoteLineRow } from './repository';

export type Compared = Pick<
  QuoteLineRow,
  'skuId' | 'title' | 'specText' | 'unit' | 'qty' | 'price' | 'discountBp' | 'note' | 'pick' | 'group' | 'chosen'
>;

/** The same goods, or the same words of an own line. */
const keyOf = ({ skuId, title, specText }: Compared): string => skuId ?? `${title}\n${specText}`;

const PICKS = { must: '', optional: '可选', choice: '二选一' } as const;
const wordsOf = (line: Compared): string =>
  [
    `${line.qty}${line.unit} × ¥${yuan(line.price)}`,
    line.discountBp === 10_000 ? '' : `${line.discountBp / 1000} 折`,
    `¥${yuan(lineAmount(line))}`,
    PICKS[line.pick] + (line.pick === 'choice' ? line.group : ''),
    isBought(line) ? '' : '未选',
    line.note,
  ]
    .filter((part) => part !== '')
    .join('，');

/** In the order of the newer version, what is gone last. A line that stands twice is matched with its twin in order. */
export function changesOf(before: readonly Compared[], after: readonly Compared[]): QuoteChange[] {
  const rest = [...before];
  const now = after.flatMap((line): QuoteChange[] => {
    const at = rest.findIndex((one) => keyOf(one) === keyOf(line));
    const [old] = at < 0 ? [] : rest.splice(at, 1);
    if (!old) return [{ title: line.title, kind: 'added', before: '', after: wordsOf(line) }];
    const [was, is] = [wordsOf(old), wordsOf(line)];
    return was === is ? [] : [{ title: line.title, kind: 'changed', before: was, after: is }];
  });
  return [
    ...now,
    ...rest.map((line) => ({ title: line.title, kind: 'removed' as const, before: wordsOf(line), after: '' })),
  ];
}
