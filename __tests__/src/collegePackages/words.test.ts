/** How lessons, seconds and counts are put into words. */
import { dayText, numeral, secondText } from '@/collegePackages/words';

test('counts as they are read aloud', () => {
  expect([0, 1, 9, 10, 11, 12, 20, 21, 99].map(numeral)).toEqual([
    '零',
    '一',
    '九',
    '十',
    '十一',
    '十二',
    '二十',
    '二十一',
    '九十九',
  ]);
  expect([100, -1, 1.5].map(numeral)).toEqual(['100', '-1', '1.5']);
});

test('a second of a lesson, whatever is told', () => {
  expect([205, 3600, -3, Number.NaN].map(secondText)).toEqual(['03:25', '60:00', '00:00', '00:00']);
});

test('a day', () => {
  expect(dayText('2026-06-16')).toBe('6 月 16 日');
});
