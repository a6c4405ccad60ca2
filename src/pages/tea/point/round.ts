/** The round of days that a streak goes through. Pure. */
import type { SignView } from '@/contract';

export interface RoundDay {
  /** From 1. */
  day: number;
  reward: number;
  state: 'got' | 'now' | 'later';
}

/** A round that was filled today still stands; the next one begins tomorrow. */
export function roundOf({ today, streak, rewards }: Pick<SignView, 'today' | 'streak' | 'rewards'>): RoundDay[] {
  const got = today ? ((streak - 1) % rewards.length) + 1 : streak % rewards.length;
  return rewards.map((reward, at) => ({
    day: at + 1,
    reward,
    state: at < got ? 'got' : at === got && !today ? 'now' : 'later',
  }));
}

/** Cells before the first day of a month whose weeks begin on Monday; `weekday` 0 = Sunday. */
export const blanksBefore = (weekday: number): number => (weekday + 6) % 7;
