import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import {
  dayOf,
  instantOf,
  monthsAfter,
  shortDayOf,
  startOfDay,
  startOfMonth,
  timeOf,
  weekdayOf,
} from '../../../server/lib/shanghai';

const at = (text: string) => Date.parse(`${text}+08:00`);

test('rule 1.5: a day begins at midnight in Shanghai, a month with its first day', () => {
  const late = at('2026-06-16T23:59:59');
  expect([dayOf(late), dayOf(late + 1000), shortDayOf(late), timeOf(late), weekdayOf(late)]).toEqual([
    '2026-06-16',
    '2026-06-17',
    '260616',
    '23:59',
    2,
  ]);
  expect(startOfDay(late)).toBe(at('2026-06-16T00:00:00'));
  expect(startOfMonth(late)).toBe(at('2026-06-01T00:00:00'));
});

test('a day or a month as text is its first instant, and none when there is no such day', () => {
  expect(instantOf('2026-06-16')).toBe(at('2026-06-16T00:00:00'));
  expect(instantOf('2026-06')).toBe(at('2026-06-01T00:00:00'));
  for (const text of ['2026-06-31', '2026-02-29', '2026-13', 'soon', '']) expect(instantOf(text)).toBeNaN();
});

test('months later is the same day and time, or the last day of a shorter month', () => {
  expect(monthsAfter(at('2026-06-16T10:30:00'), 12)).toBe(at('2027-06-16T10:30:00'));
  expect(monthsAfter(at('2024-02-29T10:30:00'), 12)).toBe(at('2025-02-28T10:30:00'));
  expect(monthsAfter(at('2026-12-01T00:00:00'), 1)).toBe(at('2027-01-01T00:00:00'));
});

// New York leaps over 02:00 to 03:00 on 8 March 2026: a zone that is asked would be an hour off.
test.each(['America/New_York', 'Asia/Kolkata', 'UTC'])('the zone of the machine does not matter: %s', (zone) => {
  const root = join(__dirname, '../../..');
  const code = `const { formatTime } = require('./src/core/lib/time'); const { dayOf, timeOf, startOfDay } = require('./server/lib/shanghai');
    const at = Date.parse('2026-03-08T02:30:00+08:00');
    console.log(JSON.stringify([formatTime(at, 'YYYY-MM-DD h:m:s'), dayOf(at), timeOf(at), startOfDay(at)]));`;
  const said = execFileSync(process.execPath, ['--import', 'tsx', '-e', code], {
    cwd: root,
    env: { ...process.env, TZ: zone },
    encoding: 'utf8',
  });
  expect(JSON.parse(said)).toEqual(['2026-03-08 02:30:00', '2026-03-08', '02:30', at('2026-03-08T00:00:00')]);
});
