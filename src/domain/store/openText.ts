/** When a closed store opens: 今日 10:00, 明日 09:30, 06月18日 10:00. */
import { formatTime, listTime } from '@/core/lib/time';

const DAY_MS = 86_400_000;
const dayOf = (at: number) => Math.floor((at + 8 * 3_600_000) / DAY_MS);

export function openText(opensAt: number, now: number): string {
  const days = dayOf(opensAt) - dayOf(now);
  const clock = formatTime(opensAt, 'h:m');
  return days === 0 ? `今日 ${clock}` : days === 1 ? `明日 ${clock}` : listTime(opensAt, now);
}
