/** What a stock-taking says. */
import type { EmployeeBrief, LineFilter, ScanResult, StockAdjust, StockTakeCard, StockTakeLine } from '@/contract';
import { dayNumber, formatTime, listTime } from '@/core/lib/time';
import type { TagTone } from '@/ui/kit/Tag';

export const STATES: Record<StockTakeLine['state'], string> = {
  pending: '待盘',
  found: '已盘',
  missing: '盘亏',
  unexpected: '盘盈',
  outside: '不在本次范围',
  unknown: '未登记',
};
export const TONES: Record<StockTakeLine['state'], TagTone> = {
  pending: 'plain',
  found: 'success',
  missing: 'danger',
  unexpected: 'celadon',
  outside: 'plain',
  unknown: 'warn',
};
export const CONDITIONS: Record<StockTakeLine['condition'], string> = { ok: '完好', damaged: '损坏', moved: '移位' };
export const RESULTS: Record<ScanResult, string> = {
  found: '已盘',
  again: '已盘过，不计数',
  unexpected: '盘盈',
  outside: '不在本次范围',
  unknown: '未登记',
};
export const ADJUSTS: Record<StockAdjust['status'], string> = {
  waiting: '待审批',
  booked: '已入账',
  rejected: '已驳回',
};

export const lineTitle = ({ asset, code }: Pick<StockTakeLine, 'asset' | 'code'>): string =>
  asset ? `${asset.name} ${code}` : code;

/** Rows below which whom they all name is no more than read. */
const FEW = 3;
/** Who answers for most of what is counted: said once over the list. */
export function usualKeeper(lines: readonly StockTakeLine[]): EmployeeBrief | undefined {
  const keepers = lines.flatMap(({ asset }) => asset?.custodian ?? []);
  const timesOf = ({ id }: EmployeeBrief) => keepers.filter((one) => one.id === id).length;
  return keepers.find((one) => timesOf(one) >= FEW && timesOf(one) * 2 > lines.length);
}

/** Where it should be and who answers for it unless that goes without saying, or what was noticed. */
export function lineNote(
  { asset, state, note, expectedPlace = '', by }: StockTakeLine,
  usual?: Pick<EmployeeBrief, 'id'>,
): string {
  if (state === 'unexpected') return `账上在${expectedPlace}，在此扫到`;
  const noticed = note ?? (state === 'unknown' ? '等登记' : '');
  const keeper = asset?.custodian && asset.custodian.id !== usual?.id ? `保管 ${asset.custodian.name}` : '';
  const counted = by ? `${by} 盘` : '';
  return [expectedPlace, noticed || keeper, counted].filter((part) => part !== '').join('　');
}

/** 今天 18:00, 06月18日 18:00 */
export const dueText = (dueAt: number, now: number): string =>
  dayNumber(dueAt) === dayNumber(now) ? `今天 ${formatTime(dueAt, 'h:m')}` : listTime(dueAt, now);

export const isOverdue = ({ status, dueAt }: Pick<StockTakeCard, 'status' | 'dueAt'>, now: number): boolean =>
  status === 'active' && dueAt < now;

/** Beside a ring there is room for the day or the hour. */
export const dueShort = (dueAt: number, now: number): string =>
  dayNumber(dueAt) === dayNumber(now) ? dueText(dueAt, now) : formatTime(dueAt, 'MM月DD日');

/** The tabs of the lines; what has ended has nothing that waits, a blind one shows nothing that is only expected. */
export function filtersOf({ card: { status, progress }, blind }: { card: StockTakeCard; blind: boolean }) {
  const { expected, found, missing, unexpected, outside, unknown } = progress;
  const waiting = { id: 'pending' as const, label: STATES.pending, count: Math.max(0, expected - found) };
  const lost = { id: 'missing' as const, label: STATES.missing, count: missing };
  const others: { id: LineFilter; label: string; count: number }[] = [
    { id: 'found', label: STATES.found, count: found },
    { id: 'unexpected', label: STATES.unexpected, count: unexpected },
    { id: 'unknown', label: STATES.unknown, count: unknown },
    ...(outside > 0 ? [{ id: 'outside' as const, label: '范围外', count: outside }] : []),
  ];
  if (status !== 'active') return [lost, ...others];
  return blind ? others : [waiting, ...others];
}
