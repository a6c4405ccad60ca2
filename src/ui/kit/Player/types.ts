export interface PlayerHandle {
  seek(seconds: number): void;
  /** Goes on in a small window of the device; false where there is none. */
  small(): Promise<boolean>;
  /** What is seen now as the address of a picture; undefined where the device does not give it. */
  frame(): string | undefined;
  /** All that is still to come is on the device: a new address would bring nothing. */
  hasRest(): boolean;
}
export interface PlayerProps {
  /** A file, or a stream of pieces (m3u8). */
  src: string;
  poster: string;
  /** What is shown, for screen readers. */
  label: string;
  /** audio: a sound, with its poster as the picture. */
  kind?: 'video' | 'audio';
  /** Whether the film shall play; `onBlocked` is called when the device first wants a touch. */
  playing: boolean;
  /** 1 unless given. */
  rate?: number;
  muted?: boolean;
  /** cover: the picture fills its place, and what is too much of it is cut. */
  fit?: 'contain' | 'cover';
  /** Another number than before: what is there is opened anew. */
  round?: number;
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

/** A list of pieces in place of a file. */
export const isStream = (src: string): boolean => /\.m3u8(?:$|[?#])/i.test(src);
