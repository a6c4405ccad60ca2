/** Seconds of a film as 1:07. */
import { pad } from '@/core/lib/time';

export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(Number.isFinite(seconds) ? seconds : 0));
  return `${Math.floor(whole / 60)}:${pad(whole % 60)}`;
}

/** As it stands beside a player: 03:25. */
export const stampText = (seconds: number): string => clockText(seconds).padStart(5, '0');
