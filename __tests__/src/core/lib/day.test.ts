import { clockOf, dayAfter, dayOf, weekday } from '@/core/lib/day';
import { calendar } from '@/core/lib/calendar';
import { formatTime } from '@/core/lib/time';

/** Every 37 hours and some minutes of four years, a leap day among them. */
const TIMES = Array.from({ length: 900 }, (_, i) => Date.UTC(2024, 0, 1) + i * (37 * 3_600_000 + 17 * 60_000));

test('rule 1.5: days and clocks of first screens are those of the calendar', () => {
  for (const at of TIMES) {
    const day = formatTime(at, 'YYYY-MM-DD');
    expect([dayOf(at), clockOf(at)]).toEqual([day, formatTime(at, 'h:m')]);
    expect(weekday(day)).toBe(calendar(day).day());
    for (const days of [-1, 1, 31])
      expect(dayAfter(day, days)).toBe(calendar(day).add(days, 'day').format('YYYY-MM-DD'));
  }
});

test('something that is no day gives an empty text', () => {
  expect([dayOf(Number.NaN), clockOf(Number.NaN), dayAfter('soon', 1), weekday('soon')]).toEqual([
    '',
    '',
    '',
    Number.NaN,
  ]);
});
