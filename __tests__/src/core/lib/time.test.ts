import {
  countdown,
  formatNextDay,
  formatTime,
  formatUntil,
  fullTime,
  listTime,
  toMs,
  type TimeFormat,
} from '@/core/lib/time';

/** 2026-03-08 (Sunday) 09:05:07 in Shanghai. */
const AT = Date.UTC(2026, 2, 8, 1, 5, 7);

describe('time', () => {
  test.each<[TimeFormat, string]>([
    ['YYYY-MM-DD h:m:s', '2026-03-08 09:05:07'],
    ['MM月DD日 h:m', '03月08日 09:05'],
    ['YYYY/MM/DD h:m', '2026/03/08 09:05'],
    ['YYYY-MM-DD h:m', '2026-03-08 09:05'],
    ['YYYY-MM-DD', '2026-03-08'],
    ['MM-DD', '03-08'],
    ['MM月DD日', '03月08日'],
    ['MM-DD WEEK', '03-08 星期日'],
    ['h:m:s', '09:05:07'],
    ['h:m', '09:05'],
  ])('rule 1.6: format %s', (format, text) => {
    expect(formatTime(AT, format)).toBe(text);
  });
  test('rule 1.6: a list says the year only where it is another one in Shanghai, a detail always', () => {
    const newYear = Date.UTC(2025, 11, 31, 16);
    expect(listTime(AT, newYear)).toBe('03月08日 09:05');
    expect(listTime(AT, newYear - 1)).toBe('2026-03-08 09:05');
    expect(listTime(newYear - 1, AT)).toBe('2025-12-31 23:59');
    expect(fullTime(AT)).toBe('2026-03-08 09:05');
  });
  test('rule 1.6: names of the week from Sunday to Saturday', () => {
    const names = Array.from({ length: 7 }, (_, day) => formatTime(AT + day * 86400000, 'MM-DD WEEK').slice(6));
    expect(names).toEqual(['星期日', '星期一', '星期二', '星期三', '星期四', '星期五', '星期六']);
  });
  test('rule 1.4: a 10-digit timestamp is seconds, as number or text', () => {
    expect(toMs(1700000000)).toBe(1700000000000);
    expect(toMs('1700000000')).toBe(1700000000000);
    expect(toMs(1700000000000)).toBe(1700000000000);
    expect(formatTime('1700000000', 'YYYY-MM-DD h:m:s')).toBe('2023-11-15 06:13:20');
  });
  test('rule 1.5: Asia/Shanghai, also across midnight and a leap day', () => {
    expect(formatTime(Date.UTC(2024, 1, 28, 16, 0, 0), 'YYYY/MM/DD h:m')).toBe('2024/02/29 00:00');
  });
  test('rule 1.6: next-day variants', () => {
    expect(formatNextDay(AT, 'MM-DD WEEK')).toBe('03-09 星期一');
    expect(formatUntil(AT, AT + 16 * 3600000)).toBe('次日01:05');
    expect(formatUntil(AT, AT + 3600000)).toBe('10:05');
    expect(formatUntil(AT, AT + 48 * 3600000, 'MM-DD')).toBe('03-10');
  });
  test('rule 1.6: days, hours, minutes and seconds with zero padding', () => {
    const ms = ((2 * 24 + 3) * 60 + 4) * 60000 + 5000;
    expect(countdown(ms)).toEqual({ days: '02', hours: '03', minutes: '04', seconds: '05', over: false });
    expect(countdown(400).seconds).toBe('01');
    expect(countdown(-1)).toEqual({ days: '00', hours: '00', minutes: '00', seconds: '00', over: true });
  });
  test('something that is no time gives an empty text', () => {
    expect(formatTime('soon', 'h:m')).toBe('');
    expect(formatUntil(AT, Number.NaN)).toBe('');
  });
});
