/** How stored tea and the requests about it are said. Pure; grams, fen, epoch ms. */
import type { EscrowLot, EscrowRequest } from '@/contract';
import { formatTime } from '@/core/lib/time';
import type { TagTone } from '@/ui/kit/Tag';

export const SOURCES: Record<EscrowLot['source'], string> = {
  order: '订单',
  wholesale: '批发',
  harvest: '认养收成',
  collectible: '藏品',
  transfer: '受赠',
};

/** 14 饼; loose tea in grams. */
export const piecesText = (qty: number, unit: string): string => `${qty} ${unit}`;
/** 可出 10，处理中 4; 可出 600 g */
export function freeText({ qty, free, unit }: Pick<EscrowLot, 'qty' | 'free' | 'unit'>): string {
  const text = (count: number) => (unit === 'g' ? piecesText(count, unit) : String(count));
  return free === qty ? `可出 ${text(free)}` : `可出 ${text(free)}，处理中 ${text(qty - free)}`;
}

/** Lying costs nothing: in its owner's slot of the wall, or a numbered piece. */
export const isKept = ({ months, ownSlot, holdingId }: Pick<EscrowLot, 'months' | 'ownSlot' | 'holdingId'>): boolean =>
  holdingId !== undefined || (ownSlot !== undefined && months === 0);

/** Percent of the free year that is over; 100 when it is. */
export function yearShare({ inAt, freeUntil }: Pick<EscrowLot, 'inAt' | 'freeUntil'>, now: number): number {
  if (now >= freeUntil) return 100;
  return Math.max(0, Math.round(((now - inAt) / (freeUntil - inAt)) * 100));
}

export function untilText(lot: Pick<EscrowLot, 'months' | 'freeUntil' | 'ownSlot' | 'holdingId'>): string {
  if (isKept(lot)) return lot.holdingId === undefined ? '窖位内免托管费' : '藏品免托管费';
  return lot.months > 0 ? `超出 ${lot.months} 个月` : `免费至 ${formatTime(lot.freeUntil, 'YYYY-MM-DD')}`;
}

export const STATES: Record<EscrowRequest['status'], { label: string; tone: TagTone }> = {
  unpaid: { label: '待付费', tone: 'warn' },
  applied: { label: '待出库', tone: 'info' },
  picking: { label: '拣货中', tone: 'info' },
  waitAccept: { label: '待接收', tone: 'warn' },
  done: { label: '已完成', tone: 'celadon' },
  refused: { label: '已拒收', tone: 'plain' },
  cancelled: { label: '已取消', tone: 'plain' },
};

/** 白牡丹饼 4 饼 寄杭州市; 班章生饼 1 饼 赠 许** */
export function requestText({ kind, lot, qty, to, place }: EscrowRequest): string {
  const what = `${lot.title} ${piecesText(qty, lot.unit)}`;
  if (kind === 'renew') return `${what} 续存`;
  if (kind === 'transfer') return `${what} 赠 ${to?.nickname ?? ''}`;
  return place === undefined ? `${what} 出库` : `${what} 到 ${place}`;
}

/** What was done and when, the newest first. */
export const stepsText = ({ steps }: Pick<EscrowRequest, 'steps'>): string[] =>
  steps.map(({ label, value }) => `${formatTime(Number(value), 'MM月DD日 h:m')} ${label}`).reverse();
