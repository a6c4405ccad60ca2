/** How a quote's state reads, and how its figures do. */
import type { QuoteLine, QuoteState } from '@/contract';
import type { TagTone } from '@/ui/kit/Tag';

export const STATES: Readonly<Record<QuoteState, { label: string; tone: TagTone }>> = {
  draft: { label: '草稿', tone: 'plain' },
  review: { label: '待审批', tone: 'warn' },
  rejected: { label: '已驳回', tone: 'danger' },
  approved: { label: '待发送', tone: 'info' },
  sent: { label: '已发送', tone: 'celadon' },
  viewed: { label: '已查看', tone: 'celadon' },
  accepted: { label: '已接受', tone: 'success' },
  declined: { label: '已拒绝', tone: 'plain' },
  ordered: { label: '已转单', tone: 'success' },
  expired: { label: '已过期', tone: 'warn' },
  void: { label: '已作废', tone: 'plain' },
};

/** 8500 -> 8.5 折. */
export const foldText = (bp: number): string => `${String(Number((bp / 1000).toFixed(2)))} 折`;

export const minutesText = (seconds: number): string =>
  seconds < 60 ? `${seconds} 秒` : `${Math.round(seconds / 60)} 分钟`;

/** 现货 20，其余 4 预订; '' while all is there. */
export function stockText({ stock, qty }: Pick<QuoteLine, 'stock' | 'qty'>): string {
  if (stock === undefined || stock >= qty) return '';
  return stock === 0 ? '全部预订' : `现货 ${stock}，其余 ${qty - stock} 预订`;
}

/** 可选, 任选其一 A; '' of a line that is always bought. */
export const pickText = ({ pick, group }: Pick<QuoteLine, 'pick' | 'group'>): string =>
  ({ must: '', optional: '可选', choice: `任选其一 ${group}` })[pick];
