/** Words of patrols, and what a checklist still lacks. Pure. */
import type { PatrolItem, PatrolPlanRow, PatrolRecord, PatrolResult } from '@/contract';
import type { TagTone } from '@/ui/kit/Tag';

type StateTone = Extract<TagTone, 'success' | 'danger' | 'warn' | 'plain'>;

export const STATUS: Readonly<Record<PatrolRecord['status'], { label: string; tone: StateTone }>> = {
  ok: { label: '正常', tone: 'success' },
  issue: { label: '待整改', tone: 'danger' },
  fixed: { label: '待复核', tone: 'warn' },
  closed: { label: '已闭环', tone: 'plain' },
};
const POINT_STATES = {
  done: { label: '已检查', tone: 'success' },
  open: { label: '待检查', tone: 'plain' },
  overdue: { label: '已超时', tone: 'danger' },
} as const;
/** How a point of the plan stands: what was found there says more than that somebody was. */
export const pointState = ({ state, status }: PatrolPlanRow): (typeof STATUS)[keyof typeof STATUS] =>
  status === undefined || status === 'ok' ? POINT_STATES[state] : STATUS[status];
export const FREQUENCY = { daily: '每日一次', weekly: '每周一次' } as const;

/** What somebody has said about an item so far. */
export interface Answer {
  ok?: boolean;
  value?: string;
  note?: string;
  photo?: string;
}
export type Answers = Readonly<Record<string, Answer>>;

const NUMBER = /^-?(\d+\.?\d*|\.\d+)$/;
export const numberOf = ({ value = '' }: Answer): number | undefined =>
  NUMBER.test(value.trim()) ? Number(value.trim()) : undefined;

/** Keyboards of figures have no minus on some phones; what may be below zero has a key for it. */
export const isSigned = ({ min = 0 }: PatrolItem): boolean => min <= 0;
export const turned = (value = ''): string => (value.startsWith('-') ? value.slice(1) : `-${value}`);

/** Undefined: nothing was said yet. */
export function verdictOf(item: PatrolItem, answer: Answer = {}): 'ok' | 'low' | 'high' | 'bad' | undefined {
  if (item.type === 'photo') return answer.photo ? 'ok' : undefined;
  if (item.type === 'check') return answer.ok === undefined ? undefined : answer.ok ? 'ok' : 'bad';
  const value = numberOf(answer);
  if (value === undefined) return undefined;
  if (item.min !== undefined && value < item.min) return 'low';
  return item.max !== undefined && value > item.max ? 'high' : 'ok';
}

/** Items that are not answered, or failed without a word and a picture. */
export const lacking = (items: readonly PatrolItem[], answers: Answers): PatrolItem[] =>
  items.filter((item) => {
    const answer = answers[item.id] ?? {};
    const verdict = verdictOf(item, answer);
    return verdict === undefined || (verdict !== 'ok' && (!answer.note?.trim() || !answer.photo));
  });

export const resultsOf = (items: readonly PatrolItem[], answers: Answers): PatrolResult[] =>
  items.map((item) => {
    const answer = answers[item.id] ?? {};
    const value = numberOf(answer);
    return {
      itemId: item.id,
      ok: verdictOf(item, answer) === 'ok',
      ...(item.type === 'number' && value !== undefined && { value }),
      ...(answer.note?.trim() && { note: answer.note.trim() }),
      ...(answer.photo && { photo: answer.photo }),
    };
  });

/** 还差席面照片与灯与香 2 项 */
export function lackText(items: readonly PatrolItem[]): string {
  const names = items.slice(0, 2).map(({ title }) => `「${title}」`);
  return `还差${names.join('')}${items.length > 2 ? `等 ${items.length} 项` : ''}`;
}
