/** When tea runs out (rule 29.9), numbers as they are typed (29.1), birthdays of the next days: without a database. */
import fc from 'fast-check';
import { birthdaysFrom, whyOf } from '../../../server/domains/staff/client/home';
import { runOut } from '../../../server/domains/staff/client/linked/refill';
import { DIAL_CODES, readMobile } from '../../../server/domains/staff/client/mobile';
import { DAY_MS, dayOf, instantOf, startOfDay } from '../../../server/lib/shanghai';

const at = (day: string, hours = 10) => instantOf(day) + hours * 3_600_000;

test.each([
  ['one purchase lasts by the usual figure', [{ at: at('2026-05-01'), grams: 80 }], '2026-05-11', false],
  [
    'two tell the habit: 100 g in 20 days',
    [
      { at: at('2026-05-01'), grams: 100 },
      { at: at('2026-05-21'), grams: 50 },
    ],
    '2026-05-31',
    true,
  ],
  [
    'what is bought on one day is one purchase',
    [
      { at: at('2026-05-01', 1), grams: 40 },
      { at: at('2026-05-01', 23), grams: 40 },
    ],
    '2026-05-11',
    false,
  ],
  [
    'in no order',
    [
      { at: at('2026-05-21'), grams: 50 },
      { at: at('2026-05-01'), grams: 100 },
    ],
    '2026-05-31',
    true,
  ],
  [
    'a gift of kilograms is nobody’s habit',
    [
      { at: at('2026-05-01'), grams: 50_000 },
      { at: at('2026-05-02'), grams: 500 },
    ],
    '2026-05-07',
    true,
  ],
  [
    'what was given back is no purchase',
    [
      { at: at('2026-05-01'), grams: 80 },
      { at: at('2026-05-09'), grams: 0 },
    ],
    '2026-05-11',
    false,
  ],
] as const)('%s', (_, purchases, day, known) => {
  const found = runOut(purchases, 8)!;
  expect([dayOf(found.at), found.known]).toEqual([day, known]);
});

test('nothing bought runs out never; more of it never runs out sooner, and never before it was bought', () => {
  expect(runOut([], 8)).toBeUndefined();
  const purchase = fc.record({
    at: fc.integer({ min: 0, max: 2_000 }).map((day) => at('2020-01-01') + day * DAY_MS),
    grams: fc.integer({ min: 1, max: 3_000 }),
  });
  fc.assert(
    fc.property(fc.array(purchase, { minLength: 1, maxLength: 8 }), fc.integer({ min: 1, max: 30 }), (all, usual) => {
      const found = runOut(all, usual)!;
      const newest = Math.max(...all.map((one) => one.at));
      const more = all.map((one) =>
        startOfDay(one.at) === startOfDay(newest) ? { ...one, grams: one.grams * 2 } : one,
      );
      return found.at > startOfDay(newest) && runOut(more, usual)!.at >= found.at;
    }),
  );
});

test('today’s list says why', () => {
  const found = runOut(
    [
      { at: at('2026-05-01'), grams: 100 },
      { at: at('2026-05-21'), grams: 50 },
    ],
    8,
  )!;
  expect(whyOf(found)).toBe('5月21日买了 50 克，平常一天约 5 克，5月31日前后喝完');
  expect(whyOf(runOut([{ at: at('2026-05-01'), grams: 80 }], 8)!)).toBe(
    '5月1日买了 80 克，按一天 8 克算，5月11日前后喝完',
  );
});

test('birthdays run over the end of a year, and 29 February is kept on the 28th of other years', () => {
  expect(birthdaysFrom(at('2026-12-29'))).toEqual(['12-29', '12-30', '12-31', '01-01', '01-02', '01-03', '01-04']);
  expect(birthdaysFrom(at('2026-02-26'))).toContain('02-29');
  expect(birthdaysFrom(at('2028-02-26')).filter((day) => day === '02-29')).toHaveLength(1);
  expect(birthdaysFrom(at('2026-03-01'))).not.toContain('02-29');
});

test('however a number is written, it is read as the same one', () => {
  const mobile = fc
    .tuple(fc.integer({ min: 3, max: 9 }), fc.integer({ min: 0, max: 999_999_999 }))
    .map(([a, b]) => `1${a}${String(b).padStart(9, '0')}`);
  const prefix = fc.constantFrom('', '+86', '0086', '+86 ', '0086-', '86', '（+86）', '＋８６', '+86\u200b', '+0086');
  const gap = fc.constantFrom('', ' ', '-', '\u00a0', '‑', '.', '\u202c');
  fc.assert(
    fc.property(mobile, prefix, gap, fc.boolean(), (number, before, between, wide) => {
      const digits = wide ? number.replace(/\d/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0)) : number;
      const text = `${before}${digits.slice(0, 3)}${between}${digits.slice(3, 7)}${between}${digits.slice(7)}`;
      expect({ text, ...readMobile(text) }).toEqual({ text, countryCode: '86', mobile: number });
    }),
  );
});

test('a number of another country keeps its own length', () => {
  expect(readMobile('+852 9123 4567')).toEqual({ countryCode: '852', mobile: '91234567' });
  expect(readMobile('(+81) 090-1234-5678')).toEqual({ countryCode: '81', mobile: '9012345678' });
  expect(readMobile('07911 123456', '44')).toEqual({ countryCode: '44', mobile: '7911123456' });
  for (const text of ['', 'abc', '12345', '+999 1234567', '0571-88886666', '138000000011'])
    expect([text, readMobile(text)]).toEqual([text, undefined]);
  expect(new Set(DIAL_CODES.map(({ code }) => code)).size).toBe(DIAL_CODES.length);
});
