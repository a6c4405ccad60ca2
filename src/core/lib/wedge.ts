/** Tells a scanner at the keyboard from fingers: it types a whole code within a blink and ends it with Enter. Pure; times in ms. */

/** Between two keys of a scanner; fingers take longer. */
const FAST_MS = 60;
const SHORTEST = 4;

export interface Wedge {
  /** A key went down. The code when it ends one, undefined otherwise. */
  press(key: string, at: number): string | undefined;
}

export function createWedge(): Wedge {
  let code = '';
  let last = -Infinity;
  return {
    press(key, at) {
      const isFast = at - last <= FAST_MS;
      last = at;
      if (key === 'Enter') {
        const found = isFast && code.length >= SHORTEST ? code : undefined;
        code = '';
        return found;
      }
      // Shift and its like come between the letters of a code.
      if (key.length !== 1) return undefined;
      code = isFast ? code + key : key;
      return undefined;
    },
  };
}
