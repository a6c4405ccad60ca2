/**
 * When a film was seen (rule 44.1): seconds that really played, not those that were jumped over. Pause and resume go on, and a film counts once
 * for each time it is opened.
 */

/** A step of the player that is longer than this is a jump. */
const STEP = 2.5;
/** So many seconds further by playing, not by a jump. */
export const isStep = (seconds: number): boolean => seconds > 0 && seconds <= STEP;
const COUNTS_AFTER = 3;
/** Shorter than this, half of it counts. */
const SHORT = 6;
export const FINISHED = 0.95;

/** Seconds after which a film, or a piece of one, counts as played. */
export const countsAfter = (length: number): number => (length > 0 && length < SHORT ? length / 2 : COUNTS_AFTER);

export interface Watched {
  /** The player says where it is; what that makes of it, each once. */
  at(second: number): readonly ('play' | 'finish')[];
  /** The next second is somewhere else. */
  jump(): void;
  /** Counted, so its place is worth keeping. */
  readonly counted: boolean;
}

/** `length` of the film; `piece`: of the piece that was asked for, if one was. */
export function createWatched(length: () => number, piece?: number): Watched {
  let last: number | undefined;
  let seen = 0;
  let counted = false;
  let finished = false;
  return {
    get counted() {
      return counted;
    },
    jump() {
      last = undefined;
    },
    at(second) {
      const step = last === undefined ? 0 : second - last;
      last = second;
      if (!isStep(step)) return [];
      seen += step;
      const said: ('play' | 'finish')[] = [];
      // To the thousandth: sums of tenths are never quite what they look like.
      if (!counted && seen + 0.001 >= countsAfter(piece ?? length())) {
        counted = true;
        said.push('play');
      }
      if (!finished && length() > 0 && second >= length() * FINISHED) {
        finished = true;
        said.push('finish');
      }
      return said;
    },
  };
}
