export interface PlayerHandle {
  seek(seconds: number): void;
  /** Goes on in a small window of the device; false where there is none. */
  small(): Promise<boolean>;
  /** What is seen now as the address of a picture; undefined where the device does not give it. */
  frame(): string | undefined;
}
export interface PlayerProps {
  src: string;
  poster: string;
  /** What is shown, for screen readers. */
  label: string;
  /** Whether the film shall play; `onBlocked` is called when the device first wants a touch. */
  playing: boolean;
  /** 1 unless given. */
  rate?: number;
  /** Second to begin at, read whenever a new address is loaded; the first unless given. */
  start?: number;
  className?: string;
  onTime?: (seconds: number) => void;
  onLength?: (seconds: number) => void;
  /** What the device itself did: a call came in, the small window was closed. */
  onPlaying?: (playing: boolean) => void;
  onWaiting?: (waiting: boolean) => void;
  onEnd: () => void;
  onBlocked: () => void;
  onFail: () => void;
}
