/** What tasks say. */
import type { DingTask } from '@/contract';
import { formatFen, grouped } from '@/core/lib/money';
import { DAY, dayNumber, formatTime, HOUR } from '@/core/lib/time';

/** The square before a row: two characters a line. */
export const KIND_WORDS: Record<DingTask['kind'], string> = {
  quote: '报价',
  withdraw: '提现',
  voucher: '凭证',
  afterSale: '售后',
  stockAdjust: '盘点调整',
  wholesale: '批发资质',
  merchant: '商家入驻',
  goods: '商品上架',
  clientTransfer: '客户转移',
  declaration: '业绩申报',
  process: '流程',
  patrol: '巡台',
  feedback: '反馈',
  report: '举报',
  content: '内容审核',
  todo: '任务',
};

/** What passing has done, in the message after it; a process may go on to its next step. */
export const PASSED_WORDS: Partial<Record<DingTask['kind'], string>> = {
  quote: '报价可以发给客户了',
  withdraw: '打款已开始',
  voucher: '订单已付款',
  stockAdjust: '账面已调整',
  wholesale: '可以批发进货了',
  merchant: '店铺已开通',
  goods: '商品已上架',
  declaration: '已记入待结算收益',
  report: '动态恢复显示',
  content: '大家能看到了',
};

export const STATUS_WORDS: Record<DingTask['status'], string> = {
  todo: '待处理',
  done: '已结束',
  passed: '已通过',
  rejected: '已驳回',
};

/** 1,234.00; what is less has a true minus. */
export const sumText = (fen: number): string => (fen < 0 ? `−${sumText(-fen)}` : grouped(formatFen(fen)));
/** The same with the sign of more. */
export const signedText = (fen: number): string => (fen > 0 ? `＋${sumText(fen)}` : sumText(fen));

/** 昨天, 今天, 06-18 */
function dayWord(at: number, now: number): string {
  const days = dayNumber(at) - dayNumber(now);
  return days === 0 ? '今天' : days === -1 ? '昨天' : days === 1 ? '明天' : formatTime(at, 'MM-DD');
}

/** 18:00 前; 昨天 12:00 前; 06-18 前 */
export function dueWord(dueAt: number, now: number): string {
  const days = dayNumber(dueAt) - dayNumber(now);
  if (days === 0) return dueAt < now ? `今天 ${formatTime(dueAt, 'h:m')} 前` : `${formatTime(dueAt, 'h:m')} 前`;
  return days === -1 ? `昨天 ${formatTime(dueAt, 'h:m')} 前` : `${dayWord(dueAt, now)} 前`;
}

/** How long it waits, once it is late; else when it came. */
export function ageWord({ at, dueAt }: Pick<DingTask, 'at' | 'dueAt'>, now: number): string {
  if (dueAt !== undefined && dueAt < now) return `等 ${spanWord(now - at)}`;
  return dayNumber(at) === dayNumber(now) ? formatTime(at, 'h:m') : dayWord(at, now);
}

export const spanWord = (ms: number): string =>
  ms < 2 * DAY ? `${Math.max(1, Math.floor(ms / HOUR))} 小时` : `${Math.floor(ms / DAY)} 天`;

export const isLate = ({ status, dueAt }: Pick<DingTask, 'status' | 'dueAt'>, now: number): boolean =>
  status === 'todo' && dueAt !== undefined && dueAt < now;

/** As the server orders what waits. */
export type SectionId = 'late' | 'today' | 'later';
export function sectionOf({ dueAt }: Pick<DingTask, 'dueAt'>, now: number): SectionId {
  if (dueAt === undefined) return 'later';
  if (dueAt < now) return 'late';
  return dayNumber(dueAt) === dayNumber(now) ? 'today' : 'later';
}
