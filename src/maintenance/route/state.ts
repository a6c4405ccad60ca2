/** How a stop stands, in a word with its drawing: pure. */
import type { VisitStop } from '@/contract';
import { formatTime } from '@/core/lib/time';
import type { Point } from '@/core/platform';
import { distanceOf, distanceText } from '@/domain/place/place';
import { STOP_STATES } from '../words';
import { isAway } from './order';

export interface StopState {
  text: string;
  tone: 'well' | 'warned' | 'quiet';
  /** A full disc, a square, a ring: told apart without colour. */
  mark: 'full' | 'square' | 'ring';
}

/** `unsent`: what is said of a check-in that waits on the phone. */
export function stateOf({ status, checkin, geo }: VisitStop, here: Point | undefined, unsent?: string): StopState {
  if (unsent !== undefined) return { text: unsent, tone: 'warned', mark: 'square' };
  if (checkin?.away) return { text: '异地签到', tone: 'warned', mark: 'square' };
  if (checkin)
    return { text: `${STOP_STATES[status].label} ${formatTime(checkin.at, 'h:m')}`, tone: 'well', mark: 'full' };
  if (status === 'cancelled') return { text: STOP_STATES[status].label, tone: 'quiet', mark: 'ring' };
  if (!geo) return { text: '缺地址', tone: 'warned', mark: 'square' };
  if (!here) return { text: STOP_STATES[status].label, tone: 'quiet', mark: 'ring' };
  const metres = distanceOf(here, geo);
  const text = `离你 ${distanceText(metres)}`;
  return isAway(metres) ? { text, tone: 'quiet', mark: 'ring' } : { text, tone: 'well', mark: 'full' };
}
