/** Rule 41.1 for any sequence of plays: what was covered is the union, it only grows, and the order of the reports does not matter. */
import fc from 'fast-check';
import {
  beyond,
  firstOf,
  reachOf,
  sizeOf,
  union,
  within,
  type Range,
} from '../../../server/domains/offer/course/ranges';
import {
  beginningOf,
  coursePercent,
  isAhead,
  isCovered,
  joined,
  lessonPercent,
  marked,
  mostPlayed,
  refusedBack,
  startOf,
  waiting,
  type Played,
} from '../../../server/domains/offer/course/rules';

const SECONDS = 300;
const DAY = 86_400_000;
/** As players and broken ones report: whole and broken seconds, beyond both ends, backwards, empty. */
const anyRange = fc.tuple(fc.integer({ min: -20, max: SECONDS + 60 }), fc.integer({ min: -20, max: SECONDS + 60 }));
const ranges = fc.array(anyRange, { maxLength: 12 });
const odd = fc.array(
  fc.tuple(fc.oneof(fc.double(), fc.integer(), fc.constant(NaN)), fc.oneof(fc.double(), fc.integer())),
  { maxLength: 4 },
);
const reports = fc.array(ranges, { maxLength: 8 });

/** The same by the second. */
const secondsOf = (sets: readonly (readonly Range[])[]): Set<number> => {
  const seen = new Set<number>();
  for (const [from, to] of sets.flat()) for (let at = from; at < to; at += 1) seen.add(at);
  return seen;
};
const NOTHING: Played = { ranges: [], position: 0, positionAt: 0 };
const play = (sets: readonly (readonly Range[])[]): Played =>
  sets.reduce<Played>((known, own, i) => joined(known, { ranges: own, position: 1, at: i + 1 }, SECONDS), NOTHING);

test('what is covered is the union by the second, in order, and none touches the next', () => {
  fc.assert(
    fc.property(reports, (sets) => {
      const { ranges: got } = play(sets);
      const wanted = secondsOf(sets.map((set) => within(set, SECONDS)));
      expect(sizeOf(got)).toBe(wanted.size);
      expect(secondsOf([got])).toEqual(wanted);
      got.forEach(([from, to], i) => {
        expect(from).toBeLessThan(to);
        expect(Number.isInteger(from) && Number.isInteger(to)).toBe(true);
        expect(from >= 0 && to <= SECONDS).toBe(true);
        if (i > 0) expect(from).toBeGreaterThan(got[i - 1]?.[1] ?? -1);
      });
    }),
  );
});

test('two devices, late and repeated reports: the order does not matter, and twice is once', () => {
  fc.assert(
    fc.property(
      reports.chain((sets) => fc.tuple(fc.constant(sets), fc.shuffledSubarray(sets, { minLength: sets.length }))),
      ([sets, other]) => {
        expect(play(other).ranges).toEqual(play(sets).ranges);
        expect(play([...sets, ...other]).ranges).toEqual(play(sets).ranges);
      },
    ),
  );
});

test('it only grows: no report takes a second away', () => {
  fc.assert(
    fc.property(ranges, fc.oneof(ranges, odd), fc.integer({ min: -5, max: 400 }), (before, next, position) => {
      const known = play([before]);
      const after = joined(known, { ranges: next, position, at: 9 }, SECONDS);
      expect(beyond(after.ranges, known.ranges)).toEqual([]);
      expect(sizeOf(after.ranges)).toBeGreaterThanOrEqual(sizeOf(known.ranges));
    }),
  );
});

test('empty, older and out-of-range reports change nothing', () => {
  const known: Played = { ranges: [[0, 60]], position: 60, positionAt: 1000 };
  const same = { ...known, isChanged: false };
  expect(joined(known, { ranges: [], position: 0, at: 2000 }, SECONDS)).toEqual(same);
  expect(joined(known, { ranges: [], position: 20, at: 900 }, SECONDS)).toEqual(same);
  expect(joined(known, { ranges: [[10, 40]], position: 40, at: 900 }, SECONDS)).toEqual(same);
  expect(joined(known, { ranges: [[SECONDS, SECONDS + 9]], position: SECONDS + 9, at: 2000 }, SECONDS)).toEqual(same);
  expect(
    joined(
      known,
      {
        ranges: [
          [50, 50],
          [70, 60],
          [-9, 90],
        ],
        position: -3,
        at: 2000,
      },
      SECONDS,
    ),
  ).toEqual(same);
  expect(joined(known, { ranges: [[60.5, 90]], position: 0, at: 2000 }, SECONDS)).toEqual(same);
  // An older report of seconds that nobody had counts; where it was left does not.
  expect(joined(known, { ranges: [[80, 90]], position: 90, at: 900 }, SECONDS)).toEqual({
    ...{
      ranges: [
        [0, 60],
        [80, 90],
      ],
      position: 60,
      positionAt: 1000,
      isChanged: true,
    },
  });
});

test('what is beyond is what was not known, and the first seconds of it are as many as were allowed', () => {
  fc.assert(
    fc.property(reports, ranges, fc.nat(400), (sets, own, most) => {
      const known = play(sets).ranges;
      const next = within(own, SECONDS);
      const fresh = beyond(known, next);
      expect(sizeOf(union(known, fresh))).toBe(sizeOf(known) + sizeOf(fresh));
      expect(union(known, fresh)).toEqual(union(known, next));
      expect(sizeOf(firstOf(fresh, most))).toBe(Math.min(most, sizeOf(fresh)));
    }),
  );
});

test('ended after a seek is not done: nine tenths were played, or it is not', () => {
  const seek = play([
    [
      [0, 5],
      [295, 300],
    ],
  ]);
  expect(seek.ranges).toEqual([
    [0, 5],
    [295, 300],
  ]);
  expect(isCovered(sizeOf(seek.ranges), SECONDS)).toBe(false);
  expect(isCovered(269, SECONDS)).toBe(false);
  expect(isCovered(270, SECONDS)).toBe(true);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), fc.nat(10_000), (seconds, covered) => {
      expect(isCovered(covered, seconds)).toBe(covered / seconds >= 0.9);
    }),
  );
});

test('a finished lesson begins anew; played once more it goes on where that was left; any other goes on where it was', () => {
  const at = (position: number, positionAt: number, doneAt: number | null) =>
    startOf({ position, positionAt, doneAt }, SECONDS);
  expect(at(205, 9, null)).toBe(205);
  expect(at(290, 9, null)).toBe(290);
  expect(at(297, 9, null)).toBe(297);
  // Such a one would be over as it begins.
  expect([at(298, 9, null), at(300, 9, null)]).toEqual([0, 0]);
  expect(at(290, 9, 9)).toBe(0);
  // The last gap was filled in its middle.
  expect(at(110, 9, 9)).toBe(0);
  expect(at(40, 12, 9)).toBe(40);
  expect(at(290, 12, 9)).toBe(0);
});

test('a course is 100 when all of it is done, never before, and never less for more', () => {
  const lesson = fc.record({ seconds: fc.integer({ min: 1, max: 3600 }), covered: fc.nat(3600), isDone: fc.boolean() });
  fc.assert(
    fc.property(fc.array(lesson, { minLength: 1, maxLength: 12 }), fc.nat(11), (all, at) => {
      const whole = coursePercent(all);
      expect(whole === 100).toBe(all.every(({ isDone }) => isDone));
      expect(whole).toBeGreaterThanOrEqual(0);
      const more = all.map((one, i) => (i === at ? { ...one, isDone: true } : one));
      expect(coursePercent(more)).toBeGreaterThanOrEqual(whole);
      for (const one of all) expect(lessonPercent(one) === 100).toBe(one.isDone);
    }),
  );
  expect(coursePercent([])).toBe(0);
});

test('anti-skip: a report may be a little ahead of the last one, not more', () => {
  expect(isAhead([[0, 60]], [[60, 70]], SECONDS)).toBe(false);
  expect(isAhead([[0, 60]], [[72, 80]], SECONDS)).toBe(false);
  expect(isAhead([[0, 60]], [[20, 40]], SECONDS)).toBe(false);
  expect(isAhead([[0, 60]], [[76, 90]], SECONDS)).toBe(true);
  expect(isAhead([], [[120, 130]], SECONDS)).toBe(true);
  expect(
    isAhead(
      [[0, 60]],
      [
        [60, 70],
        [200, 210],
      ],
      SECONDS,
    ),
  ).toBe(true);
  expect(reachOf([[5, 60]])).toBe(0);
  // A second or two that a device loses between two plays is no gap.
  const holes: Range[] = [
    [1, 20],
    [22, 60],
  ];
  expect(reachOf(holes)).toBe(60);
  expect(isAhead(holes, [[60, 70]], SECONDS)).toBe(false);
  // Nobody is further than what was played, wherever the cursor stands.
  const placed = joined(
    { ...NOTHING, ranges: [[0, 60]] },
    { ranges: [[60, 70]], position: 250, at: 1, most: 35 },
    SECONDS,
  );
  expect(placed.position).toBe(70);
  // Seconds that a killed phone has lost long ago lock nobody out: what is behind them counts as reached.
  const torn: Range[] = [
    [1, 40],
    [48, 90],
  ];
  expect(isAhead(torn, [[90, 100]], SECONDS)).toBe(false);
  expect(isAhead(torn, [[106, 110]], SECONDS)).toBe(true);
  // What was seen before the course allowed no skipping is nothing new.
  const old: Range[] = [
    [0, 10],
    [200, 260],
  ];
  expect(isAhead(old, [[210, 220]], SECONDS)).toBe(false);
  expect(isAhead(old, [[255, 270]], SECONDS)).toBe(true);
  // Ten seconds, at twice the speed, and what a slow line adds.
  expect(mostPlayed(10_000)).toBe(35);
  const cut = joined(NOTHING, { ranges: [[0, 270]], position: 270, at: 1, most: mostPlayed(10_000) }, SECONDS);
  expect(cut.ranges).toEqual([[0, 35]]);
});

test('the beginning of a text is a part of it, to the end of a sentence', () => {
  const text = '先看执行标准。再看生产日期。\n\n“古树”没有国家标准。';
  expect(beginningOf(text, 0.5)).toBe('先看执行标准。…');
  expect(beginningOf(text, 0.1)).toBe('先看…');
  expect(beginningOf('🍵🍵🍵🍵', 0.5)).toBe('🍵🍵…');
  expect(beginningOf(text, 1)).toBe(text);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.double({ min: 0, max: 0.99, noNaN: true }), (whole, part) => {
      const beginning = beginningOf(whole, part);
      if (beginning === whole) return;
      expect(whole.startsWith(beginning.slice(0, -1))).toBe(true);
      expect(Array.from(beginning).length - 1).toBeLessThanOrEqual(Array.from(whole).length * part);
    }),
  );
});

test('lessons in order open one after the other; what is done stays open', () => {
  const of = (...done: boolean[]) => done.map((isDone, i) => ({ id: String(i), isDone }));
  expect([...waiting(of(false, false, false), true)]).toEqual(['1', '2']);
  expect([...waiting(of(true, false, true, false), true)]).toEqual(['3']);
  expect([...waiting(of(true, true), true)]).toEqual([]);
  expect([...waiting(of(false, false), false)]).toEqual([]);
});

test('back goes what was paid within seven days and learned under a fifth', () => {
  const order = { status: 'paid', paidAt: 1000, cost: 9900 };
  expect(refusedBack(order, 19, 1000 + 7 * DAY)).toBeUndefined();
  expect(refusedBack(order, 20, 2000)).toBe('已学超过20%');
  expect(refusedBack(order, 0, 1000 + 7 * DAY + 1)).toBe('已超过 7 天');
  expect(refusedBack({ ...order, cost: 0 }, 0, 2000)).toBe('免费加入的课程没有可退的金额');
  expect(refusedBack({ ...order, status: 'refunded' }, 0, 2000)).toBe('只有已开通的订单可以退款');
});

test('an answer is right when all of its options are chosen and no other; 2 of 3 pass', () => {
  const questions = [
    { key: 'a', right: ['1'] },
    { key: 'b', right: ['1', '2'] },
    { key: 'c', right: ['3'] },
  ];
  const answer = (a: string, b: string, c: string) => [
    { key: 'a', value: a },
    { key: 'b', value: b },
    { key: 'c', value: c },
  ];
  expect(marked(questions, answer('1', '2,1', '2'))).toEqual({ score: 67, isPassed: true, right: ['a', 'b'] });
  expect(marked(questions, answer('1', '1', '2'))).toEqual({ score: 33, isPassed: false, right: ['a'] });
  expect(marked(questions, answer('1', '1,2,3', '3'))).toEqual({ score: 67, isPassed: true, right: ['a', 'c'] });
  expect(marked(questions, [{ key: 'x', value: '1' }]).right).toEqual([]);
  expect(marked([], []).isPassed).toBe(false);
});
