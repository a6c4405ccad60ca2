/** Time as a dependency (rule 1.9), so that tests move it instead of waiting. No other file of the app reads the clock of the phone. */
export interface Clock {
  /** Epoch milliseconds of the server, as far as its answers have told them: the phone's own clock may be wrong, or set meanwhile. */
  now(): number;
  /** What the phone itself says, for what it keeps: the next launch compares it before any answer has told the time. */
  phone(): number;
  /** Milliseconds of a clock that nobody sets, since some moment: what an interval is measured with. */
  steady(): number;
  /** Runs `fn` once after `ms`; the returned function cancels it. */
  later(ms: number, fn: () => void): () => void;
}
export interface HeardClock extends Clock {
  /** The header `Date` of an answer to a question that was asked at this moment of `steady`. */
  hear(date: string | null | undefined, asked: number): void;
}

/** The mini-program has no clock of this kind: there the steps forward of its only one are added up. */
function stepsOf(read: () => number): () => number {
  let [last, passed] = [read(), 0];
  return () => {
    const at = read();
    passed += Math.max(0, at - last);
    last = at;
    return passed;
  };
}

/** A header says whole seconds. */
const TOLD_TO = 1000;

export function createClock(read: () => number, steady: () => number): HeardClock {
  /** What is added to the phone's clock lies between these two: each answer, quick or slow, leaves what it does not rule out. */
  let [least, most] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  /** Where `steady` began on the phone's clock, which falls below when it is set back; while the phone sleeps `steady` may stand still. */
  let begin = Number.NEGATIVE_INFINITY;
  const phone = () => Math.max(read(), Math.round(begin + steady()));
  return {
    // A clock that no answer contradicts is right.
    now: () => phone() + (least > 0 || most < 0 ? Math.round((least + most) / 2) : 0),
    phone,
    steady,
    hear(date, asked) {
      const told = Date.parse(date ?? '');
      if (Number.isNaN(told)) return;
      const at = phone();
      const [from, to] = [told - at, told + TOLD_TO - at + steady() - asked];
      // Nothing is left: the clock was set meanwhile.
      [least, most] = from > most || to < least ? [from, to] : [Math.max(least, from), Math.min(most, to)];
      begin = at - steady();
    },
    later: (ms, fn) => {
      const timer = setTimeout(fn, ms);
      return () => clearTimeout(timer);
    },
  };
}

const read = () => Date.now();
export const systemClock = createClock(
  read,
  process.env.TARO_ENV === 'weapp' ? stepsOf(read) : () => performance.now(),
);
