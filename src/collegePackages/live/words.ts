/** What states, times and counts of a room are called. */
import type { LiveCard, LiveDetail, LiveMsg } from '@/contract';
import { countText } from '@/core/lib/money';
import { dayNumber, formatTime, listTime, MINUTE } from '@/core/lib/time';
import type { TagTone } from '@/ui/kit/Tag';

export const LIST = '/collegePackages/pages/college/live/list';
export const DETAIL = '/collegePackages/pages/college/live/detail';
export const ROOM = '/collegePackages/pages/college/live/live';

type Status = LiveCard['status'];
export const STATUS: Record<Status, [word: string, tone: TagTone]> = {
  live: ['直播中', 'accent'],
  upcoming: ['预告', 'plain'],
  replay: ['回放', 'celadon'],
  ended: ['已结束', 'plain'],
};

/** A row turns with the clock, without asking again; whether there is a replay then, the next answer says. */
export function statusAt({ status, startAt, endAt, cancelled }: LiveCard, now: number): Status {
  if (cancelled) return 'ended';
  if (now < startAt) return 'upcoming';
  if (status !== 'upcoming' && status !== 'live') return status;
  return endAt !== undefined && now >= endAt ? 'ended' : 'live';
}

/** When it turns next; undefined: not any more. */
export const turnsAt = ({ startAt, endAt, cancelled }: LiveCard, now: number): number | undefined =>
  cancelled ? undefined : [startAt, endAt].find((at) => at !== undefined && at > now);

/** Minutes until it begins, when that is within the hour. */
export function minutesTo({ startAt }: Pick<LiveCard, 'startAt'>, now: number): number | undefined {
  const minutes = Math.ceil((startAt - now) / MINUTE);
  return minutes > 0 && minutes < 60 ? minutes : undefined;
}

/** 20 分后 · 今天 20:00 · 明天 20:00 · 06月18日 20:00 */
export function soonText({ startAt }: Pick<LiveCard, 'startAt'>, now: number): string {
  const minutes = minutesTo({ startAt }, now);
  if (minutes !== undefined) return `${minutes} 分后`;
  const days = dayNumber(startAt) - dayNumber(now);
  if (days === 0) return `今天 ${formatTime(startAt, 'h:m')}`;
  if (days === 1) return `明天 ${formatTime(startAt, 'h:m')}`;
  return startText({ startAt });
}

export const startText = ({ startAt }: Pick<LiveCard, 'startAt'>): string => listTime(startAt);

/** 90 分 */
export const lengthText = ({ startAt, endAt }: LiveCard): string =>
  endAt === undefined ? '' : `${Math.round((endAt - startAt) / MINUTE)} 分`;

/** How many wait for it. */
export const wantText = (count: number): string => (count > 0 ? `${countText(count)} 人预约` : '可预约');

/** What can be given in it. */
export const giftsOf = ({ room }: LiveDetail) => room?.gifts ?? [];

/** What a message says in the running list. */
export function saidOf(message: LiveMsg, gifts: readonly { id: string; label: string }[]): string {
  const { kind, text, giftId, points } = message;
  if (kind === 'like') return '点了赞';
  if (kind === 'question') return `问：${text}`;
  if (kind === 'gift') return `送出 ${gifts.find(({ id }) => id === giftId)?.label ?? '礼物'} ${points ?? 0} 积分`;
  return text;
}
