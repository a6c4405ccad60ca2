/** How stored tea is said, and what became of a request. Pure; grams, fen, epoch ms. */
import type { EscrowLot, EscrowRequest } from '@/contract';
import { formatTime, listTime } from '@/core/lib/time';
import { piecesText } from '@/domain/escrow/labels';

export const SOURCES: Record<EscrowLot['source'], string> = {
  order: '订单',
  wholesale: '批发',
  harvest: '认养收成',
  collectible: '藏品',
  transfer: '受赠',
};

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

/** What was done and when, the newest first. */
export const stepsText = ({ steps }: Pick<EscrowRequest, 'steps'>): string[] =>
  steps.map(({ label, value }) => `${listTime(Number(value))} ${label}`).reverse();
