/**
 * Which seconds of a film were really played: not paused, not hidden, not jumped over (rule C1 of the college). A second counts when its
 * middle was played, so two plays that meet have no hole between them, and the seconds of two plays together are those of each.
 */

/** Seconds of a film: `from` is one of them, `to` is not. */
export type Span = readonly [from: number, to: number];

/** In their order, those that touch as one. */
export function union(...all: readonly (readonly Span[])[]): Span[] {
  const sorted = all
    .flat()
    .filter(([from, to]) => to > from)
    .sort(([a], [b]) => a - b);
  const joined: [number, number][] = [];
  for (const [from, to] of sorted) {
    const last = joined[joined.length - 1];
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

/** What of `spans` is not in `less`. */
export function without(spans: readonly Span[], less: readonly Span[]): Span[] {
  const cut = (left: Span[], [from, to]: Span): Span[] =>
    left.flatMap(([a, b]): Span[] =>
      [[a, Math.min(b, from)] as const, [Math.max(a, to), b] as const].filter(([x, y]) => y > x),
    );
  return less.reduce(cut, union(spans));
}

export const lengthOf = (spans: readonly Span[]): number => spans.reduce((sum, [from, to]) => sum + to - from, 0);

/** The whole seconds whose middle lies in one of them. */
const secondsOf = (played: readonly Span[]): Span[] => {
  const firstFrom = (at: number) => Math.max(0, Math.ceil(at - 0.5));
  return union(played.map(([from, to]) => [firstFrom(from), firstFrom(to)]));
};

/** A device may have lost this much between two plays that the person saw as one. */
const HOLE = 2;
/** How far one may jump where what was not seen cannot be left out: to the end of what was covered from the beginning on. */
export function reachOf(covered: readonly Span[]): number {
  let reach = 0;
  for (const [from, to] of union(covered)) {
    if (from > reach + HOLE) break;
    reach = to;
  }
  return reach;
}

/** What a player tells: the second of the film it is at, and the milliseconds of a clock that nobody sets. */
export interface Heard {
  kind: 'play' | 'pause' | 'time' | 'seek' | 'hide' | 'show' | 'rate' | 'ended';
  /** Of `seek`: where it goes on. */
  at: number;
  now: number;
  /** Of `rate`: from now on. */
  rate?: number;
}

export interface Recorder {
  hear(heard: Heard): void;
  /** Whole seconds since the recorder began. */
  spans(): Span[];
}

/** Seconds by which what a device says of a playing film may be ahead of its clock. */
const SLACK = 1;

export function createRecorder(): Recorder {
  let played: Span[] = [];
  let isPlaying = false;
  let isHidden = false;
  let rate = 1;
  let last: { at: number; now: number } | undefined;

  /** From where it last was, unless it is further than the film can have run meanwhile: then it jumped. */
  const come = ({ at, now }: Heard) => {
    if (!Number.isFinite(at)) return;
    const ran = last ? ((now - last.now) / 1000) * rate + SLACK : 0;
    if (last && isPlaying && !isHidden && at > last.at && at - last.at <= ran) played = union(played, [[last.at, at]]);
    last = { at, now };
  };
  return {
    hear(heard) {
      // Where a jump began was told by the last `time`.
      if (heard.kind === 'seek') last = Number.isFinite(heard.at) ? { at: heard.at, now: heard.now } : undefined;
      else come(heard);
      if (heard.kind === 'play') isPlaying = true;
      if (heard.kind === 'pause' || heard.kind === 'ended') isPlaying = false;
      if (heard.kind === 'hide') isHidden = true;
      if (heard.kind === 'show') isHidden = false;
      if (heard.rate !== undefined && heard.rate > 0) rate = heard.rate;
    },
    spans: () => secondsOf(played),
  };
}
