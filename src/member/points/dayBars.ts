/** The days of a month as bars. Pure. */
import type { PointsDetail } from '@/contract';
import { calendar } from '@/core/lib/calendar';
import type { Bar } from '@/ui/kit/Bars';

/** Every fifth day has its number under it. */
const STEP = 5;

export function dayBars(month: string, days: PointsDetail['days']): Bar[] {
  const count = calendar(`${month}-01`).daysInMonth();
  return Array.from({ length: count }, (_, at) => {
    const day = at + 1;
    const date = `${month}-${String(day).padStart(2, '0')}`;
    const { came = 0, went = 0 } = days.find((one) => one.date === date) ?? {};
    return {
      key: date,
      label: `${Number(month.slice(5))} 月 ${day} 日`,
      mark: day === 1 || day % STEP === 0 ? String(day) : '',
      up: came,
      down: went,
    };
  });
}
