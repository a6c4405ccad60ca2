export interface ScrubberProps {
  /** Seconds. */
  value: number;
  max: number;
  /** Seconds at which something begins. */
  marks: readonly number[];
  label: string;
  /** How a second is said: 0:07. */
  format: (seconds: number) => string;
  /** The finger let go at this second. */
  onSeek: (seconds: number) => void;
  /** A finger holds it: the controls must not fade now. */
  onHold?: () => void;
}
