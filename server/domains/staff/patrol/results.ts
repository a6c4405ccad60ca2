/** What was found against the checklist (rule 36.3): every item, and of what failed a word and a picture. */
import type { PatrolItem, PatrolResult } from '../../../../src/contract/patrol/shapes';
import { badRequest } from '../../../http/errors';

const MOST_NOTE = 200;
const MOST_SUMMARY = 60;

const isOutside = ({ min, max }: PatrolItem, value: number): boolean =>
  (min !== undefined && value < min) || (max !== undefined && value > max);

/** A number is judged by its bounds, a picture is there or it is not; only a tick is the patroller's own word. */
function resultOf(item: PatrolItem, given: PatrolResult | undefined): PatrolResult {
  const missing = () => badRequest('results', `「${item.title}」还没有检查`);
  if (!given) throw missing();
  const note = given.note?.trim() ?? '';
  if (note.length > MOST_NOTE) throw badRequest('results', `「${item.title}」的说明最多 ${MOST_NOTE} 字`);
  const photo = given.photo ?? '';
  const kept = { ...(note !== '' && { note }), ...(photo !== '' && { photo }) };
  if (item.type === 'number' && (given.value === undefined || !Number.isFinite(given.value))) throw missing();
  if (item.type === 'photo' && photo === '') throw missing();
  const ok = item.type === 'number' ? !isOutside(item, given.value ?? 0) : given.ok;
  if (!ok && note === '') throw badRequest('results', `「${item.title}」不合格，写一句怎么了`);
  if (!ok && photo === '') throw badRequest('results', `「${item.title}」不合格，拍一张照片`);
  return { itemId: item.id, ok, ...kept, ...(item.type === 'number' && { value: given.value }) };
}

/** 400 on results: one that is missing, one of another checklist, a failed one without its word and picture. */
export function judge(items: readonly PatrolItem[], given: readonly PatrolResult[]): PatrolResult[] {
  if (given.some(({ itemId }) => !items.some(({ id }) => id === itemId)))
    throw badRequest('results', '检查项已更新，请重新扫码');
  return items.map((item) =>
    resultOf(
      item,
      given.find(({ itemId }) => itemId === item.id),
    ),
  );
}

/** 地面与坐垫：坐垫有茶渍 */
export function summaryOf(items: readonly PatrolItem[], results: readonly PatrolResult[]): string {
  const failed = results.filter(({ ok }) => !ok);
  const words = failed.map(
    ({ itemId, note = '' }) => `${items.find(({ id }) => id === itemId)?.title ?? ''}：${note.replace(/\s+/g, ' ')}`,
  );
  return Array.from(words.join('；')).slice(0, MOST_SUMMARY).join('');
}
