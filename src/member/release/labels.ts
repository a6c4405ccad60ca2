/** What a release and a reservation are called, and the day-and-time of their windows. */
import type { ReleaseCard, ReleaseEntry } from '@/contract';
import { listTime } from '@/core/lib/time';
import type { TagTone } from '@/ui/kit/Tag';

export const ENTRY_WORDS: Record<ReleaseEntry['status'], string> = {
  reserved: '已预约',
  chosen: '已中签',
  waiting: '候补',
  missed: '未中签',
  bought: '已购买',
  forfeited: '已放弃',
};

export const ENTRY_TONES: Record<ReleaseEntry['status'], TagTone> = {
  reserved: 'plain',
  chosen: 'accent',
  waiting: 'warn',
  missed: 'plain',
  bought: 'celadon',
  forfeited: 'plain',
};

export const windowTime = (at: number): string => listTime(at);

/** What the present window waits for. */
export function nextOf({ state, reserveFrom, reserveTo, drawAt, payBefore, mine }: ReleaseCard) {
  if (state === 'soon') return { label: '距开放预约', endAt: reserveFrom };
  if (state === 'open') return { label: '距预约截止', endAt: reserveTo };
  if (state === 'drawing') return { label: '距公布', endAt: drawAt };
  if (state === 'paying') return { label: '距付款截止', endAt: mine?.payBefore ?? payBefore };
  return undefined;
}

/** 预约 → 公布 → 付款: which of them it is at; -1 = through. */
export const stepOf = ({ state }: Pick<ReleaseCard, 'state'>): number =>
  ({ soon: 0, open: 0, drawing: 1, paying: 2, ended: -1 })[state];

/** Something is to be done in it now, besides looking at the ranking. */
export const hasDecision = ({ state, mine }: ReleaseCard): boolean =>
  state === 'soon' || (state === 'open' && !mine) || mine?.status === 'chosen';
