/** Hours that go past midnight, and the half hours of a room: without a database, over random uses. */
import fc from 'fast-check';
import { isOpen, isWithin, nextOpening, openingDayOf, openingOf } from '../../../server/domains/offer/store/hours';
import { hoursText } from '../../../server/domains/offer/store/presenter';
import { keyOfSlot, slotsOf, SLOT_MS, type Use } from '../../../server/domains/offer/room/slots';

const at = (text: string) => Date.parse(`${text}:00+08:00`);
const LATE = { open: '18:00', close: '02:00', closedDays: [1] };

test('rule 31.1: what is past midnight belongs to the day it opened on', () => {
  expect(openingOf(LATE, '2026-06-16')).toEqual({ from: at('2026-06-16T18:00'), to: at('2026-06-17T02:00') });
  expect(openingOf(LATE, '2026-06-15')).toBeUndefined();
  expect(openingOf(LATE, '2026-06-31')).toBeUndefined();
  expect(isOpen(LATE, at('2026-06-17T01:59'))).toBe(true);
  expect(isOpen(LATE, at('2026-06-17T02:00'))).toBe(false);
  // The night of Sunday, although Monday stays closed.
  expect(isOpen(LATE, at('2026-06-15T00:30'))).toBe(true);
  expect(isOpen(LATE, at('2026-06-15T18:30'))).toBe(false);
  expect(openingDayOf(LATE, at('2026-06-17T00:30'))).toBe('2026-06-16');
  expect(openingDayOf(LATE, at('2026-06-17T18:30'))).toBe('2026-06-17');
  expect(nextOpening(LATE, at('2026-06-15T01:00'))).toBe(at('2026-06-16T18:00'));
  expect(hoursText(LATE)).toBe('18:00-次日02:00（周一休息）');
});

test('rule 31.1: a use is half open and ends with the hours at the latest', () => {
  const use = (from: string, to: string) => isWithin(LATE, { from: at(from), to: at(to) });
  expect(use('2026-06-16T18:00', '2026-06-17T02:00')).toBe(true);
  expect(use('2026-06-17T00:30', '2026-06-17T02:30')).toBe(false);
  expect(use('2026-06-16T17:30', '2026-06-16T19:00')).toBe(false);
  // Round the clock: one opening ends as the next begins.
  expect(
    isWithin(
      { open: '06:00', close: '06:00', closedDays: [] },
      { from: at('2026-06-16T23:30'), to: at('2026-06-17T05:30') },
    ),
  ).toBe(true);
});

test('rule 31.2: two uses share a half hour exactly when one begins before the other is over and cleared', () => {
  const anyUse = fc
    .tuple(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 1, max: 8 }))
    .map(([start, length]): Use => ({
      from: at('2026-06-16T00:00') + start * SLOT_MS,
      to: at('2026-06-16T00:00') + (start + length) * SLOT_MS,
    }));
  fc.assert(
    fc.property(anyUse, anyUse, fc.integer({ min: 0, max: 120 }), (a, b, buffer) => {
      const keys = new Set(slotsOf(a, buffer).map(keyOfSlot));
      const meet = slotsOf(b, buffer).some((slot) => keys.has(keyOfSlot(slot)));
      // On the grid the next start after a turn-over is the next half hour.
      const cleared = (use: Use) => Math.ceil((use.to + buffer * 60_000) / SLOT_MS) * SLOT_MS;
      expect(meet).toBe(a.from < cleared(b) && b.from < cleared(a));
    }),
  );
});

test('rule 31.2: between the grid a use takes every half hour that it touches', () => {
  const slots = slotsOf({ from: at('2026-06-16T23:10'), to: at('2026-06-17T00:10') }, 15);
  expect(slots.map(keyOfSlot)).toEqual(['2026-06-16 46', '2026-06-16 47', '2026-06-17 0']);
});
