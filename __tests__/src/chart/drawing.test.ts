/** What charts draw (R3, R7): a gap is no line, one point is seen, zeros keep the axis, a day below zero, many days, a fen beside millions. */
import fc from 'fast-check';
import {
  funnelPart,
  HEIGHT,
  heightOf,
  heatStep,
  leftOf,
  linePath,
  lineSvg,
  marksOf,
  partOf,
  scaleOf,
  WIDTH,
  type Scale,
  type Value,
} from '@/domain/chart/scale';
import { curveSvg, endOf, pointsOf } from '@/domain/chart/curve';
import { changeText, isGood, shortMoney, shortText, signedMoney } from '@/chart/cards/words';

const scale = scaleOf([0, 300], 1);
const moves = (path: string) => path.match(/M/g)?.length ?? 0;

test('a gap breaks the line, a point alone is a dot, nothing draws nothing', () => {
  expect(moves(linePath([100, 200, undefined, 300, 100], scale))).toBe(2);
  expect(linePath([100, undefined, 300], scale)).toMatch(/h0\.1.*M280 .*h0\.1$/);
  expect(linePath([200], scale)).toBe(`M${WIDTH / 2} ${heightOf(200, scale)}h0.1`);
  expect(linePath([undefined, undefined], scale)).toBe('');
  expect(lineSvg([], scale)).not.toContain('<path');
});

test('zeros lie on the axis; a day below zero lies under it', () => {
  const zeros = scaleOf([0, 0, 0], 100);
  expect(zeros.ticks).toEqual([300, 200, 100, 0]);
  expect(linePath([0, 0], zeros)).toBe(`M0 ${HEIGHT}C140 ${HEIGHT} 140 ${HEIGHT} 280 ${HEIGHT}`);
  const below = scaleOf([500, -200, 300], 100);
  expect(below.low).toBeLessThanOrEqual(-200);
  expect(heightOf(-200, below)).toBeGreaterThan(heightOf(0, below));
  expect(heightOf(0, below)).toBeLessThan(HEIGHT);
});

test('ninety-two days: the first and the last are named, few between, and each has its place', () => {
  expect(marksOf(92)).toEqual([0, 23, 46, 68, 91]);
  expect(marksOf(1)).toEqual([0]);
  expect([leftOf(0, 92), leftOf(91, 92)]).toEqual([0, WIDTH]);
  expect(
    linePath(
      Array.from({ length: 92 }, (_, i) => i),
      scaleOf([91], 1),
    ).match(/C/g),
  ).toHaveLength(91);
});

test('a fen beside ten million yuan is seen, and the scale is readable', () => {
  const wide = scaleOf([1, 1_000_000_000], 100);
  expect(wide.ticks.at(-1)).toBe(0);
  expect(wide.ticks.every((tick) => shortMoney(tick).length <= 7)).toBe(true);
  expect([1, 800_000, -1_400_000].map(shortMoney)).toEqual(['0.01', '8,000', '-1.4 万']);
  expect(['999900', '12346789', '-12346789'].map((value) => shortText({ kind: 'money', value }))).toEqual([
    '9,999',
    '12.34 万',
    '-12.34 万',
  ]);
  expect([partOf(1, 1_000_000_000), partOf(0, 10), partOf(-5, 10)]).toEqual([2, 0, 50]);
  expect(funnelPart(1, 1_000_000)).toBe(4);
  expect([heatStep(0, 9), heatStep(1, 9), heatStep(9, 9), heatStep(3, 0)]).toEqual([0, 1, 5, 0]);
});

test('a running day is the last leg alone; each series has a dash of its own', () => {
  const svg = lineSvg([1, 2, 3], scaleOf([3], 1), { running: true });
  expect(svg.match(/<path/g)).toHaveLength(2);
  expect(svg).toContain('stroke-dasharray="2 4"');
  const dashes = [0, 1, 2, 3, 4].map((nth) => /dasharray="([^"]*)"/.exec(lineSvg([1, 2], scale, { nth }))?.[1]);
  expect(new Set(dashes).size).toBe(5);
});

test('whatever the values: no path says NaN, all of it stays inside, and gaps stay gaps', () => {
  const value: fc.Arbitrary<Value> = fc.option(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), {
    nil: undefined,
  });
  fc.assert(
    fc.property(fc.array(value, { maxLength: 100 }), fc.boolean(), (values, running) => {
      const own = scaleOf(
        values.flatMap((one) => one ?? []),
        100,
      );
      const svg = lineSvg(values, own, { running });
      expect(svg).not.toMatch(/NaN|Infinity/);
      for (const one of values)
        if (one !== undefined) {
          expect(heightOf(one, own)).toBeGreaterThanOrEqual(-0.1);
          expect(heightOf(one, own)).toBeLessThanOrEqual(HEIGHT + 0.1);
        }
      const runs = values.filter((one, at) => one !== undefined && values[at - 1] === undefined).length;
      expect(moves(linePath(values, own))).toBe(runs);
    }),
  );
});

/** The cases of R3: values in fen, as many as a chart has labels. */
const fen = fc.integer({ min: -100_000_000_000, max: 100_000_000_000 });
const some = { minLength: 2, maxLength: 92 };
const CASES: Record<string, fc.Arbitrary<Value[]>> = {
  nothing: fc.constant([]),
  'only gaps': fc.array(fc.constant(undefined), some),
  'one point': fc.tuple(fen),
  'one point among gaps': fc
    .tuple(fc.nat(20), fen, fc.nat(20))
    .map(([before, value, after]) => [
      ...Array.from({ length: before }, () => undefined),
      value,
      ...Array.from({ length: after }, () => undefined),
    ]),
  'all equal': fc.tuple(fen, fc.integer({ min: 2, max: 92 })).map(([value, many]) => Array(many).fill(value)),
  'all zero': fc.integer({ min: 2, max: 92 }).map((many) => Array(many).fill(0)),
  'all below zero': fc.array(fc.integer({ min: -100_000_000_000, max: -1 }), some),
  'one day below zero': fc.tuple(fc.array(fc.nat(1_000_000), some), fc.integer({ min: -1_000_000, max: -1 })).map(flat),
  gaps: fc.array(fc.option(fen, { nil: undefined }), some),
  'a fen beside ten million yuan': fc
    .array(fc.constantFrom<Value>(0, 1, 1_000_000_000, undefined), some)
    .map((values) => [1, ...values, 1_000_000_000]),
};
function flat([values, low]: [number[], number]): Value[] {
  return [...values, low];
}
/** Numbers of a path, two by two, without the dot of a point alone. */
const pointsIn = (path: string): [number, number][] => {
  const numbers = path.replace(/h0\.1/g, '').match(/-?\d+(\.\d+)?/g) ?? [];
  return Array.from({ length: numbers.length / 2 }, (_, at) => [Number(numbers[2 * at]), Number(numbers[2 * at + 1])]);
};

describe.each(Object.entries(CASES))('%s', (_name, values) => {
  const draws = (check: (values: Value[], own: Scale, known: number[]) => void) =>
    fc.assert(
      fc.property(values, fc.constantFrom(1, 100), (drawn, least) => {
        const known = drawn.flatMap((value) => value ?? []);
        check(drawn, scaleOf(known, least), known);
      }),
      { numRuns: 40 },
    );

  test('the grid is even, round, holds zero and every value, and has few lines with short words', () =>
    draws((_values, { ticks, low, high }, known) => {
      const apart = ticks[0]! - ticks[1]!;
      expect(apart).toBeGreaterThan(0);
      ticks.slice(1).forEach((tick, at) => expect(ticks[at]! - tick).toBeCloseTo(apart));
      expect(ticks).toContain(0);
      expect([ticks[0], ticks.at(-1)]).toEqual([high, low]);
      expect([low <= Math.min(0, ...known), high >= Math.max(0, ...known)]).toEqual([true, true]);
      expect(ticks.length).toBeLessThanOrEqual(6);
      expect(/^(1|2|25|5)0*$/.test(String(apart))).toBe(true);
      for (const tick of ticks) expect(shortMoney(tick).length).toBeLessThanOrEqual(9);
    }));

  test('every point that is known stands at its height and at its day, and between two the line says no more than they do', () =>
    draws((drawn, own) => {
      const path = linePath(drawn, own);
      expect(path).not.toMatch(/NaN|Infinity|undefined|e[+-]/);
      for (const [x, y] of pointsIn(path)) {
        expect([x >= 0, x <= WIDTH, y >= 0, y <= HEIGHT]).toEqual([true, true, true, true]);
      }
      const ends = [...path.matchAll(/M(\S+) ([\d.]+)|C\S+ \S+ \S+ \S+ (\S+) ([\d.]+)/g)].map(([, mx, my, cx, cy]) => [
        Number(mx ?? cx),
        Number(my ?? cy),
      ]);
      expect(ends).toEqual(
        drawn.flatMap((value, at) => (value === undefined ? [] : [[leftOf(at, drawn.length), heightOf(value, own)]])),
      );
      // Both middle points of a leg are as high as its ends.
      let from = 0;
      for (const [, my, , firstY, , secondY, , y] of path.matchAll(
        /M\S+ ([\d.]+)|C(\S+) (\S+) (\S+) (\S+) (\S+) ([\d.]+)/g,
      )) {
        if (my === undefined) expect([Number(firstY), Number(secondY)]).toEqual([from, Number(y)]);
        from = Number(my ?? y);
      }
    }));

  test('higher is more, whatever is beside it; the same is the same', () =>
    draws((drawn, own, known) => {
      const sorted = [...known].sort((a, b) => a - b);
      sorted.slice(1).forEach((value, at) => {
        expect(heightOf(value, own)).toBeLessThanOrEqual(heightOf(sorted[at]!, own));
      });
      expect(scaleOf(known, 100)).toEqual(scaleOf([...known].reverse(), 100));
      expect(lineSvg(drawn, own)).toBe(lineSvg([...drawn], own));
    }));

  test('a line with what lies under it spans its width, one value too, and ends where it is marked', () =>
    draws((_values, own, known) => {
      const svg = curveSvg(known, own);
      expect(svg).not.toMatch(/NaN|Infinity|undefined/);
      expect(svg.match(/<path/g) ?? []).toHaveLength(known.length === 0 ? 0 : 2);
      for (const [, path = ''] of svg.matchAll(/ d="([^"]+)"/g)) expect(path).toMatch(/^M0 [\d.]+C/);
      const points = pointsOf(known, own);
      if (points.length === 0) return;
      expect([points[0]![0], points.at(-1)![0]]).toEqual([0, WIDTH]);
      expect(points.at(-1)![1]).toBe(heightOf(known.at(-1)!, own));
      expect([endOf(known, own) >= 0, endOf(known, own) <= 100]).toEqual([true, true]);
    }));

  test('bars, a funnel and a heat row: what there is at all is seen, and nothing is wider than all of it', () =>
    draws((_values, _own, known) => {
      const most = Math.max(0, ...known.map(Math.abs));
      for (const value of known) {
        const [bar, step, heat] = [partOf(value, most), funnelPart(value, most), heatStep(value, most)];
        expect([bar > 0, step > 0, heat > 0]).toEqual([value !== 0, value > 0, value > 0]);
        for (const [drawn, whole] of [
          [bar, 100],
          [step, 100],
          [heat, 5],
        ] as const)
          expect([drawn >= 0, drawn <= whole]).toEqual([true, true]);
      }
    }));
});

test('changes in words', () => {
  expect([undefined, 0, 1240, -460].map(changeText)).toEqual(['没有可比', '持平', '▲ 12.4 %', '▼ 4.6 %']);
  expect([isGood({ key: 'refundRate', compareBp: 5 }), isGood({ key: 'sales', compareBp: 5 })]).toEqual([false, true]);
  expect([signedMoney(-500), signedMoney(500), signedMoney(0)]).toEqual(['-¥5', '+¥5', '¥0']);
});
