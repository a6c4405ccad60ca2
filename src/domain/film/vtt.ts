/** Captions of a film: what is said from which second to which. The server reads them from WebVTT. */

export interface Cue {
  /** Seconds. */
  from: number;
  to: number;
  text: string;
}

/** What is said at this second; of several at once the earlier stands above. */
export const captionAt = (cues: readonly Cue[], second: number): string =>
  cues
    .filter(({ from, to }) => from <= second && second < to)
    .map(({ text }) => text)
    .join('\n');
