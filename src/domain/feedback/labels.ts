/** Words of tickets, once. */
import type { FeedbackRow } from '@/contract';

export const FEEDBACK_KINDS = [
  { id: 'product', label: '商品' },
  { id: 'service', label: '服务' },
  { id: 'system', label: '系统' },
  { id: 'complaint', label: '投诉' },
  { id: 'suggest', label: '建议' },
] as const;
export type FeedbackKind = (typeof FEEDBACK_KINDS)[number]['id'];

export const isFeedbackKind = (text: string | undefined): text is FeedbackKind =>
  FEEDBACK_KINDS.some(({ id }) => id === text);
export const kindWord = (kind: string): string => FEEDBACK_KINDS.find(({ id }) => id === kind)?.label ?? '反馈';

export const FEEDBACK_STATUS: Record<FeedbackRow['status'], string> = {
  open: '待处理',
  answered: '已回复',
  closed: '已关闭',
};

export const LEAST_TEXT = 10;
export const MOST_TEXT = 500;

/** What to do about a text that is too short, or nothing. */
export function shortText(text: string): string | undefined {
  const lack = LEAST_TEXT - Array.from(text.trim()).length;
  return lack > 0 ? `再写 ${lack} 个字，说得具体些我们才好处理` : undefined;
}
